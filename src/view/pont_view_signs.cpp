// SPDX-License-Identifier: MIT
// What stands over the table in words: the order of finishing, the clock, calls, the cover.
#include "marks.h"
#include "pont_view.h"
#include "pont_view_words.h"
#include "theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>

namespace igroteka::view {

namespace {

constexpr int mostBest = 5; ///< runs that are listed
constexpr double bannerIn = 0.15;
constexpr double bannerOut = 0.75;

} // namespace

/// Where one clock runs for all, it stands on the table.
void PontView::paintClock(QPainter& painter, const QRectF& area) {
  if (!inRush()) {
    return;
  }
  const qint64 seconds = session().elapsed() / 1000;
  const QString text =
      QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
  painter.setFont(roleFont(TextRole::score, font()));
  painter.setPen(colours().muted);
  painter.drawText(clockRect(area), Qt::AlignRight | Qt::AlignTop, text);
}

QRect PontView::clockRect(const QRectF& area) const {
  const QFontMetrics metrics(roleFont(TextRole::score, font()));
  const int wide = metrics.horizontalAdvance(QStringLiteral("00000:00"));
  return {qFloor(area.right()) - wide - 14, qFloor(area.top()) + 10, wide, metrics.height()};
}

QStringList PontView::finishedLines() const {
  QStringList lines;
  if (isPractice(rules())) {
    int place = 0;
    for (const PontBest::Entry& one : best_.all()) {
      if (over_ && one.run.left == 0 && ++place <= mostBest) {
        lines.append(pontWords::finished(
            place, QStringLiteral("%1 · %2").arg(pontWords::timeOf(one.run.time), one.name)));
      }
    }
    if (!lines.isEmpty()) {
      lines.prepend(pontWords::bestRuns());
    }
    return lines;
  }
  const auto places = rules().ranks(state_);
  for (int place = 1; place <= state_.players; ++place) {
    for (int seat = 0; seat < state_.players; ++seat) {
      const bool listed = over_ || state_.seat(seat).isOut();
      if (listed && places.at(static_cast<std::size_t>(seat)) == place) {
        lines.append(pontWords::finished(place, nameOf(seatAt(seat))));
      }
    }
  }
  return lines;
}

/// The order of finishing, which grows on the table; after a practice run the best ones.
void PontView::paintFinished(QPainter& painter, const QRectF& area) {
  painter.setFont(roleFont(TextRole::seatName, font()));
  const QFontMetricsF metrics(painter.font());
  const QStringList lines = finishedLines();
  QPointF corner = area.topLeft() + QPointF(14, 12);
  for (const QString& line : lines) {
    const QRectF pill(corner, QSizeF(metrics.horizontalAdvance(line) + 24, metrics.height() + 8));
    painter.setPen(QPen(colours().line, 1));
    painter.setBrush(faded(colours().surface, 0.94));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(colours().text);
    painter.drawText(pill, Qt::AlignCenter, line);
    corner.ry() += pill.height() + 6;
  }
}

void PontView::paintBanner(QPainter& painter) {
  const auto& banner = motion_.banner();
  if (!banner) {
    return;
  }
  const double share = motion_.bannerShare(now());
  const double in = std::min(1.0, share / bannerIn);
  const double out = share > bannerOut ? (1 - share) / (1 - bannerOut) : 1;
  const double scale = 0.8 + 0.2 * in;
  QPainterPath words;
  words.addText(0, 0, bannerFont(), banner->text);
  painter.save();
  painter.setOpacity(std::min(in, out));
  painter.translate(layout_.area().center() - QPointF(0, layout_.area().height() * 0.22));
  painter.scale(scale, scale);
  painter.translate(-words.boundingRect().center());
  painter.strokePath(words,
                     QPen(colours().surface, 12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.fillPath(words, colours().accent);
  painter.restore();
}

QFont PontView::bannerFont() const {
  QFont big = roleFont(TextRole::cardTitle, font());
  big.setPixelSize(std::max(36, qRound(layout_.area().height() * 0.16)));
  return big;
}

/// What the word over the table takes up at most.
QRect PontView::bannerRect() const {
  const QFontMetrics metrics(bannerFont());
  QRect rect(0, 0, metrics.horizontalAdvance(motion_.banner()->text) + 40, metrics.height() + 40);
  rect.moveCenter((layout_.area().center() - QPointF(0, layout_.area().height() * 0.22)).toPoint());
  return rect;
}

/// A paused rush shows nothing of the table.
void PontView::paintCover(QPainter& painter) {
  const QRectF all(rect());
  const int count = session().countdown();
  QFont big = roleFont(TextRole::cardTitle, font());
  if (count > 0) {
    big.setPixelSize(std::max(60, height() / 3));
    painter.setFont(big);
    painter.setPen(colours().accent);
    painter.drawText(all, Qt::AlignCenter, QString::number(count));
    return;
  }
  painter.setFont(big);
  painter.setPen(colours().text);
  painter.drawText(all.adjusted(20, 0, -20, -height() * 0.1), Qt::AlignCenter | Qt::TextWordWrap,
                   pontWords::paused());
  painter.setFont(roleFont(TextRole::prompt, font()));
  painter.setPen(colours().muted);
  const QString best = bestWords();
  painter.drawText(all.adjusted(20, height() * 0.16, -20, 0), Qt::AlignCenter | Qt::TextWordWrap,
                   best.isEmpty() ? pontWords::toGoOn()
                                  : pontWords::toGoOn() + QStringLiteral("\n\n") + best);
}

} // namespace igroteka::view
