// SPDX-License-Identifier: MIT
#include "app/program.h"

#include "app/key_layouts.h"
#include "app/main_window.h"
#include "app/render.h"
#include "app/system_theme.h"
#include "view/line_icons.h"

#include <QApplication>
#include <QTimer>

#include <cstdio>
#include <random>
#include <utility>

// A static library's resources wait to be asked for, from outside of all namespaces.
static void registerResources() {
  Q_INIT_RESOURCE(igroteka_app);
}

namespace igroteka::app {

Program::Program(QApplication& application, const Arguments& arguments,
                 std::vector<view::ViewEntry> views)
    : arguments_(arguments), desktop_(view::Theme::kindOf(QApplication::palette())),
      settings_(arguments.configDir), theme_(application, wantedTheme()),
      autosave_(settings_.matchesFolder()), views_(std::move(views)) {
  registerResources();
  connect(&settings_, &Settings::changed, this, &Program::follow);
  follow();
}

void Program::follow() {
  language_.speak(arguments_.language.isEmpty() ? settings_.now().language : arguments_.language);
  theme_.setKind(wantedTheme());
}

void Program::setSoundSink(std::unique_ptr<SoundSink> sink) {
  sounds_ = std::move(sink);
}

void Program::play(view::Sound sound) {
  if (sounds_ && settings_.now().sound) {
    sounds_->play(sound);
  }
}

void Program::setDesktop(view::ThemeKind kind) {
  desktop_ = kind;
  follow();
}

view::ThemeKind Program::wantedTheme() const {
  const ThemeChoice choice = settings_.now().theme;
  if (arguments_.theme.isEmpty() && choice == ThemeChoice::system) {
    return desktop_;
  }
  const bool dark = arguments_.theme.isEmpty() ? choice == ThemeChoice::dark
                                               : arguments_.theme == QLatin1String("dark");
  return dark ? view::ThemeKind::dark : view::ThemeKind::light;
}

std::uint64_t Program::nextSeed() {
  ++seeds_;
  if (arguments_.seed) {
    return *arguments_.seed + seeds_ - 1;
  }
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

namespace {

void nameApplication() {
  QCoreApplication::setApplicationName(QStringLiteral("igroteka"));
  QCoreApplication::setApplicationVersion(QStringLiteral(IGROTEKA_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("org.igroteka.Igroteka"));
  QGuiApplication::setHighDpiScaleFactorRoundingPolicy(
      Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
}

int showWindow(Program& program, const Arguments& arguments) {
  program.setSoundSink(makeLoudspeakers());
  KeyLayouts layouts;
  QApplication::setWindowIcon(view::applicationIcon());
  MainWindow window(program);
  if (!arguments.record.isEmpty()) {
    window.open(arguments.record);
  } else if (!arguments.newGame.isEmpty()) {
    window.playAtOnce(arguments.newGame);
  }
  window.show();
  SystemTheme desktop;
  QObject::connect(&desktop, &SystemTheme::told, &program, &Program::setDesktop);
  // After the first frame: asking takes longer than drawing.
  QTimer::singleShot(0, &desktop, &SystemTheme::ask);
  return QApplication::exec();
}

} // namespace

int run(int argc, char** argv) {
  if (needsNoScreen(argc, argv)) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }
  nameApplication();
  QApplication application(argc, argv);
  const auto read = readArguments(QApplication::arguments());
  if (const auto* farewell = std::get_if<Farewell>(&read)) {
    std::fprintf(farewell->status == 0 ? stdout : stderr, "%s\n",
                 qPrintable(farewell->text.trimmed()));
    return farewell->status;
  }
  const auto& arguments = std::get<Arguments>(read);
  Program program(application, arguments, view::allViews());
  if (!arguments.render.isEmpty()) {
    return renderRecord(program, arguments);
  }
  return showWindow(program, arguments);
}

} // namespace igroteka::app
