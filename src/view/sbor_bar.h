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
    int used = 0;          ///< dice that were used in this turn
    bool playing = false;  ///< turns are played, so that powers have their room
    bool mayRoll = false;
    bool tells = false;    ///< a person says what dice thrown by hand show
    std::vector<int> told; ///< said so far, of the dice that wait
    bool mayAct = false;
    SborMeans means = SborMeans::dice;
    std::array<bool, 5> powers{}; ///< by SborMeans: the dice give it
    std::array<bool, 5> useful{}; ///< and there is something to do
    bool nobody = false;          ///< on the circles of a pair: so its powers do nothing
    bool mayEnd = false;
    bool onlyEnd = false; ///< nothing else can be done
    bool surely = false;  ///< the question was asked
    bool quick = false;   ///< quick set-up is offered
    QString note;
  };

  SborBar(Art& art, QWidget* parent);

  void show(const Show& what);
  /// The dice tumble: from 0, just thrown, to 1, at rest.
  void setTumble(double share);

  SborButton* circleButton(int number) const {
    return circles_[static_cast<std::size_t>(number - 1)];
  }
  SborButton* dollButton(sbor::Size size) const { return dolls_[static_cast<std::size_t>(size)]; }
  SborButton* dieButton(std::size_t place) const { return dice_[place]; }
  SborButton* powerButton(SborMeans means) const {
    return powers_[static_cast<std::size_t>(means) - 1];
  }
  SborButton* padButton(int value) const { return pad_[static_cast<std::size_t>(value - 1)]; }
  SborButton* toldButton() const { return told_; }
  SborButton* endButton() const { return end_; }
  SborButton* quickButton() const { return quick_; }

Q_SIGNALS:
  void circleChosen(int number);
  void dollChosen(igroteka::sbor::Doll doll);
  /// A die that lies unused was pressed; the value.
  void dieChosen(int value, bool keep);
  void rollWanted();
  /// One more die of those thrown by hand shows this value; the nth does not; all are right.
  void dieTold(int value);
  void dieUntold(std::size_t nth);
  void throwTold();
  void powerChosen(igroteka::view::SborMeans means);
  void endWanted();
  void quickWanted();

private:
  SborButton* button(QHBoxLayout* row, const char* name);
  void makePowers(QHBoxLayout* row);
  void makePad(QHBoxLayout* row);
  void makePieces(QHBoxLayout* row);
  void makeDice(QHBoxLayout* row);
  void makeCommands(QHBoxLayout* row);
  void pressDie(std::size_t place);
  void showPieces(const Show& what);
  void showDice(const Show& what);
  void showWaiting(SborButton& die, std::size_t nth);
  void showPad(const Show& what);
  void showPowers(const Show& what);

  Art& art_;
  Show shown_;
  QWidget* upper_;
  QLabel* note_;
  std::vector<SborButton*> circles_;
  std::vector<SborButton*> dolls_;
  std::vector<SborButton*> dice_;
  std::vector<SborButton*> powers_;
  std::vector<SborButton*> pad_;
  std::vector<bool> kept_;
  SborButton* told_ = nullptr;
  SborButton* end_ = nullptr;
  SborButton* quick_ = nullptr;
};

} // namespace igroteka::view
