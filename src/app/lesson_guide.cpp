// SPDX-License-Identifier: MIT
#include "app/lesson_guide.h"

#include "session/any_session.h"
#include "view/board_view.h"

#include <nlohmann/json.hpp>

#include <QScopedValueRollback>
#include <QTimer>

#include <utility>

namespace igroteka::app {

namespace {

constexpr Text waitForOthers =
    IGROTEKA_TEXT("lesson", "Wait a moment: first the others make their moves.");
constexpr Text readFirst =
    IGROTEKA_TEXT("lesson", "Read the line above the board, then press “Next”.");
constexpr Text goBackFirst =
    IGROTEKA_TEXT("lesson", "This is an earlier position. Go back to the game first.");

constexpr std::string_view roll = "roll";

bool matches(std::string_view wanted, std::string_view action) {
  return wanted.ends_with('*') ? action.starts_with(wanted.substr(0, wanted.size() - 1))
                               : action == wanted;
}

} // namespace

std::unique_ptr<AnyMatch> lessonMatch(const Game& game, const view::Lesson& lesson) {
  const nlohmann::json variant = {{"id", std::string(lesson.preset)}, {"players", lesson.players}};
  auto made = game.create(variant, lesson.seed);
  auto* match = std::get_if<std::unique_ptr<AnyMatch>>(&made);
  if (match == nullptr) {
    return nullptr;
  }
  for (const std::string_view action : lesson.before) {
    const Actor actor = (*match)->actorOf(action).value_or(Actor::nature);
    if ((*match)->play(actor, action)) {
      return nullptr;
    }
  }
  return std::move(*match);
}

LessonGuide::LessonGuide(const view::Lesson& lesson, view::BoardView& board, QObject* parent)
    : QObject(parent), lesson_(lesson), board_(board) {
  session::AnySession& session = board.session();
  session.setGate([this](Actor, const std::string& action) { return gate(action); });
  connect(&session, &session::AnySession::positionChanged, this, [this](session::Change change) {
    if (change == session::Change::undone || change == session::Change::redone) {
      leave();
    } else if (change == session::Change::played) {
      positionChanged();
    }
    point();
  });
  point();
}

LessonGuide::~LessonGuide() {
  board_.session().setGate({});
}

void LessonGuide::next() {
  if (reading() && !atEnd()) {
    enter(step_ + 1);
  }
}

std::optional<Phrase> LessonGuide::gate(const std::string& action) const {
  if (acting_ || left_) {
    return std::nullopt;
  }
  if (board_.session().lookingBack()) {
    return Phrase(goBackFirst);
  }
  if (answering_) {
    return Phrase(waitForOthers);
  }
  if (reading()) {
    return Phrase(readFirst);
  }
  return matches(lesson_.steps[step_].actions[done_], action) ? std::nullopt
                                                              : std::optional(Phrase(text()));
}

void LessonGuide::positionChanged() {
  if (!acting_ && !left_) {
    const AnyMatch& match = board_.session().match();
    fulfil(match.action(match.present() - 1));
  }
}

void LessonGuide::fulfil(std::string_view action) {
  const auto& wanted = lesson_.steps[step_].actions;
  if (answering_ || done_ >= wanted.size() || !matches(wanted[done_], action)) {
    leave();
    return;
  }
  if (++done_ == wanted.size()) {
    answering_ = true;
    answer(0);
  }
}

/// Lets the others act, one after the other, each after the moment that a computer takes; then the
/// next step begins.
void LessonGuide::answer(std::size_t which) {
  const auto& answers = lesson_.steps[step_].answers;
  if (which == answers.size()) {
    answering_ = false;
    enter(step_ + 1);
    return;
  }
  QTimer::singleShot(board_.session().manners().moment, this, [this, which] {
    if (left_) {
      return;
    }
    board_.session().showPresent();
    const std::string_view action = lesson_.steps[step_].answers[which];
    {
      const QScopedValueRollback acting(acting_, true);
      if (action == roll) {
        board_.session().roll();
      } else if (board_.session().propose(std::string(action))) {
        leave();
      }
    }
    answer(which + 1);
  });
}

void LessonGuide::enter(std::size_t step) {
  if (!left_) {
    step_ = step;
    done_ = 0;
    point();
    Q_EMIT changed();
  }
}

/// Shows on the board what is wanted.
void LessonGuide::point() {
  const auto& wanted = lesson_.steps[step_].actions;
  if (left_ || answering_ || board_.session().lookingBack() || done_ >= wanted.size() ||
      wanted[done_].ends_with('*')) {
    return;
  }
  Answer answer;
  answer.action = wanted[done_];
  board_.showHint(answer);
}

void LessonGuide::leave() {
  if (!std::exchange(left_, true)) {
    Q_EMIT left();
  }
}

} // namespace igroteka::app
