// SPDX-License-Identifier: MIT
#pragma once

#include <igroteka/pont/run.h>

#include <QList>
#include <QString>

#include <optional>

namespace igroteka::view {

/// The best practice runs of every player, the best first.
class PontBest {
public:
  struct Entry {
    QString name; ///< of the player, as it stands on the seat
    pont::Run run;

    bool operator==(const Entry&) const = default;
  };

  /// Notes a run of this player. Only the best few of each are kept, and not endlessly many
  /// players.
  void add(const QString& name, const pont::Run& run);
  /// The best run of this player, if there is any.
  std::optional<pont::Run> of(const QString& name) const;
  /// The best runs of all.
  const QList<Entry>& all() const { return entries_; }

  /// As text for the settings, and back; what cannot be read is left out.
  QString text() const;
  static PontBest read(const QString& text);

  bool operator==(const PontBest&) const = default;

private:
  QList<Entry> entries_;
};

} // namespace igroteka::view
