// SPDX-License-Identifier: MIT
#include "board_view.h"

#include "art.h"
#include "bubble.h"
#include "focus_ring.h"
#include "pictures.h"
#include "theme.h"
#include "translated.h"

#include <nlohmann/json.hpp>

#include <QEvent>
#include <QEventLoop>
#include <QLocale>
#include <QPainter>
#include <QTimerEvent>

#include <utility>

namespace igroteka::view {

namespace {

constexpr int frameLength = 16; // milliseconds

} // namespace

BoardView::BoardView(session::AnySession& session, Art& art, QWidget* parent)
    : QWidget(parent), session_(session), art_(art) {
  clock_.start();
  setFocusPolicy(Qt::StrongFocus);
  setProperty(FocusRing::ownFocusProperty, true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMinimumSize(320, 320);
  setMouseTracking(true);
  connect(&session, &session::AnySession::positionChanged, this,
          [this](session::Change change, std::size_t from) {
            // Where all act at once, what others do leaves the sentence time to be read.
            const bool others = session_.match().simultaneous() &&
                                change == session::Change::played && acting_ != saidTo_;
            if (!others) {
              hideBubble();
            }
            positionChanged(change, from);
          });
  connect(&art, &Art::sharpened, this, qOverload<>(&QWidget::update));
}

BoardView::~BoardView() = default;

void BoardView::setLook(const Look& look) {
  if (look_ != look) {
    look_ = look;
    lookChanged();
    Q_EMIT seatPartsChanged();
  }
}

QWidget* BoardView::makeSeatPart(Actor /*seat*/, QWidget* /*parent*/) {
  return nullptr;
}

QWidget* BoardView::makeCompactPart(Actor /*seat*/, QWidget* /*parent*/) {
  return nullptr;
}

QList<PieceColour> BoardView::coloursOf(Actor /*seat*/) const {
  return {};
}

QString BoardView::scoreOf(Actor seat) const {
  const nlohmann::json line = match().trace(match().shown());
  const auto score = line.find("score");
  const auto place = static_cast<std::size_t>(indexOf(seat));
  if (score == line.end() || !score->is_array() || place >= score->size() ||
      !(*score)[place].is_number()) {
    return {};
  }
  return QLocale().toString((*score)[place].get<double>(), 'g', 6);
}

QString BoardView::scoreMeaning(Actor /*seat*/) const {
  return {};
}

QPixmap BoardView::scoreSign(Actor /*seat*/) const {
  return {};
}

std::optional<PieceColour> BoardView::colourOfAction(Actor seat,
                                                     const std::string& /*action*/) const {
  const QList<PieceColour> own = coloursOf(seat);
  return own.isEmpty() ? std::nullopt : std::optional(own.front());
}

QString BoardView::nameOf(Actor seat) const {
  const QString given = session_.nameOf(seat);
  return given.isEmpty() ? numberedName(seat) : given;
}

QString BoardView::told(const Phrase& phrase) const {
  return translated(phrase, [this](Actor seat) { return nameOf(seat); });
}

void BoardView::setEvaluating(bool /*on*/) {}

void BoardView::setKeepsakes(const Keepsakes& keepsakes) {
  keepsakes_ = keepsakes;
  keepsakesChanged();
}

void BoardView::startBeat() {
  if (!beat_.isActive()) {
    beat_.start(frameLength, Qt::PreciseTimer, this);
  }
  update();
}

void BoardView::timerEvent(QTimerEvent* event) {
  if (event->timerId() == beat_.timerId()) {
    beat();
  } else {
    QWidget::timerEvent(event);
  }
}

void BoardView::keep(const QString& name, const QString& text) {
  if (keepsakes_.value(name) != text) {
    keepsakes_.insert(name, text);
    Q_EMIT kept(name, text);
  }
}

void BoardView::showRefusal(const Phrase& why) {
  showBubble(told(why), triedThing());
  Q_EMIT sounded(Sound::refuse);
}

bool BoardView::propose(const std::string& action, QPointF place) {
  return propose(match().actorOf(action).value_or(Actor::nature), action, place);
}

bool BoardView::propose(Actor actor, const std::string& action, QPointF place) {
  tried_ = place;
  Q_EMIT proposed(QString::fromStdString(action));
  acting_ = actor;
  const auto why = session_.propose(actor, action);
  acting_ = Actor::nature;
  if (why) {
    saidTo_ = actor;
    showRefusal(*why);
  }
  return !why;
}

void BoardView::showBubble(const QString& text, const QRectF& thing) {
  if (!bubble_) {
    bubble_ = new Bubble(this);
  }
  bubble_->say(text, thing);
}

void BoardView::hideBubble() {
  if (bubble_) {
    bubble_->hide();
  }
}

void BoardView::paintCloth(QPainter& painter) {
  painter.fillRect(rect(), colours().table);
  art_.drawCovering(painter, pictureKey::tableCloth(colours().kind == ThemeKind::dark), rect());
}

QImage BoardView::exactPicture(Art& exact, QSize size, qreal ratio,
                               const std::function<void(QPainter&)>& paint) {
  QImage image(size * ratio, QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  const auto paintAll = [&] {
    QPainter painter(&image);
    painter.fillRect(QRect({}, size), colours().table);
    exact.drawCovering(painter, pictureKey::tableCloth(colours().kind == ThemeKind::dark),
                       QRectF({}, size));
    paint(painter);
  };
  paintAll();
  if (!exact.idle()) {
    QEventLoop wait;
    connect(&exact, &Art::sharpened, &wait, [&] {
      if (exact.idle()) {
        wait.quit();
      }
    });
    wait.exec(QEventLoop::ExcludeUserInputEvents);
    paintAll();
  }
  return image;
}

int BoardView::duration(int milliseconds) const {
  return qRound(milliseconds * look_.animation);
}

void BoardView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    hideBubble();
    retranslate();
    update();
  }
}

} // namespace igroteka::view
