// SPDX-License-Identifier: MIT
#pragma once

#include "view/views.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace igroteka::app {

/// The card of a game on the shelf: its picture, what it is, and what can be done with it.
class GameCard : public QWidget {
  Q_OBJECT

public:
  GameCard(const view::ViewEntry& entry, view::Art& art, QWidget* parent = nullptr);

  const view::ViewEntry& entry() const { return entry_; }
  /// Whether there is a match to go on with.
  void setContinuing(bool continuing);
  bool continuing() const { return continuing_; }
  /// Whether all buttons stand below each other, for where there is little width.
  void setNarrow(bool narrow);
  /// The width from which on no button needs to stand below another.
  int comfortableWidth() const;
  struct TextHeights {
    int title = 0;
    int sentence = 0;
  };
  /// What the texts take in a card of this width.
  TextHeights textHeights(int width) const;
  /// Keeps at least so much for them, so that what stands on the cards is level.
  void keepTextHeights(const TextHeights& heights);
  /// Puts the focus on what is most likely wanted.
  void focusMain();

Q_SIGNALS:
  void playWanted();
  void continueWanted();
  void practiseWanted();
  void learnWanted();

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

private:
  QPushButton* button(const char* name, const char* icon);
  QRectF pictureRect() const;
  void layOut();
  void placeButtons();
  void refreshFonts();
  void retranslate();

  const view::ViewEntry& entry_;
  view::Art& art_;
  bool continuing_ = false;
  bool narrow_ = false;
  QGridLayout* buttons_;
  QWidget* picture_; ///< keeps the room for the picture, which the card paints
  QLabel* title_;
  QLabel* sentence_;
  QLabel* facts_;
  QPushButton* continue_;
  QPushButton* play_;
  QPushButton* practise_;
  QPushButton* learn_;
};

} // namespace igroteka::app
