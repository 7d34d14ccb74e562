// SPDX-License-Identifier: MIT
#pragma once

#include "board_access.h"
#include "board_view.h"
#include "pont_best.h"
#include "pont_carrying.h"
#include "pont_desk.h"
#include "pont_keys.h"
#include "pont_layout.h"
#include "pont_motion.h"
#include "pont_painter.h"
#include "pont_still.h"
#include "pont_tray.h"

#include <igroteka/core/match.h>
#include <igroteka/pont/rules.h>

#include <QBasicTimer>

#include <optional>
#include <vector>

class QGestureEvent;
class QTouchEvent;

namespace igroteka::view {

/// Tantrix Pont on the table: the mosaic that zooms and pans, and the trays of those who act. In
/// turns there is one tray, of whoever is to act; in a rush one for every person.
class PontView : public BoardView, public SpokenBoard {
  Q_OBJECT

public:
  /// What keyboard and assistive tools go to.
  struct Spot {
    Actor seat = Actor::nature;                      ///< of a thing in a tray; nature for a cell
    std::optional<PontChoice> choice = std::nullopt; ///< or
    Actor receiver = Actor::nature;                  ///< whom a gift may go to, or
    pont::Cell cell{};                               ///< a cell of the table

    bool operator==(const Spot&) const = default;
  };

  PontView(session::AnySession& session, Art& art, QWidget* parent = nullptr);
  ~PontView() override;

  QList<QAction*> menuActions() override;
  QList<std::pair<QString, QString>> keys() const override;
  QWidget* makeSeatPart(Actor seat, QWidget* parent) override;
  QString scoreOf(Actor seat) const override;
  QWidget* makeCompactPart(Actor seat, QWidget* parent) override;
  QString scoreMeaning(Actor seat) const override;
  QPixmap scoreSign(Actor seat) const override;
  QString resultWords() const override;
  QString wanted() const override;
  void showHint(const Answer& answer) override;
  void clearHint() override;
  void showRefusal(const Phrase& why) override;
  void finishAnimation() override;
  bool animating() const override;
  QImage picture(QSize size, qreal ratio) override;

  const PontLayout& places() const { return layout_; }
  const std::vector<PontDesk>& desks() const { return desks_; }
  const std::vector<PontTray>& trays() const { return trays_; }
  const PontMotion& motion() const { return motion_; }
  /// The tiles that computers' hands carry over the table.
  const std::vector<PontCarrying>& carrying() const { return carrying_; }
  const pont::State& state() const { return state_; }
  const pont::Rules& rules() const;
  /// The desk that the mouse serves; null where there is none.
  const PontDesk* mouseDesk() const;
  /// Gives the mouse to this seat.
  void serveWithMouse(Actor seat);
  /// The cells that light up because the tile of the desk fits there: as it is turned, and turned.
  struct Fits {
    std::vector<pont::Cell> now;
    std::vector<pont::Cell> turned;
  };
  Fits fitsOf(const PontDesk& desk) const;
  /// Whether the face of this seat's tile in hand is to be seen on its card.
  bool inHandSeen(Actor seat) const { return desk(seat) != nullptr; }
  bool marksNiches() const;
  void setMarksNiches(bool marks);
  void setKeys(const PontKeys& keys);
  const PontKeys& handKeys() const { return keys_; }
  /// The words for the keys of this seat's hand; empty where it has none.
  QString keysOf(Actor seat) const;
  /// What this seat has, thing by thing in words: stacks and penalty tiles.
  QStringList thingsOf(Actor seat) const;
  /// The same keys without words, where there is little room.
  QString bareKeysOf(Actor seat) const;
  /// The name of this seat and its keys, which are whole in any room.
  QString captionOf(Actor seat, double room) const;

  std::vector<Spot> spots() const;
  QString wordsOf(const Spot& spot) const;
  QString detailOf(const Spot& spot) const;
  QRect rectOf(const Spot& spot) const;
  Spot focusSpot() const;
  void setFocusSpot(const Spot& spot);
  /// As a click: draws, chooses, gives, or places on the cell.
  void activate(const Spot& spot);
  /// A click on a thing that lies before the seat, here or on its card.
  void press(Actor seat, const PontTray::Item& item, QPointF where);

  int spotCount() const override;
  SpokenSpot spokenSpot(int spot) const override;
  std::optional<int> spokenFocus() const override;
  void focusSpoken(int spot) override;
  void pressSpoken(int spot) override;

protected:
  void positionChanged(session::Change change, std::size_t from) override;
  void lookChanged() override;
  void retranslate() override;
  void keepsakesChanged() override;

  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  bool event(QEvent* event) override;

  /// A beat of the clock: what moves is moved on, and painted anew where it was and is.
  void beat() override;

  /// The cell where a tile does not fit stays to be seen, with its edges.
  QRectF triedThing() const override;

private:
  enum class Grip { none, press, pan, tile };

  /// A finger on a touch screen.
  struct Finger {
    int id = 0;
    Actor seat = Actor::nature; ///< nature for one that has no tile to carry
    QPointF begun;
    QPointF where;
    bool onHand = false; ///< put down on the tile in hand
    bool moved = false;
  };

  /// A tile that is being turned.
  struct Turning {
    Actor seat = Actor::nature;
    double from = 0; ///< degrees
    qint64 since = 0;
  };

