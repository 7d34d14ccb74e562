// SPDX-License-Identifier: MIT
#include "sbor_bar.h"

#include "sbor_painter.h"
#include "sbor_position.h"
#include "sbor_words.h"
#include "theme.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace igroteka::view {

namespace {

constexpr std::array<SborMeans, 4> allPowers = {SborMeans::substitution, SborMeans::manipulation,
                                                SborMeans::teleport, SborMeans::force};

QList<int> equalDice(const std::vector<int>& dice, int times) {
  for (const int value : dice) {
    if (std::ranges::count(dice, value) >= times) {
      return QList<int>(times, value);
    }
  }
  return {};
}

} // namespace

SborBar::SborBar(Art& art, QWidget* parent) : QWidget(parent), art_(art) {
  setObjectName(QStringLiteral("sborBar"));
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(8, 2, 8, 6);
  all->setSpacing(2);
  note_ = new QLabel(this);
  note_->setObjectName(QStringLiteral("note"));
  note_->setAlignment(Qt::AlignCenter);
  note_->setWordWrap(true);
  upper_ = new QWidget(this);
  auto* upper = new QHBoxLayout(upper_);
  upper->setContentsMargins(0, 0, 0, 0);
  auto* lower = new QHBoxLayout;
  lower->setSpacing(2);
  upper->addStretch(1);
  makePowers(upper);
  makePad(upper);
  upper->addStretch(1);
  lower->addStretch(1);
  makePieces(lower);
  makeDice(lower);
  lower->addSpacing(8);
  makeCommands(lower);
  lower->addStretch(1);
  all->addWidget(note_);
  all->addWidget(upper_);
  all->addLayout(lower);
}

void SborBar::makePowers(QHBoxLayout* row) {
  for (const SborMeans means : allPowers) {
    SborButton* made = button(row, "power");
    made->setCheckable(true);
    connect(made, &QAbstractButton::clicked, this, [this, means] { Q_EMIT powerChosen(means); });
    powers_.push_back(made);
  }
}

/// The six faces of a die, for those who throw dice of their own.
void SborBar::makePad(QHBoxLayout* row) {
  for (int value = 1; value <= 6; ++value) {
    SborButton* made = button(row, "pad");
    made->setPicture(pictureKey::sborDie(value));
    connect(made, &QAbstractButton::clicked, this, [this, value] { Q_EMIT dieTold(value); });
    pad_.push_back(made);
  }
}

void SborBar::makePieces(QHBoxLayout* row) {
  for (int number = 1; number <= sbor::circlesEach; ++number) {
    SborButton* made = button(row, "circle");
    made->setCheckable(true);
    connect(made, &QAbstractButton::clicked, this, [this, number] { Q_EMIT circleChosen(number); });
    circles_.push_back(made);
  }
  for (std::size_t size = 0; size < pieceSizes.size(); ++size) {
    SborButton* made = button(row, "doll");
    made->setCheckable(true);
    connect(made, &QAbstractButton::clicked, this, [this, size] {
      for (const sbor::Doll doll : shown_.dolls) {
        if (static_cast<std::size_t>(doll.size()) == size) {
          Q_EMIT dollChosen(doll);
          return;
        }
      }
    });
    dolls_.push_back(made);
  }
}

void SborBar::makeDice(QHBoxLayout* row) {
  kept_.resize(sbor::diceEach);
  for (std::size_t place = 0; place < sbor::diceEach; ++place) {
    SborButton* made = button(row, "die");
    made->setCheckable(true);
    connect(made, &QAbstractButton::clicked, this, [this, place] { pressDie(place); });
    dice_.push_back(made);
  }
}

void SborBar::pressDie(std::size_t place) {
  if (shown_.mayRoll) {
    Q_EMIT rollWanted();
  } else if (shown_.tells) {
    if (place >= shown_.dice.size() && place < shown_.dice.size() + shown_.told.size()) {
      Q_EMIT dieUntold(place - shown_.dice.size());
    }
  } else if (place < shown_.dice.size()) {
    Q_EMIT dieChosen(shown_.dice[place], !kept_[place]);
  }
}

void SborBar::makeCommands(QHBoxLayout* row) {
  quick_ = button(row, "quickSetup");
  connect(quick_, &QAbstractButton::clicked, this, &SborBar::quickWanted);
  told_ = button(row, "told");
  connect(told_, &QAbstractButton::clicked, this, &SborBar::throwTold);
  end_ = button(row, "endTurn");
  connect(end_, &QAbstractButton::clicked, this, &SborBar::endWanted);
  for (SborButton* command : {quick_, told_, end_}) {
    command->setCommand(true);
  }
}

SborButton* SborBar::button(QHBoxLayout* row, const char* name) {
  auto* made = new SborButton(art_, this);
  made->setObjectName(QLatin1String(name));
  row->addWidget(made, 0, Qt::AlignVCenter);
  return made;
}

void SborBar::show(const Show& what) {
  shown_ = what;
  showPieces(what);
  showDice(what);
  showPowers(what);
  showPad(what);
  // Its room is kept, so that the dice lie where they were thrown.
  QSizePolicy room = end_->sizePolicy();
  room.setRetainSizeWhenHidden(what.playing);
  end_->setSizePolicy(room);
  end_->setVisible(what.mayEnd);
  end_->setWanted(what.onlyEnd || what.surely);
  told_->setWanted(true);
  end_->reserve(sborWords::endAllTheSame());
  end_->setText(what.surely ? sborWords::endAllTheSame() : sborWords::endTurn());
  quick_->setVisible(what.quick);
  quick_->setText(sborWords::quickSetup());
  note_->setVisible(!what.note.isEmpty());
  note_->setText(what.note);
  note_->setFont(roleFont(TextRole::body, font()));
}

