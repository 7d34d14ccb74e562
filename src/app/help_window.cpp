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

#include <array>
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

/// What a picture of the table shows: the picture's size, and the part of it in hundredths.
struct Piece {
  QSize whole;
  QRect part;
};

constexpr QSize recordSize(900, 600); ///< twice what the pages show, to be sharp

/// "sbor-actions/20/10,0,40,60" is a record of the program's own, the number of actions after which
/// it is shown, and the part of the picture in hundredths: left, top, width, height.
std::unique_ptr<AnyMatch> recordOf(const Game& game, const QString& words, Piece& piece) {
  const QStringList parts = words.split(QLatin1Char('/'));
  QFile file(QStringLiteral(":/igroteka/help/records/%1.igr").arg(parts.value(0)));
  if (parts.size() != 3 || !file.open(QIODevice::ReadOnly)) {
    return nullptr;
  }
  auto opened = openRecord(std::array<const Game*, 1>{&game}, file.readAll().toStdString());
  const QStringList edges = parts[2].split(QLatin1Char(','));
  if (!opened.match || opened.fault || edges.size() != 4) {
    return nullptr;
  }
  opened.match->show(parts[1].toULongLong());
  const auto hundredths = [&](int edge, int length) { return edges[edge].toInt() * length / 100; };
  piece = {recordSize,
           QRect(hundredths(0, recordSize.width()), hundredths(1, recordSize.height()),
                 hundredths(2, recordSize.width()), hundredths(3, recordSize.height()))};
  return std::move(opened.match);
}

/// A page whose pictures are positions on the game's own board: <img src="board:…">, or those
/// of a record: <img src="record:…">.
class Page : public QTextBrowser {
public:
  Page(Program& program, QWidget* parent) : QTextBrowser(parent), program_(program) {}

  void setEntry(const view::ViewEntry* entry) { entry_ = entry; }

  QVariant loadResource(int type, const QUrl& name) override {
    const bool picture = type == QTextDocument::ImageResource && entry_ != nullptr;
    const bool board = picture && name.scheme() == QLatin1String("board");
    const bool record = picture && name.scheme() == QLatin1String("record");
    if (!board && !record) {
      return QTextBrowser::loadResource(type, name);
    }
    // Beside a board stands what is cut off.
    Piece piece{tableSize, QRect(boardSize, 0, boardSize, boardSize)};
    auto match = board ? positionOf(*entry_->game, name.path())
                       : recordOf(*entry_->game, name.path(), piece);
    if (!match) {
      return {};
    }
    session::AnySession session(std::move(match), 1);
    const std::unique_ptr<view::BoardView> view(entry_->make(session, program_.art(), nullptr));
    view->resize(piece.whole);
    view->finishAnimation();
    return view->picture(piece.whole, 1).copy(piece.part);
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
