// SPDX-License-Identifier: MIT
#include "app/arguments.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <string_view>

namespace igroteka::app {

namespace {

QString tell(const char* text) {
  return QCoreApplication::translate("Arguments", text);
}

constexpr const char* wrong = QT_TRANSLATE_NOOP("Arguments", "%1 cannot be %2.");

std::optional<QSize> sizeIn(const QString& text) {
  const QStringList sides = text.split(QLatin1Char('x'));
  if (sides.size() != 2) {
    return std::nullopt;
  }
  const QSize size(sides[0].toInt(), sides[1].toInt());
  const bool fits =
      size.width() >= 16 && size.height() >= 16 && size.width() <= 16384 && size.height() <= 16384;
  return fits ? std::optional(size) : std::nullopt;
}

void describe(QCommandLineParser& parser) {
  const auto option = [&](const char* name, const char* words, const char* value) {
    parser.addOption(QCommandLineOption(QLatin1String(name), tell(words), QLatin1String(value)));
  };
  parser.setApplicationDescription(
      tell(QT_TRANSLATE_NOOP("Arguments", "Three board games for people round one screen.")));
  parser.addPositionalArgument(QStringLiteral("record"),
                               tell(QT_TRANSLATE_NOOP("Arguments", "A saved match to open.")),
                               QStringLiteral("[record]"));
  option("new-game", QT_TRANSLATE_NOOP("Arguments", "Starts a match of this game."), "game");
  option("render", QT_TRANSLATE_NOOP("Arguments", "Draws a record without opening a window."),
         "record");
  option("out", QT_TRANSLATE_NOOP("Arguments", "The picture to write, with --render."), "file.png");
  option("size", QT_TRANSLATE_NOOP("Arguments", "Its size, 1280x800 by default."), "WxH");
  option("at", QT_TRANSLATE_NOOP("Arguments", "Draws the position after the first N actions."),
         "N");
  option("lang", QT_TRANSLATE_NOOP("Arguments", "The language: en, bg or ru."), "language");
  option("theme", QT_TRANSLATE_NOOP("Arguments", "The theme: light or dark."), "theme");
  option("seed", QT_TRANSLATE_NOOP("Arguments", "Decides everything that chance decides."), "N");
  option("config-dir",
         QT_TRANSLATE_NOOP("Arguments", "The folder for settings and unfinished matches."),
         "folder");
}

/// Reads one value, saying in `fault` what is wrong with it.
struct Values {
  const QCommandLineParser& parser;
  QString fault;

  QString text(const char* name) const { return parser.value(QLatin1String(name)); }

  void refuse(const char* name) {
    fault = tell(wrong).arg(QStringLiteral("--") + QLatin1String(name), text(name));
  }

  QString oneOf(const char* name, const QStringList& allowed) {
    if (parser.isSet(QLatin1String(name)) && !allowed.contains(text(name))) {
      refuse(name);
    }
    return text(name);
  }

  std::optional<quint64> number(const char* name) {
    if (!parser.isSet(QLatin1String(name))) {
      return std::nullopt;
    }
    bool good = false;
    const quint64 value = text(name).toULongLong(&good);
    if (!good) {
      refuse(name);
    }
    return value;
  }
};

std::variant<Arguments, Farewell> understood(const QCommandLineParser& parser) {
  Values values{parser, {}};
  Arguments all;
  all.record = parser.positionalArguments().value(0);
  all.newGame = values.text("new-game");
  all.render = values.text("render");
  all.out = values.text("out");
  all.configDir = values.text("config-dir");
  all.language =
      values.oneOf("lang", {QStringLiteral("en"), QStringLiteral("bg"), QStringLiteral("ru")});
  all.theme = values.oneOf("theme", {QStringLiteral("light"), QStringLiteral("dark")});
  all.seed = values.number("seed");
  all.at = values.number("at");
  if (parser.isSet(QStringLiteral("size"))) {
    const auto size = sizeIn(values.text("size"));
    size ? void(all.size = *size) : values.refuse("size");
  }
  if (all.render.isEmpty() != all.out.isEmpty()) {
    values.fault = tell(QT_TRANSLATE_NOOP("Arguments", "--render and --out belong together."));
  }
  if (parser.positionalArguments().size() > 1) {
    values.fault = tell(QT_TRANSLATE_NOOP("Arguments", "Only one record can be opened."));
  }
  if (!values.fault.isEmpty()) {
    return Farewell{values.fault, 2};
  }
  return all;
}

} // namespace

std::variant<Arguments, Farewell> readArguments(const QStringList& words) {
  QCommandLineParser parser;
  describe(parser);
  const QCommandLineOption help = parser.addHelpOption();
  const QCommandLineOption version = parser.addVersionOption();
  if (!parser.parse(words)) {
    return Farewell{parser.errorText(), 2};
  }
  if (parser.isSet(help)) {
    return Farewell{parser.helpText(), 0};
  }
  if (parser.isSet(version)) {
    return Farewell{QStringLiteral("igroteka %1").arg(QCoreApplication::applicationVersion()), 0};
  }
  return understood(parser);
}

bool needsNoScreen(int argc, char** argv) {
  return std::any_of(argv, argv + argc, [](const char* word) {
    const std::string_view text(word);
    return text == "--render" || text.starts_with("--render=") || text == "--help" ||
           text == "-h" || text == "--version" || text == "-v" || text == "--help-all";
  });
}

} // namespace igroteka::app
