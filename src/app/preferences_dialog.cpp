// SPDX-License-Identifier: MIT
#include "app/preferences_dialog.h"

#include "app/forms.h"
#include "app/language.h"
#include "app/settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QSpinBox>
#include <QVBoxLayout>

namespace igroteka::app {

PreferencesDialog::PreferencesDialog(Settings& settings, QWidget* parent)
    : QDialog(parent), settings_(settings) {
  setObjectName(QStringLiteral("preferencesDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  new QVBoxLayout(this);
  rebuild();
}

/// Everything anew, in the present language.
void PreferencesDialog::rebuild() {
  setWindowTitle(tr("Preferences"));
  delete inside_;
  inside_ = new QWidget(this);
  build();
  layout()->addWidget(inside_);
  show(settings_.now());
}

void PreferencesDialog::build() {
  auto* form = new QFormLayout(inside_);
  form->setVerticalSpacing(10);
  const auto combo = [&](const char* name, const QString& label, const QStringList& items) {
    auto* box = new QComboBox(inside_);
    box->setObjectName(QLatin1String(name));
    box->addItems(items);
    form->addRow(label, box);
    connect(box, &QComboBox::activated, this, &PreferencesDialog::take, Qt::QueuedConnection);
    return box;
  };
  const auto check = [&](const char* name, const QString& label) {
    auto* box = new QCheckBox(label, inside_);
    box->setObjectName(QLatin1String(name));
    form->addRow(QString(), box);
    connect(box, &QCheckBox::clicked, this, &PreferencesDialog::take);
    return box;
  };
  QStringList languages{tr("As the system")};
  for (const QString& code : Language::all()) {
    languages.append(Language::nameOf(code));
  }
  language_ = combo("languageBox", tr("&Language"), languages);
  theme_ = combo("themeBox", tr("&Theme"), {tr("As the system"), tr("Light"), tr("Dark")});
  animation_ =
      combo("animationBox", tr("&Animation"), {tr("Off"), tr("Fast"), tr("Normal"), tr("Slow")});
  marks_ = check("marksBox", tr("Marks that tell the colours apart"));
  places_ = check("placesBox", tr("Show legal places"));
  lastMove_ = check("lastMoveBox", tr("Mark the last move"));
  sound_ = check("soundBox", tr("Sounds"));
  moment_ = new QSpinBox(inside_);
  moment_->setObjectName(QStringLiteral("momentBox"));
  moment_->setRange(0, 10'000);
  moment_->setSingleStep(100);
  moment_->setSuffix(tr(" ms"));
  form->addRow(tr("The computer &waits at least"), moment_);
  connect(moment_, &QSpinBox::editingFinished, this, &PreferencesDialog::take);
  throws_ = check("throwsBox", tr("Throw the dice without waiting for “Roll”"));
  realDice_ = check("realDiceBox", tr("Real dice: people throw their own and type what they show"));
  undoSeen_ = check("undoSeenBox", tr("For practice: undo throws and draws too"));
  levelLabels(*form);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, inside_);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  form->addRow(buttons);
}

void PreferencesDialog::show(const Preferences& preferences) {
  language_->setCurrentIndex(static_cast<int>(Language::all().indexOf(preferences.language)) + 1);
  theme_->setCurrentIndex(static_cast<int>(preferences.theme));
  const double speed = preferences.look.animation;
  animation_->setCurrentIndex(speed <= 0 ? 0 : speed < 1 ? 1 : speed > 1 ? 3 : 2);
  marks_->setChecked(preferences.look.colourMarks);
  places_->setChecked(preferences.look.legalPlaces);
  lastMove_->setChecked(preferences.look.lastMove);
  sound_->setChecked(preferences.sound);
  moment_->setValue(preferences.manners.moment);
  throws_->setChecked(preferences.manners.throwsByItself);
  realDice_->setChecked(preferences.manners.realDice);
  undoSeen_->setChecked(preferences.manners.undoSeen);
}

void PreferencesDialog::take() {
  constexpr double speeds[] = {0, 0.5, 1, 2};
  Preferences wanted = settings_.now();
  const int language = language_->currentIndex();
  wanted.language = language > 0 ? Language::all().at(language - 1) : QString();
  wanted.theme = static_cast<ThemeChoice>(theme_->currentIndex());
  wanted.look.animation = speeds[animation_->currentIndex()];
  wanted.look.colourMarks = marks_->isChecked();
  wanted.look.legalPlaces = places_->isChecked();
  wanted.look.lastMove = lastMove_->isChecked();
  wanted.sound = sound_->isChecked();
  wanted.manners.moment = moment_->value();
  wanted.manners.throwsByItself = throws_->isChecked();
  wanted.manners.realDice = realDice_->isChecked();
  wanted.manners.undoSeen = undoSeen_->isChecked();
  settings_.change(wanted);
}

void PreferencesDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange && inside_ != nullptr) {
    rebuild();
  }
}

} // namespace igroteka::app
