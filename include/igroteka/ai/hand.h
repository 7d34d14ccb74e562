// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/hands.h>
#include <igroteka/core/random.h>
#include <igroteka/core/rules.h>

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace igroteka::ai {

/// How one seat looks and decides. `seen` is always the sight of the seat, which can act.
///
/// - `lookTime` is how long it looks before it decides, in milliseconds;
/// - `decide` is what it then does, or nothing if it has to look again;
/// - `moveTime` is how long doing that takes.
template <class M, class R>
concept Mind = Rules<R> && requires(M mind, const R& rules, const typename R::State& seen,
                                    Actor seat, const typename R::Move& move, Random& random) {
  { mind.lookTime(rules, seen, seat, random) } -> std::convertible_to<std::int64_t>;
  { mind.decide(rules, seen, seat, random) } -> std::same_as<std::optional<typename R::Move>>;
  { mind.moveTime(rules, seen, seat, move, random) } -> std::convertible_to<std::int64_t>;
};

/// The hands of the computers in a rush, driven by events: every hand has a moment at which its
/// next step is due. What it sees while it looks is the position at the end of the look; while it
/// moves the others go on, so that it may come too late.
template <Rules R, class M>
requires Mind<M, R>
class Hands {
public:
  using Move = typename R::Move;
  using State = typename R::State;

  struct Arrival {
    Actor seat = Actor::nature;
    Move move;
    std::int64_t time = 0;
  };

  /// The hands of the seats that have a mind. The same seed gives the same hands.
  Hands(R rules, std::array<std::optional<M>, maxSeats> minds, std::uint64_t seed)
      : rules_(std::move(rules)) {
    Random seeds(seed);
    for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
      hands_[seat].mind = std::move(minds[seat]);
      hands_[seat].random = Random(seeds.bits());
    }
  }

  std::optional<std::int64_t> next() const {
    const Hand* hand = earliest(*this);
    return hand == nullptr ? std::nullopt : std::optional(hand->until);
  }

  /// See AnyHands::step.
  std::optional<Arrival> step(const State& state, std::int64_t now) {
    const Actors actors = rules_.actors(state);
    wake(state, actors, now);
    for (Hand* hand = earliest(*this); hand != nullptr && hand->until <= now;
         hand = earliest(*this)) {
      const Actor seat = seatAt(static_cast<int>(hand - hands_.data()));
      if (hand->doing == Gesture::Doing::moving) {
        hand->doing = Gesture::Doing::resting;
        return Arrival{seat, *std::exchange(hand->move, std::nullopt), hand->until};
      }
      if (actors.contains(seat)) {
        decide(*hand, state, seat);
      } else {
        hand->doing = Gesture::Doing::resting;
      }
    }
    return std::nullopt;
  }

  /// What a seat's hand does, and the move it is about to make while it moves.
  Gesture::Doing doing(Actor seat) const { return handOf(seat).doing; }
  std::int64_t from(Actor seat) const { return handOf(seat).from; }
  std::int64_t until(Actor seat) const { return handOf(seat).until; }
  const std::optional<Move>& move(Actor seat) const { return handOf(seat).move; }

private:
  struct Hand {
    std::optional<M> mind;
    Random random{0};
    Gesture::Doing doing = Gesture::Doing::resting;
    std::int64_t from = 0;
    std::int64_t until = 0;
    std::optional<Move> move;
  };

  const Hand& handOf(Actor seat) const { return hands_[static_cast<std::size_t>(indexOf(seat))]; }

  /// The hand whose step is due first; of equals the lowest seat's.
  template <class Self>
  static auto earliest(Self& self) -> decltype(self.hands_.data()) {
    auto* first = decltype(self.hands_.data())(nullptr);
    for (auto& hand : self.hands_) {
      if (hand.doing != Gesture::Doing::resting &&
          (first == nullptr || hand.until < first->until)) {
        first = &hand;
      }
    }
    return first;
  }

  void wake(const State& state, const Actors& actors, std::int64_t now) {
    for (const Actor seat : actors) {
      if (seat == Actor::nature) {
        continue;
      }
      Hand& hand = hands_[static_cast<std::size_t>(indexOf(seat))];
      if (hand.mind && hand.doing == Gesture::Doing::resting) {
        look(hand, visibleTo(rules_, state, seat), seat, now);
      }
    }
  }

  void look(Hand& hand, const State& seen, Actor seat, std::int64_t from) {
    hand.doing = Gesture::Doing::looking;
    begin(hand, from, hand.mind->lookTime(rules_, seen, seat, hand.random));
  }

  void decide(Hand& hand, const State& state, Actor seat) {
    const State seen = visibleTo(rules_, state, seat);
    hand.move = hand.mind->decide(rules_, seen, seat, hand.random);
    if (!hand.move) {
      look(hand, seen, seat, hand.until);
      return;
    }
    hand.doing = Gesture::Doing::moving;
    begin(hand, hand.until, hand.mind->moveTime(rules_, seen, seat, *hand.move, hand.random));
  }

  /// Time always passes, so that no hand can act endlessly in one moment.
  static void begin(Hand& hand, std::int64_t from, std::int64_t length) {
    hand.from = from;
    hand.until = from + std::max<std::int64_t>(length, 1);
  }

  R rules_;
  std::array<Hand, maxSeats> hands_;
};

} // namespace igroteka::ai
