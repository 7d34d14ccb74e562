// SPDX-License-Identifier: MIT
#include "app/rules_menu.h"

#include "view/theme.h"
#include "view/translated.h"

#include <QActionGroup>
#include <QMenu>

namespace igroteka::app {

using view::translated;

namespace {

/// Numbers with more values than this are left to the dialog.
constexpr int mostNumbers = 10;

QString escaped(QString text) {
  return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

RulesMenu::RulesMenu(QMenu* menu) : QObject(menu), menu_(menu) {
  menu_->setToolTipsVisible(true);
  rebuild();
}

void RulesMenu::setDraft(const std::optional<Draft>& draft) {
  draft_ = draft;
  rebuild();
}

void RulesMenu::rebuild() {
  menu_->clear();
  if (draft_) {
    addPresets();
    menu_->addSeparator();
    for (const OptionField* field : draft_->game().fields()) {
      addOption(*field);
    }
    menu_->addSeparator();
  }
  QAction* custom = menu_->addAction(tr("Rules of Your Own…"));
  custom->setObjectName(QStringLiteral("customRules"));
  custom->setEnabled(draft_.has_value());
  connect(custom, &QAction::triggered, this, &RulesMenu::customWanted);
}

void RulesMenu::addPresets() {
  auto* group = new QActionGroup(menu_);
  for (const PresetInfo& preset : draft_->game().presets()) {
    Draft other = *draft_;
    other.choosePreset(preset.id);
    QAction* action =
        addChoice(menu_, escaped(translated(preset.title)), draft_->id() == preset.id, other);
    action->setObjectName(QStringLiteral("preset-%1").arg(QString::fromUtf8(preset.id.data())));
    action->setStatusTip(translated(preset.sentence));
    group->addAction(action);
    QAction* explanation = menu_->addAction(escaped(translated(preset.sentence)));
    explanation->setFont(view::roleFont(view::TextRole::caption, menu_->font()));
    explanation->setEnabled(false);
  }
}

/// Flags as check items, choices and small numbers as submenus; the rest is the dialog's.
void RulesMenu::addOption(const OptionField& field) {
  const OptionValue now = draft_->value(field);
  const auto with = [&](const OptionValue& value) {
    Draft other = *draft_;
    other.setValue(field, value);
    return other;
  };
  if (field.kind == OptionKind::flag) {
    const bool on = std::get<bool>(now);
    addChoice(menu_, escaped(translated(field.label)), on, with(!on))
        ->setToolTip(translated(field.explanation));
    return;
  }
  const bool listed = field.kind == OptionKind::choice || field.kind == OptionKind::seatOrLot ||
                      (field.kind == OptionKind::number && field.max - field.min < mostNumbers);
  if (!listed) {
    return;
  }
  QMenu* values = menu_->addMenu(escaped(translated(field.label)));
  values->setToolTip(translated(field.explanation));
  for (const OptionWord& word : field.words) {
    const OptionValue value = std::string(word.word);
    addChoice(values, escaped(translated(word.label)), now == value, with(value));
  }
  const bool lot = field.kind == OptionKind::seatOrLot;
  const int least = lot ? 0 : field.min;
  const int most = lot ? draft_->players() : field.max;
  for (int number = least; field.words.empty() && number <= most; ++number) {
    const QString name = !lot          ? QString::number(number)
                         : number == 0 ? tr("Drawn by lot")
                                       : view::numberedName(seatAt(number - 1));
    addChoice(values, name, now == OptionValue(number), with(number));
  }
}

QAction* RulesMenu::addChoice(QMenu* menu, const QString& text, bool checked, const Draft& draft) {
  QAction* action = menu->addAction(text);
  action->setCheckable(true);
  action->setChecked(checked);
  const auto fault = draft.fault();
  action->setEnabled(!fault);
  if (fault) {
    action->setToolTip(translated(*fault, draft.game()));
  }
  connect(action, &QAction::triggered, this, [this, draft, action, checked] {
    action->setChecked(checked);
    Q_EMIT chosen(draft);
  });
  return action;
}

} // namespace igroteka::app
