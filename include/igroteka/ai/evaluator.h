// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/ai/shares.h>
#include <igroteka/core/rules.h>

#include <concepts>
#include <vector>

namespace igroteka::ai {

/// What a search needs to know of a game besides its rules: the shares that the players can expect
/// in a position that is not over.
template <class E, class R>
concept Evaluator = Rules<R> &&
    requires(const E evaluator, const R& rules, const typename R::State& state) {
  { evaluator.evaluate(rules, state) } -> std::same_as<Shares>;
};

/// An evaluator that ends lines early: beyond a horizon (such as the end of a round) it knows as
/// much as a search would.
template <class E, class R>
concept Bounded = Evaluator<E, R> &&
    requires(const E evaluator, const typename R::State& root, const typename R::State& state) {
  { evaluator.beyond(root, state) } -> std::same_as<bool>;
};

/// An evaluator that knows where only few moves matter, because something must be taken or
/// prevented at once; with an empty list all of them do. A lone such move costs no depth.
template <class E, class R>
concept Forcing = Evaluator<E, R> &&
    requires(const E evaluator, const R& rules, const typename R::State& state) {
  { evaluator.forced(rules, state) } -> std::same_as<std::vector<typename R::Move>>;
};

} // namespace igroteka::ai
