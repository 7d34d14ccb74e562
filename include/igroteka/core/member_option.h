// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/options.h>

#include <utility>

namespace igroteka {

template <class Pointer>
struct PointedMember;

template <class Options, class Value>
struct PointedMember<Value Options::*> {
  using Owner = Options;
  using Type = Value;
};

/// An option that is a member of the options as it stands, such as `&Options::rounds`; its type is
/// one of those of an OptionValue.
template <auto Member>
auto memberOption(OptionField field) {
  using Options = typename PointedMember<decltype(Member)>::Owner;
  using Value = typename PointedMember<decltype(Member)>::Type;
  return Option<Options>{
      std::move(field), [](const Options& options) { return OptionValue(options.*Member); },
      [](Options& options, const OptionValue& value) { options.*Member = std::get<Value>(value); }};
}

} // namespace igroteka