void SborBar::showPieces(const Show& what) {
  for (int number = 1; number <= sbor::circlesEach; ++number) {
    SborButton* made = circleButton(number);
    made->setVisible(std::ranges::find(what.circles, number) != what.circles.end());
    made->setPicture(pictureKey::sborCircle(number));
    made->setAccessibleName(sborWords::layCircle(number));
    made->setToolTip(made->accessibleName());
    made->setChecked(number == what.chosenCircle);
  }
  for (SborButton* made : dolls_) {
    made->hide();
  }
  for (const sbor::Doll doll : what.dolls) {
    SborButton* made = dollButton(doll.size());
    const SborScene::Body body = bodyOf(doll);
    made->setPicture(pictureKey::sborDoll(body.colour, body.size));
    made->setPictureShare(sborDollHeight(body.size) / sborDollHeight(PieceSize::large));
    made->setAccessibleName(sborWords::doll(doll));
    made->setToolTip(made->accessibleName());
    made->setChecked(doll == what.chosenDoll);
    made->show();
  }
}

void SborBar::showDice(const Show& what) {
  sbor::DiceSet left = what.keep;
  for (std::size_t place = 0; place < dice_.size(); ++place) {
    SborButton* made = dice_[place];
    const bool lies = place < what.dice.size();
    const int past = static_cast<int>(place) - static_cast<int>(what.dice.size());
    const bool waits = !lies && past < what.unthrown;
    const bool used = !lies && !waits && past - what.unthrown < what.used;
    made->setVisible(lies || waits || used);
    kept_[place] = lies && left.count(what.dice[place]) > 0;
    if (kept_[place]) {
      left.take(what.dice[place]);
    }
    made->setVacant(used);
    made->setTilt(0);
    if (lies) {
      const int value = what.dice[place];
      made->setPicture(pictureKey::sborDie(value));
      made->setAccessibleName(kept_[place] ? sborWords::dieKept(value) : sborWords::die(value));
    } else if (waits) {
      showWaiting(*made, place - what.dice.size());
    } else if (used) {
      made->setAccessibleName(sborWords::dieUsed());
    }
    made->setChecked(kept_[place]);
    made->setEnabled(!used && (what.mayAct || what.mayRoll || what.tells));
    made->setToolTip(made->accessibleName());
  }
}

/// A die that is to be thrown, the nth of them, or that was told already.
void SborBar::showWaiting(SborButton& die, std::size_t nth) {
  if (!shown_.tells) {
    static constexpr std::array<double, sbor::diceEach> tilts{-17, 12, -8, 21};
    die.setPicture(pictureKey::sborBlankDie());
    die.setTilt(tilts.at(nth));
    die.setAccessibleName(shown_.mayRoll ? sborWords::dieToThrow() : sborWords::dieUnthrown());
  } else if (nth < shown_.told.size()) {
    die.setPicture(pictureKey::sborDie(shown_.told[nth]));
    die.setAccessibleName(sborWords::dieTold(shown_.told[nth]));
  } else {
    die.setVacant(true);
    die.setAccessibleName(sborWords::dieUntold());
  }
}

void SborBar::showPad(const Show& what) {
  const bool full = static_cast<int>(what.told.size()) >= what.unthrown;
  for (std::size_t face = 0; face < pad_.size(); ++face) {
    pad_[face]->setVisible(what.tells && !full);
    pad_[face]->setAccessibleName(sborWords::die(static_cast<int>(face) + 1));
    pad_[face]->setToolTip(pad_[face]->accessibleName());
  }
  told_->setVisible(what.tells && full);
  told_->setText(sborWords::playThese());
  upper_->setVisible(!upper_->isHidden() || (what.tells && !full));
}

void SborBar::showPowers(const Show& what) {
  bool any = false;
  for (const SborMeans means : allPowers) {
    const auto index = static_cast<std::size_t>(means);
    SborButton* made = powerButton(means);
    made->setVisible(what.powers[index]);
    any = any || what.powers[index];
    made->setText(sborWords::means(means));
    made->setAccessibleName(made->text());
    const int times = means == SborMeans::force ? 4 : means == SborMeans::teleport ? 3 : 2;
    made->setDice(equalDice(what.dice, times));
    made->setReason(what.useful[index]          ? QString()
                    : what.nobody && times == 2 ? sborWords::nobodyThere()
                                                : sborWords::nothingToDo());
    if (what.useful[index]) {
      made->setToolTip(sborWords::meaning(means));
      made->setAccessibleDescription(sborWords::meaning(means));
    }
    made->setChecked(what.means == means);
  }
  // Its room is kept, so that the table does not jump when dice are thrown or used.
  upper_->setMinimumHeight(what.playing ? powers_.front()->sizeHint().height() : 0);
  upper_->setVisible(any || what.playing);
}

/// Each die begins a little later than the one before it, slows down, and settles.
void SborBar::setTumble(double share) {
  constexpr double whole = 420;
  constexpr double later = 40;
  constexpr double turning = 220;
  constexpr double settling = 80;
  for (std::size_t place = 0; place < dice_.size(); ++place) {
    const double passed = share * whole - later * static_cast<double>(place);
    const double turned = std::clamp(passed / turning, 0.0, 1.0);
    const double settled = std::clamp((passed - turning) / settling, 0.0, 1.0);
    const double wobble = settled > 0 ? 0.02 * std::sin(2 * M_PI * settled) * (1 - settled) : 0;
    dice_[place]->setSpin((1 - turned) * (1 - turned) + wobble);
  }
}

} // namespace igroteka::view
