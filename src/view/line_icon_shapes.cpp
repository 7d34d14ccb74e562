// SPDX-License-Identifier: MIT
#include "line_icon_shapes.h"

#include "line_icons.h"

#include <QRectF>

#include <algorithm>
#include <array>
#include <iterator>

namespace igroteka::view {
namespace {

struct Entry {
  const char* name;
  const char* shape;
};

// Commands with absolute coordinates: M x y, L x y, H x, V y, C x1 y1 x2 y2 x y and Z as in SVG;
// O cx cy r is a circle, R x y w h r a rounded rectangle, A cx cy r start sweep an arc in degrees,
// counterclockwise from the right. What follows a | is filled instead of stroked.
constexpr Entry entries[] = {
    {"undo", "M9 5 L4 10 L9 15 M4 10 H14 C18 10 20 12.5 20 15 C20 17.7 18.3 19.5 15.5 19.5 H12"},
    {"redo", "M15 5 L20 10 L15 15 M20 10 H10 C6 10 4 12.5 4 15 C4 17.7 5.7 19.5 8.5 19.5 H12"},
    {"first", "M6 5.5 V18.5 M18 6 L10.5 12 L18 18 Z"},
    {"previous", "M15 5 L8 12 L15 19"},
    {"next", "M9 5 L16 12 L9 19"},
    {"last", "M18 5.5 V18.5 M6 6 L13.5 12 L6 18 Z"},
    {"up", "M5 15 L12 8 L19 15"},
    {"down", "M5 9 L12 16 L19 9"},
    {"hint", "A 12 9.8 6.2 300 300 M8.9 15.2 V17.6 H15.1 V15.2 M10.2 20.8 H13.8"},
    {"evaluate", "M12 4 V20 M8 20 H16 M5 7 H19 M5 7 L2.5 13 M5 7 L7.5 13 M19 7 L16.5 13 "
                 "M19 7 L21.5 13 A 5 13 2.5 180 180 A 19 13 2.5 180 180"},
    {"new", "R 4 4 16 16 4.5 M12 8.5 V15.5 M8.5 12 H15.5"},
    {"open", "M3.5 18.5 V6.5 C3.5 5.7 4.2 5 5 5 H9.5 L11.5 7.5 H18 C18.8 7.5 19.5 8.2 19.5 9 V11 "
             "M3.5 18.5 L6.2 11.8 C6.4 11.3 6.9 11 7.4 11 H20.5 C21.3 11 21.8 11.8 21.5 12.5 "
             "L19.4 18 C19.2 18.6 18.6 19 18 19 H4.2 C3.8 19 3.5 18.8 3.5 18.5"},
    {"save", "M12 4 V14.5 M7.5 10.5 L12 15 L16.5 10.5 M4.5 16 V18 C4.5 19.1 5.4 20 6.5 20 "
             "H17.5 C18.6 20 19.5 19.1 19.5 18 V16"},
    {"picture", "R 3.5 5 17 14 3 M4 16.5 L9 11.5 L13 15.5 L15.5 13 L20 17 O 15.5 9 1.3"},
    {"settings", "M4 7.5 H11 M17 7.5 H20 O 14 7.5 2.6 M4 16.5 H7 M13 16.5 H20 O 10 16.5 2.6"},
    {"person", "O 12 8 4 M4.5 20 C4.5 15.8 7.8 14 12 14 C16.2 14 19.5 15.8 19.5 20"},
    {"people", "O 9 8.5 3.5 M2.5 19.5 C2.5 15.8 5.3 14 9 14 C12.7 14 15.5 15.8 15.5 19.5 "
               "A 16 8.5 3.3 -100 200 M17.8 14.2 C20 14.9 21.5 16.8 21.5 19.5"},
    {"computer", "R 3.5 4.5 17 11.5 3 M12 16 V20 M8 20 H16 M9.5 12 C11 13.2 13 13.2 14.5 12 "
                 "| O 8.7 9 1.2 O 15.3 9 1.2"},
    {"sound", "M4 9.5 V14.5 H7.5 L12 18.5 V5.5 L7.5 9.5 Z A 12 12 4.4 -42 84 A 12 12 8.4 -42 84"},
    {"mute", "M4 9.5 V14.5 H7.5 L12 18.5 V5.5 L7.5 9.5 Z M16 9.5 L21 14.5 M21 9.5 L16 14.5"},
    {"pause", "| R 6.5 5 4 14 1.6 R 13.5 5 4 14 1.6"},
    {"play", "M8 5.2 V18.8 L19 12 Z"},
    {"step", "M6 5.5 V18.5 L14.5 12 Z M18.5 5.5 V18.5"},
    {"stop", "R 6 6 12 12 2.5"},
    {"restart", "A 12 12.5 7.5 50 300 M17.2 2.5 V6.9 H12.8"},
    {"turn-right", "A 12 12.5 7.5 50 230 M17.2 2.5 V6.9 H12.8"},
    {"turn-left", "A 12 12.5 7.5 130 -230 M6.8 2.5 V6.9 H11.2"},
    {"replay", "A 12 12.5 7.5 130 -300 M6.8 2.5 V6.9 H11.2 M10.6 9.6 V15.4 L15.4 12.5 Z"},
    {"shelf", "M4 11 L12 4.5 L20 11 M6 9.5 V19.5 H18 V9.5 M10 19.5 V14 H14 V19.5"},
    {"learn", "M12 6.5 C10 5 7 4.5 3.5 4.8 V18 C7 17.7 10 18.2 12 19.7 C14 18.2 17 17.7 20.5 18 "
              "V4.8 C17 4.5 14 5 12 6.5 V19.7"},
    {"practise", "O 12 12 8.4 O 12 12 4 | O 12 12 1.2"},
    {"resign", "M6 21 V4 M6 4.5 C9 2.8 12 6.2 18.5 4.5 L16.5 9 L18.5 13.5 C12 15.2 9 11.8 6 13.5"},
    {"draw", "O 12 12 8.4 M8.5 10 H15.5 M8.5 14 H15.5"},
    {"swap", "M4 8 H19.5 M16 4.5 L19.5 8 L16 11.5 M20 16 H4.5 M8 12.5 L4.5 16 L8 19.5"},
    {"fullscreen",
     "M4 9 V5.5 C4 4.7 4.7 4 5.5 4 H9 M15 4 H18.5 C19.3 4 20 4.7 20 5.5 V9 "
     "M20 15 V18.5 C20 19.3 19.3 20 18.5 20 H15 M9 20 H5.5 C4.7 20 4 19.3 4 18.5 V15"},
    {"help", "O 12 12 8.5 M9.3 9.6 C9.5 7.9 10.7 7 12.1 7 C13.7 7 14.8 8 14.8 9.4 "
             "C14.8 11.5 12 11.7 12 13.6 | O 12 16.8 1.3"},
    {"info", "O 12 12 8.5 M12 11.2 V16.5 | O 12 7.8 1.3"},
    {"warning", "M12 4.5 L20.5 19 H3.5 Z M12 10 V13.4 | O 12 16.3 1.2"},
    {"clock", "O 12 12 8.5 M12 7 V12 L15.5 14"},
    {"check", "M4.5 12.5 L10 18 L19.5 6.5"},
    {"close", "M6 6 L18 18 M18 6 L6 18"},
    {"plus", "M12 5 V19 M5 12 H19"},
    {"minus", "M5 12 H19"},
    {"keyboard", "R 2.5 6 19 12 2.5 M8 14.5 H16 | O 7 10 1.2 O 12 10 1.2 O 17 10 1.2"},
    {"language", "O 12 12 8.5 M3.5 12 H20.5 M12 3.5 C8 8 8 16 12 20.5 C16 16 16 8 12 3.5"},
    {"light", "O 12 12 4 M12 2.5 V4.5 M12 19.5 V21.5 M2.5 12 H4.5 M19.5 12 H21.5 "
              "M5.3 5.3 L6.7 6.7 M17.3 17.3 L18.7 18.7 M18.7 5.3 L17.3 6.7 M6.7 17.3 L5.3 18.7"},
    {"dark", "M19.5 14.5 C15 16.5 9.5 13 9.5 8 C9.5 6.5 9.9 5.2 10.5 4 C6.5 4.7 4 8 4 12 "
             "C4 16.5 7.5 20 12 20 C15.5 20 18.5 17.8 19.5 14.5 Z"},
    {"dice", "R 4 4 16 16 4 | O 8.5 8.5 1.4 O 15.5 8.5 1.4 O 12 12 1.4 O 8.5 15.5 1.4 "
             "O 15.5 15.5 1.4"},
    {"panel", "R 3.5 5 17 14 3 M14.5 5 V19"},
    {"look", "M2.5 12 C5 7.5 8.5 5.5 12 5.5 C15.5 5.5 19 7.5 21.5 12 C19 16.5 15.5 18.5 12 18.5 "
             "C8.5 18.5 5 16.5 2.5 12 Z O 12 12 3"},
    {"win", "M7 4 H17 V9 C17 12 15 14.3 12 14.3 C9 14.3 7 12 7 9 Z M7 6 H3.8 C3.8 9 5 10.6 7.3 11 "
            "M17 6 H20.2 C20.2 9 19 10.6 16.7 11 M12 14.3 V19.5 M8.2 19.8 H15.8"},
};

/// Reads the little language of the table above; the table is right, so it need not complain.
class Reader {
public:
  explicit Reader(const QString& text) : words_(text.simplified().split(QLatin1Char(' '))) {}

