// SPDX-License-Identifier: MIT
#pragma once

#include "pieces.h"
#include "session/any_session.h"
#include "sound/sound.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QImage>
#include <QList>
#include <QMap>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <functional>
#include <optional>
#include <utility>

class QAction;
class QPainter;

namespace igroteka::view {

class Art;
class Bubble;

/// What people have chosen about how boards show things.
struct Look {
  bool colourMarks = true; ///< marks on pieces that tell the colours apart without colour
  bool legalPlaces = true; ///< legal targets light up
  bool lastMove = true;    ///< the last action stays marked
  double animation = 1.0;  ///< factor on all durations; 0 switches movement off

  bool operator==(const Look&) const = default;
};

using sound::Sound;

/// The board of one game, showing a session: what every game's own view derives from.
///
/// A view holds no rules. It shows the session's shown position, asks the match for targets and
/// refusals, and proposes actions to the session. It keeps a copy of the state that it shows, so
/// that it can animate from it to whatever the session shows next: playing, undo and looking back
/// alike. Input is never blocked by an animation.
///
/// A view paints its own focus (property ownFocusProperty is set here), fills itself with the table
/// cloth (see paintCloth), and lives in any size from 320 x 320 upwards.
class BoardView : public QWidget {
  Q_OBJECT

public:
  BoardView(session::AnySession& session, Art& art, QWidget* parent = nullptr);
  ~BoardView() override;

  session::AnySession& session() const { return session_; }
  const AnyMatch& match() const { return session_.match(); }

  const Look& look() const { return look_; }
  void setLook(const Look& look);

  /// The game's own commands, in the order in which the Move menu shows them; the view owns them
  /// and keeps texts and enabling up to date. A command that several actions make up is a menu.
  virtual QList<QAction*> menuActions() { return {}; }

  /// What can be done on the board by keys, and by which, for the list of keys.
  virtual QList<std::pair<QString, QString>> keys() const { return {}; }

  /// A small widget for the seat card: reserve, dice, stacks; null if there is nothing to show.
  /// The caller owns it. Rings picked up there may be told to the board by the view itself.
  virtual QWidget* makeSeatPart(Actor seat, QWidget* parent);

  /// The same for a card of one line, as high as a line of text; null if there is nothing.
  virtual QWidget* makeCompactPart(Actor seat, QWidget* parent);

  /// The colours of this seat in the shown position; empty where seats have none.
  virtual QList<PieceColour> coloursOf(Actor seat) const;

  /// The colour that stands for an action of this seat: where seats have several, that of the piece
  /// that was played. Empty where seats have none.
  virtual std::optional<PieceColour> colourOfAction(Actor seat, const std::string& action) const;

  /// The score of this seat in the shown position for its card; empty where nothing is counted.
  /// Here: the trace's "score".
  virtual QString scoreOf(Actor seat) const;

  /// What that number counts, with it, in words; empty where "Score" says it all.
  virtual QString scoreMeaning(Actor seat) const;

  /// A small picture of what it counts, to stand beside it; null where there is none.
  virtual QPixmap scoreSign(Actor seat) const;

  /// The name of the seat for people: its given name, or "Player 2".
  QString nameOf(Actor seat) const;

  /// The phrase in the language of the program, with the names of the seats.
  QString told(const Phrase& phrase) const;

  /// What this game's view wants to find again at the next start, as texts under short names. The
  /// caller keeps them and gives them back to later views of the same game.
  using Keepsakes = QMap<QString, QString>;
  void setKeepsakes(const Keepsakes& keepsakes);
  const Keepsakes& keepsakes() const { return keepsakes_; }

  /// How the match ended, where this game has better words for it than who won; else empty.
  virtual QString resultWords() const { return {}; }

  /// Shows where the advice leads; the reason stands in the prompt line.
  virtual void showHint(const Answer& answer) = 0;
  virtual void clearHint() = 0;

