// SPDX-License-Identifier: MIT
#include "command.h"
#include "parser.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <mutex>
#include <ostream>
#include <sstream>
#include <thread>

/// The command match: AI against AI.
namespace igroteka::cli {

using nlohmann::ordered_json;

namespace {

/// The most actions of a game; longer ones count as drawn.
constexpr std::size_t mostActions = 5000;

/// The longest rush on the simulated clock, in milliseconds; longer ones count as drawn.
constexpr std::int64_t longestRush = 24 * 3'600'000LL;

struct MatchChoice : VariantChoice {
  std::string levels;
  int games = 0;
  std::uint64_t seed = 1;
  int jobs = 0; ///< 0: as many as there are cores
  std::string folder;
  bool json = false;
};

/// What one game came to; lists by player as named, not by seat.
struct Played {
  std::vector<double> points;
  int winners = 0;
  std::size_t plies = 0;
  std::vector<double> seconds;
  std::vector<std::size_t> actions;
  std::string record;
};

std::uint64_t mixed(std::uint64_t seed, std::uint64_t with) {
  return Random(seed ^ (with * 0x9e3779b97f4a7c15U)).bits();
}

/// One game; seats are rotated by its number, and its chances depend on seed and number alone.
class OneGame {
public:
  OneGame(const ChosenVariant& chosen, const std::vector<Level>& levels, std::uint64_t seed,
          int number)
      : levels_(levels), seed_(mixed(seed, static_cast<std::uint64_t>(number))), number_(number),
        match_(std::get<std::unique_ptr<AnyMatch>>(chosen.game->create(*chosen.variant, seed_))) {
    const std::size_t count = levels.size();
    played_.points.assign(count, 0);
    played_.seconds.assign(count, 0);
    played_.actions.assign(count, 0);
    for (std::size_t seat = 0; seat < count; ++seat) {
      const auto word = wordOf(levels[playerOn(seat)]);
      match_->seats[seat] = {"Player " + std::to_string(playerOn(seat) + 1), std::string(word)};
    }
  }

  Played play() {
    if (match_->simultaneous()) {
      playRush();
    } else {
      while (match_->present() < mostActions && !match_->actors(match_->present()).empty()) {
        if (match_->tooLong(match_->present())) {
          match_->play(Actor::nature, "draw");
        } else {
          act();
        }
      }
    }
    played_.plies = match_->present();
    if (const auto ending = match_->ending(match_->present())) {
      const Actors winners = ending->outcome.winners;
      played_.winners = winners.size();
      for (const Actor seat : winners) {
        played_.points[playerOn(static_cast<std::size_t>(indexOf(seat)))] += 1.0 / winners.size();
      }
    }
    played_.record = match_->text();
    return std::move(played_);
  }

private:
  std::size_t playerOn(std::size_t seat) const {
    return (seat + static_cast<std::size_t>(number_)) % levels_.size();
  }

  /// By timed hands on a simulated clock; the time of an action is that of this clock.
  void playRush() {
    SeatLevels levels;
    for (std::size_t seat = 0; seat < levels_.size(); ++seat) {
      levels[seat] = levels_[playerOn(seat)];
    }
    const auto hands = match_->game().hands(*match_, levels, seed_);
    const auto time = playByHands(*match_, *hands, longestRush);
    for (std::size_t at = 0; at < match_->present(); ++at) {
      ++played_.actions[playerOn(static_cast<std::size_t>(indexOf(match_->actorOfPly(at))))];
    }
    played_.seconds.assign(levels_.size(), static_cast<double>(time) / 1000);
  }

  void act() {
    const std::size_t at = match_->present();
    if (const auto thrown = match_->thrown(Dice(seed_))) {
      match_->play(Actor::nature, *thrown);
      return;
    }
    const Actor seat = match_->actors(at).first();
    const std::size_t player = playerOn(static_cast<std::size_t>(indexOf(seat)));
    const auto begun = std::chrono::steady_clock::now();
    const Answer answer = match_->search(at, seat, levels_[player], mixed(seed_, at + 1))({});
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begun;
    played_.seconds[player] += time.count();
    ++played_.actions[player];
    if (const auto refused = match_->play(seat, answer.action)) {
      throw std::runtime_error("the AI chose " + inQuotes(answer.action) + ": " +
                               english(*refused));
    }
  }

