// SPDX-License-Identifier: MIT
#pragma once

#include "pont_layout.h"

#include <igroteka/pont/mosaic.h>

#include <QPointF>
#include <QString>

#include <optional>
#include <vector>

namespace igroteka::view {

/// Tiles on their way, edges that flash, and words that stand big over the table for a moment. A
/// plain value over a clock in milliseconds that the caller brings along.
class PontMotion {
public:
  /// A tile on its way.
  struct Flight {
    int tile = 0; ///< 0 for one of which not even the back is known
    bool back = false;
    int rotation = 0;
    QPointF from{};
    QPointF to{};
    double fromSide = 40;
    double toSide = 40;
    QPointF arc{}; ///< by how much the middle of the way is bent aside, in pixels
    int length = 220;
    std::optional<pont::Cell> cell = std::nullopt; ///< where it comes to lie on the table
    int handOf = -1;                               ///< or the index of the seat in whose hand
    qint64 since = 0;
  };

  /// Where a flying tile is at a moment.
  struct Spot {
    QPointF centre;
    double side = 40;
    double height = 0; ///< 0 on the table, 1 highest
  };

  /// Edges of a cell, a bit for each, that do not fit; none where the cell as a whole is refused.
  struct Flash {
    pont::Cell cell;
    unsigned edges = 0;
    qint64 since = 0;
    int length = 0;
  };

  struct Banner {
    QString text;
    qint64 since = 0;
    int length = 0;
  };

  void fly(Flight flight, qint64 now);
  /// Tiles that fly to a cell come to it where it lies now.
  void follow(const PontLayout& layout);
  void flash(pont::Cell cell, unsigned edges, int length, qint64 now);
  void shout(const QString& text, int length, qint64 now);
  void advance(qint64 now);
  void finish();
  bool running() const { return !flights_.empty() || flash_ || banner_; }

  const std::vector<Flight>& flights() const { return flights_; }
  static Spot spotOf(const Flight& flight, qint64 now);
  bool fliesTo(pont::Cell cell) const;
  bool fliesToHand(int seat) const;
  const std::optional<Flash>& flash() const { return flash_; }
  /// How bright the flash is, 0 to 1.
  double flashShare(qint64 now) const;
  const std::optional<Banner>& banner() const { return banner_; }
  /// How far the word is on its way from coming to going, 0 to 1.
  double bannerShare(qint64 now) const;

private:
  std::vector<Flight> flights_;
  std::optional<Flash> flash_;
  std::optional<Banner> banner_;
};

} // namespace igroteka::view