  /// Whether the game can tell the worth of every move here; and whether that is shown.
  virtual bool canEvaluate() const { return false; }
  virtual bool evaluating() const { return false; }
  virtual void setEvaluating(bool on);

  /// What is wanted next of a person who is in the middle of something; empty where the rules say
  /// it as well. Tells `wantedChanged`.
  virtual QString wanted() const { return {}; }

  /// Says at the place of the last try why it was refused, with a shake of what was tried; nothing
  /// modal. Sessions' refusals of this view's own proposals come here by themselves.
  virtual void showRefusal(const Phrase& why);

  /// Jumps to the end of whatever moves: for pictures and tests.
  virtual void finishAnimation() = 0;
  /// Whether something moves right now.
  virtual bool animating() const = 0;

  /// The board alone as a picture: for Export Picture and --render. Draws the exact art, however
  /// long that takes, without needing a visible window.
  virtual QImage picture(QSize size, qreal ratio) = 0;

Q_SIGNALS:
  /// An action was made through this view's propose (whether or not it was refused).
  void proposed(const QString& action);
  /// Seats' colours, parts or scores have to be asked for anew without a change of position.
  void seatPartsChanged();
  void menuActionsChanged();
  void wantedChanged();
  void evaluatingChanged();
  void sounded(igroteka::view::Sound sound);
  /// This text is to be kept from now on; an empty one is to be forgotten.
  void kept(const QString& name, const QString& text);

protected:
  /// Proposes an action to the session; `place` is where it was tried, in this widget's
  /// coordinates: a refusal shows there. True if it was made.
  bool propose(const std::string& action, QPointF place);
  bool propose(Actor actor, const std::string& action, QPointF place);

  /// Where the last proposal was tried.
  QPointF triedPlace() const { return tried_; }
  /// The bubble with a sentence at a place; goes by itself after a while.
  void showBubble(const QString& text, QPointF place) { showBubble(text, QRectF(place, place)); }
  /// The same beside a thing, which stays to be seen.
  void showBubble(const QString& text, const QRectF& thing);
  /// What refusals of what was tried last point at: where it was tried.
  virtual QRectF triedThing() const { return {tried_, tried_}; }
  void hideBubble();

  /// The shown position has changed: work out the animation from what is shown to
  /// match().shown(). `from` may be past known().
  virtual void positionChanged(session::Change change, std::size_t from) = 0;
  /// look() has changed.
  virtual void lookChanged() { update(); }
  /// keepsakes() were given.
  virtual void keepsakesChanged() {}
  /// Has a text kept, and tells `kept`.
  void keep(const QString& name, const QString& text);
  /// The language has changed: texts of actions, accessible names, painted words.
  virtual void retranslate() = 0;

  /// The cloth of the theme under the board, with light from the upper left.
  void paintCloth(QPainter& painter);
  /// A picture on the cloth for picture(), with this art, however long its exact form takes to
  /// come.
  static QImage exactPicture(Art& exact, QSize size, qreal ratio,
                             const std::function<void(QPainter&)>& paint);
  /// A duration in milliseconds, scaled by the settings; 0 where movement is switched off.
  int duration(int milliseconds) const;
  Art& art() const { return art_; }

  /// The time of the board's movements in milliseconds.
  virtual qint64 now() const { return clock_.elapsed(); }
  /// Calls beat() for every frame from now on, and paints one.
  void startBeat();
  void stopBeat() { beat_.stop(); }
  /// A frame of what moves.
  virtual void beat() {}

  void changeEvent(QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

private:
  QElapsedTimer clock_;
  QBasicTimer beat_;
  session::AnySession& session_;
  Art& art_;
  Look look_;
  QPointF tried_;
  Actor acting_ = Actor::nature; ///< whose proposal is being made at this board
  Actor saidTo_ = Actor::nature; ///< who was refused last
  QPointer<Bubble> bubble_;
  Keepsakes keepsakes_;
};

} // namespace igroteka::view
