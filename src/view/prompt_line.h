// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/core/game.h>

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace igroteka::view {

class BoardView;
class Chips;

/// The line below the board: always says what is wanted now, from whom, in full words; and offers
/// the buttons that belong to it. Screen readers hear every change as an alert.
class PromptLine : public QWidget {
  Q_OBJECT

public:
  explicit PromptLine(BoardView& board, QWidget* parent = nullptr);

  void refresh();
  /// The sentence that stands there.
  QString text() const;

protected:
  void changeEvent(QEvent* event) override;

private:
  /// What the line says, and in whose name.
  struct Saying {
    Actor actor = Actor::nature;
    QString sentence;
  };

  QPushButton* button(const char* name, void (PromptLine::*act)());
  void retranslate();
  void refreshButtons();
  Saying saying() const;
  Saying play() const;
  Saying shown() const;
  bool muchHappened() const;
  QString offer() const;
  QString advice() const;

  void goBack();
  void showWhatHappened();
  void roll();
  void agree();
  void decline();
  void goOn();
  void pause();
  void step();
  void answer(bool agrees);

  BoardView& board_;
  Chips* chips_;
  QLabel* text_;
  QPushButton* happened_;
  QPushButton* roll_;
  QPushButton* agree_;
  QPushButton* decline_;
  QPushButton* goOn_;
  QPushButton* pause_;
  QPushButton* step_;
  QPushButton* back_;
  std::optional<Answer> hint_;
  Actor declined_ = Actor::nature; ///< who has just declined a draw
};

} // namespace igroteka::view
