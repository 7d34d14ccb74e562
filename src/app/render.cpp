// SPDX-License-Identifier: MIT
#include "app/render.h"

#include "app/program.h"
#include "session/any_session.h"
#include "view/board_view.h"
#include "view/translated.h"

#include <igroteka/core/record.h>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace igroteka::app {

namespace {

int fail(const QString& about, const QString& what, int status) {
  std::fprintf(stderr, "%s: %s\n", qPrintable(about), qPrintable(what));
  return status;
}

} // namespace

int renderRecord(Program& program, const Arguments& arguments) {
  const auto text = readRecordFile(arguments.render.toStdString());
  if (const auto* fault = std::get_if<Fault>(&text)) {
    return fail(arguments.render, view::translated(*fault), 2);
  }
  const auto games = view::gamesOf(program.views());
  auto opened = openRecord(games, std::get<std::string>(text));
  if (opened.fault) {
    return fail(arguments.render, view::translated(*opened.fault), opened.illegal ? 1 : 2);
  }
  const view::ViewEntry* entry = view::findView(program.views(), opened.match->game().id());
  session::AnySession session(std::move(opened.match), 0);
  session.show(arguments.at.value_or(session.match().present()));
  const std::unique_ptr<view::BoardView> board(entry->make(session, program.art(), nullptr));
  board->setLook(program.settings().now().look);
  board->resize(arguments.size);
  board->finishAnimation();
  if (!board->picture(arguments.size, 1).save(arguments.out)) {
    return fail(arguments.out, QObject::tr("the picture cannot be written"), 2);
  }
  return 0;
}

} // namespace igroteka::app