  const std::vector<Level>& levels_;
  std::uint64_t seed_;
  int number_;
  std::unique_ptr<AnyMatch> match_;
  Played played_;
};

void showProgress(const Context& context, int done, int all) {
  constexpr int width = 40;
  const int filled = done * width / all;
  context.err << '\r' << '[' << std::string(static_cast<std::size_t>(filled), '#')
              << std::string(static_cast<std::size_t>(width - filled), '.') << "] " << done << '/'
              << all << (done == all ? "\n" : "") << std::flush;
}

std::vector<Played> playAll(const Context& context, const ChosenVariant& chosen,
                            const std::vector<Level>& levels, const MatchChoice& choice) {
  std::vector<Played> all(static_cast<std::size_t>(choice.games));
  std::atomic<int> next = 0;
  std::mutex mutex;
  int done = 0;
  std::exception_ptr failed;
  const auto work = [&] {
    for (int number = next++; number < choice.games; number = next++) {
      try {
        Played played = OneGame(chosen, levels, choice.seed, number).play();
        const std::lock_guard lock(mutex);
        all[static_cast<std::size_t>(number)] = std::move(played);
        showProgress(context, ++done, choice.games);
      } catch (...) {
        const std::lock_guard lock(mutex);
        failed = std::current_exception();
        next = choice.games;
      }
    }
  };
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  const int jobs = choice.jobs > 0 ? choice.jobs : static_cast<int>(cores);
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < std::min(jobs, choice.games); ++i) {
      threads.emplace_back(work);
    }
  }
  if (failed) {
    std::rethrow_exception(failed);
  }
  return all;
}

/// Wilson's interval of a share, with 95 % confidence.
std::pair<double, double> interval95(double points, double games) {
  if (games <= 0) {
    return {0, 1};
  }
  constexpr double z = 1.959964;
  const double share = points / games;
  const double middle = share + z * z / (2 * games);
  const double spread = z * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games));
  const double scale = 1 + z * z / games;
  return {std::max(0.0, (middle - spread) / scale), std::min(1.0, (middle + spread) / scale)};
}

/// All games together, lists by player as named.
struct Totals {
  std::vector<int> wins;
  std::vector<double> points;
  std::vector<std::pair<double, double>> intervals;
  std::vector<double> milliseconds;
  int shared = 0;
  int draws = 0;
  std::size_t median = 0;
  std::size_t most = 0;
};

Totals totalsOf(const std::vector<Played>& all, std::size_t players) {
  Totals totals;
  totals.wins.assign(players, 0);
  totals.points.assign(players, 0);
  std::vector<double> seconds(players, 0);
  std::vector<double> actions(players, 0);
  std::vector<std::size_t> plies;
  for (const Played& game : all) {
    totals.draws += game.winners == 0 ? 1 : 0;
    totals.shared += game.winners > 1 ? 1 : 0;
    plies.push_back(game.plies);
    for (std::size_t i = 0; i < players; ++i) {
      totals.wins[i] += game.winners == 1 && game.points[i] > 0 ? 1 : 0;
      totals.points[i] += game.points[i];
      seconds[i] += game.seconds[i];
      actions[i] += static_cast<double>(game.actions[i]);
    }
  }
  std::ranges::sort(plies);
  totals.median = plies[plies.size() / 2];
  totals.most = plies.back();
  for (std::size_t i = 0; i < players; ++i) {
    const double decided = static_cast<double>(all.size()) - totals.draws;
    totals.intervals.push_back(interval95(totals.points[i], decided));
    totals.milliseconds.push_back(actions[i] > 0 ? 1000 * seconds[i] / actions[i] : 0);
  }
  return totals;
}

void printJson(const Context& context, const ChosenVariant& chosen, const MatchChoice& choice,
               const std::vector<Level>& levels, const Totals& totals) {
  ordered_json names = ordered_json::array();
  ordered_json intervals = ordered_json::array();
  for (std::size_t i = 0; i < levels.size(); ++i) {
    names.push_back(std::string(wordOf(levels[i])));
    intervals.push_back({totals.intervals[i].first, totals.intervals[i].second});
  }
  const ordered_json out{{"game", std::string(chosen.game->id())},
                         {"variant", ordered_json(*chosen.variant)},
                         {"players", names},
                         {"games", choice.games},
                         {"seed", choice.seed},
                         {"wins", totals.wins},
                         {"shared", totals.shared},
                         {"draws", totals.draws},
                         {"points", totals.points},
                         {"interval95", intervals},
                         {"ms_per_action", totals.milliseconds},
                         {"plies", {{"median", totals.median}, {"max", totals.most}}}};
  context.out << out.dump() << '\n';
}

