// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/rules.h>

#include <cstddef>
#include <functional>
#include <iterator>
#include <utility>
#include <variant>
#include <vector>

namespace igroteka {

/// An agreed draw: an action of every game that is never listed as legal.
struct Draw {
  bool operator==(const Draw&) const = default;
};

/// A seat gives up; an action of every game for two players, never listed as legal.
struct Resignation {
  Actor seat = Actor::seat1;

  bool operator==(const Resignation&) const = default;
};

/// Why no action is legal at all, or not this one, apart from the rules of a game.
namespace refusals {
inline constexpr Text over = IGROTEKA_TEXT("core", "The game is over.");
inline constexpr Text notYourTurn = IGROTEKA_TEXT("core", "It is not the turn of %1.");
inline constexpr Text noThrow = IGROTEKA_TEXT("core", "No dice are to be thrown now.");
inline constexpr Text otherSeat = IGROTEKA_TEXT("core", "This is an action of another player: %1.");
inline constexpr Text resignTwo = IGROTEKA_TEXT("core", "Only one of two players can resign.");
inline constexpr Text noAction = IGROTEKA_TEXT("core", "This is no action of the game.");
} // namespace refusals

/// A game as it was played: the rules with their options, the setup, every ply with every state,
/// what is undone and can be redone, and the position that is shown.
///
/// Positions are counted by the plies before them: 0 is the start, `present()` the position in
/// which the game goes on, `shown()` the one that people look at. Looking back moves only what is
/// shown. Playing while looking back cuts the later plies off; undoing that ply brings them back.
template <Rules R>
class Match {
public:
  using Move = typename R::Move;
  using State = typename R::State;
  using Setup = typename R::Setup;
  using Action = std::variant<Move, Draw, Resignation>;

  struct Ply {
    Actor actor = Actor::nature;
    Action action;
    std::int64_t time = -1; ///< milliseconds since the start of the match; -1 where unknown

    bool operator==(const Ply&) const = default;
  };

  /// `setup` must be one that the rules gave or read.
  Match(R rules, Setup setup)
      : rules_(std::move(rules)), setup_(std::move(setup)), states_{rules_.start(setup_)} {}

  const R& rules() const { return rules_; }
  const Setup& setup() const { return setup_; }
  std::size_t present() const { return present_; }
  std::size_t shown() const { return shown_; }
  /// The number of plies up to which redo can go.
  std::size_t known() const { return plies_.size(); }

  /// The state in position `at`, 0 to known().
  const State& state(std::size_t at) const { return states_[at]; }
  /// The ply that leads from position `at` to the next, 0 to known() - 1.
  const Ply& ply(std::size_t at) const { return plies_[at]; }

  /// How the match had ended in this position, if it had.
  std::optional<Ending> ending(std::size_t at) const {
    if (at > 0) {
      if (std::holds_alternative<Draw>(plies_[at - 1].action)) {
        return Ending{Ending::How::agreed, {}, Actor::nature};
      }
      if (const auto* gaveUp = std::get_if<Resignation>(&plies_[at - 1].action)) {
        Actors winners = Actors::seats(players());
        winners.erase(gaveUp->seat);
        return Ending{Ending::How::resigned, {winners}, gaveUp->seat};
      }
    }
    if (const auto outcome = rules_.outcome(states_[at])) {
      return Ending{Ending::How::played, *outcome, Actor::nature};
    }
    return std::nullopt;
  }

  /// Who may act in this position; nobody after the end.
  Actors actors(std::size_t at) const { return ending(at) ? Actors() : rules_.actors(states_[at]); }

  /// Why this action cannot be made in the shown position; nothing if it can.
  std::optional<Phrase> refusal(Actor actor, const Action& action) const {
    if (ending(shown_)) {
      return Phrase(refusals::over);
    }
    if (const auto* gaveUp = std::get_if<Resignation>(&action)) {
      const int seat = numberOf(gaveUp->seat);
      const bool can = players() == 2 && (seat == 1 || seat == 2);
      return can ? std::nullopt : std::optional(Phrase(refusals::resignTwo));
    }
    const auto* move = std::get_if<Move>(&action);
    if (move == nullptr) {
      return std::nullopt;
    }
    if constexpr (Signed<R>) {
      if (R::by(*move) != actor) {
        return Phrase(refusals::otherSeat, {R::by(*move)});
      }
    }
    if (!rules_.actors(states_[shown_]).contains(actor)) {
      // Where all act at once nobody waits for a turn: the rules know what is missing.
      if (isSimultaneous(rules_) && actor != Actor::nature && numberOf(actor) <= players()) {
        if (const auto refused = rules_.refusal(states_[shown_], actor, *move)) {
          return R::explain(*refused);
        }
      }
      return actor == Actor::nature ? Phrase(refusals::noThrow)
                                    : Phrase(refusals::notYourTurn, {actor});
    }
    if (const auto refused = rules_.refusal(states_[shown_], actor, *move)) {
      return R::explain(*refused);
    }
    return std::nullopt;
  }

