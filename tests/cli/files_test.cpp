// SPDX-License-Identifier: MIT
#include "cli/support.h"

#include <igroteka/core/random.h>
#include <igroteka/core/record.h>
#include <igroteka/games/games.h>

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <sys/stat.h>

/// Files of every kind that are no sound record: each is refused in one line that names what is
/// wrong and where, at once, and with the right status.
namespace igroteka::cli_tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

class BrokenFiles : public WithFiles {
protected:
  /// What `check` says of a file with this text, without the file's name; the line must be one.
  std::string verdict(const std::string& text) {
    const std::string name = file(text);
    return verdictOn(name);
  }

  std::string verdictOn(const std::string& name) {
    const Ran result = run({"check", name});
    status_ = result.status;
    EXPECT_EQ(std::ranges::count(result.out, '\n'), 1) << result.out;
    EXPECT_THAT(result.out, StartsWith(name + ": "));
    const std::string said = result.out.substr(name.size() + 2);
    EXPECT_EQ(said == "ok\n", status_ == Status::done);
    EXPECT_LT(said.size(), 600U);
    return said.substr(0, said.size() - 1);
  }

  Status status_ = Status::done;
};

TEST_F(BrokenFiles, cut_short_anywhere_say_so) {
  const std::string whole = run({"new", "race", "--seed", "1"}).out;
  ASSERT_EQ(verdict(whole), "ok");
  EXPECT_EQ(verdict(""), "is empty");
  for (std::size_t size = 1; size < whole.size() - 1; ++size) {
    const std::string said = verdict(whole.substr(0, size));
    ASSERT_THAT(said, StartsWith("line ")) << size;
    ASSERT_THAT(said, HasSubstr(": the file is cut short: its JSON does not end")) << size;
    ASSERT_EQ(status_, Status::noRecord);
  }
  EXPECT_EQ(verdict(whole.substr(0, whole.size() - 1)), "ok"); // only the last line end is gone
  EXPECT_THAT(verdict("{ \"igroteka\": 1,\n  \"ga"), StartsWith("line 2, column 6: "));
  EXPECT_THAT(verdict("{ \"жж\""), StartsWith("line 1, column 7: ")); // characters, not bytes
}

/// The places of all values in a document.
std::vector<json::json_pointer> placesIn(const json& document,
                                         const json::json_pointer& at = json::json_pointer()) {
  std::vector<json::json_pointer> all{at};
  for (const auto& [key, value] : document.items()) {
    if (document.is_structured()) {
      const auto more = placesIn(value, document.is_array() ? at / std::stoul(key) : at / key);
      all.insert(all.end(), more.begin(), more.end());
    }
  }
  return all;
}

TEST_F(BrokenFiles, with_a_wrong_value_anywhere_name_the_place) {
  json record = goodRecord();
  record["actions"][2] = "resign 1";
  record["result"] = {{"winners", {2}}, {"score", {5, 0}}};
  ASSERT_EQ(verdict(record.dump()), "ok");
  int refused = 0;
  for (const auto& place : placesIn(record)) {
    for (const char* value :
         {"null", "0", "-1", "2.5", "1e999", "-1e999", "123456789012345678901234567890", "true",
          "\"\"", "\"\\u0000\\u001b[31m\"", "[]", "{}", "[[[]]]", "{\"a\":[{}]}", "[null]"}) {
      json changed = record;
      changed[place] = "@";
      std::string text = changed.dump();
      text.replace(text.find("\"@\""), 3, value);
      const std::string said = verdict(text);
      if (status_ == Status::done) {
        continue; // such as a name, which may be any text
      }
      ++refused;
      const std::string path = place.to_string();
      const std::string top = path.substr(0, path.find('/', 1)).substr(path.empty() ? 0 : 1);
      const bool named = said.find(top) != std::string::npos ||
                         said.starts_with("line 1, column ") ||
                         (top == "variant" && said.starts_with("seats: ")) ||
                         (top == "actions" && said.starts_with("times: "));
      ASSERT_TRUE(named) << path << " " << value << ": " << said;
    }
  }
  EXPECT_GT(refused, 300);
}

