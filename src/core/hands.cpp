// SPDX-License-Identifier: MIT
#include <igroteka/core/game.h>
#include <igroteka/core/hands.h>

namespace igroteka {

std::int64_t playByHands(AnyMatch& match, AnyHands& hands, std::int64_t until) {
  std::int64_t now = 0;
  while (!match.ending(match.present())) {
    if (const auto reach = hands.step(match, now)) {
      // A late one is refused, and costs nothing.
      (void)match.play(reach->seat, reach->action, reach->time);
      continue;
    }
    const auto next = hands.next();
    if (!next || *next > until) {
      break;
    }
    now = *next;
  }
  return now;
}

} // namespace igroteka
