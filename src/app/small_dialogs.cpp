// SPDX-License-Identifier: MIT
#include "app/small_dialogs.h"

#include "view/board_view.h"
#include "view/line_icons.h"
#include "view/theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace igroteka::app {

namespace {

QString say(const char* text) {
  return QCoreApplication::translate("Dialogs", text);
}

QDialog* dialog(QWidget* parent, const char* name, const QString& title) {
  auto* made = new QDialog(parent);
  made->setObjectName(QLatin1String(name));
  made->setWindowTitle(title);
  made->setAttribute(Qt::WA_DeleteOnClose);
  return made;
}

void addClose(QDialog* dialog, QVBoxLayout* column) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  column->addWidget(buttons);
}

void addKeys(QTableWidget* table, const QString& what, const QString& keys) {
  const int row = table->rowCount();
  table->insertRow(row);
  table->setItem(row, 0, new QTableWidgetItem(what));
  table->setItem(row, 1, new QTableWidgetItem(keys));
}

QString plain(const QString& actionText) {
  QString text = actionText;
  text.remove(QLatin1Char('&'));
  return text;
}

QString keysOf(const QAction& action) {
  QStringList all;
  for (const QKeySequence& keys : action.shortcuts()) {
    all.append(keys.toString(QKeySequence::NativeText));
  }
  return all.join(QStringLiteral(", "));
}

} // namespace

void showAbout(QWidget* parent) {
  QDialog* about = dialog(parent, "about", say(QT_TRANSLATE_NOOP("Dialogs", "About Igroteka")));
  auto* icon = new QLabel(about);
  icon->setPixmap(view::applicationIcon().pixmap(96, 96));
  auto* name = new QLabel(
      say(QT_TRANSLATE_NOOP("Dialogs", "Igroteka %1")).arg(QCoreApplication::applicationVersion()),
      about);
  name->setFont(view::roleFont(view::TextRole::cardTitle, about->font()));
  auto* text = new QLabel(about);
  text->setWordWrap(true);
  text->setMinimumWidth(420);
  text->setText(
      say(QT_TRANSLATE_NOOP("Dialogs", "Board games for people round one screen, and for practice "
                                       "against the computer.")) +
      QStringLiteral("\n\n") +
      say(QT_TRANSLATE_NOOP("Dialogs",
                            "Free software under the MIT licence. Its pictures are its own.")) +
      QStringLiteral("\n\n") +
      say(QT_TRANSLATE_NOOP("Dialogs",
                            "Tantrix is a registered trademark of its owner. Igroteka is an "
                            "independent work and is not connected with that owner.")));
  auto* words = new QVBoxLayout;
  words->setSpacing(10);
  words->addWidget(name);
  words->addWidget(text);
  auto* row = new QHBoxLayout;
  row->setSpacing(20);
  row->addWidget(icon, 0, Qt::AlignTop);
  row->addLayout(words, 1);
  auto* all = new QVBoxLayout(about);
  all->setContentsMargins(20, 20, 20, 16);
  all->addLayout(row);
  addClose(about, all);
  about->open();
}

void showKeys(QWidget* window, const view::BoardView* board) {
  QDialog* keys = dialog(window, "keysDialog", say(QT_TRANSLATE_NOOP("Dialogs", "Keys")));
  auto* table = new QTableWidget(0, 2, keys);
  table->setObjectName(QStringLiteral("keysTable"));
  table->setHorizontalHeaderLabels(
      {say(QT_TRANSLATE_NOOP("Dialogs", "What")), say(QT_TRANSLATE_NOOP("Dialogs", "Keys"))});
  table->verticalHeader()->hide();
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setShowGrid(false);
  table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  if (board != nullptr) {
    for (const auto& [what, which] : board->keys()) {
      addKeys(table, what, which);
    }
  }
  for (const QAction* action : window->actions()) {
    if (!action->shortcuts().isEmpty()) {
      addKeys(table, plain(action->text()), keysOf(*action));
    }
  }
  auto* all = new QVBoxLayout(keys);
  all->addWidget(table);
  addClose(keys, all);
  keys->resize(560, 560);
  keys->open();
}

} // namespace igroteka::app
