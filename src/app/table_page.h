// SPDX-License-Identifier: MIT
#pragma once

#include "view/views.h"

#include <QWidget>

#include <memory>

namespace igroteka::session {
class AnySession;
struct Manners;
} // namespace igroteka::session

namespace igroteka::view {
class Art;
class BoardView;
class PromptLine;
class ResultCard;
class SidePanel;
} // namespace igroteka::view

class QScrollArea;
class QVBoxLayout;

namespace igroteka::app {

class LessonBar;
class LessonGuide;
struct Preferences;

/// A match on the table: the board fills it, with the panel beside and the prompt line below.
class TablePage : public QWidget {
  Q_OBJECT

public:
  TablePage(std::unique_ptr<session::AnySession> session, const view::ViewEntry& entry,
            view::Art& art, QWidget* parent = nullptr);
  ~TablePage() override;

  session::AnySession& session() const { return *session_; }
  view::BoardView& board() const { return *board_; }
  const view::ViewEntry& entry() const { return entry_; }

  /// The file that the match was opened from or saved to; empty if there is none.
  const QString& path() const { return path_; }
  void setPath(const QString& path) { path_ = path; }

  void follow(const Preferences& preferences);

  /// Leads through the lesson whose match this is.
  void teach(const view::Lesson& lesson);
  /// The guide of the lesson; null where there is none, or no more.
  LessonGuide* guide() const { return guide_; }

Q_SIGNALS:
  /// Something changed on which the menus may depend.
  void changed();
  /// The record is another one than before.
  void recordChanged();
  void rematchWanted(bool swapped);
  void saveWanted();
  /// At the end of a lesson: a match of one's own.
  void playWanted();
  void rulesWanted();
  void lessonStopWanted();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void layOut();
  void fit();
  void refresh();
  void endLesson();

  const view::ViewEntry& entry_;
  std::unique_ptr<session::AnySession> session_;
  view::BoardView* board_;
  view::PromptLine* prompt_;
  view::ResultCard* result_;
  view::SidePanel* panel_;
  QWidget* inside_;
  QVBoxLayout* all_; ///< a lesson's bar above the board and all that belongs to it
  QScrollArea* scroll_;
  LessonGuide* guide_ = nullptr;
  LessonBar* bar_ = nullptr;
  QString path_;
};

} // namespace igroteka::app
