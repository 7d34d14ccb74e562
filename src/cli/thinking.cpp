// SPDX-License-Identifier: MIT
#include "command.h"
#include "parser.h"

#include <igroteka/core/typed_match.h>
#include <igroteka/mozaring/solver.h>

#include <nlohmann/json.hpp>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <ostream>
#include <thread>

/// The commands that think about a position: hint, solve.
namespace igroteka::cli {

using nlohmann::ordered_json;

namespace {

using Clock = std::chrono::steady_clock;

Clock::duration durationOf(double seconds) {
  return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

/// Asks for a stop after some seconds, unless it goes before.
class Alarm {
public:
  explicit Alarm(double seconds)
      : thread_([this, seconds](const std::stop_token& end) {
          std::unique_lock lock(mutex_);
          if (!changed_.wait_for(lock, end, durationOf(seconds), [] { return false; })) {
            source_.request_stop();
          }
        }) {}

  std::stop_token token() const { return source_.get_token(); }

private:
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::stop_source source_;
  std::jthread thread_;
};

std::string line(const ordered_json& json) {
  return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

struct HintChoice {
  std::string path;
  int seat = 0;
  std::string level = "master";
  double seconds = 60;
};

/// The seat that the hint is for; nature, with a complaint, if none can have one.
Actor hintedSeat(const Context& context, const AnyMatch& match, int seat) {
  const Actors actors = match.actors(match.present());
  if (actors.empty() || actors.contains(Actor::nature)) {
    complain(context, actors.empty() ? "the game is over" : "the dice are due, not a player");
    return Actor::nature;
  }
  if (seat == 0) {
    return actors.first();
  }
  if (seat > match.players() || !actors.contains(seatAt(seat - 1))) {
    complain(context, "--seat: it is not the turn of seat " + std::to_string(seat));
    return Actor::nature;
  }
  return seatAt(seat - 1);
}

Status printHint(const Context& context, const HintChoice& choice) {
  const Loaded loaded = load(context, choice.path);
  if (loaded.status != Status::done) {
    return loaded.status;
  }
  const AnyMatch& match = *loaded.match;
  if (!match.game().hasPlayers()) {
    complain(context, std::string(match.game().id()) + " has no AI players");
    return Status::notForGame;
  }
  const Actor seat = hintedSeat(context, match, choice.seat);
  if (seat == Actor::nature) {
    return Status::noRecord;
  }
  const Search search = match.search(match.present(), seat, *levelOf(choice.level), 1);
  const Alarm alarm(choice.seconds);
  const Answer answer = search(alarm.token());
  context.out << line({{"action", answer.action},
                       {"value", answer.value},
                       {"reason", english(answer.reason)}})
              << '\n';
  return Status::done;
}

struct SolveChoice {
  std::string path;
  double seconds = 10;
  bool moves = false;
};

std::string wordOf(mozaring::Verdict::Value value) {
  switch (value) {
  case mozaring::Verdict::Value::win:
    return "win";
  case mozaring::Verdict::Value::loss:
    return "loss";
  case mozaring::Verdict::Value::draw:
    return "draw";
  case mozaring::Verdict::Value::unknown:
    break;
  }
  return "unknown";
}

ordered_json jsonOf(const mozaring::Verdict& verdict) {
  ordered_json json{{"value", wordOf(verdict.value)}, {"rings", nullptr}};
  if (verdict.rings > 0) {
    json["rings"] = verdict.rings;
  }
  return json;
}

ordered_json solved(const mozaring::Rules& rules, const mozaring::State& state,
                    const SolveChoice& choice) {
  mozaring::Solver solver(rules);
  mozaring::SolveLimits limits;
  limits.deadline = Clock::now() + durationOf(choice.seconds);
  const auto solution = solver.solve(state, limits);
  ordered_json json = jsonOf(solution.verdict);
  json["action"] = nullptr;
  if (solution.move) {
    json["action"] = mozaring::Rules::write(*solution.move);
  }
  if (choice.moves) {
    json["moves"] = ordered_json::object();
    for (const auto& one : solver.solveMoves(state, limits)) {
      json["moves"][mozaring::Rules::write(one.move)] = jsonOf(one.verdict);
    }
  }
  return json;
}

Status printSolution(const Context& context, const SolveChoice& choice) {
  const Loaded loaded = load(context, choice.path);
  if (loaded.status != Status::done) {
    return loaded.status;
  }
  const auto* match = dynamic_cast<const TypedMatchOf<mozaring::Rules>*>(loaded.match.get());
  if (match == nullptr || !mozaring::Solver::handles(match->match().rules().chosen())) {
    complain(context, "only Mozaring for two players, one round and the goal \"first\" is solved");
    return Status::notForGame;
  }
  if (match->ending(match->present())) {
    complain(context, "the game is over");
    return Status::noRecord;
  }
  const auto& state = match->match().state(match->present());
  context.out << line(solved(match->match().rules(), state, choice)) << '\n';
  return Status::done;
}

} // namespace

Command addHint(CLI::App& app) {
  auto choice = std::make_shared<HintChoice>();
  CLI::App* command = app.add_subcommand("hint", "The AI's action for the seat to move, as JSON");
  command->add_option("record", choice->path, "The record")->required();
  command->add_option("--seat", choice->seat, "For this seat, where several can act")
      ->check(CLI::Range(1, maxSeats));
  command->add_option("--level", choice->level, "beginner, easy, medium, hard or master")
      ->check([](const std::string& word) {
        return levelOf(word) ? "" : inQuotes(word) + " is no level";
      });
  command->add_option("--seconds", choice->seconds, "At most so long")->check(CLI::Range(0.0, 1e6));
  return {command, [choice](const Context& context) { return printHint(context, *choice); }};
}

Command addSolve(CLI::App& app) {
  auto choice = std::make_shared<SolveChoice>();
  CLI::App* command =
      app.add_subcommand("solve", "The exact value of a Mozaring position, as JSON");
  command->add_option("record", choice->path, "The record")->required();
  command->add_option("--seconds", choice->seconds, "At most so long")->check(CLI::Range(0.0, 1e6));
  command->add_flag("--moves", choice->moves, "Also the value of every legal move");
  return {command, [choice](const Context& context) { return printSolution(context, *choice); }};
}

} // namespace igroteka::cli
