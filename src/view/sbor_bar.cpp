// SPDX-License-Identifier: MIT
#include "sbor_bar.h"

#include "sbor_painter.h"
#include "sbor_position.h"
#include "sbor_words.h"
#include "theme.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

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
  upper_ = new QWidget(this);
  auto* upper = new QHBoxLayout(upper_);
  upper->setContentsMargins(0, 0, 0, 0);
  upper->addStretch(1);
  for (const SborMeans means : allPowers) {
    SborButton* made = button(upper, "power");
    made->setCheckable(true);
    connect(made, &QAbstractButton::clicked, this, [this, means] { Q_EMIT powerChosen(means); });
    powers_.push_back(made);
  }
  upper->addStretch(1);
  note_ = new QLabel(this);
  note_->setObjectName(QStringLiteral("note"));
  note_->setAlignment(Qt::AlignCenter);
  note_->setWordWrap(true);
  auto* lower = new QHBoxLayout;
  lower->setSpacing(2);
  lower->addStretch(1);
  for (int number = 1; number <= sbor::circlesEach; ++number) {
    SborButton* made = button(lower, "circle");
    made->setCheckable(true);
    connect(made, &QAbstractButton::clicked, this, [this, number] { Q_EMIT circleChosen(number); });
    circles_.push_back(made);
  }
  for (std::size_t size = 0; size < pieceSizes.size(); ++size) {
    SborButton* made = button(lower, "doll");
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
  for (std::size_t place = 0; place < sbor::diceEach; ++place) {
    SborButton* made = button(lower, "die");
    made->setCheckable(true);
    connect(made, &QAbstractButton::clicked, this, [this, place] {
      if (shown_.mayRoll) {
        Q_EMIT rollWanted();
      } else if (place < shown_.dice.size()) {
        Q_EMIT dieChosen(shown_.dice[place], !kept_[place]);
      }
    });
    dice_.push_back(made);
  }
  lower->addSpacing(8);
  quick_ = button(lower, "quickSetup");
  connect(quick_, &QAbstractButton::clicked, this, &SborBar::quickWanted);
  end_ = button(lower, "endTurn");
  connect(end_, &QAbstractButton::clicked, this, &SborBar::endWanted);
  lower->addStretch(1);
  all->addWidget(note_);
  all->addWidget(upper_);
  all->addLayout(lower);
  kept_.resize(sbor::diceEach);
}

SborButton* SborBar::button(QHBoxLayout* row, const char* name) {
  auto* made = new SborButton(art_, this);
  made->setObjectName(QLatin1String(name));
  row->addWidget(made, 0, Qt::AlignBottom);
  return made;
}

void SborBar::show(const Show& what) {
  shown_ = what;
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
    made->setAccessibleName(sborWords::doll(doll));
    made->setToolTip(made->accessibleName());
    made->setChecked(doll == what.chosenDoll);
    made->show();
  }
  showDice(what);
  showPowers(what);
  end_->setVisible(what.mayEnd);
  end_->setText(what.surely ? sborWords::endAllTheSame() : sborWords::endTurn());
  quick_->setVisible(what.quick);
  quick_->setText(sborWords::quickSetup());
  note_->setVisible(!what.note.isEmpty());
  note_->setText(what.note);
  note_->setFont(roleFont(TextRole::body, font()));
}

void SborBar::showDice(const Show& what) {
  sbor::DiceSet left = what.keep;
  for (std::size_t place = 0; place < dice_.size(); ++place) {
    SborButton* made = dice_[place];
    const bool lies = place < what.dice.size();
    const bool waits = !lies && static_cast<int>(place - what.dice.size()) < what.unthrown;
    made->setVisible(lies || waits);
    kept_[place] = false;
    if (lies) {
      const int value = what.dice[place];
      kept_[place] = left.count(value) > 0;
      if (kept_[place]) {
        left.take(value);
      }
      made->setPicture(pictureKey::sborDie(value));
      made->setAccessibleName(kept_[place] ? sborWords::dieKept(value) : sborWords::die(value));
    } else {
      made->setPicture(pictureKey::sborDie(1 + static_cast<int>(place)));
      made->setAccessibleName(sborWords::dieUnthrown());
    }
    made->setChecked(kept_[place]);
    made->setEnabled(what.mayAct || what.mayRoll);
    made->setToolTip(made->accessibleName());
  }
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
    made->setReason(what.useful[index] ? QString() : sborWords::nothingToDo());
    if (what.useful[index]) {
      made->setToolTip(sborWords::meaning(means));
      made->setAccessibleDescription(sborWords::meaning(means));
    }
    made->setChecked(what.means == means);
  }
  upper_->setVisible(any);
}

void SborBar::setSpin(double spin) {
  for (std::size_t place = 0; place < dice_.size(); ++place) {
    dice_[place]->setSpin(std::clamp(spin * (1 + 0.12 * static_cast<double>(place)), 0.0, 1.0));
  }
}

} // namespace igroteka::view
