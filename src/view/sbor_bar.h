// SPDX-License-Identifier: MIT
#pragma once

#include "sbor_button.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;

namespace igroteka::view {

/// The edge of the table before the player: circles to lay, dolls to put out, dice with the powers
/// that stand on them, and the end of the turn.
class SborBar : public QWidget {
  Q_OBJECT

public:
  /// All that the bar shows.
  struct Show {
    std::vector<int> circles; ///< to be laid
    int chosenCircle = 0;
    std::vector<sbor::Doll> dolls; ///< to be put out
    sbor::Doll chosenDoll;
    std::vector<int> dice; ///< unused, ascending
    sbor::DiceSet keep;    ///< those of them that will be kept
    int unthrown = 0;      ///< dice that wait to be thrown
    bool mayRoll = false;
    bool mayAct = false;
    SborMeans means = SborMeans::dice;
    std::array<bool, 5> powers{}; ///< by SborMeans: the dice give it
    std::array<bool, 5> useful{}; ///< and there is something to do
    bool mayEnd = false;
    bool surely = false; ///< the question was asked
    bool quick = false;  ///< quick set-up is offered
    QString note;
  };

  SborBar(Art& art, QWidget* parent);

  void show(const Show& what);
  void setSpin(double spin);

  SborButton* circleButton(int number) const {
    return circles_[static_cast<std::size_t>(number - 1)];
  }
  SborButton* dollButton(sbor::Size size) const { return dolls_[static_cast<std::size_t>(size)]; }
  SborButton* dieButton(std::size_t place) const { return dice_[place]; }
  SborButton* powerButton(SborMeans means) const {
    return powers_[static_cast<std::size_t>(means) - 1];
  }
  SborButton* endButton() const { return end_; }
  SborButton* quickButton() const { return quick_; }

Q_SIGNALS:
  void circleChosen(int number);
  void dollChosen(igroteka::sbor::Doll doll);
  /// A die that lies unused was pressed; the value.
  void dieChosen(int value, bool keep);
  void rollWanted();
  void powerChosen(igroteka::view::SborMeans means);
  void endWanted();
  void quickWanted();

private:
  SborButton* button(QHBoxLayout* row, const char* name);
  void showDice(const Show& what);
  void showPowers(const Show& what);

  Art& art_;
  Show shown_;
  QWidget* upper_;
  QLabel* note_;
  std::vector<SborButton*> circles_;
  std::vector<SborButton*> dolls_;
  std::vector<SborButton*> dice_;
  std::vector<SborButton*> powers_;
  std::vector<bool> kept_;
  SborButton* end_ = nullptr;
  SborButton* quick_ = nullptr;
};

} // namespace igroteka::view