  /// Makes an action that is not refused, in the shown position, which becomes the present one.
  void play(Actor actor, const Action& action, std::int64_t time = -1) {
    State next = states_[shown_];
    if (const auto* move = std::get_if<Move>(&action)) {
      next = rules_.after(states_[shown_], actor, *move);
    }
    if (shown_ < present_) {
      cut();
    } else {
      keep(shown_);
    }
    plies_.push_back({actor, action, time});
    states_.push_back(std::move(next));
    present_ = shown_ = plies_.size();
  }

  /// Shows the position `at`, at most present().
  void show(std::size_t at) { shown_ = std::min(at, present_); }

  /// Where undo leads: before the last ply of a person, with all that followed it; an agreed draw
  /// and a resignation count as a person's. Nothing where no person has acted, or, unless
  /// `evenSeen`, where a ply in between has shown something hidden.
  std::optional<std::size_t> undoTarget(const std::function<bool(Actor)>& isPerson,
                                        bool evenSeen) const {
    for (std::size_t at = present_; at-- > 0;) {
      const auto* move = std::get_if<Move>(&plies_[at].action);
      if (move != nullptr && !evenSeen && reveals(rules_, states_[at], plies_[at].actor, *move)) {
        return std::nullopt;
      }
      if (isDecision(plies_[at], isPerson)) {
        return at;
      }
    }
    return std::nullopt;
  }

  /// Takes back all plies from position `target` on. Where one of them had cut later plies off,
  /// these come back instead, and nothing else is taken back.
  void undoTo(std::size_t target) {
    if (!cuts_.empty() && cuts_.back().at >= target && cuts_.back().at < present_) {
      Cut last = std::move(cuts_.back());
      cuts_.pop_back();
      keep(last.at);
      std::ranges::move(last.plies, std::back_inserter(plies_));
      std::ranges::move(last.states, std::back_inserter(states_));
      std::ranges::move(last.cuts, std::back_inserter(cuts_));
      present_ = shown_ = last.present;
      return;
    }
    present_ = shown_ = std::min(target, present_);
  }

  /// Redoes undone plies: one, and then those in which no person decides, as in undoTarget.
  void redo(const std::function<bool(Actor)>& isPerson) {
    if (present_ == plies_.size()) {
      return;
    }
    ++present_;
    while (present_ < plies_.size() && !isDecision(plies_[present_], isPerson)) {
      ++present_;
    }
    shown_ = present_;
  }

private:
  struct Cut {
    std::size_t at;
    std::size_t present;
    std::vector<Ply> plies;
    std::vector<State> states;
    std::vector<Cut> cuts; ///< those that hung on the plies
  };

  template <class T>
  static auto from(std::vector<T>& all, std::size_t at) {
    return all.begin() + static_cast<std::ptrdiff_t>(at);
  }

  int players() const { return rules_.chosen().players; }

  /// Whether a person decided: agreed draws and resignations are people's.
  static bool isDecision(const Ply& ply, const std::function<bool(Actor)>& isPerson) {
    return !std::holds_alternative<Move>(ply.action) || isPerson(ply.actor);
  }

  /// Forgets all plies from position `at` on, and the cuts that hung on them.
  void keep(std::size_t at) {
    plies_.erase(from(plies_, at), plies_.end());
    states_.erase(from(states_, at + 1), states_.end());
    std::erase_if(cuts_, [&](const Cut& cut) { return cut.at >= at; });
  }

  /// Cuts off all plies from the shown position on, to bring them back.
  void cut() {
    const auto hung = std::ranges::find_if(cuts_, [&](const Cut& one) { return one.at >= shown_; });
    Cut made{shown_, present_, {}, {}, {}};
    made.plies.assign(std::make_move_iterator(from(plies_, shown_)),
                      std::make_move_iterator(plies_.end()));
    made.states.assign(std::make_move_iterator(from(states_, shown_ + 1)),
                       std::make_move_iterator(states_.end()));
    made.cuts.assign(std::make_move_iterator(hung), std::make_move_iterator(cuts_.end()));
    keep(shown_);
    cuts_.push_back(std::move(made));
  }

  R rules_;
  Setup setup_;
  std::vector<Ply> plies_;
  std::vector<State> states_;
  std::vector<Cut> cuts_;
  std::size_t present_ = 0;
  std::size_t shown_ = 0;
};

} // namespace igroteka
