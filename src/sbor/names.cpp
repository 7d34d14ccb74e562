// SPDX-License-Identifier: MIT
#include <igroteka/sbor/names.h>

#include <array>

namespace igroteka::sbor {

namespace {

constexpr std::array<Text, dollSlots> asSubject = {
    IGROTEKA_TEXT("sbor", "The small red doll"),     IGROTEKA_TEXT("sbor", "The medium red doll"),
    IGROTEKA_TEXT("sbor", "The large red doll"),     IGROTEKA_TEXT("sbor", "The small green doll"),
    IGROTEKA_TEXT("sbor", "The medium green doll"),  IGROTEKA_TEXT("sbor", "The large green doll"),
    IGROTEKA_TEXT("sbor", "The small blue doll"),    IGROTEKA_TEXT("sbor", "The medium blue doll"),
    IGROTEKA_TEXT("sbor", "The large blue doll"),    IGROTEKA_TEXT("sbor", "The small yellow doll"),
    IGROTEKA_TEXT("sbor", "The medium yellow doll"), IGROTEKA_TEXT("sbor", "The large yellow doll"),
};

constexpr std::array<Text, dollSlots> asObject = {
    IGROTEKA_TEXT("sbor", "the small red doll"),     IGROTEKA_TEXT("sbor", "the medium red doll"),
    IGROTEKA_TEXT("sbor", "the large red doll"),     IGROTEKA_TEXT("sbor", "the small green doll"),
    IGROTEKA_TEXT("sbor", "the medium green doll"),  IGROTEKA_TEXT("sbor", "the large green doll"),
    IGROTEKA_TEXT("sbor", "the small blue doll"),    IGROTEKA_TEXT("sbor", "the medium blue doll"),
    IGROTEKA_TEXT("sbor", "the large blue doll"),    IGROTEKA_TEXT("sbor", "the small yellow doll"),
    IGROTEKA_TEXT("sbor", "the medium yellow doll"), IGROTEKA_TEXT("sbor", "the large yellow doll"),
};

constexpr std::array<Text, dollSlots> asCompany = {
    IGROTEKA_TEXT("sbor", "with the small red doll"),
    IGROTEKA_TEXT("sbor", "with the medium red doll"),
    IGROTEKA_TEXT("sbor", "with the large red doll"),
    IGROTEKA_TEXT("sbor", "with the small green doll"),
    IGROTEKA_TEXT("sbor", "with the medium green doll"),
    IGROTEKA_TEXT("sbor", "with the large green doll"),
    IGROTEKA_TEXT("sbor", "with the small blue doll"),
    IGROTEKA_TEXT("sbor", "with the medium blue doll"),
    IGROTEKA_TEXT("sbor", "with the large blue doll"),
    IGROTEKA_TEXT("sbor", "with the small yellow doll"),
    IGROTEKA_TEXT("sbor", "with the medium yellow doll"),
    IGROTEKA_TEXT("sbor", "with the large yellow doll"),
};

constexpr std::array<Text, maxPlayers> dressPrompts = {
    IGROTEKA_TEXT(
        "sbor",
        "Put your opponent's red dolls out, far apart: choose one below and click a circle."),
    IGROTEKA_TEXT(
        "sbor",
        "Put your opponent's green dolls out, far apart: choose one below and click a circle."),
    IGROTEKA_TEXT(
        "sbor",
        "Put your opponent's blue dolls out, far apart: choose one below and click a circle."),
    IGROTEKA_TEXT(
        "sbor",
        "Put your opponent's yellow dolls out, far apart: choose one below and click a circle."),
};

constexpr std::array<Text, maxPlayers> onlyTheseTexts = {
    IGROTEKA_TEXT("sbor", "It is the red dolls that you put out."),
    IGROTEKA_TEXT("sbor", "It is the green dolls that you put out."),
    IGROTEKA_TEXT("sbor", "It is the blue dolls that you put out."),
    IGROTEKA_TEXT("sbor", "It is the yellow dolls that you put out."),
};

} // namespace

Text subjectOf(Doll doll) {
  return asSubject.at(doll.index);
}

Text objectOf(Doll doll) {
  return asObject.at(doll.index);
}

Text companyOf(Doll doll) {
  return asCompany.at(doll.index);
}

Text dressPrompt(int owner) {
  return dressPrompts.at(static_cast<std::size_t>(owner));
}

Text onlyThese(int owner) {
  return onlyTheseTexts.at(static_cast<std::size_t>(owner));
}

} // namespace igroteka::sbor
