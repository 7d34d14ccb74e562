// SPDX-License-Identifier: MIT
#pragma once

#include "board_view.h"

class QLabel;
class QListWidget;

namespace igroteka::view {

/// The view of any game: the position as text, and the legal actions as a list to choose from.
class GenericView : public BoardView {
  Q_OBJECT

public:
  GenericView(session::AnySession& session, Art& art, QWidget* parent = nullptr);

  void showHint(const Answer& answer) override;
  void clearHint() override;
  void finishAnimation() override {}
  bool animating() const override { return false; }
  QImage picture(QSize size, qreal ratio) override;

protected:
  void positionChanged(session::Change change, std::size_t from) override;
  void retranslate() override;
  void paintEvent(QPaintEvent* event) override;

private:
  void refresh();

  QLabel* position_;
  QListWidget* actions_;
};

} // namespace igroteka::view
