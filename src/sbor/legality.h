// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/sbor/rules.h>

namespace igroteka::sbor {

/// Why two dolls on these circles cannot do this, dice and neighbourhood apart (OS-13 to OS-18).
std::optional<Refusal> unfit(const State& state, Action action, Circle from, Circle to);

/// Why the actor of an acting phase cannot do this.
std::optional<Refusal> refusalOf(const State& state, const Act& act);
std::optional<Refusal> refusalOf(const State& state, const Substitute& sub);
std::optional<Refusal> refusalOf(const State& state, const Teleport& tele);

/// The change of dolls alone; the action must fit.
void perform(State& state, Action action, Circle from, Circle to);

} // namespace igroteka::sbor