void printTable(const Context& context, const MatchChoice& choice, const std::vector<Level>& levels,
                const Totals& totals) {
  std::ostringstream out;
  out << std::fixed << "player      wins  points  of decided games (95 %)  ms an action\n";
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const double decided = std::max(1, choice.games - totals.draws);
    out << std::left << std::setw(10) << wordOf(levels[i]) << std::right << std::setw(6)
        << totals.wins[i] << std::setprecision(1) << std::setw(8) << totals.points[i]
        << std::setw(8) << 100 * totals.points[i] / decided << " % (" << std::setw(4)
        << 100 * totals.intervals[i].first << " to " << std::setw(5)
        << 100 * totals.intervals[i].second << ")" << std::setprecision(2) << std::setw(14)
        << totals.milliseconds[i] << '\n';
  }
  out << choice.games << " games, " << totals.shared << " shared, " << totals.draws
      << " drawn; median " << totals.median << " actions, at most " << totals.most << '\n';
  context.out << out.str();
}

void writeRecords(const std::vector<Played>& all, const std::string& folder) {
  std::filesystem::create_directories(folder);
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::ostringstream name;
    name << "game-" << std::setw(5) << std::setfill('0') << i + 1 << ".igr";
    std::ofstream file(std::filesystem::path(folder) / name.str(), std::ios::binary);
    file << all[i].record;
    if (!file.flush()) {
      throw std::runtime_error(folder + ": the records cannot be written");
    }
  }
}

/// The levels as listed; or a complaint and nothing.
std::optional<std::vector<Level>> levelsOf(const Context& context, const std::string& text,
                                           std::size_t players) {
  std::vector<Level> levels;
  std::istringstream in(text);
  for (std::string word; std::getline(in, word, ',');) {
    const auto level = levelOf(word);
    if (!level) {
      complain(context, "--players: " + inQuotes(word) + " is no level");
      return std::nullopt;
    }
    levels.push_back(*level);
  }
  if (levels.size() != players) {
    complain(context, "--players: must be " + std::to_string(players) +
                          " levels, one a player, separated by commas");
    return std::nullopt;
  }
  return levels;
}

Status playMatch(const Context& context, MatchChoice choice) {
  // As many players as levels, where the game and the variant can have them.
  choice.players = static_cast<int>(std::ranges::count(choice.levels, ',')) + 1;
  const auto chosen = chosenVariant(context, choice);
  if (!chosen) {
    return Status::noRecord;
  }
  auto trial = chosen->game->create(*chosen->variant, choice.seed);
  if (const auto* fault = std::get_if<Fault>(&trial)) {
    complain(context, english(*fault));
    return Status::noRecord;
  }
  const auto& match = *std::get<std::unique_ptr<AnyMatch>>(trial);
  const auto levels = levelsOf(context, choice.levels, static_cast<std::size_t>(match.players()));
  if (!levels) {
    return Status::noRecord;
  }
  const bool plays = match.simultaneous() ? chosen->game->hands(match, {}, 0) != nullptr
                                          : chosen->game->hasPlayers();
  if (!plays) {
    complain(context, choice.game + " has no AI players for this");
    return Status::notForGame;
  }
  const auto all = playAll(context, *chosen, *levels, choice);
  if (!choice.folder.empty()) {
    writeRecords(all, choice.folder);
  }
  const Totals totals = totalsOf(all, levels->size());
  if (choice.json) {
    printJson(context, *chosen, choice, *levels, totals);
  } else {
    printTable(context, choice, *levels, totals);
  }
  return Status::done;
}

} // namespace

Command addMatch(CLI::App& app) {
  auto choice = std::make_shared<MatchChoice>();
  CLI::App* command = app.add_subcommand("match", "Let AI players play against each other");
  addVariantOptions(*command, *choice, false);
  command->add_option("--players", choice->levels, "The levels, separated by commas")->required();
  command->add_option("--games", choice->games, "How many games")
      ->required()
      ->check(CLI::Range(1, 1'000'000));
  command->add_option("--seed", choice->seed, "Decides every game; 1 if not given");
  command->add_option("--jobs", choice->jobs, "Threads; without it, one a core")
      ->check(CLI::Range(1, 1024));
  command->add_option("--out", choice->folder, "A folder for the records of the games");
  command->add_flag("--json", choice->json, "JSON instead of a table");
  return {command, [choice](const Context& context) { return playMatch(context, *choice); }};
}

} // namespace igroteka::cli
