// SPDX-License-Identifier: MIT
#pragma once

#include "board_access.h"
#include "board_view.h"
#include "mozaring_layout.h"
#include "mozaring_view_motion.h"
#include "mozaring_view_position.h"

#include <memory>
#include <optional>
#include <variant>

class QHelpEvent;
class QPushButton;

namespace igroteka::view {

class MozaringEvaluation;

/// Mozaring on the table: the board, the reserves beside it, and the hand that moves a ring.
class MozaringView : public BoardView, public SpokenBoard {
  Q_OBJECT

public:
  /// A field or a pile of the reserve: what the keyboard walks over.
  using Spot = std::variant<int, MozaringPile>;

  MozaringView(session::AnySession& session, Art& art, QWidget* parent = nullptr);
  ~MozaringView() override;

  QList<QAction*> menuActions() override;
  QList<std::pair<QString, QString>> keys() const override;
  QList<PieceColour> coloursOf(Actor seat) const override;
  std::optional<PieceColour> colourOfAction(Actor seat, const std::string& action) const override;
  QString scoreOf(Actor seat) const override;
  void showHint(const Answer& answer) override;
  void clearHint() override;
  bool canEvaluate() const override;
  bool evaluating() const override { return evaluation_ != nullptr; }
  void setEvaluating(bool on) override;
  void showRefusal(const Phrase& why) override;
  void finishAnimation() override;
  bool animating() const override;
  QImage picture(QSize size, qreal ratio) override;

  const MozaringLayout& places() const { return places_; }
  /// All that is to be seen at this moment.
  MozaringScene scene() const;
  /// The ring in the hand, by the pile from which it was taken.
  std::optional<MozaringPile> inHand() const;
  /// Where the keyboard stands.
  const Spot& focusSpot() const { return focus_; }

  /// The fields 0 to 8, then the piles of the reserves.
  std::vector<Spot> spots() const;
  /// What a screen reader says of the spot.
  QString wordsOf(const Spot& spot) const;
  /// What else there is to say: whether a pile may be taken.
  QString detailOf(const Spot& spot) const;
  QRect rectOf(const Spot& spot) const;
  void setFocusSpot(const Spot& spot);
  /// As Enter does: takes a ring from a pile; places the one in the hand on a field, or offers what
  /// can be placed there.
  void activate(const Spot& spot);
  void dropHand();

  int spotCount() const override;
  SpokenSpot spokenSpot(int spot) const override;
  std::optional<int> spokenFocus() const override;
  void focusSpoken(int spot) override;
  void pressSpoken(int spot) override;

protected:
  void positionChanged(session::Change change, std::size_t from) override;
  void lookChanged() override;
  void retranslate() override;

  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;

  /// One frame: forgets what is over, and stops the clockwork when all is at rest.
  void beat() override;

private:
  /// A ring that somebody holds.
  struct Hand {
    MozaringPile pile;
    std::optional<QPointF> pointer; ///< it follows the mouse; else it hovers over its pile
    qint64 since = 0;
    QPointF from;
    bool dragged = false;
    qint64 shaken = -1; ///< when it began to shake its head
  };

  const mozaring::Rules& rules() const;
  const Match<mozaring::Rules>& typed() const;
  Actor actor() const;
  void layOut();

  // Changes of the position (mozaring_view_changes.cpp).
  void animate(const MozaringPosition& before, session::Change change, QPixmap old);
  void fadeOver(QPixmap before, const MozaringPosition& shown, int hold);
  void addStep(const MozaringPosition& before, const MozaringPosition& after, int hold);
  std::vector<MozaringMotion::Flight> flightsBetween(const MozaringPosition& before,
                                                     const MozaringPosition& after) const;
  std::vector<MozaringMotion::Flight> swapFlights(const MozaringPosition& before) const;
  QPointF pileTop(const MozaringPile& pile, int count) const;
  QPixmap frame(const MozaringScene& scene);
  void sound(const MozaringPosition& before);
  void tellAbsences();

  // The hand (mozaring_view_hand.cpp).
  bool mayAct() const;
  bool take(const MozaringPile& pile, std::optional<QPointF> pointer);
  void place(int field, QPointF tried);
  void offer(const MozaringSlot& slot, std::optional<QPointF> pointer);
  void offerField(int field);
  void tell(const MozaringPile& pile, QPointF tried);
  void tellSlot(const MozaringSlot& slot, QPointF tried);
  void flyBack(bool shaking);
  double handRisen() const;
  bool handMoves() const;
  QPointF handPlace() const;
  QPointF liftedPlace(const MozaringPile& pile) const;
  bool handSnaps() const;
  void swapNow();

  // The mouse (mozaring_view_mouse.cpp).
  void pressPile(const MozaringPile& pile, QPointF where);
  void release(QPointF where);
  void hover(std::optional<QPointF> pointer);

  // Keys (mozaring_view_keys.cpp).
  bool commandKey(const QKeyEvent& event);
  bool letterKey(Qt::Key key);
  void walk(QPointF direction);
  void chooseSize(PieceSize size);
  void chooseColour(PieceColour colour);
  void goToField(int field);
  QPointF centreOf(const Spot& spot) const;
  std::optional<MozaringPile> firstTakeable() const;
  void toReserve();

  // Evaluation (mozaring_view_evaluating.cpp).
  void evaluateAnew();
  void addNotes(MozaringScene& scene) const;
  QString verdictWords(int field) const;
  QString verdictWords(const MozaringSlot& slot) const;
  void showTip(const QHelpEvent& event);

  // Painting (mozaring_view_paint.cpp).
  MozaringScene still(const MozaringPosition& position) const;
  void addHand(MozaringScene& scene) const;
  void addOffer(MozaringScene& scene) const;
  void addHint(MozaringScene& scene) const;
  void addFocus(MozaringScene& scene) const;
  void paintCaptions(QPainter& painter, const MozaringPosition& position,
                     const MozaringLayout& layout) const;
  QString absenceOf(int seat, const MozaringPosition& position) const;
  /// Pixels that the name over a reserve takes.
  double captionHeight() const;
  void refreshSwap();

  MozaringPosition position_; ///< the one that the match shows
  MozaringLayout places_;
  MozaringMotion motion_;
  std::optional<Hand> hand_;
  std::optional<MozaringSlot> wanted_; ///< chosen before a ring was
  std::optional<MozaringSlot> hovered_;
  std::optional<mozaring::Move> hint_;
  std::optional<QPointF> dropFrom_; ///< where the ring that is being placed was let go
  std::optional<MozaringSlot> tried_;
  QPointF pressed_;
  bool fresh_ = false; ///< the ring in the hand was taken by the press that still lasts
  bool proposing_ = false;
  bool keyboard_ = false; ///< the last input came from it
  Spot focus_ = 4;
  int lastField_ = 4;
  int armed_ = -1; ///< the field whose digit was the last key
  PieceColour chosenColour_ = PieceColour::red;
  QAction* swap_;
  QPushButton* swapButton_;
  std::unique_ptr<MozaringEvaluation> evaluation_;
};

BoardView* makeMozaringView(session::AnySession& session, Art& art, QWidget* parent);

} // namespace igroteka::view
