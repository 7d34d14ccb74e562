// SPDX-License-Identifier: MIT
#include "prompt_line.h"

#include "board_view.h"
#include "chip.h"
#include "move_model.h"
#include "style.h"
#include "theme.h"
#include "translated.h"

#include <QAccessible>
#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPointer>
#include <QPushButton>

namespace igroteka::view {

using session::AnySession;

PromptLine::PromptLine(BoardView& board, QWidget* parent)
    : QWidget(parent), board_(board), chips_(new Chips(this)), text_(new QLabel(this)),
      happened_(button("happened", &PromptLine::showWhatHappened)),
      roll_(button("roll", &PromptLine::roll)), agree_(button("agree", &PromptLine::agree)),
      decline_(button("decline", &PromptLine::decline)), goOn_(button("goOn", &PromptLine::goOn)),
      pause_(button("pause", &PromptLine::pause)), step_(button("step", &PromptLine::step)),
      back_(button("back", &PromptLine::goBack)) {
  setObjectName(QStringLiteral("prompt"));
  text_->setObjectName(QStringLiteral("promptText"));
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setFont(roleFont(TextRole::prompt, font()));
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(16, 8, 12, 8);
  line->setSpacing(10);
  line->addWidget(chips_);
  line->addWidget(text_, 1);
  for (QPushButton* one : {happened_, roll_, agree_, decline_, goOn_, pause_, step_, back_}) {
    line->addWidget(one);
  }
  // Two lines of text, so that the board does not jump when a sentence is long.
  setMinimumHeight(2 * text_->fontMetrics().lineSpacing() + 16);
  AnySession& session = board.session();
  connect(&session, &AnySession::positionChanged, this, [this] {
    hint_.reset();
    declined_ = Actor::nature;
    board_.clearHint();
  });
  connect(&session, &AnySession::hinted, this, [this](const Answer& answer) {
    hint_ = answer;
    board_.showHint(answer);
    refresh();
  });
  connect(&session, &AnySession::drawDeclined, this, [this](Actor seat) {
    declined_ = seat;
    refresh();
  });
  connect(&board, &BoardView::wantedChanged, this, &PromptLine::refresh);
  for (QPushButton* main : {roll_, goOn_}) {
    main->setProperty(Style::primaryProperty, true);
  }
  retranslate();
}

QPushButton* PromptLine::button(const char* name, void (PromptLine::*act)()) {
  auto* made = new QPushButton(this);
  made->setObjectName(QLatin1String(name));
  connect(made, &QPushButton::clicked, this, act);
  return made;
}

QString PromptLine::text() const {
  return text_->text();
}

void PromptLine::retranslate() {
  happened_->setText(tr("What happened?"));
  roll_->setText(tr("Roll"));
  agree_->setText(tr("Agree"));
  decline_->setText(tr("Decline"));
  goOn_->setText(tr("Go on"));
  pause_->setText(tr("Pause"));
  step_->setText(tr("One step"));
  back_->setText(tr("Back to the game"));
  refresh();
}

void PromptLine::refresh() {
  const Saying now = saying();
  chips_->setColours(now.actor == Actor::nature ? QList<PieceColour>()
                                                : board_.coloursOf(now.actor));
  chips_->setMarked(board_.look().colourMarks);
  const QString said = now.actor == Actor::nature
                           ? now.sentence
                           : tr("%1: %2").arg(board_.nameOf(now.actor), now.sentence);
  refreshButtons();
  if (text_->text() != said) {
    text_->setText(said);
    QAccessibleEvent alert(text_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
  }
}

void PromptLine::refreshButtons() {
  const AnySession& session = board_.session();
  const bool back = session.lookingBack();
  const bool over = session.ending().has_value();
  const bool offered = session.drawOffer() && [&] {
    for (const Actor seat : session.drawOffer()->waiting) {
      if (session.isPerson(seat)) {
        return true;
      }
    }
    return false;
  }();
  const QPointer<QWidget> focused = QApplication::focusWidget();
  const bool inside = focused && isAncestorOf(focused);
  happened_->setVisible(!session.paused() && !back && !over && !offered && muchHappened());
  roll_->setVisible(session.awaitsRoll() && !session.awaitsRealDice() && !session.paused());
  agree_->setVisible(offered);
  decline_->setVisible(offered);
  goOn_->setVisible(session.paused() && session.countdown() == 0 && !back && !over);
  step_->setVisible(session.paused() && !back && !over && session.peopleToAct().empty());
  pause_->setVisible(!session.paused() && !back && !over && !session.anyPerson());
  back_->setVisible(back);
  if (inside && !focused->isVisibleTo(this)) {
    board_.setFocus(); // a button that has gone leaves the keyboard to the table
  }
}

PromptLine::Saying PromptLine::saying() const {
  const AnySession& session = board_.session();
  const AnyMatch& match = session.match();
  if (session.lookingBack()) {
    return shown();
  }
  if (session.drawOffer()) {
    return {Actor::nature, offer()};
  }
  if (session.countdown() > 0) {
    return {Actor::nature, tr("Get ready…")};
  }
  if (session.paused() && !session.ending()) {
    return {Actor::nature, tr("Paused.")};
  }
  if (declined_ != Actor::nature) {
    return {declined_, tr("No draw, let us play on.")};
  }
  if (hint_) {
    return {match.actors(match.shown()).first(), advice()};
  }
  if (session.hinting()) {
    return {Actor::nature, tr("Looking for a good move…")};
  }
  return play();
}

/// The position before, and what led to it.
PromptLine::Saying PromptLine::shown() const {
  const AnyMatch& match = board_.session().match();
  const std::size_t at = match.shown();
  if (at == 0) {
    return {Actor::nature, tr("Looking back: move %1 of %2.").arg(at).arg(match.present())};
  }
  const Actor actor = match.players() == 1 ? Actor::nature : whoMadePly(match, at - 1);
  return {actor, tr("%1 (move %2 of %3)")
                     .arg(board_.told(match.tell(at - 1)), QString::number(at),
                          QString::number(match.present()))};
}

/// Whether computers did more since this person's last action than can be followed at their pace.
bool PromptLine::muchHappened() const {
  constexpr std::size_t easilyFollowed = 3;
  const AnySession& session = board_.session();
  const AnyMatch& match = session.match();
  const bool due = !session.peopleToAct().empty() || session.isPerson(match.thrower(match.shown()));
  const std::size_t from = session.whatHappenedFrom();
  if (!due || !session.canLookBack() || match.present() - from <= easilyFollowed) {
    return false;
  }
  for (std::size_t at = from; at < match.present(); ++at) {
    const Actor actor = match.actorOfPly(at);
    if (actor != Actor::nature && !session.isPerson(actor)) {
      return true;
    }
  }
  return false;
}

QString PromptLine::offer() const {
  const auto& offered = *board_.session().drawOffer();
  for (const Actor seat : offered.waiting) {
    if (board_.session().isPerson(seat)) {
      return tr("%1 offers a draw. %2, do you agree?")
          .arg(board_.nameOf(offered.by), board_.nameOf(seat));
    }
  }
  return tr("%1 offers a draw. The computer considers it…").arg(board_.nameOf(offered.by));
}

QString PromptLine::advice() const {
  const QString reason = board_.told(hint_->reason);
  return reason.isEmpty() ? tr("The marked move looks best.") : reason;
}

PromptLine::Saying PromptLine::play() const {
  const AnySession& session = board_.session();
  const AnyMatch& match = session.match();
  if (session.thinking() != Actor::nature) {
    return {session.thinking(), tr("thinking…")};
  }
  const QString begun = board_.wanted();
  const QString wanted = begun.isEmpty() ? board_.told(match.prompt(match.shown())) : begun;
  const Actors due = match.actors(match.shown());
  const Actor thrower = match.thrower(match.shown());
  if (thrower != Actor::nature) {
    return {thrower, wanted};
  }
  const bool one = !match.simultaneous() && due.size() == 1 && !due.contains(Actor::nature);
  return {one ? due.first() : Actor::nature, wanted};
}

void PromptLine::goBack() {
  board_.session().showPresent();
}

void PromptLine::showWhatHappened() {
  board_.session().showWhatHappened();
}

void PromptLine::roll() {
  board_.session().roll();
}

void PromptLine::agree() {
  answer(true);
}

void PromptLine::decline() {
  answer(false);
}

void PromptLine::answer(bool agrees) {
  const auto offered = board_.session().drawOffer();
  if (!offered) {
    return;
  }
  for (const Actor seat : offered->waiting) {
    if (board_.session().isPerson(seat)) {
      board_.session().answerDraw(seat, agrees);
      return;
    }
  }
}

void PromptLine::goOn() {
  board_.session().pause(false);
}

void PromptLine::pause() {
  board_.session().pause(true);
}

void PromptLine::step() {
  board_.session().step();
}

void PromptLine::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  } else if (event->type() == QEvent::FontChange) {
    text_->setFont(roleFont(TextRole::prompt, font()));
  }
}

} // namespace igroteka::view
