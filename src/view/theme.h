// SPDX-License-Identifier: MIT
#pragma once

#include "palette.h"

#include <QFont>
#include <QObject>

class QApplication;

namespace igroteka::view {

/// What a text is for; sizes are multiples of the user's own font size.
enum class TextRole { score, cardTitle, prompt, seatName, body, caption };

/// The font of a role, from the user's font.
QFont roleFont(TextRole role, const QFont& body);

/// The look of the whole application: style, palette, focus ring. One per application.
class Theme : public QObject {
  Q_OBJECT

public:
  /// Gives the application its style and the palette of `kind`.
  Theme(QApplication& application, ThemeKind kind);
  ~Theme() override;

  /// Changes at once and for everything on the screen.
  void setKind(ThemeKind kind);
  ThemeKind kind() const;

  /// Whether a desktop's palette is a dark or a light one.
  static ThemeKind kindOf(const QPalette& desktop);

Q_SIGNALS:
  void changed();

private:
  QApplication& application_;
};

/// The colours of the theme in use (light before there is one).
const Palette& colours();

} // namespace igroteka::view