TEST_F(BrokenFiles, without_a_key_name_it) {
  for (const char* key : {"igroteka", "game", "variant", "seats", "setup", "actions"}) {
    json record = goodRecord();
    record.erase(key);
    EXPECT_THAT(verdict(record.dump()), StartsWith(key));
    EXPECT_EQ(status_, Status::noRecord);
  }
}

TEST_F(BrokenFiles, nested_too_deeply_are_not_taken_apart) {
  EXPECT_EQ(verdict(std::string(100'000, '[')), "line 1, column 65: nested deeper than 64 levels");
  EXPECT_EQ(verdict(std::string(100'000, '[') + std::string(100'000, ']')),
            "line 1, column 65: nested deeper than 64 levels");
  const auto nested = [](std::size_t depth) {
    json record = goodRecord();
    std::string text = record.dump();
    text.pop_back();
    return text + ",\"deep\":" + std::string(depth - 1, '[') + std::string(depth - 1, ']') + "}";
  };
  EXPECT_EQ(verdict(nested(64)), "ok");
  EXPECT_THAT(verdict(nested(65)), HasSubstr("nested deeper than 64 levels"));
  // Brackets inside of texts do not count.
  json record = goodRecord();
  record["seats"][0]["name"] = std::string(100, '[') + "\"\\" + std::string(100, '{');
  EXPECT_EQ(verdict(record.dump()), "ok");
}

TEST_F(BrokenFiles, too_large_are_not_read) {
  EXPECT_EQ(verdict(std::string(50'000'000, 'x')), "is larger than 16 MiB and no record");
  EXPECT_EQ(status_, Status::noRecord);
  std::string whole = goodRecord().dump();
  whole.resize(maxRecordBytes, ' ');
  EXPECT_EQ(verdict(whole), "ok");
  EXPECT_EQ(verdict(whole + " "), "is larger than 16 MiB and no record");
}

std::string repeated(const std::string& part, std::size_t size) {
  std::string all;
  all.reserve(size);
  while (all.size() + part.size() <= size) {
    all += part;
  }
  return all;
}

TEST_F(BrokenFiles, made_to_blow_up_do_not) {
  EXPECT_THAT(verdict(repeated("{\"\":{},", maxRecordBytes)), HasSubstr("nested deeper"));
  EXPECT_THAT(verdict("[" + repeated("[],", maxRecordBytes - 2)), HasSubstr("cut short"));
  EXPECT_EQ(verdict("[" + repeated("[],", maxRecordBytes - 4) + "[]]"),
            "is no Igroteka record: a JSON object is wanted");
  EXPECT_THAT(verdict("{" + repeated("\"\":{},", maxRecordBytes - 2)), HasSubstr("is there twice"));
}

TEST_F(BrokenFiles, with_a_million_actions_stop_at_the_first_fault) {
  std::string text = goodRecord().dump();
  const std::string actions = "\"actions\":[";
  const std::size_t at = text.find(actions) + actions.size();
  text.insert(at, repeated("\"stop\",", 7'000'000));
  json without = json::parse(text);
  without.erase("times");
  EXPECT_EQ(verdict(without.dump()), "actions[0] \"stop\": The die is due.");
  EXPECT_EQ(status_, Status::illegal);
}

TEST_F(BrokenFiles, with_bytes_that_are_no_text_name_the_place) {
  std::string text = goodRecord().dump();
  const std::size_t name = text.find("Ani");
  for (const char* bad : {"\xff", "\xc0\xaf", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xd0"}) {
    std::string broken = text;
    broken.replace(name, 1, bad);
    EXPECT_EQ(verdict(broken),
              "line 1, column " + std::to_string(name + 1) + ": this is not UTF-8");
  }
  EXPECT_EQ(verdict("\xff\xfe{\0"), "line 1, column 1: this is not UTF-8");
  EXPECT_EQ(status_, Status::noRecord);
}

TEST_F(BrokenFiles, with_zero_bytes_are_refused_wherever_they_stand) {
  const std::string text = goodRecord().dump();
  const std::string zero(1, '\0');
  for (const std::size_t at : {std::size_t{0}, std::size_t{1}, text.find("Ani"), text.size()}) {
    std::string broken = text;
    broken.insert(at, zero);
    EXPECT_EQ(verdict(broken),
              "line 1, column " + std::to_string(at + 1) + ": a zero byte is not JSON");
  }
}

TEST_F(BrokenFiles, that_are_not_JSON_name_the_place) {
  const std::string text = goodRecord().dump();
  EXPECT_EQ(verdict(text + "x"),
            "line 1, column " + std::to_string(text.size() + 1) + ": this is not JSON");
  EXPECT_EQ(verdict(text + text),
            "line 1, column " + std::to_string(text.size() + 1) + ": this is not JSON");
  EXPECT_EQ(verdict("{\n  'igroteka': 1 }"), "line 2, column 3: this is not JSON");
  EXPECT_EQ(verdict("{\n\"a\": \"b\nc\"}"),
            "line 2, column 8: this is not JSON"); // a bare line end
  EXPECT_EQ(verdict("hello"), "line 1, column 1: this is not JSON");
  EXPECT_EQ(verdict("{\"a\": 01}"), "line 1, column 8: this is not JSON");
  EXPECT_EQ(verdict("{\"a\": NaN}"), "line 1, column 7: this is not JSON");
  EXPECT_EQ(verdict("{\"a\": 1,}"), "line 1, column 9: this is not JSON");
  EXPECT_EQ(verdict("{} // note"), "line 1, column 4: this is not JSON");
  EXPECT_EQ(verdict("\"text\""), "is no Igroteka record: a JSON object is wanted");
  EXPECT_EQ(verdict(" \r\n\t"), "is empty");
  EXPECT_EQ(verdict("{\n \"a\": [1e999]}"), "line 2, column 12: the number is too large");
}

TEST_F(BrokenFiles, with_a_key_twice_name_it) {
  std::string text = goodRecord().dump();
  const auto with = [&](const std::string& before, const std::string& more) {
    std::string changed = text;
    return verdict(changed.insert(changed.find(before), more));
  };
  EXPECT_EQ(with("\"game\"", "\"game\":1,"), "game: is there twice");
  EXPECT_EQ(with("\"goal\"", "\"goal\":1,"), "variant.goal: is there twice");
  EXPECT_EQ(with("\"name\":\"Boris\"", "\"name\":\"x\","), "seats[1].name: is there twice");
  EXPECT_EQ(with("\"game\"", R"("\u001b]":1,"\u001b]":2,)"), R"("\u001b]": is there twice)");
  EXPECT_EQ(status_, Status::noRecord);
}

TEST_F(BrokenFiles, with_other_line_ends_or_a_byte_order_mark_are_sound) {
  std::string text = run({"new", "race", "--seed", "1"}).out;
  EXPECT_EQ(verdict("\xEF\xBB\xBF" + text), "ok");
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
    text.insert(at, 1, '\r');
  }
  EXPECT_EQ(verdict(text), "ok");
  EXPECT_THAT(verdict("{\r\n  x"), StartsWith("line 2, column 3: "));
}

TEST_F(BrokenFiles, that_are_no_files_are_not_waited_for) {
  EXPECT_EQ(verdictOn(path("missing")), "there is no such file");
  EXPECT_EQ(status_, Status::noRecord);
  EXPECT_EQ(verdictOn(path(".")), "is a folder, not a record");
  const std::string pipe = path("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(verdictOn(pipe), "is no plain file");
  for (const char* device : {"/dev/null", "/dev/zero", "/dev/tty"}) {
    if (std::filesystem::exists(device)) {
      EXPECT_EQ(verdictOn(device), "is no plain file");
    }
  }
  std::filesystem::create_symlink(path("loop"), path("loop"));
  EXPECT_EQ(verdictOn(path("loop")), "cannot be opened");
  EXPECT_EQ(verdictOn(path("missing") + "/more"), "there is no such file");
  EXPECT_EQ(verdictOn(std::string(5000, 'x')), "cannot be opened");
  for (const char* command : {"legal", "trace", "perft"}) {
    std::vector<std::string> arguments{command, pipe};
    if (std::string(command) == "perft") {
      arguments.emplace_back("1");
    }
    const Ran result = run(arguments);
    EXPECT_EQ(result.status, Status::noRecord);
    EXPECT_EQ(result.err, "igroteka-cli: " + pipe + ": is no plain file\n");
  }
}

TEST_F(BrokenFiles, cannot_steer_the_terminal) {
  json record = goodRecord();
  record["actions"][1] = "\x1b]0;title\x07\x1b[2J\n\u202e";
  EXPECT_EQ(
      verdict(record.dump()),
      R"(actions[1] "\u001b]0;title\u0007\u001b[2J\n\u202e": This is no action of the game.)");
  record["game"] = "\x1b[31m";
  EXPECT_EQ(verdict(record.dump()), R"(game: "\u001b[31m" is no game of this program)");
  record["game"] = std::string(1000, 'x');
  EXPECT_LT(verdict(record.dump()).size(), 120U);
}

TEST_F(BrokenFiles, with_strange_names_are_told_in_one_line) {
  const std::string name = file("{", "a\nb\x1b[31m.igr");
  const Ran checked = run({"check", name});
  EXPECT_EQ(std::ranges::count(checked.out, '\n'), 1);
  EXPECT_THAT(checked.out, HasSubstr(R"(a\nb\u001b[31m.igr: line 1)"));
  EXPECT_TRUE(run({"trace", name}).complainedOnce());
}

/// A text with a few bytes changed, taken out, doubled or cut off.
std::string damaged(std::string text, Random& random) {
  const auto place = [&] { return random.below(static_cast<std::uint32_t>(text.size())); };
  constexpr std::string_view signs = "\"[]{}:,0123456789-+eE. \\nulltrfas\n\x01\x80\xff";
  const auto sign = [&] { return signs[random.below(static_cast<std::uint32_t>(signs.size()))]; };
  for (auto changes = 1 + random.below(4); changes > 0 && text.size() > 2; --changes) {
    switch (random.below(6)) {
    case 0:
      text[place()] = static_cast<char>(random.below(256));
      break;
    case 1:
      text[place()] = sign();
      break;
    case 2:
      text.insert(place(), 1, sign());
      break;
    case 3:
      text.erase(place(), 1 + random.below(8));
      break;
    case 4:
      text.insert(place(), text.substr(place(), random.below(40)));
      break;
    default:
      text.resize(random.below(20) == 0 ? place() : text.size());
      break;
    }
  }
  return text;
}

TEST_F(BrokenFiles, damaged_at_random_are_refused_or_sound) {
  std::vector<std::string> texts{goodRecord().dump()};
  std::vector<const Game*> games(allGames().begin(), allGames().end());
  games.push_back(&race());
  for (const auto& entry : std::filesystem::directory_iterator(IGROTEKA_RECORDS)) {
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    if (entry.path().extension() == ".igr" && !openRecord(games, text).fault) {
      texts.push_back(text);
    }
  }
  std::ranges::sort(texts);
  Random random(2026);
  int refused = 0;
  for (int round = 0; round < 400; ++round) {
    const auto& whole = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
    const std::string text = damaged(whole, random);
    const Opened opened = openRecord(games, text);
    if (opened.fault) {
      ++refused;
      const std::string said = english(*opened.fault);
      ASSERT_FALSE(said.empty());
      ASSERT_EQ(onOneLine(said), said) << text;
    } else {
      ASSERT_EQ(openRecord(games, opened.match->text()).match->text(), opened.match->text());
    }
  }
  EXPECT_GT(refused, 100);
}

} // namespace
} // namespace igroteka::cli_tests
