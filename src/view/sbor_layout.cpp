// SPDX-License-Identifier: MIT
#include "sbor_layout.h"

#include <algorithm>
#include <cmath>

namespace igroteka::view {

namespace {

// Circles do not fill a large window by themselves: pixels, or a share of the area.
constexpr double comfortable = 92;
constexpr double comfortableShare = 0.14;
// Round the field, in radii: beyond the outermost centres, and for the heads of dolls above them.
constexpr double margin = 1.1;
constexpr double above = 0.36;
constexpr double forOneMore = 2.0;
constexpr double clearance = 1.06; ///< of a circle from what is taken, in radii
constexpr double shrinking = 0.98; ///< from one size that is tried to the next
constexpr double worthwhile = 1.1; ///< by so much larger, the field leaves the middle
constexpr int placesAcross = 24;   ///< that are tried with each size
constexpr int placesDown = 10;
// The table is folded where circles would become smaller than this, in pixels of radius, and only
// if they become larger by so much. It lies flat so far round every centre, and so much of a fold
// is seen.
constexpr double roomy = 44;
constexpr double worthFolding = 1.12;
constexpr double seenOfFold = 0.8 * sbor::radius;

double flatFor(SborLayout::Folding folding) {
  return (folding == SborLayout::Folding::close ? 1.1 : 2.1) * sbor::radius;
}

double sizeIn(QRectF area, QRectF field) {
  const double fits =
      sbor::radius * std::min(area.width() / field.width(), area.height() / field.height());
  const double most =
      std::max(comfortable, comfortableShare * std::min(area.width(), area.height()));
  return std::min(fits, most);
}

/// The nth place of a range, from its middle outwards.
double outwards(double least, double most, int nth, int places) {
  const double step = (most - least) / std::max(1, places);
  const double away = step * ((nth + 1) / 2);
  return (least + most) / 2 + (nth % 2 == 0 ? away : -away);
}

} // namespace

SborLayout::SborLayout(QRectF area, double radius)
    : area_(area), radius_(std::clamp(radius, leastRadius, mostRadius)), origin_(area.center()) {}

SborLayout SborLayout::fitting(QRectF area, std::span<const sbor::Point> centres, bool growing,
                               QRectF taken, Folding folding) {
  SborLayout plain(area, roomy);
  plain.taken_ = taken;
  SborLayout folds = plain;
  plain = fittingWith(plain, centres, growing);
  if (growing || plain.radius_ >= roomy) {
    return plain;
  }
  std::vector<double> across;
  std::vector<double> down;
  for (const sbor::Point& place : centres) {
    across.push_back(place.x);
    down.push_back(place.y);
  }
  folds.flat_ = flatFor(folding);
  folds.across_ = foldsOf(std::move(across), folds.flat_);
  folds.down_ = foldsOf(std::move(down), folds.flat_);
  folds = fittingWith(folds, centres, growing);
  return folds.radius_ > worthFolding * plain.radius_ ? folds : plain;
}

/// The largest layout with these folds, this area and what is taken of it.
SborLayout SborLayout::fittingWith(SborLayout layout, std::span<const sbor::Point> centres,
                                   bool growing) {
  const QRectF area = layout.area_;
  const QRectF taken = layout.taken_;
  QRectF field = layout.boundsOf(centres);
  const double room = (margin + (growing ? forOneMore : 0)) * sbor::radius;
  field.adjust(-room, -room - above * sbor::radius, room, room);
  QRectF upper = area;
  if (!taken.isEmpty()) {
    upper.setBottom(std::max(taken.top(), upper.top() + 1));
  }
  layout.radius_ = std::clamp(sizeIn(upper, field), leastRadius, mostRadius);
  layout.origin_ = upper.center() - field.center() * (layout.radius_ / sbor::radius);
  if (taken.isEmpty() || growing) {
    return layout; // which would jump to and fro while circles are laid
  }
  for (double radius = sizeIn(area, field); radius >= worthwhile * layout.radius_;
       radius *= shrinking) {
    SborLayout larger = layout;
    larger.radius_ = std::clamp(radius, leastRadius, mostRadius);
    if (larger.moveClear(field, centres)) {
      return larger;
    }
  }
  return layout;
}

/// Moves the field to where it is in the area and clear of what is taken; false if it never is.
bool SborLayout::moveClear(QRectF field, std::span<const sbor::Point> centres) {
  const double unit = radius_ / sbor::radius;
  const QPointF least = area_.topLeft() - field.topLeft() * unit;
  const QPointF most = area_.bottomRight() - field.bottomRight() * unit;
  if (most.x() < least.x() - 1e-6 || most.y() < least.y() - 1e-6) {
    return false;
  }
  for (int across = 0; across <= placesAcross; ++across) {
    for (int down = 0; down <= placesDown; ++down) {
      origin_ = {outwards(least.x(), most.x(), across, placesAcross),
                 outwards(least.y(), most.y(), down, placesDown)};
      if (clear(centres)) {
        return true;
      }
    }
  }
  return false;
}

/// Whether a circle with this centre would be seen under what is taken.
bool SborLayout::covers(QPointF centre) const {
  const QPointF nearest(std::clamp(centre.x(), taken_.left(), taken_.right()),
                        std::clamp(centre.y(), taken_.top(), taken_.bottom()));
  const QPointF away = centre - nearest;
  return std::hypot(away.x(), away.y()) < clearance * radius_;
}

bool SborLayout::clear(std::span<const sbor::Point> centres) const {
  return taken_.isEmpty() || std::ranges::none_of(centres, [this](const sbor::Point& place) {
           return covers(toPixels(place));
         });
}

/// The empty strips between these values that are wide enough to be folded.
SborLayout::Folds SborLayout::foldsOf(std::vector<double> values, double flat) {
  std::ranges::sort(values);
  Folds folds;
  for (std::size_t place = 1; place < values.size(); ++place) {
    const Fold fold{values[place - 1] + flat, values[place] - flat};
    if (fold.to - fold.from > seenOfFold) {
      folds.push_back(fold);
    }
  }
  return folds;
}

double SborLayout::folded(const Folds& folds, double value) {
  double hidden = 0;
  for (const Fold& fold : folds) {
    const double passed = std::clamp((value - fold.from) / (fold.to - fold.from), 0.0, 1.0);
    hidden += passed * (fold.to - fold.from - seenOfFold);
  }
  return value - hidden;
}

double SborLayout::unfolded(const Folds& folds, double value) {
  double table = value;
  for (const Fold& fold : folds) {
    const double passed = std::clamp((table - fold.from) / seenOfFold, 0.0, 1.0);
    table += passed * (fold.to - fold.from - seenOfFold);
  }
  return table;
}

/// Whether the table is flat so far round this value.
bool SborLayout::liesFlat(const Folds& folds, double value, double round) {
  return std::ranges::none_of(folds, [&](const Fold& fold) {
    return value > fold.from - round && value < fold.to + round;
  });
}

QPointF SborLayout::folded(QPointF table) const {
  return {folded(across_, table.x()), folded(down_, table.y())};
}

QRectF SborLayout::boundsOf(std::span<const sbor::Point> centres) const {
  if (centres.empty()) {
    return {};
  }
  const QPointF first = folded(QPointF(centres.front().x, centres.front().y));
  QRectF bounds(first, first);
  for (const sbor::Point& place : centres) {
    const QPointF at = folded(QPointF(place.x, place.y));
    bounds.setLeft(std::min(bounds.left(), at.x()));
    bounds.setRight(std::max(bounds.right(), at.x()));
    bounds.setTop(std::min(bounds.top(), at.y()));
    bounds.setBottom(std::max(bounds.bottom(), at.y()));
  }
  return bounds;
}

std::vector<QLineF> SborLayout::folds() const {
  std::vector<QLineF> lines;
  const auto middle = [](const Fold& fold) { return (fold.from + fold.to) / 2; };
  for (const Fold& fold : across_) {
    const double x = toPixels(QPointF(middle(fold), 0)).x();
    lines.emplace_back(x, area_.top(), x, area_.bottom());
  }
  for (const Fold& fold : down_) {
    const double y = toPixels(QPointF(0, middle(fold))).y();
    lines.emplace_back(area_.left(), y, area_.right(), y);
  }
  return lines;
}

SborLayout SborLayout::between(const SborLayout& from, const SborLayout& to, double share) {
  SborLayout layout = to;
  layout.from_ = share < 1 ? std::make_shared<const SborLayout>(from) : nullptr;
  layout.share_ = share;
  return layout;
}

double SborLayout::radius() const {
  return from_ ? from_->radius() + (radius_ - from_->radius()) * share_ : radius_;
}

QPointF SborLayout::toPixels(QPointF table) const {
  const QPointF here = origin_ + folded(table) * (radius_ / sbor::radius);
  if (!from_) {
    return here;
  }
  const QPointF there = from_->toPixels(table);
  return there + (here - there) * share_;
}

QPointF SborLayout::toPixels(sbor::Point place) const {
  return toPixels(QPointF(place.x, place.y));
}

QPointF SborLayout::toTable(QPointF pixels) const {
  const QPointF flatly = (pixels - origin_) * (sbor::radius / radius_);
  return {unfolded(across_, flatly.x()), unfolded(down_, flatly.y())};
}

sbor::Point SborLayout::toPoint(QPointF pixels) const {
  const QPointF table = toTable(pixels);
  const auto bounded = [](double value) {
    const double end = sbor::farthest;
    return static_cast<std::int32_t>(std::lround(std::clamp(value, -end, end)));
  };
  return {bounded(table.x()), bounded(table.y())};
}

SborLayout SborLayout::zoomed(double factor, QPointF pixel) const {
  SborLayout layout = *this;
  layout.radius_ = std::clamp(radius_ * factor, leastRadius, mostRadius);
  layout.from_.reset();
  layout.origin_ = pixel - (pixel - origin_) * (layout.radius_ / radius_);
  return layout;
}

SborLayout SborLayout::panned(QPointF pixels) const {
  SborLayout layout = *this;
  layout.origin_ += pixels;
  return layout;
}

SborLayout SborLayout::within(QRectF area, QRectF taken) const {
  SborLayout other = *this;
  other.area_ = area;
  other.taken_ = taken;
  return other;
}

bool SborLayout::couldShow(sbor::Point centre) const {
  const QPointF at = toPixels(centre);
  const QPointF reach(radius_, radius_);
  return !(!taken_.isEmpty() && covers(at)) && area_.contains(QRectF(at - reach, at + reach)) &&
         liesFlat(across_, centre.x, 0) && liesFlat(down_, centre.y, 0);
}

bool SborLayout::foldsFor(Folding folding) const {
  return (across_.empty() && down_.empty()) || flat_ == flatFor(folding);
}

bool SborLayout::shows(std::span<const sbor::Point> centres) const {
  const double nearly = 0.999 * flat_;
  return std::ranges::all_of(centres, [&](const sbor::Point& place) {
    return couldShow(place) && liesFlat(across_, place.x, nearly) &&
           liesFlat(down_, place.y, nearly);
  });
}

} // namespace igroteka::view
