// SPDX-License-Identifier: MIT
#pragma once

#include "board_access.h"
#include "board_view.h"
#include "sbor_bar.h"
#include "sbor_choice.h"
#include "sbor_motion.h"
#include "sbor_position.h"
#include "sbor_ring.h"

#include <QPixmap>

#include <array>
#include <optional>
#include <vector>

namespace igroteka::view {

/// Obshchiy sbor on the table: circles, dolls, dice, and what a person does with them.
class SborView : public BoardView, public SpokenBoard {
  Q_OBJECT

public:
  SborView(session::AnySession& session, Art& art, QWidget* parent = nullptr);
  ~SborView() override;

  QList<QAction*> menuActions() override;
  QList<std::pair<QString, QString>> keys() const override;
  QWidget* makeSeatPart(Actor seat, QWidget* parent) override;
  QList<PieceColour> coloursOf(Actor seat) const override;
  QString scoreOf(Actor /*seat*/) const override { return {}; }
  void showHint(const Answer& answer) override;
  void clearHint() override;
  QString wanted() const override;
  void finishAnimation() override;
  bool animating() const override;
  QImage picture(QSize size, qreal ratio) override;

  const SborLayout& places() const { return places_; }
  const SborPosition& position() const { return position_; }
  SborScene scene() const;
  SborBar& bar() const { return *bar_; }
  /// The ring of actions round the chosen doll; its buttons are hidden where none is chosen.
  SborButton* offerButton(sbor::Action action) const {
    return offers_[static_cast<std::size_t>(action)];
  }
  const SborPick& pick() const { return pick_; }
  /// Where the circle in the hand would come to lie.
  std::optional<sbor::Point> ghost() const;
  /// The circle on which the keyboard stands.
  std::optional<sbor::Circle> focusCircle() const { return focus_; }
  void setFocusCircle(sbor::Circle circle);
  /// The circles on the table, as the keyboard and assistive tools walk over them.
  std::vector<sbor::Circle> circles() const;
  QString wordsOf(sbor::Circle circle) const;
  QRect rectOf(sbor::Circle circle) const;
  /// As a click on the circle, or Enter.
  void activate(sbor::Circle circle);

  int spotCount() const override;
  SpokenSpot spokenSpot(int spot) const override;
  std::optional<int> spokenFocus() const override;
  void focusSpoken(int spot) override;
  void pressSpoken(int spot) override;

  /// The dice that this seat has kept, or has chosen to keep in its turn.
  sbor::DiceSet keptBy(Actor seat) const;
  void takeBack(Actor seat, int value);
  Art& pictures() const { return art(); }

Q_SIGNALS:
  void traysChanged();

protected:
  void positionChanged(session::Change change, std::size_t from) override;
  void lookChanged() override;
  void retranslate() override;

  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

  void showRefusal(const Phrase& why) override;
  void beat() override;

private:
  static constexpr int fadeLength = 80;

  /// A circle that is being laid or moved.
  struct Hand {
    sbor::Circle circle;
    bool moves = false;            ///< it lies on the table already
    bool dragged = false;          ///< lies where the button is let go
    std::optional<sbor::Point> at; ///< where it would snap to
  };

  const Match<sbor::Rules>& typed() const;
  const sbor::Rules& rules() const { return typed().rules(); }
  const sbor::State& state() const { return position_.state; }
  Actor actor() const;
  bool mayAct() const;
  void connectBar();
  void recallLots();
  void makeOffers();

  // What stands where (sbor_view_layout.cpp).
  QRectF tableArea() const;
  std::optional<sbor::Circle> circleUnder(QPointF pixels) const;
  void layOutBar(bool anew);
  void layOut(bool anew);
  bool nearlyAs(const SborLayout& now, const SborLayout& wished) const;
  void aimAt(const SborLayout& aim, bool gently);
  void glide();
  void showAs(const SborLayout& places);
  void showGhost();
  void bringIntoSight(sbor::Point place);
  std::optional<sbor::Point> placeAdvised() const;
  void placeOffers();
  SborSurroundings surroundings() const;
  void take(SborPosition position);
  void shake(QPointF place);

