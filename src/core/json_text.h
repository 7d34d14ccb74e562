// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/options.h>

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <variant>

namespace igroteka {

/// The JSON of a text that may come from anywhere. Whatever is wrong with it is found before a tree
/// is built: brackets deeper than `maxDepth`, bytes that are no UTF-8, numbers too large to hold, a
/// key that stands twice in one object, and an end that is missing.
std::variant<nlohmann::json, Fault> readJson(std::string_view text, int maxDepth);

} // namespace igroteka
