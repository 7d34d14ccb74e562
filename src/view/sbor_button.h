// SPDX-License-Identifier: MIT
#pragma once

#include "sbor_choice.h"

#include <QAbstractButton>

#include <functional>

namespace igroteka::view {

class Art;

/// A small card that can be pressed: a picture of the art or of an action, a word, the dice that it
/// would use. One that is not affordable is grey, says why as its tip, and can still be pressed to
/// hear it.
class SborButton : public QAbstractButton {
  Q_OBJECT

public:
  SborButton(Art& art, QWidget* parent);

  /// What is drawn above the word: a key of the art, or an action, or nothing.
  void setPicture(const QString& key);
  const QString& picture() const { return picture_; }
  void setAction(sbor::Action action);
  /// How much of its room's height the picture of a doll fills, standing on the ground.
  void setPictureShare(double share);
  /// Dice below the word.
  void setDice(const QList<int>& dice, bool andOthers = false);
  /// Grey, with the reason; empty makes it ready.
  void setReason(const QString& reason);
  const QString& reason() const { return reason_; }
  /// A command of its own beside the pieces: as tall as they are, in larger words.
  void setCommand(bool command);
  /// Room for this text as well, so that nothing moves when it comes to stand here.
  void reserve(const QString& text);
  /// What is wanted now: in the colour of the accent.
  void setWanted(bool wanted);
  /// In place of the picture, the empty place of a die.
  void setVacant(bool vacant);
  /// Degrees by which a die lies askew: it waits to be thrown.
  void setTilt(double degrees);
  /// How far a die is turned from rest: 1 as it is thrown, 0 at rest.
  void setSpin(double spin);

  QSize sizeHint() const override;
  /// Commands have their words below each other where there is little room.
  QSize minimumSizeHint() const override;

Q_SIGNALS:
  void hovered(bool inside);

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

private:
  bool bare() const { return text().isEmpty(); }
  int longestWord(const QFontMetrics& metrics) const;
  QSize wordsSize(const QFontMetrics& metrics) const;
  QFont wordsFont() const;
  void paintPicture(QPainter& painter, QRectF area);
  void paintCard(QPainter& painter, QRectF card);
  void paintDice(QPainter& painter, QRectF card, double top);

  Art& art_;
  QString picture_;
  double pictureShare_ = 1;
  std::optional<sbor::Action> action_;
  QList<int> dice_;
  bool andOthers_ = false;
  QString reason_;
  bool command_ = false;
  QString reserved_;
  bool wanted_ = false;
  bool vacant_ = false;
  double tilt_ = 0;
  double spin_ = 0;
};

/// The picture of an action: two dolls and what happens between them.
void paintSborAction(QPainter& painter, sbor::Action action, QRectF area, const QColor& colour);

} // namespace igroteka::view
