// SPDX-License-Identifier: MIT
#pragma once

#include "app/draft.h"

#include <QObject>

#include <optional>

class QAction;
class QMenu;

namespace igroteka::app {

/// The Rules menu: the variants of the game on the table with a sentence each, their options, and
/// rules of one's own. What it offers is a draft; whoever listens starts the match.
class RulesMenu : public QObject {
  Q_OBJECT

public:
  explicit RulesMenu(QMenu* menu);

  /// The rules of the match on the table; nothing while there is none.
  void setDraft(const std::optional<Draft>& draft);
  /// All texts in the present language.
  void rebuild();

Q_SIGNALS:
  void chosen(const igroteka::app::Draft& draft);
  void customWanted();

private:
  void addPresets();
  void addOption(const OptionField& field);
  QAction* addChoice(QMenu* menu, const QString& text, bool checked, const Draft& draft);

  QMenu* menu_;
  std::optional<Draft> draft_;
};

} // namespace igroteka::app
