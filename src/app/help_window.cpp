// SPDX-License-Identifier: MIT
#include "app/help_window.h"

#include "app/draft.h"
#include "app/program.h"
#include "session/any_session.h"
#include "view/board_view.h"
#include "view/theme.h"
#include "view/translated.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFile>
#include <QLocale>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace igroteka::app {

namespace {

constexpr int boardSize = 340; ///< twice what the pages show, to be sharp
/// Wide enough for what stands beside a board, which is cut off.
constexpr QSize tableSize(3 * boardSize, boardSize);

/// The position of a page's picture: "standard/3/Rs5,Gl1" is the preset, the players, the actions.
std::unique_ptr<AnyMatch> positionOf(const Game& game, const QString& words) {
  const QStringList parts = words.split(QLatin1Char('/'));
  if (parts.size() != 3) {
    return nullptr;
  }
  Draft draft(game);
  draft.choosePreset(parts[0].toStdString());
  draft.setPlayers(parts[1].toInt());
  for (const OptionField* field : game.fields()) {
    if (field->kind == OptionKind::seatOrLot) {
      draft.setValue(*field, OptionValue(1));
    }
  }
  auto made = game.create(draft.variant(), 1);
  if (std::holds_alternative<Fault>(made)) {
    return nullptr;
  }
  auto match = std::move(std::get<std::unique_ptr<AnyMatch>>(made));
  for (const QString& word : parts[2].split(QLatin1Char(','), Qt::SkipEmptyParts)) {
    const std::string action = word.toStdString();
    match->play(match->actorOf(action).value_or(Actor::nature), action);
  }
  return match;
}

/// A page whose pictures are positions on the game's own board: <img src="board:…">.
class Page : public QTextBrowser {
public:
  Page(Program& program, QWidget* parent) : QTextBrowser(parent), program_(program) {}

  void setEntry(const view::ViewEntry* entry) { entry_ = entry; }

  QVariant loadResource(int type, const QUrl& name) override {
    const bool board = type == QTextDocument::ImageResource && entry_ != nullptr &&
                       name.scheme() == QLatin1String("board");
    if (!board) {
      return QTextBrowser::loadResource(type, name);
    }
    auto match = positionOf(*entry_->game, name.path());
    if (!match) {
      return {};
    }
    session::AnySession session(std::move(match), 1);
    const std::unique_ptr<view::BoardView> view(entry_->make(session, program_.art(), nullptr));
    view->resize(tableSize);
    view->finishAnimation();
    return view->picture(tableSize, 1).copy(boardSize, 0, boardSize, boardSize);
  }

private:
  Program& program_;
  const view::ViewEntry* entry_ = nullptr;
};

QString pagePath(const QString& game) {
  const QString language = QLocale().name().left(2);
  const QString wanted = QStringLiteral(":/igroteka/help/%1/%2.html").arg(language, game);
  return QFile::exists(wanted) ? wanted : QStringLiteral(":/igroteka/help/en/%1.html").arg(game);
}

} // namespace

HelpWindow::HelpWindow(Program& program, QWidget* parent)
    : QDialog(parent), page_(new Page(program, this)) {
  setObjectName(QStringLiteral("help"));
  page_->setObjectName(QStringLiteral("helpPage"));
  page_->setOpenExternalLinks(true);
  page_->document()->setDocumentMargin(20);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* all = new QVBoxLayout(this);
  all->addWidget(page_);
  all->addWidget(buttons);
  resize(760, 640);
}

void HelpWindow::showGame(const view::ViewEntry& entry, const QString& heading) {
  entry_ = &entry;
  heading_ = heading;
  load();
  show();
  raise();
  activateWindow();
  page_->setFocus();
}

void HelpWindow::load() {
  setWindowTitle(tr("%1: rules").arg(view::translated(entry_->game->title())));
  static_cast<Page*>(page_)->setEntry(entry_);
  QFile file(pagePath(QString::fromStdString(std::string(entry_->game->id()))));
  if (!file.open(QIODevice::ReadOnly)) {
    return;
  }
  const view::Palette& tones = view::colours();
  page_->document()->setDefaultStyleSheet(
      QStringLiteral("h1 { color: %1; } h2 { color: %1; } a { color: %1; } "
                     "th { color: %2; text-align: left; } .quiet { color: %2; }")
          .arg(tones.accent.name(), tones.muted.name()));
  page_->setHtml(QString::fromUtf8(file.readAll()));
  if (!heading_.isEmpty()) {
    page_->scrollToAnchor(heading_);
  }
}

void HelpWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  const bool other =
      event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange;
  if (other && entry_ != nullptr) {
    load();
  }
}

} // namespace igroteka::app
