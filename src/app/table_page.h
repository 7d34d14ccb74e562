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

namespace igroteka::app {

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

Q_SIGNALS:
  /// Something changed on which the menus may depend.
  void changed();
  /// The record is another one than before.
  void recordChanged();
  void rematchWanted(bool swapped);
  void saveWanted();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void layOut();
  void refresh();

  const view::ViewEntry& entry_;
  std::unique_ptr<session::AnySession> session_;
  view::BoardView* board_;
  view::PromptLine* prompt_;
  view::ResultCard* result_;
  view::SidePanel* panel_;
  QString path_;
};

} // namespace igroteka::app
