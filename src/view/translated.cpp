// SPDX-License-Identifier: MIT
#include "translated.h"

#include <QCoreApplication>
#include <QLocale>

namespace igroteka::view {

namespace {

QString written(const Phrase::Argument& argument, const NameOf& nameOf) {
  if (const auto* number = std::get_if<std::int64_t>(&argument)) {
    return QLocale().toString(static_cast<qlonglong>(*number));
  }
  if (const auto* text = std::get_if<std::string>(&argument)) {
    return QString::fromStdString(*text);
  }
  if (const auto* seat = std::get_if<Actor>(&argument)) {
    return nameOf(*seat);
  }
  return translated(std::get<Phrase>(argument), nameOf);
}

} // namespace

QString translated(const Text& text) {
  return text.empty() ? QString() : QCoreApplication::translate(text.context, text.source);
}

QString numberedName(Actor seat) {
  return QCoreApplication::translate("igroteka::view::BoardView", "Player %1").arg(numberOf(seat));
}

QString translated(const Phrase& phrase, const NameOf& nameOf) {
  const QString pattern = translated(phrase.text);
  QString out;
  for (qsizetype i = 0; i < pattern.size(); ++i) {
    const bool marked = pattern[i] == QLatin1Char('%') && i + 1 < pattern.size();
    const int place = marked ? pattern[i + 1].digitValue() - 1 : -1;
    if (place >= 0 && static_cast<std::size_t>(place) < phrase.arguments.size()) {
      out += written(phrase.arguments[static_cast<std::size_t>(place)], nameOf);
      ++i;
    } else {
      out += pattern[i];
    }
  }
  return out;
}

QString translated(const Fault& fault) {
  const QString what = translated(fault.what);
  const QString where =
      fault.place ? translated(told(*fault.place)) : QString::fromStdString(fault.where);
  return where.isEmpty() ? what : QStringLiteral("%1: %2").arg(where, what);
}

QString translated(const Fault& fault, const Game& game) {
  for (const OptionField* field : game.fields()) {
    if (field->key == fault.where) {
      return QStringLiteral("%1: %2").arg(translated(field->label), translated(fault.what));
    }
  }
  return translated(fault);
}

} // namespace igroteka::view
