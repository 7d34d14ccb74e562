// SPDX-License-Identifier: MIT
#include "app/custom_rules_dialog.h"

#include "app/forms.h"
#include "app/options_form.h"
#include "view/theme.h"
#include "view/translated.h"

#include <igroteka/core/record.h>

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QSpinBox>
#include <QVBoxLayout>

#include <utility>

namespace igroteka::app {

using view::translated;

namespace {

QString filter() {
  return CustomRulesDialog::tr("Rules of your own (*.igrules);;Matches (*.igr)");
}

} // namespace

CustomRulesDialog::CustomRulesDialog(Draft draft, QWidget* parent)
    : QDialog(parent), draft_(std::move(draft)), name_(new QLineEdit(this)),
      players_(new QSpinBox(this)), form_(new OptionsForm(
                                        draft_, [](const OptionField&) { return true; }, this)),
      fault_(new QLabel(this)), play_(new QPushButton(this)) {
  setObjectName(QStringLiteral("customRules"));
  setWindowTitle(tr("Rules of your own"));
  build();
  connect(players_, &QSpinBox::valueChanged, this, &CustomRulesDialog::choosePlayers);
  connect(name_, &QLineEdit::textEdited, this, &CustomRulesDialog::refresh);
  connect(form_, &OptionsForm::edited, this, &CustomRulesDialog::refresh);
  showDraft();
}

void CustomRulesDialog::build() {
  name_->setObjectName(QStringLiteral("name"));
  name_->setMaxLength(40);
  players_->setObjectName(QStringLiteral("players"));
  players_->setRange(draft_.game().minPlayers(), draft_.game().maxPlayers());
  fault_->setObjectName(QStringLiteral("fault"));
  fault_->setWordWrap(true);
  QPalette alarming = fault_->palette();
  alarming.setColor(QPalette::WindowText, view::colours().refused);
  fault_->setPalette(alarming);
  auto* head = new QFormLayout;
  head->addRow(tr("&Name of the set"), name_);
  head->addRow(tr("&Players"), players_);
  levelLabels(*head);
  auto* place = new FormArea(this);
  place->setWidget(form_);
  place->setMinimumHeight(260);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  play_->setObjectName(QStringLiteral("play"));
  play_->setText(tr("Play"));
  play_->setDefault(true);
  buttons->addButton(play_, QDialogButtonBox::AcceptRole);
  QPushButton* load = buttons->addButton(tr("Load…"), QDialogButtonBox::ActionRole);
  QPushButton* save = buttons->addButton(tr("Save…"), QDialogButtonBox::ActionRole);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(load, &QPushButton::clicked, this, [this] {
    const QString path = QFileDialog::getOpenFileName(this, tr("Load rules"), {}, filter());
    if (!path.isEmpty()) {
      this->load(path);
    }
  });
  connect(save, &QPushButton::clicked, this, [this] {
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save rules"), name_->text() + QStringLiteral(".igrules"), filter());
    if (!path.isEmpty()) {
      this->save(path);
    }
  });
  auto* all = new QVBoxLayout(this);
  all->setSpacing(12);
  all->addLayout(head);
  all->addWidget(place, 1);
  all->addWidget(fault_);
  all->addWidget(buttons);
}

void CustomRulesDialog::choosePlayers(int players) {
  draft_.setPlayers(players);
  showDraft();
}

void CustomRulesDialog::showDraft() {
  const bool preset = draft_.game().presetOf(draft_.id()).id == draft_.id();
  name_->setText(preset ? tr("My rules") : QString::fromStdString(draft_.id()));
  const QSignalBlocker quiet(players_);
  players_->setValue(draft_.players());
  form_->rebuild();
  refresh();
}

void CustomRulesDialog::refresh() {
  const QString name = name_->text().trimmed();
  if (!name.isEmpty()) {
    draft_.rename(name.toStdString());
  }
  form_->refreshFault();
  const auto fault = draft_.fault();
  say(fault            ? translated(*fault, draft_.game())
      : name.isEmpty() ? tr("The set needs a name.")
                       : QString());
}

void CustomRulesDialog::say(const QString& fault) {
  fault_->setText(fault);
  fault_->setVisible(!fault.isEmpty());
  play_->setEnabled(fault.isEmpty());
}

bool CustomRulesDialog::load(const QString& path) {
  const auto text = readRecordFile(path.toStdString());
  const auto* unreadable = std::get_if<Fault>(&text);
  const auto fault = unreadable != nullptr ? std::optional(*unreadable)
                                           : draft_.readFile(std::get<std::string>(text));
  if (fault) {
    fault_->setText(translated(*fault));
    fault_->show();
    return false;
  }
  showDraft();
  return true;
}

bool CustomRulesDialog::save(const QString& path) {
  QSaveFile file(path);
  const bool done = file.open(QIODevice::WriteOnly) &&
                    file.write(QByteArray::fromStdString(draft_.fileText())) >= 0 && file.commit();
  if (!done) {
    fault_->setText(tr("%1 cannot be written: %2").arg(path, file.errorString()));
    fault_->show();
  }
  return done;
}

} // namespace igroteka::app