  LineIconShape read() {
    LineIconShape shape;
    QPainterPath* path = &shape.lines;
    while (next_ < words_.size()) {
      const QString word = words_[next_];
      if (word == QLatin1String("|")) {
        path = &shape.solids;
        ++next_;
        continue;
      }
      command(*path);
    }
    return shape;
  }

private:
  double number() { return words_.value(next_++).toDouble(); }

  /// The command letter may stand together with its first number.
  char letter() {
    QString& word = words_[next_];
    const char command = word.at(0).toLatin1();
    word.remove(0, 1);
    if (word.isEmpty()) {
      ++next_;
    }
    return command;
  }

  QPointF point() {
    const double x = number();
    return {x, number()};
  }

  void command(QPainterPath& path) {
    switch (letter()) {
    case 'M':
      return path.moveTo(point());
    case 'L':
      return path.lineTo(point());
    case 'H':
      return path.lineTo(number(), path.currentPosition().y());
    case 'V':
      return path.lineTo(path.currentPosition().x(), number());
    case 'C': {
      const QPointF first = point();
      const QPointF second = point();
      return path.cubicTo(first, second, point());
    }
    case 'O': {
      const QPointF centre = point();
      const double radius = number();
      return path.addEllipse(centre, radius, radius);
    }
    case 'R': {
      const QPointF corner = point();
      const QPointF size = point();
      const double radius = number();
      return path.addRoundedRect(QRectF(corner, QSizeF(size.x(), size.y())), radius, radius);
    }
    case 'A':
      return arc(path);
    default:
      return path.closeSubpath();
    }
  }

  void arc(QPainterPath& path) {
    const QPointF centre = point();
    const double radius = number();
    const double start = number();
    const QRectF box(centre - QPointF(radius, radius), centre + QPointF(radius, radius));
    path.arcMoveTo(box, start);
    path.arcTo(box, start, number());
  }

  QStringList words_;
  qsizetype next_ = 0;
};

} // namespace

std::optional<LineIconShape> lineIconShape(const QString& name) {
  const auto* entry = std::find_if(std::begin(entries), std::end(entries), [&](const Entry& other) {
    return name == QLatin1String(other.name);
  });
  if (entry == std::end(entries)) {
    return std::nullopt;
  }
  return Reader(QString::fromLatin1(entry->shape)).read();
}

QStringList lineIconNames() {
  QStringList names;
  for (const Entry& entry : entries) {
    names.append(QLatin1String(entry.name));
  }
  return names;
}

} // namespace igroteka::view
