// SPDX-License-Identifier: MIT
#include "app/new_match_dialog.h"

#include "app/forms.h"
#include "app/options_form.h"
#include "app/seat_rows.h"
#include "app/settings.h"
#include "view/theme.h"
#include "view/translated.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace igroteka::app {

using view::translated;

namespace {

/// Who begins is asked below the seats, which show some of the rest; all else is shown on demand.
bool startField(const OptionField& field) {
  return field.kind == OptionKind::seatOrLot;
}

bool otherField(const OptionField& field) {
  return !startField(field) && !SeatRows::shows(field);
}

QString text(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

} // namespace

NewMatchDialog::NewMatchDialog(std::span<const view::ViewEntry> views, const Settings& settings,
                               Plan plan, QWidget* parent)
    : QDialog(parent), views_(views), settings_(settings), plan_(std::move(plan)),
      game_(new QComboBox(this)), variant_(new QComboBox(this)), sentence_(new QLabel(this)),
      players_(new QSpinBox(this)), seats_(new SeatRows(plan_.draft, this)),
      first_(new OptionsForm(plan_.draft, startField, this)), more_(new QToolButton(this)),
      options_(new OptionsForm(plan_.draft, otherField, this)), scroll_(new FormArea(this)),
      fault_(new QLabel(this)), start_(new QPushButton(this)) {
  setObjectName(QStringLiteral("newMatch"));
  setWindowTitle(tr("New match"));
  build();
  for (const view::ViewEntry& entry : views_) {
    game_->addItem(translated(entry.game->title()), text(entry.game->id()));
  }
  game_->setCurrentIndex(game_->findData(text(plan_.draft.game().id())));
  connect(game_, &QComboBox::activated, this, &NewMatchDialog::chooseGame);
  connect(variant_, &QComboBox::activated, this, &NewMatchDialog::chooseVariant);
  connect(players_, &QSpinBox::valueChanged, this, &NewMatchDialog::choosePlayers);
  for (OptionsForm* form : {first_, options_}) {
    connect(form, &OptionsForm::edited, this, &NewMatchDialog::refresh);
  }
  connect(seats_, &SeatRows::edited, this, &NewMatchDialog::refresh);
  connect(seats_, &SeatRows::renamed, this, &NewMatchDialog::callSeats);
  showPlan();
  start_->setFocus();
}

void NewMatchDialog::build() {
  game_->setObjectName(QStringLiteral("game"));
  variant_->setObjectName(QStringLiteral("variant"));
  players_->setObjectName(QStringLiteral("players"));
  sentence_->setWordWrap(true);
  sentence_->setMinimumWidth(360);
  fault_->setObjectName(QStringLiteral("fault"));
  fault_->setWordWrap(true);
  QPalette alarming = fault_->palette();
  alarming.setColor(QPalette::WindowText, view::colours().refused);
  fault_->setPalette(alarming);
  auto* form = new QFormLayout;
  form->addRow(tr("&Game"), game_);
  form->addRow(tr("&Variant"), variant_);
  form->addRow(QString(), sentence_);
  form->addRow(tr("&Players"), players_);
  form->setRowVisible(0, views_.size() > 1);
  levelLabels(*form);
  more_->setObjectName(QStringLiteral("more"));
  more_->setText(tr("More options"));
  more_->setCheckable(true);
  more_->setArrowType(Qt::RightArrow);
  more_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  options_->hide();
  connect(more_, &QToolButton::toggled, this, [this](bool open) {
    more_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    options_->setVisible(open);
  });
  start_->setObjectName(QStringLiteral("start"));
  start_->setText(tr("Start"));
  start_->setDefault(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  buttons->addButton(start_, QDialogButtonBox::AcceptRole);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  column->setSpacing(12);
  column->addLayout(form);
  for (QWidget* one : {static_cast<QWidget*>(seats_), static_cast<QWidget*>(first_),
                       static_cast<QWidget*>(more_), static_cast<QWidget*>(options_)}) {
    column->addWidget(one);
  }
  column->addStretch(1);
  scroll_->setObjectName(QStringLiteral("scroll"));
  scroll_->setWidget(inside);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(6, 6, 6, 12);
  all->addWidget(scroll_, 1);
  all->addWidget(fault_);
  all->addWidget(buttons);
  resize(600, 540);
}

void NewMatchDialog::chooseGame(int index) {
  plan_ = lastPlan(*views_[static_cast<std::size_t>(index)].game, settings_);
  showPlan();
}

void NewMatchDialog::chooseVariant(int index) {
  const auto presets = plan_.draft.game().presets();
  if (static_cast<std::size_t>(index) < presets.size()) {
    plan_.draft.choosePreset(presets[static_cast<std::size_t>(index)].id);
  }
  plan_.seats = seats_->seats();
  showPlan();
}

void NewMatchDialog::choosePlayers(int players) {
  plan_.draft.setPlayers(players);
  plan_.seats = seats_->seats();
  showPlan();
}

/// Everything anew from the plan.
void NewMatchDialog::showPlan() {
  const Game& game = plan_.draft.game();
  plan_.seats.resize(static_cast<std::size_t>(plan_.draft.players()));
  variant_->clear();
  for (const PresetInfo& preset : game.presets()) {
    variant_->addItem(translated(preset.title), text(preset.id));
  }
  const QString id = QString::fromStdString(plan_.draft.id());
  if (variant_->findData(id) < 0) {
    variant_->addItem(id, id);
  }
  variant_->setCurrentIndex(variant_->findData(id));
  const PresetInfo preset = game.presetOf(plan_.draft.id());
  const QSignalBlocker quiet(players_);
  const bool own = id.toStdString() != preset.id;
  players_->setRange(own ? game.minPlayers() : preset.minPlayers,
                     own ? game.maxPlayers() : preset.maxPlayers);
  players_->setValue(plan_.draft.players());
  players_->setEnabled(players_->minimum() < players_->maximum());
  seats_->show(plan_.seats);
  first_->rebuild();
  options_->rebuild();
  callSeats();
  refresh();
}

void NewMatchDialog::callSeats() {
  QStringList names;
  for (const SeatInfo& seat : seats_->seats()) {
    names.append(QString::fromStdString(seat.name));
  }
  first_->callSeats(names);
  options_->callSeats(names);
}

void NewMatchDialog::refresh() {
  const PresetInfo preset = plan_.draft.game().presetOf(plan_.draft.id());
  sentence_->setText(preset.id == plan_.draft.id() && !plan_.draft.isPreset()
                         ? tr("%1 With options of your own.").arg(translated(preset.sentence))
                         : translated(preset.sentence));
  first_->refreshFault();
  options_->refreshFault();
  const auto fault = plan_.draft.fault();
  fault_->setText(fault ? translated(*fault, plan_.draft.game()) : QString());
  fault_->setVisible(fault.has_value());
  start_->setEnabled(!fault);
}

void NewMatchDialog::accept() {
  plan_.seats = seats_->seats();
  QDialog::accept();
}

} // namespace igroteka::app
