// SPDX-License-Identifier: MIT
#pragma once

#include "app/arguments.h"
#include "app/language.h"
#include "app/settings.h"
#include "app/sound_sink.h"
#include "session/autosave.h"
#include "view/art.h"
#include "view/theme.h"
#include "view/views.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <vector>

namespace igroteka::app {

/// What all windows of the program share.
class Program : public QObject {
  Q_OBJECT

public:
  /// Arguments override the settings for this run only.
  Program(QApplication& application, const Arguments& arguments,
          std::vector<view::ViewEntry> views);

  Settings& settings() { return settings_; }
  Language& language() { return language_; }
  view::Theme& theme() { return theme_; }
  view::Art& art() { return art_; }
  session::Autosave& autosave() { return autosave_; }
  std::span<const view::ViewEntry> views() const { return views_; }

  /// A seed for the next match: those of one command line are always the same.
  std::uint64_t nextSeed();

  /// Where sounds are heard; nowhere before this.
  void setSoundSink(std::unique_ptr<SoundSink> sink);
  /// Lets a sound be heard, unless people want it quiet.
  void play(view::Sound sound);

  /// Does what a changed setting asks for.
  void follow();
  /// The desktop has told its theme.
  void setDesktop(view::ThemeKind kind);

private:
  view::ThemeKind wantedTheme() const;

  Arguments arguments_;
  view::ThemeKind desktop_;
  Settings settings_;
  Language language_;
  view::Theme theme_;
  view::Art art_;
  session::Autosave autosave_;
  std::vector<view::ViewEntry> views_;
  std::unique_ptr<SoundSink> sounds_;
  std::uint64_t seeds_ = 0;
};

/// The whole program: reads the command line, shows the window, runs; the exit status.
int run(int argc, char** argv);

} // namespace igroteka::app
