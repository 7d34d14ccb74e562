// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>
#include <igroteka/core/match.h>

#include <utility>

namespace igroteka {

/// The match of a game R behind AnyMatch. Views and commands of one game take it out by a
/// dynamic_cast to this.
template <Rules R>
class TypedMatchOf : public AnyMatch {
public:
  explicit TypedMatchOf(Match<R> match) : match_(std::move(match)) {}

  const Match<R>& match() const { return match_; }
  Match<R>& match() { return match_; }

protected:
  Match<R> match_;
};

} // namespace igroteka
