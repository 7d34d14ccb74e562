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
  void setAction(sbor::Action action);
  /// Dice below the word.
  void setDice(const QList<int>& dice, bool andOthers = false);
  /// Grey, with the reason; empty makes it ready.
  void setReason(const QString& reason);
  const QString& reason() const { return reason_; }
  /// How far a die is turned from rest, 0 to 1.
  void setSpin(double spin);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
  void hovered(bool inside);

protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

private:
  bool bare() const { return text().isEmpty(); }
  void paintPicture(QPainter& painter, QRectF area);

  Art& art_;
  QString picture_;
  std::optional<sbor::Action> action_;
  QList<int> dice_;
  bool andOthers_ = false;
  QString reason_;
  double spin_ = 0;
};

/// The picture of an action: two dolls and what happens between them.
void paintSborAction(QPainter& painter, sbor::Action action, QRectF area, const QColor& colour);

} // namespace igroteka::view
