// SPDX-License-Identifier: MIT
#include "app/options_form.h"

#include "app/option_editors.h"
#include "view/theme.h"
#include "view/translated.h"

#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace igroteka::app {

using view::translated;

namespace {

QLabel* note(const QString& text, const QColor& colour, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setFont(view::roleFont(view::TextRole::caption, parent->font()));
  QPalette tinted = label->palette();
  tinted.setColor(QPalette::WindowText, colour);
  label->setPalette(tinted);
  return label;
}

} // namespace

OptionsForm::OptionsForm(Draft& draft, Wanted wanted, QWidget* parent)
    : QWidget(parent), draft_(draft), wanted_(std::move(wanted)), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  rebuild();
}

void OptionsForm::rebuild() {
  lines_.clear();
  delete fields_;
  fields_ = new QWidget(this);
  auto* inside = new QVBoxLayout(fields_);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(4);
  column_->addWidget(fields_);
  for (const OptionField* field : draft_.game().fields()) {
    if (wanted_(*field)) {
      addField(*field);
    }
  }
  inside->addStretch();
  refreshFault();
}

void OptionsForm::addField(const OptionField& field) {
  auto* inside = static_cast<QVBoxLayout*>(fields_->layout());
  auto* editor = makeOptionEditor(field, draft_.players(), fields_);
  editor->setObjectName(QString::fromUtf8(field.key.data(), qsizetype(field.key.size())));
  editor->show(draft_.value(field));
  if (field.kind != OptionKind::flag) {
    auto* label = new QLabel(translated(field.label), fields_);
    QFont strong = label->font();
    strong.setWeight(QFont::DemiBold);
    label->setFont(strong);
    label->setBuddy(editor);
    inside->addWidget(label);
  }
  inside->addWidget(editor);
  inside->addWidget(note(translated(field.explanation), view::colours().muted, fields_));
  auto* fault = note(QString(), view::colours().refused, fields_);
  fault->setObjectName(editor->objectName() + QStringLiteral("Fault"));
  fault->hide();
  inside->addWidget(fault);
  inside->addSpacing(8);
  lines_.append({&field, editor, fault});
  connect(editor, &OptionEditor::edited, this, [this, &field, editor] {
    draft_.setValue(field, editor->value());
    refreshFault();
    Q_EMIT edited();
  });
}

void OptionsForm::callSeats(const QStringList& names) {
  for (const Line& line : lines_) {
    line.editor->callSeats(names);
  }
}

void OptionsForm::refreshFault() {
  const auto fault = draft_.fault();
  for (const Line& line : lines_) {
    const bool here = fault && fault->where.starts_with(line.field->key);
    line.fault->setText(here ? translated(fault->what) : QString());
    line.fault->setVisible(here);
  }
}

} // namespace igroteka::app
