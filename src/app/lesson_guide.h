// SPDX-License-Identifier: MIT
#pragma once

#include "view/lesson.h"

#include <igroteka/core/game.h>

#include <QObject>

#include <memory>

namespace igroteka::view {
class BoardView;
}

namespace igroteka::app {

/// The match with which a lesson begins, with people on all seats; null if the lesson does not fit
/// the game.
std::unique_ptr<AnyMatch> lessonMatch(const Game& game, const view::Lesson& lesson);

/// Leads a person through a lesson on a board: lets only the wanted actions be made, says of every
/// other one what is wanted instead, and plays what the others do.
class LessonGuide : public QObject {
  Q_OBJECT

public:
  /// The board shows a session of the lesson's match.
  LessonGuide(const view::Lesson& lesson, view::BoardView& board, QObject* parent = nullptr);
  ~LessonGuide() override;

  std::size_t step() const { return step_; }
  std::size_t steps() const { return lesson_.steps.size(); }
  const Text& text() const { return lesson_.steps[step_].text; }
  /// Whether this step is only read.
  bool reading() const { return lesson_.steps[step_].actions.empty(); }
  bool atEnd() const { return step_ + 1 == steps(); }

  /// Goes on from a step that is read.
  void next();

Q_SIGNALS:
  /// Another step has begun.
  void changed();
  /// The match has gone another way: from now on it is one like any other.
  void left();

private:
  std::optional<Phrase> gate(const std::string& action) const;
  void positionChanged();
  void fulfil(std::string_view action);
  void answer(std::size_t which);
  void enter(std::size_t step);
  void point();
  void leave();

  const view::Lesson& lesson_;
  view::BoardView& board_;
  std::size_t step_ = 0;
  std::size_t done_ = 0;   ///< wanted actions of this step that were made
  bool answering_ = false; ///< the others are to act
  bool acting_ = false;    ///< the guide itself makes an action
  bool left_ = false;
};

} // namespace igroteka::app
