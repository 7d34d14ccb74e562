// SPDX-License-Identifier: MIT
#pragma once

#include "view/views.h"

#include <QDialog>

class QTextBrowser;

namespace igroteka::app {

class Program;

/// The rules of a game, with pictures, in the language of the program.
class HelpWindow : public QDialog {
  Q_OBJECT

public:
  explicit HelpWindow(Program& program, QWidget* parent = nullptr);

  /// Shows the page of this game, from that heading on if one is named.
  void showGame(const view::ViewEntry& entry, const QString& heading = {});

protected:
  void changeEvent(QEvent* event) override;

private:
  void load();

  QTextBrowser* page_;
  const view::ViewEntry* entry_ = nullptr;
  QString heading_;
};

} // namespace igroteka::app
