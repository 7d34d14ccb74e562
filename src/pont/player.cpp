// SPDX-License-Identifier: MIT
#include <igroteka/pont/outlook.h>
#include <igroteka/pont/player.h>

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace igroteka::pont {

namespace {

constexpr double nothing = -std::numeric_limits<double>::infinity();
/// So many of the best moves are looked at more closely.
constexpr std::size_t closer = 8;

bool chance(Random& random, double share) {
  return random.below(1'000'000) < static_cast<std::uint32_t>(share * 1e6);
}

struct Scored {
  Move move;
  double worth = 0;
};

/// One decision of one seat.
class Decider {
public:
  Decider(const Rules& rules, const State& seen, Actor actor, const Skill& skill, Random& random,
          const std::stop_token& stop)
      : rules_(rules), seen_(seen), actor_(actor), seat_(indexOf(actor)), skill_(skill),
        random_(random), stop_(stop), judge_(seen) {}

  Decision decide() {
    const std::vector<Move> all = rules_.moves(seen_, actor_);
    std::vector<Move> noticed;
    std::ranges::copy_if(all, std::back_inserter(noticed),
                         [this](const Move& move) { return notices(move); });
    if (noticed.empty()) {
      // Only penalty tiles in niches can be acted with, and were overlooked: looking again finds
      // one.
      noticed.push_back(oneOf(all));
    }
    if (!skill_.weighs) {
      return told({plainChoice(noticed), 0});
    }
    return told(bestOf(noticed));
  }

private:
  bool isNiche(const Move& move) const {
    return move.deed == Deed::niche ||
           (move.deed == Deed::place && seen_.mosaic.around(move.place.cell).count >= 3);
  }

  bool notices(const Move& move) {
    if (isNiche(move)) {
      return chance(random_, skill_.seesNiche);
    }
    return move.deed != Deed::place || chance(random_, skill_.sees);
  }

  const Move& oneOf(const std::vector<Move>& moves) {
    return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
  }

  /// Any of the moves that are first of their kind: niche, place, draw or gift, discard.
  Move plainChoice(const std::vector<Move>& noticed) {
    const bool wantsNiche = chance(random_, skill_.prefersNiche);
    const auto rank = [&](const Move& move) {
      if (isNiche(move) && (wantsNiche || move.deed == Deed::place)) {
        return wantsNiche ? 0 : 1;
      }
      const bool fine = move.deed == Deed::give && move.tile != 0 && wantsNiche;
      return fine ? 0 : move.deed == Deed::discard ? 3 : move.deed == Deed::niche ? 2 : 1;
    };
    int best = rank(noticed.front());
    for (const Move& move : noticed) {
      best = std::min(best, rank(move));
    }
    std::vector<Move> equals;
    std::ranges::copy_if(noticed, std::back_inserter(equals),
                         [&](const Move& move) { return rank(move) == best; });
    return oneOf(equals);
  }

  double drawWorth(const Move& move) const {
    const Outlook outlook(seen_.mosaic);
    const int stack = move.stack - 1;
    return judge_.worth(seen_, seat_) + judge_.drawGain(seen_, outlook, seat_, stack);
  }

  double worthOf(const State& state, int seat, const Move& move) const {
    const State after = rules_.after(state, seatAt(seat), move);
    return judge_.worth(after, seat) + giftGain(after, seat);
  }

  Scored bestOf(const std::vector<Move>& noticed) {
    std::vector<Scored> scored;
    for (const Move& move : noticed) {
      scored.push_back(
          {move, move.deed == Deed::draw ? drawWorth(move) : worthOf(seen_, seat_, move)});
    }
    std::ranges::stable_sort(scored, std::ranges::greater{}, &Scored::worth);
    if (skill_.answers > 0 && canAnswer() && scored.front().move.deed != Deed::draw) {
      lookCloser(scored);
    }
    return scored.front();
  }

  bool canAnswer() const { return !rules_.simultaneous() && nextInGame(seen_, seat_) != seat_; }

  /// Puts the best of the first few to the front, by the best answers of the next player.
  void lookCloser(std::vector<Scored>& scored) {
    const std::vector<int> tiles = likelyTiles();
    const std::size_t count = std::min(closer, scored.size());
    std::size_t best = 0;
    double most = nothing;
    for (std::size_t i = 0; i < count && !stop_.stop_requested(); ++i) {
      if (scored[i].move.deed == Deed::draw) {
        continue;
      }
      const double worth = afterAnswers(scored[i].move, tiles);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    if (most != nothing) {
      scored[best].worth = most;
      std::swap(scored[0], scored[best]);
    }
  }

  /// Unseen tiles that the next player may draw, the same ones for all moves compared.
  std::vector<int> likelyTiles() {
    std::vector<int> tiles;
    for (const int tile : TilesIn(judge_.unseen())) {
      tiles.push_back(tile);
    }
    random_.shuffle(std::span(tiles));
    tiles.resize(std::min(tiles.size(), static_cast<std::size_t>(skill_.answers)));
    return tiles;
  }

  /// The worth of a move for the seat when the next player answers as well as it can.
  double afterAnswers(const Move& move, const std::vector<int>& tiles) const {
    State after = rules_.after(seen_, actor_, move);
    const double gifts = giftGain(after, seat_);
    if (after.tilesLeft(seat_) == 0) {
      return judge_.worth(after, seat_);
    }
    const int next = nextInGame(after, seat_);
    after.seat(seat_).gifts = 0;
    after.turn = static_cast<std::uint8_t>(next);
    double best = nothing;
    for (const Move& answer : rules_.moves(after, seatAt(next))) {
      if (answer.deed == Deed::niche) {
        best = std::max(best, worthOf(after, next, answer));
      } else if (answer.deed == Deed::draw) {
        best = std::max(best, drawnWorth(after, next, answer, tiles));
      }
    }
    return gifts - (best == nothing ? judge_.worth(after, next) : best);
  }

  double drawnWorth(const State& state, int seat, const Move& draw,
                    const std::vector<int>& tiles) const {
    State drawn = rules_.after(state, seatAt(seat), draw);
    if (drawn.seat(seat).hand.isOpen()) {
      return bestPlay(drawn, seat);
    }
    double sum = 0;
    int count = 0;
    for (const int tile : tiles) {
      if (!drawn.mosaic.holds(tile)) {
        drawn.seat(seat).hand = Tile::open(tile);
        sum += bestPlay(drawn, seat);
        ++count;
      }
    }
    return count == 0 ? judge_.worth(state, seat) : sum / count;
  }

  double bestPlay(const State& drawn, int seat) const {
    double best = nothing;
    for (const Move& move : rules_.moves(drawn, seatAt(seat))) {
      best = std::max(best, worthOf(drawn, seat, move));
    }
    return best;
  }

  Decision told(const Scored& chosen) const {
    const double now = judge_.worth(seen_, seat_);
    const double lead = skill_.weighs ? std::clamp(chosen.worth - now, -4.0, 4.0) : 0;
    return {chosen.move, shareOfWin(seen_, seat_, lead), reasonFor(chosen.move)};
  }

  Phrase reasonFor(const Move& move) const {
    switch (move.deed) {
    case Deed::draw:
      return IGROTEKA_TEXT("pont", "The next tile may fit somewhere.");
    case Deed::discard:
      return IGROTEKA_TEXT("pont", "No good place was found for this tile.");
    case Deed::place:
      if (!isNiche(move)) {
        return skill_.weighs
                   ? IGROTEKA_TEXT("pont", "It fits there, and leaves little to the next player.")
                   : IGROTEKA_TEXT("pont", "It fits there.");
      }
      [[fallthrough]];
    case Deed::niche:
      return IGROTEKA_TEXT("pont", "It fills a niche, so that a tile can be given away.");
    case Deed::give:
      return move.tile != 0
                 ? IGROTEKA_TEXT("pont", "A penalty tile is hard to place, for the other one too.")
                 : IGROTEKA_TEXT("pont", "One tile less, and one more for the other.");
    case Deed::call:
      return IGROTEKA_TEXT("pont", "No tile is left.");
    }
    return {};
  }

  const Rules& rules_;
  const State& seen_;
  Actor actor_;
  int seat_;
  const Skill& skill_;
  Random& random_;
  const std::stop_token& stop_;
  Judge judge_;
};

} // namespace

const Skill& skillOf(Level level) {
  static constexpr std::array<Skill, 5> skills = {{
      {.sees = 0.15, .seesNiche = 0.15, .prefersNiche = 0.3, .weighs = false, .answers = 0},
      {.sees = 0.36, .seesNiche = 0.40, .prefersNiche = 0.6, .weighs = false, .answers = 0},
      {.sees = 0.66, .seesNiche = 0.70, .prefersNiche = 0.9, .weighs = false, .answers = 0},
      {.sees = 0.83, .seesNiche = 0.86, .prefersNiche = 1.0, .weighs = true, .answers = 0},
      {.sees = 1.00, .seesNiche = 1.00, .prefersNiche = 1.0, .weighs = true, .answers = 24},
  }};
  return skills[static_cast<std::size_t>(level)];
}

Decision decide(const Rules& rules, const State& seen, Actor seat, const Skill& skill,
                Random& random, std::stop_token stop) {
  return Decider(rules, seen, seat, skill, random, stop).decide();
}

} // namespace igroteka::pont