  // Deciding (sbor_view_act.cpp).
  void refresh();
  void refreshBar();
  void showThrow(SborBar::Show& show) const;
  void showTurn(SborBar::Show& show) const;
  void refreshOffers();
  std::optional<sbor::Circle> firstFocus() const;
  QString note() const;
  void chooseTarget(sbor::Circle circle);
  void chooseDollOn(sbor::Circle circle);
  sbor::Move foreignAct(sbor::Circle from) const;
  void chooseOffer(sbor::Action action);
  void choosePower(SborMeans means);
  void pickUp(sbor::Circle circle, bool dragged);
  void carryTo(QPointF pixels);
  void putDown(QPointF tried);
  void standOn(sbor::Circle circle);
  void keep(int value, bool kept);
  void cycleKeep(int value);
  bool somethingCanBeDone() const;
  void endTurn();
  void quickStep();
  bool stepBack();
  void make(const sbor::Move& move, QPointF tried);
  void tellWhyNot(const sbor::Move& move, QPointF tried);
  bool settingUp() const;
  std::vector<sbor::Move> open() const;

  // Dice thrown by hand (sbor_view_dice.cpp).
  bool tellsDice() const;
  void recallDice();
  void tellDie(int value);
  void untellDie(std::size_t nth);
  void playTold();
  bool tellingKey(int key);

  // Keys (sbor_view_keys.cpp).
  bool commandKey(const QKeyEvent& event);
  bool letterKey(char key);
  bool settingKey(char key);
  bool turnKey(char key);
  void walk(QPointF direction);
  void carry(QPointF direction);
  void enter();

  // Painting (sbor_view_paint.cpp).
  void mark(SborScene& scene) const;
  void addHand(SborScene& scene) const;
  void addPreview(SborScene& scene) const;
  void addDoll(SborScene& scene) const;
  bool showsLots() const;
  void paintLots(QPainter& painter) const;
  void fadeFromHere();

  std::vector<sbor::LotThrow> lots_; ///< for the first player, where this program threw them
  SborPosition position_;
  SborLayout places_; ///< as the table is seen now
  SborLayout aim_;    ///< as it will be, when nothing glides any more
  SborLayout left_;   ///< from which it glides
  bool glides_ = false;
  qint64 glidesSince_ = 0;
  int barWidth_ = 0;
  sbor::Phase stage_ = sbor::Phase::over; ///< for which the table was fitted; any turn is throwing
  bool handMade_ = false;                 ///< people have zoomed or panned
  SborMotion motion_;
  qint64 thrown_ = 0; ///< when the dice began to tumble
  bool tumbling_ = false;
  QPixmap fading_; ///< the position before, where movement is switched off
  qint64 fadedAt_ = 0;
  std::vector<sbor::Move> legal_; ///< but for laying and moving circles
  SborPick pick_;
  std::optional<Hand> hand_;
  sbor::Doll doll_; ///< to be put out
  sbor::DiceSet keep_;
  std::vector<int> told_; ///< what dice thrown by hand show
  QString wanted_;        ///< as last told
  bool surely_ = false;
  bool quick_ = false;
  std::optional<sbor::Move> hint_;
  std::optional<sbor::Move> preview_;
  std::optional<sbor::Circle> hovered_;
  std::optional<sbor::Circle> focus_;
  bool lookInside_ = false;
  QPointF pressed_;
  std::optional<QPointF> pointer_; ///< where it was last moved to, unless keys were used since
  std::optional<QPointF> panned_;  ///< where the pan has come to
  bool pressing_ = false;
  bool walking_ = false; ///< keys were used since the pointer was moved
  SborBar* bar_;
  std::array<SborButton*, 6> offers_{};
  QAction* endTurn_;
  QAction* quickSetup_;
  QAction* fit_;
};

BoardView* makeSborView(session::AnySession& session, Art& art, QWidget* parent);

} // namespace igroteka::view
