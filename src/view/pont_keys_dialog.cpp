// SPDX-License-Identifier: MIT
#include "pont_keys_dialog.h"

#include "key_place.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace igroteka::view {

PontKeysDialog::PontKeysDialog(const PontKeys& keys, QWidget* parent)
    : QDialog(parent), keys_(keys), said_(new QLabel(this)) {
  setWindowTitle(tr("Keys of the hands"));
  auto* grid = new QGridLayout;
  const std::array<QString, pontActs> heads{tr("Up"),   tr("Left"),   tr("Down"),  tr("Right"),
                                            tr("Turn"), tr("Action"), tr("Choose")};
  for (std::size_t act = 0; act < pontActs; ++act) {
    grid->addWidget(new QLabel(heads[act], this), 0, static_cast<int>(act) + 1);
  }
  for (std::size_t hand = 0; hand < PontKeys::hands; ++hand) {
    const int row = static_cast<int>(hand) + 1;
    grid->addWidget(new QLabel(tr("Hand %1").arg(row), this), row, 0);
    for (std::size_t act = 0; act < pontActs; ++act) {
      auto* made = new QPushButton(this);
      made->setAutoDefault(false);
      made->installEventFilter(this);
      made->setAccessibleName(tr("Hand %1, %2").arg(row).arg(heads[act]));
      connect(made, &QPushButton::clicked, this,
              [this, hand, act] { ask(hand, static_cast<PontAct>(act)); });
      grid->addWidget(made, row, static_cast<int>(act) + 1);
      buttons_.push_back(made);
    }
  }
  said_->setObjectName(QStringLiteral("said"));
  said_->setWordWrap(true);
  said_->setText(tr("Click a key to change it."));
  auto* box = new QDialogButtonBox(
      QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
  connect(box, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(box->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
    keys_ = PontKeys();
    refresh();
  });
  auto* all = new QVBoxLayout(this);
  all->addLayout(grid);
  all->addWidget(said_);
  all->addWidget(box);
  refresh();
}

QPushButton* PontKeysDialog::button(std::size_t hand, PontAct act) const {
  return buttons_.at(hand * pontActs + static_cast<std::size_t>(act));
}

void PontKeysDialog::refresh() {
  for (std::size_t hand = 0; hand < PontKeys::hands; ++hand) {
    for (std::size_t act = 0; act < pontActs; ++act) {
      const auto which = static_cast<PontAct>(act);
      button(hand, which)->setText(signOf(keys_.key(hand, which)));
    }
  }
}

void PontKeysDialog::ask(std::size_t hand, PontAct act) {
  asked_ = std::pair(hand, act);
  button(hand, act)->setFocus();
  said_->setText(tr("Press the new key, or Escape."));
}

QString PontKeysDialog::said() const {
  return said_->text();
}

bool PontKeysDialog::eventFilter(QObject* object, QEvent* event) {
  const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
  if (asked_ && isKey) {
    if (event->type() == QEvent::KeyPress) {
      take(keyAtPlace(*static_cast<QKeyEvent*>(event)));
    }
    event->accept();
    return true;
  }
  return QDialog::eventFilter(object, event);
}

void PontKeysDialog::take(Qt::Key key) {
  const auto [hand, act] = *asked_;
  asked_.reset();
  if (key == Qt::Key_Escape || key == Qt::Key_unknown) {
    said_->setText(tr("The key stays as it was."));
  } else if (keys_.set(hand, act, key)) {
    said_->setText(tr("Click a key to change it."));
    refresh();
  } else if (!PontKeys::isForHands(key)) {
    said_->setText(tr("No hand can use that key. Choose another one."));
  } else {
    const auto user = keys_.find(key);
    said_->setText(tr("That key belongs to hand %1 already. Choose another one.")
                       .arg(user ? user->first + 1 : hand + 1));
  }
}

} // namespace igroteka::view
