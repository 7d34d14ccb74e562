// SPDX-License-Identifier: MIT
#include "sbor_choice.h"

#include "sbor_position.h"

#include <algorithm>
#include <variant>

namespace igroteka::view {

using sbor::Act;
using sbor::Circle;
using sbor::Circles;
using sbor::Move;
using sbor::Power;
using sbor::Reason;
using sbor::Refusal;

namespace {

Power powerOf(SborMeans means) {
  switch (means) {
  case SborMeans::manipulation:
    return Power::manipulation;
  case SborMeans::force:
    return Power::force;
  default:
    return Power::none;
  }
}

bool agrees(const Move& move, const SborPick& pick) {
  if (const auto* act = std::get_if<Act>(&move)) {
    const bool byAct = pick.means != SborMeans::substitution && pick.means != SborMeans::teleport;
    return byAct && act->power == powerOf(pick.means) && (!pick.from || act->from == *pick.from) &&
           (!pick.to || act->to == *pick.to) && (!pick.action || act->action == *pick.action);
  }
  if (const auto* sub = std::get_if<sbor::Substitute>(&move)) {
    const auto isOne = [&](const std::optional<Circle>& circle) {
      return !circle || sub->first == *circle || sub->second == *circle;
    };
    return pick.means == SborMeans::substitution && isOne(pick.from) && isOne(pick.to) &&
           (!pick.from || pick.from != pick.to);
  }
  if (const auto* tele = std::get_if<sbor::Teleport>(&move)) {
    return pick.means == SborMeans::teleport && (!pick.from || tele->from == *pick.from) &&
           (!pick.to || tele->to == *pick.to);
  }
  return false;
}

/// How much a reason tells: the missing dice most, for all else is as it should be.
int weight(Reason reason) {
  switch (reason) {
  case Reason::needsDice:
  case Reason::needsPair:
  case Reason::needsFour:
    return 3;
  case Reason::notSmaller:
  case Reason::notLarger:
  case Reason::notEmpty:
  case Reason::hostNotEmpty:
  case Reason::doesNotFit:
  case Reason::bothEmpty:
  case Reason::nothingInside:
  case Reason::notYours:
    return 2;
  default:
    return 1;
  }
}

} // namespace

std::vector<Move> matching(std::span<const Move> legal, const SborPick& pick) {
  std::vector<Move> moves;
  std::ranges::copy_if(legal, std::back_inserter(moves),
                       [&](const Move& move) { return agrees(move, pick); });
  return moves;
}

Circles sources(std::span<const Move> moves) {
  Circles circles;
  for (const Move& move : moves) {
    const auto named = circlesOf(move);
    if (!named.empty()) {
      circles.insert(named.front());
    }
    if (std::holds_alternative<sbor::Substitute>(move)) {
      circles.insert(named.back());
    }
  }
  return circles;
}

Circles targets(std::span<const Move> moves, std::optional<Circle> from) {
  Circles circles;
  for (const Move& move : moves) {
    for (const Circle circle : circlesOf(move)) {
      if (circle != from) {
        circles.insert(circle);
      }
    }
  }
  return circles;
}

bool givesPower(const sbor::DiceSet& dice, SborMeans means) {
  switch (means) {
  case SborMeans::substitution:
  case SborMeans::manipulation:
    return dice.equal(2) != 0;
  case SborMeans::teleport:
    return dice.equal(3) != 0;
  case SborMeans::force:
    return dice.equal(4) != 0;
  case SborMeans::dice:
    break;
  }
  return false;
}

std::array<SborOffer, 6> offersOf(const sbor::Rules& rules, const sbor::State& state, Actor seat,
                                  std::span<const Move> legal, const SborPick& pick) {
  std::array<SborOffer, 6> offers;
  const Circle from = pick.from.value_or(Circle());
  Circles places = pick.means == SborMeans::force ? state.laid : state.neighbours(from);
  if (pick.to) {
    places = Circles();
    places.insert(*pick.to);
  }
  for (std::size_t index = 0; index < offers.size(); ++index) {
    SborOffer& offer = offers[index];
    offer.action = sbor::allActions[index];
    SborPick wanted = pick;
    wanted.action = offer.action;
    offer.moves = matching(legal, wanted);
    if (!offer.moves.empty()) {
      offer.dice = diceUsed(state, offer.moves.front());
      offer.sameDice = std::ranges::all_of(
          offer.moves, [&](const Move& move) { return diceUsed(state, move) == offer.dice; });
      continue;
    }
    for (const Circle to : places) {
      const auto why = rules.refusal(state, seat, Act{powerOf(pick.means), offer.action, from, to});
      if (why && (!offer.refusal || weight(why->reason) > weight(offer.refusal->reason))) {
        offer.refusal = why;
      }
    }
  }
  return offers;
}

} // namespace igroteka::view
