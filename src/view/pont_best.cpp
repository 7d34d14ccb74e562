// SPDX-License-Identifier: MIT
#include "pont_best.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace igroteka::view {
namespace {

constexpr qsizetype mostOfOne = 5;
constexpr qsizetype mostOfAll = 100;

const QString nameKey = QStringLiteral("name");
const QString leftKey = QStringLiteral("left");
const QString timeKey = QStringLiteral("ms");
const QString finesKey = QStringLiteral("fines");
const QString pontsKey = QStringLiteral("ponts");

} // namespace

void PontBest::add(const QString& name, const pont::Run& run) {
  const auto worse =
      std::ranges::find_if(entries_, [&](const Entry& one) { return isBetter(run, one.run); });
  entries_.insert(worse, {name, run});
  qsizetype mine = 0;
  erase_if(entries_, [&](const Entry& one) { return one.name == name && ++mine > mostOfOne; });
  if (entries_.size() > mostOfAll) {
    entries_.resize(mostOfAll);
  }
}

std::optional<pont::Run> PontBest::of(const QString& name) const {
  const auto first = std::ranges::find(entries_, name, &Entry::name);
  return first == entries_.end() ? std::nullopt : std::optional(first->run);
}

QString PontBest::text() const {
  QJsonArray all;
  for (const Entry& one : entries_) {
    all.append(QJsonObject{{nameKey, one.name},
                           {leftKey, one.run.left},
                           {timeKey, static_cast<double>(one.run.time)},
                           {finesKey, one.run.fines},
                           {pontsKey, one.run.ponts}});
  }
  return all.isEmpty() ? QString()
                       : QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
}

PontBest PontBest::read(const QString& text) {
  PontBest best;
  for (const QJsonValue& value : QJsonDocument::fromJson(text.toUtf8()).array()) {
    const QJsonObject one = value.toObject();
    const auto number = [&](const QString& key) { return one.value(key).toInteger(-1); };
    const qint64 left = number(leftKey);
    if (number(timeKey) < 0 || left < 0 || left > pont::tileCount) {
      continue;
    }
    best.add(one.value(nameKey).toString(),
             {.left = static_cast<int>(left),
              .time = number(timeKey),
              .fines = static_cast<int>(std::clamp<qint64>(number(finesKey), 0, pont::tileCount)),
              .ponts = static_cast<int>(std::clamp<qint64>(number(pontsKey), 0, pont::tileCount))});
  }
  return best;
}

} // namespace igroteka::view
