// SPDX-License-Identifier: MIT
#pragma once

#include "view/views.h"

#include <QWidget>

#include <span>

class QBoxLayout;
class QLabel;

namespace igroteka::app {

class GameCard;

/// The start page: a card for every game.
class ShelfPage : public QWidget {
  Q_OBJECT

public:
  ShelfPage(std::span<const view::ViewEntry> views, view::Art& art, QWidget* parent = nullptr);

  const QList<GameCard*>& cards() const { return cards_; }
  /// Puts the focus on Continue of the game played last, or the first card's main button.
  void focusMain(const QString& lastGame);

Q_SIGNALS:
  void playWanted(const igroteka::view::ViewEntry& entry);
  void continueWanted(const igroteka::view::ViewEntry& entry);
  void practiseWanted(const igroteka::view::ViewEntry& entry);
  void learnWanted(const igroteka::view::ViewEntry& entry);

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void addCard(const view::ViewEntry& entry);
  void fit();
  void retranslate();

  view::Art& art_;
  QLabel* title_;
  QLabel* line_;
  QWidget* inside_;
  QBoxLayout* row_;
  QList<GameCard*> cards_;
};

} // namespace igroteka::app
