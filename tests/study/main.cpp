// SPDX-License-Identifier: MIT
// igroteka-study STUDY [COUNT] [SEED]: see study.h; scripts/study-mozaring builds and runs it.
#include "study.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <string>

namespace {

using namespace igroteka;

struct Study {
  std::string_view name;
  bool (*run)(const study::Plan& plan);
  std::string_view tells;
};

constexpr std::array studies = {
    Study{"facts", study::facts, "the solved facts, with nodes and processor time"},
    Study{"coalition", study::coalition, "3 and 4 players: the others can prevent any win"},
    Study{"replay", study::replay, "the master's forced win against every legal answer"},
    Study{"agree", study::agree, "the solver in COUNT positions against a plain search"},
    Study{"settle", study::settle, "COUNT positions with 8 rings and more, solved"},
    Study{"evaluate", study::evaluate, "COUNT positions with 6 rings and more, every move solved"},
    Study{"oversight", study::oversight, "the master in COUNT positions against a plain search"},
    Study{"answers", study::answers, "the master's times in COUNT games of every kind"},
    Study{"script", study::script, "COUNT games of a beginner against a script"},
    Study{"reasons", study::reasons, "how often each reason is given in COUNT positions"},
};

int usage() {
  std::cerr << "usage: igroteka-study STUDY [COUNT] [SEED]\n";
  for (const Study& one : studies) {
    std::cerr << "  " << one.name << ": " << one.tells << '\n';
  }
  return 2;
}

} // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.empty() || arguments.size() > 3) {
    return usage();
  }
  const auto chosen = std::ranges::find(studies, arguments[0], &Study::name);
  if (chosen == studies.end()) {
    return usage();
  }
  study::Plan plan;
  if (arguments.size() > 1) {
    plan.count = std::atoi(arguments[1].c_str());
  }
  if (arguments.size() > 2) {
    plan.seed = std::strtoull(arguments[2].c_str(), nullptr, 10);
  }
  const bool holds = chosen->run(plan);
  std::cout << (holds ? "holds" : "DOES NOT HOLD") << ", " << study::processorSeconds()
            << " s of processor time\n";
  return holds ? 0 : 1;
}
