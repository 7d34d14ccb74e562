// SPDX-License-Identifier: MIT
#include <igroteka/pont/move.h>

#include <array>
#include <charconv>

namespace igroteka::pont {

namespace {

constexpr int farthest = 1'000'000'000;

std::string writtenPlace(Place place) {
  return std::to_string(place.cell.q) + "," + std::to_string(place.cell.r) + " " +
         std::to_string(place.rotation);
}

/// Takes a text apart from its front; once something does not match, nothing does any more.
class Reader {
public:
  explicit Reader(std::string_view text) : left_(text) {}

  bool done() const { return good_ && left_.empty(); }

  bool take(std::string_view word) {
    if (!good_ || !left_.starts_with(word)) {
      return false;
    }
    left_.remove_prefix(word.size());
    return true;
  }

  void need(std::string_view word) { good_ = take(word) && good_; }

  /// A plain decimal integer: no plus, no leading zero, no minus before zero.
  int number(int min, int max) {
    int value = 0;
    const char* end = left_.data() + left_.size();
    const auto result = std::from_chars(left_.data(), end, value);
    const auto length = static_cast<std::size_t>(result.ptr - left_.data());
    good_ = good_ && result.ec == std::errc() && value >= min && value <= max &&
            left_.substr(0, length) == std::to_string(value);
    left_.remove_prefix(good_ ? length : 0);
    return good_ ? value : min;
  }

  Place place() {
    Place read;
    read.cell.q = number(-farthest, farthest);
    need(",");
    read.cell.r = number(-farthest, farthest);
    need(" ");
    read.rotation = static_cast<std::uint8_t>(number(0, 5));
    return read;
  }

  Actor seat() { return seatAt(number(1, maxSeats) - 1); }

private:
  std::string_view left_;
  bool good_ = true;
};

Move readGift(Reader& reader, Actor seat) {
  Move move{seat, Deed::give};
  if (reader.take("top")) {
    move.stack = static_cast<std::uint8_t>(reader.number(1, 2));
  } else {
    move.tile = static_cast<std::uint8_t>(reader.number(1, tileCount));
  }
  reader.need(" ");
  move.receiver = reader.seat();
  return move;
}

} // namespace

std::string write(const Move& move) {
  const std::string seat = std::to_string(numberOf(move.seat));
  switch (move.deed) {
  case Deed::draw:
    return seat + " draw " + std::to_string(move.stack);
  case Deed::place:
    return seat + " place " + writtenPlace(move.place);
  case Deed::discard:
    return seat + " discard";
  case Deed::niche:
    return seat + " niche " + std::to_string(move.tile) + " " + writtenPlace(move.place);
  case Deed::give:
    return seat + " give " +
           (move.stack != 0 ? "top" + std::to_string(move.stack) : std::to_string(move.tile)) +
           " " + std::to_string(numberOf(move.receiver));
  case Deed::call:
    return seat + " call";
  }
  return seat;
}

std::optional<Move> read(std::string_view text) {
  Reader reader(text);
  const Actor seat = reader.seat();
  Move move{seat};
  if (reader.take(" draw ")) {
    move = Move::draw(seat, reader.number(1, 2));
  } else if (reader.take(" place ")) {
    move = Move::lay(seat, reader.place());
  } else if (reader.take(" discard")) {
    move = Move::discard(seat);
  } else if (reader.take(" niche ")) {
    const int tile = reader.number(1, tileCount);
    reader.need(" ");
    move = Move::niche(seat, tile, reader.place());
  } else if (reader.take(" give ")) {
    move = readGift(reader, seat);
  } else if (reader.take(" call")) {
    move = Move::call(seat);
  } else {
    return std::nullopt;
  }
  return reader.done() ? std::optional(move) : std::nullopt;
}

} // namespace igroteka::pont