  const Match<pont::Rules>& typed() const;
  bool inRush() const { return rules().simultaneous(); }
  bool mayAct(Actor seat) const;
  bool covered() const;
  void follow();
  void layOut();
  void fitIfNeeded();
  void moveCamera(const PontLayout& to);
  PontLayout seen() const;
  void followClock();
  void carryTiles();
  bool handsMove() const;
  bool sharpen();
  QRegion movingRegion() const;
  std::vector<PontStill::Laid> laidNow(bool withFlying = false) const;
  void noteRun();
  QString bestWords() const;
  void makeActions();
  void refreshActions();
  void changeKeys();

  std::optional<std::size_t> handOf(Actor seat) const;
  QStringList keySigns(Actor seat) const;
  PontDesk* desk(Actor seat);
  const PontDesk* desk(Actor seat) const;
  const PontTray* tray(Actor seat) const;
  PontDesk* keyboardDesk();
  const PontDesk* keyboardDesk() const;

  // What desks do (pont_view_hand.cpp).
  void make(const pont::Move& move, QPointF tried);
  void doNow(PontDesk& desk);
  void placeAt(PontDesk& desk, pont::Cell cell, QPointF tried);
  void turn(PontDesk& desk, int steps);
  void choose(PontDesk& desk, const PontChoice& choice, QPointF where, bool piled = false);
  void choiceMoved();
  double turnLeft(Actor seat) const;
  double shakeOf(Actor seat) const;
  QPointF placeOf(const PontDesk& desk) const;

  // Keys (pont_view_keys.cpp).
  bool commonKey(QKeyEvent& event, PontDesk* desk);
  bool tableKey(int key);
  bool handKey(Qt::Key key);
  void actByKey(PontDesk& desk, PontAct act);
  void walk(PontDesk& desk, QPointF direction);

  // The mouse (pont_view_mouse.cpp).
  void hover(std::optional<QPointF> where);
  void zoomBy(double factor, QPointF fixed);
  bool pinch(QGestureEvent& event);

  // Touch (pont_view_touch.cpp).
  void touch(QTouchEvent& event);
  void putDown(Finger finger);
  void liftUp(const Finger& finger);
  const Finger* fingerOf(Actor seat) const;
  bool fingerCarries(const Finger& finger) const;

  // Changes (pont_view_changes.cpp).
  void animate(const pont::State& before, const pont::Move& move, const std::vector<PontTray>& old,
               std::optional<QPointF> pointer);
  QPointF awayPlace(Actor seat) const;
  std::optional<QPointF> carriedPlace(Actor seat) const;
  void tellNews(const pont::State& before, const pont::Move& move);

  // Painting (pont_view_paint.cpp).
  void paintTable(QPainter& painter, const PontLayout& layout, bool still);
  void paintGround(QPainter& painter, const PontLayout& layout, bool still);
  void paintAims(QPainter& painter, const PontLayout& layout);
  void paintCursor(QPainter& painter, const PontLayout& layout, std::size_t place, pont::Cell cell,
                   int inside);
  bool showsHint() const;
  void paintHint(QPainter& painter, const PontLayout& layout);
  void paintFlash(QPainter& painter, const PontLayout& layout);
  void paintTrays(QPainter& painter);
  void paintFlights(QPainter& painter);
  void paintCarried(QPainter& painter);
  void paintFingers(QPainter& painter);
  void paintCarriedAt(QPainter& painter, const PontDesk& desk, QPointF where);
  void paintHands(QPainter& painter, const PontLayout& layout);
  void paintClock(QPainter& painter, const QRectF& area);
  void paintFinished(QPainter& painter, const QRectF& area);
  void paintBanner(QPainter& painter);
  void paintCover(QPainter& painter);
  void paintGhost(QPainter& painter, const PontLayout& layout, const PontDesk& desk,
                  pont::Cell cell, double opacity);
  QStringList finishedLines() const;
  QRect bannerRect() const;
  QRect clockRect(const QRectF& area) const;
  QFont bannerFont() const;
  bool carries() const;

  pont::State state_;
  std::size_t at_ = 0;
  std::optional<pont::Move> last_;
  bool over_ = false;
  std::vector<PontDesk> desks_;
  std::vector<PontTray> trays_;
  PontLayout layout_;
  PontLayout cameraFrom_;
  qint64 cameraSince_ = -1;
  bool ownCamera_ = false; ///< a person has zoomed or moved the table
  mutable PontTiles pixmaps_;
  PontStill still_;
  bool sharpening_ = false; ///< the tiles are not drawn yet in the size that is seen
  PontMotion motion_;
  std::vector<PontCarrying> carrying_;
  QRegion moved_; ///< where something that moves was painted last
  PontBest best_;
  std::vector<Finger> fingers_;
  QBasicTimer seconds_; ///< for the clock on the table
  PontKeys keys_;
  Actor mouseSeat_ = Actor::nature;
  std::optional<QPointF> pointer_;
  QPointF pressed_;
  Grip grip_ = Grip::none;
  bool keyboard_ = false; ///< the last input came from it
  std::optional<Turning> turning_;
  Actor shaking_ = Actor::nature;
  qint64 shakenSince_ = 0;
  std::optional<pont::Move> tried_;
  std::optional<pont::Move> hint_;
  double wheel_ = 0; ///< what is left of a turn of the wheel
  Actors helped_;    ///< seats for which places are shown in a rush
  QAction* discard_ = nullptr;
  QAction* turn_ = nullptr;
  QAction* call_ = nullptr;
  QAction* niches_ = nullptr;
  QAction* showPlaces_ = nullptr;
  QAction* changeKeys_ = nullptr;
  QAction* larger_ = nullptr;
  QAction* smaller_ = nullptr;
  QAction* fit_ = nullptr;
};

BoardView* makePontView(session::AnySession& session, Art& art, QWidget* parent);

} // namespace igroteka::view
