// SPDX-License-Identifier: MIT
#include "pont_motion.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace igroteka::view {
namespace {

constexpr double flashes = 3; ///< times that edges light up

double shareOf(qint64 since, int length, qint64 now) {
  return length > 0 ? std::clamp(double(now - since) / length, 0.0, 1.0) : 1;
}

} // namespace

void PontMotion::fly(Flight flight, qint64 now) {
  if (flight.length > 0) {
    flight.since = now;
    flights_.push_back(std::move(flight));
  }
}

void PontMotion::follow(const PontLayout& layout) {
  for (Flight& flight : flights_) {
    if (flight.cell) {
      flight.to = layout.centreOf(*flight.cell);
      flight.toSide = layout.side();
    }
  }
}

void PontMotion::flash(pont::Cell cell, unsigned edges, int length, qint64 now) {
  flash_ = Flash{cell, edges, now, length};
}

void PontMotion::shout(const QString& text, int length, qint64 now) {
  banner_ = Banner{text, now, length};
}

void PontMotion::advance(qint64 now) {
  std::erase_if(flights_,
                [&](const Flight& flight) { return now - flight.since >= flight.length; });
  if (flash_ && now - flash_->since >= flash_->length) {
    flash_.reset();
  }
  if (banner_ && now - banner_->since >= banner_->length) {
    banner_.reset();
  }
}

void PontMotion::finish() {
  flights_.clear();
  flash_.reset();
  banner_.reset();
}

PontMotion::Spot PontMotion::spotOf(const Flight& flight, qint64 now) {
  static const QEasingCurve landing(QEasingCurve::OutCubic);
  static const QEasingCurve passing(QEasingCurve::InOutCubic);
  const double way = shareOf(flight.since, flight.length, now);
  const double share = (flight.arc.isNull() ? landing : passing).valueForProgress(way);
  Spot spot;
  const double bend = std::sin(share * std::numbers::pi);
  spot.centre = flight.from + (flight.to - flight.from) * share + flight.arc * bend;
  spot.side = flight.fromSide + (flight.toSide - flight.fromSide) * share;
  spot.height = flight.arc.isNull() ? 1 - share : bend;
  return spot;
}

bool PontMotion::fliesTo(pont::Cell cell) const {
  return std::ranges::any_of(flights_, [&](const Flight& one) { return one.cell == cell; });
}

bool PontMotion::fliesToHand(int seat) const {
  return std::ranges::any_of(flights_, [&](const Flight& one) { return one.handOf == seat; });
}

double PontMotion::flashShare(qint64 now) const {
  if (!flash_) {
    return 0;
  }
  const double share = shareOf(flash_->since, flash_->length, now);
  return 0.35 + 0.65 * std::abs(std::cos(share * flashes * std::numbers::pi));
}

double PontMotion::bannerShare(qint64 now) const {
  return banner_ ? shareOf(banner_->since, banner_->length, now) : 0;
}

} // namespace igroteka::view
