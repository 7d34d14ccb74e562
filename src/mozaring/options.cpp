// SPDX-License-Identifier: MIT
#include <igroteka/core/member_option.h>
#include <igroteka/mozaring/options.h>

#include <algorithm>

namespace igroteka::mozaring {

namespace {

constexpr const char* context = "mozaring";

const std::vector<OptionWord> colourWords = {
    {"R", IGROTEKA_TEXT("mozaring", "Red")},
    {"G", IGROTEKA_TEXT("mozaring", "Green")},
    {"B", IGROTEKA_TEXT("mozaring", "Blue")},
    {"Y", IGROTEKA_TEXT("mozaring", "Yellow")},
};
const std::vector<OptionWord> sizeWords = {
    {"s", IGROTEKA_TEXT("mozaring", "Small")},
    {"m", IGROTEKA_TEXT("mozaring", "Medium")},
    {"l", IGROTEKA_TEXT("mozaring", "Large")},
};
const std::vector<OptionWord> kindWords = {
    {"nest", IGROTEKA_TEXT("mozaring", "Nest")},
    {"same", IGROTEKA_TEXT("mozaring", "Same size")},
    {"ascending", IGROTEKA_TEXT("mozaring", "Ascending")},
    {"showing", IGROTEKA_TEXT("mozaring", "Line of showing rings")},
};
const std::vector<OptionWord> goalWords = {
    {"first", IGROTEKA_TEXT("mozaring", "First combination")},
    {"most", IGROTEKA_TEXT("mozaring", "Most points")},
    {"fewest", IGROTEKA_TEXT("mozaring", "Fewest points")},
    {"avoid", IGROTEKA_TEXT("mozaring", "Avoid combinations")},
};
const std::vector<OptionWord> nextStartWords = {
    {"next", IGROTEKA_TEXT("mozaring", "The next seat")},
    {"loser", IGROTEKA_TEXT("mozaring", "The loser of the round")},
};
const std::vector<OptionWord> stuckWords = {
    {"skip", IGROTEKA_TEXT("mozaring", "The turn is skipped")},
    {"other", IGROTEKA_TEXT("mozaring", "The other colour may be placed")},
};
// The names of slots are the same in every language: a letter of records and the field's number.
const std::vector<OptionWord> slotWords = {
    {"s1", {context, "s1"}}, {"s2", {context, "s2"}}, {"s3", {context, "s3"}},
    {"s4", {context, "s4"}}, {"s5", {context, "s5"}}, {"s6", {context, "s6"}},
    {"s7", {context, "s7"}}, {"s8", {context, "s8"}}, {"s9", {context, "s9"}},
    {"m1", {context, "m1"}}, {"m2", {context, "m2"}}, {"m3", {context, "m3"}},
    {"m4", {context, "m4"}}, {"m5", {context, "m5"}}, {"m6", {context, "m6"}},
    {"m7", {context, "m7"}}, {"m8", {context, "m8"}}, {"m9", {context, "m9"}},
    {"l1", {context, "l1"}}, {"l2", {context, "l2"}}, {"l3", {context, "l3"}},
    {"l4", {context, "l4"}}, {"l5", {context, "l5"}}, {"l6", {context, "l6"}},
    {"l7", {context, "l7"}}, {"l8", {context, "l8"}}, {"l9", {context, "l9"}},
};

std::size_t placeOf(const std::vector<OptionWord>& words, std::string_view word) {
  const auto found = std::ranges::find(words, word, &OptionWord::word);
  return static_cast<std::size_t>(found - words.begin());
}

template <class Enum>
OptionValue chosenWord(const std::vector<OptionWord>& words, Enum value) {
  return std::string(words[static_cast<std::size_t>(value)].word);
}

template <class Enum>
Enum valueOf(const std::vector<OptionWord>& words, const OptionValue& value) {
  return static_cast<Enum>(placeOf(words, std::get<std::string>(value)));
}

OptionValue chosenSubset(const std::vector<OptionWord>& words, std::uint32_t bits) {
  Words chosen;
  for (; bits != 0; bits &= bits - 1) {
    chosen.emplace_back(words[static_cast<std::size_t>(std::countr_zero(bits))].word);
  }
  return chosen;
}

std::uint32_t bitsOf(const std::vector<OptionWord>& words, const OptionValue& value) {
  std::uint32_t bits = 0;
  for (const std::string& word : std::get<Words>(value)) {
    bits |= 1U << placeOf(words, word);
  }
  return bits;
}

OptionValue readColours(const Options& options) {
  WordLists lists;
  for (const auto& seat : options.colours) {
    Words words;
    for (const Colour colour : seat) {
      words.emplace_back(colourWords[indexOf(colour)].word);
    }
    lists.push_back(words);
  }
  return lists;
}

void writeColours(Options& options, const OptionValue& value) {
  options.colours.clear();
  for (const Words& words : std::get<WordLists>(value)) {
    std::vector<Colour> seat;
    for (const std::string& word : words) {
      seat.push_back(static_cast<Colour>(placeOf(colourWords, word)));
    }
    options.colours.push_back(seat);
  }
}

void writeRings(Options& options, const OptionValue& value) {
  const auto& numbers = std::get<Numbers>(value);
  std::copy_n(numbers.begin(), std::min(numbers.size(), options.rings.size()),
              options.rings.begin());
}

Option<Options> coloursOption() {
  return {{"colours", IGROTEKA_TEXT("mozaring", "Colours"),
           IGROTEKA_TEXT("mozaring", "The colours of each seat: one, or two that alternate."),
           OptionKind::seatWords, 1, 2, colourWords},
          readColours,
          writeColours};
}

Option<Options> ringsOption() {
  return {{"rings", IGROTEKA_TEXT("mozaring", "Rings"),
           IGROTEKA_TEXT("mozaring", "How many rings of each size there are in every colour."),
           OptionKind::counts, 0, maxCopies, sizeWords},
          [](const Options& options) {
            return OptionValue(Numbers(options.rings.begin(), options.rings.end()));
          },
          writeRings};
}

Option<Options> combinationsOption() {
  return {{"combinations", IGROTEKA_TEXT("mozaring", "Combinations"),
           IGROTEKA_TEXT("mozaring", "Which combinations of three rings of one colour count."),
           OptionKind::subset, 0, 0, kindWords},
          [](const Options& options) { return chosenSubset(kindWords, options.combinations); },
          [](Options& options, const OptionValue& value) {
            options.combinations = static_cast<Kinds>(bitsOf(kindWords, value));
          }};
}

Option<Options> goalOption() {
  return {{"goal", IGROTEKA_TEXT("mozaring", "Goal"),
           IGROTEKA_TEXT("mozaring", "What the match is played for."), OptionKind::choice, 0, 0,
           goalWords},
          [](const Options& options) { return chosenWord(goalWords, options.goal); },
          [](Options& options, const OptionValue& value) {
            options.goal = valueOf<Goal>(goalWords, value);
          }};
}

Option<Options> roundsOption() {
  return memberOption<&Options::rounds>({"rounds", IGROTEKA_TEXT("mozaring", "Rounds"),
                                         IGROTEKA_TEXT("mozaring", "How many rounds are played."),
                                         OptionKind::number, 1, maxRounds});
}

Option<Options> firstOption() {
  return memberOption<&Options::first>(
      {"first", IGROTEKA_TEXT("mozaring", "First player"),
       IGROTEKA_TEXT("mozaring", "Who places the first ring: a seat, or drawn by lot."),
       OptionKind::seatOrLot, 0, maxPlayers});
}

Option<Options> nextStartOption() {
  return {{"next_start", IGROTEKA_TEXT("mozaring", "Next round"),
           IGROTEKA_TEXT("mozaring", "Who starts the next round."), OptionKind::choice, 0, 0,
           nextStartWords},
          [](const Options& options) { return chosenWord(nextStartWords, options.nextStart); },
          [](Options& options, const OptionValue& value) {
            options.nextStart = valueOf<NextStart>(nextStartWords, value);
          }};
}

Option<Options> closedOption() {
  return {{"closed", IGROTEKA_TEXT("mozaring", "Closed slots"),
           IGROTEKA_TEXT("mozaring", "Slots that nobody may use."), OptionKind::subset, 0, 0,
           slotWords},
          [](const Options& options) { return chosenSubset(slotWords, options.closed); },
          [](Options& options, const OptionValue& value) {
            options.closed = bitsOf(slotWords, value);
          }};
}

Option<Options> stuckOption() {
  return {{"stuck", IGROTEKA_TEXT("mozaring", "Due colour stuck"),
           IGROTEKA_TEXT("mozaring", "What happens when no ring of the due colour can be placed."),
           OptionKind::choice, 0, 0, stuckWords},
          [](const Options& options) { return chosenWord(stuckWords, options.stuck); },
          [](Options& options, const OptionValue& value) {
            options.stuck = valueOf<Stuck>(stuckWords, value);
          }};
}

Option<Options> swapOption() {
  return memberOption<&Options::swap>(
      {"swap", IGROTEKA_TEXT("mozaring", "Swap rule"),
       IGROTEKA_TEXT("mozaring",
                     "After the first ring the other player may swap the sides instead of "
                     "placing."),
       OptionKind::flag});
}

/// MZ-5.
std::vector<std::vector<Colour>> usualColours(int players) {
  if (players == 2) {
    return {{Colour::blue, Colour::yellow}, {Colour::red, Colour::green}};
  }
  std::vector<std::vector<Colour>> colours;
  for (int seat = 0; seat < players; ++seat) {
    colours.push_back({allColours[static_cast<std::size_t>(seat)]});
  }
  return colours;
}

Options standard(int players) {
  Options options;
  options.players = players;
  options.colours = usualColours(players);
  return options;
}

Options mostPoints(int players) {
  Options options = standard(players);
  options.goal = Goal::most;
  return options;
}

Options fewestPoints(int players) {
  Options options = standard(players);
  options.goal = Goal::fewest;
  options.rounds = players == 3 ? 6 : 4;
  return options;
}

Options biggest(int players) {
  Options options = standard(players);
  options.colours = {{Colour::blue}, {Colour::red}};
  options.rings = {3, 3, 2};
  options.combinations = kindBit(Kind::nest) | kindBit(Kind::showing);
  return options;
}

} // namespace

std::span<const Option<Options>> describedOptions() {
  static const std::vector<Option<Options>> all = {
      coloursOption(), ringsOption(),     combinationsOption(), goalOption(),  roundsOption(),
      firstOption(),   nextStartOption(), closedOption(),       stuckOption(), swapOption(),
  };
  return all;
}

std::span<const Preset<Options>> rulebookGames() {
  static const std::vector<Preset<Options>> all = {
      {"standard", IGROTEKA_TEXT("mozaring", "Standard game"),
       IGROTEKA_TEXT("mozaring", "The first to complete a combination of one colour wins."), 2, 4,
       2, standard},
      {"most-points", IGROTEKA_TEXT("mozaring", "Most points"),
       IGROTEKA_TEXT("mozaring",
                     "Play until the board is full: every combination is a point, most points "
                     "win."),
       2, 4, 2, mostPoints},
      {"fewest-points", IGROTEKA_TEXT("mozaring", "Fewest points"),
       IGROTEKA_TEXT("mozaring",
                     "Several rounds: whoever sits before the winner of a round gets a point, "
                     "fewest points win."),
       3, 4, 3, fewestPoints},
      {"biggest", IGROTEKA_TEXT("mozaring", "Who is the biggest?"),
       IGROTEKA_TEXT("mozaring",
                     "Only the largest ring of a field counts: three showing in a line, or a "
                     "nest, win."),
       2, 2, 2, biggest},
  };
  return all;
}

} // namespace igroteka::mozaring
