// SPDX-License-Identifier: MIT
#include "pseudo.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableWidget>

namespace igroteka::app {

PseudoLanguage::PseudoLanguage() {
  QCoreApplication::installTranslator(this);
}

PseudoLanguage::~PseudoLanguage() {
  QCoreApplication::removeTranslator(this);
}

QString PseudoLanguage::translate(const char*, const char* text, const char*, int) const {
  QString out = QString::fromUtf8(text);
  for (QChar& letter : out) {
    if ((letter >= QLatin1Char('A') && letter <= QLatin1Char('Z')) ||
        (letter >= QLatin1Char('a') && letter <= QLatin1Char('z'))) {
      letter = QChar(letter.unicode() + 0xFEE0);
    }
  }
  return out;
}

QString untranslated(const QString& text) {
  // Languages are named in themselves; keys are named by their letter or number.
  static const QRegularExpression fine(
      QStringLiteral("^(English|Български|Русский|(.*\\+)?(F\\d+|[A-Z]))$"));
  // Four keys that stand together, dolls as records name them, and the word of the locale in lists.
  static const QRegularExpression names(QStringLiteral("\\b(WASD|IJKL|[a-d][SML])\\b|, and "));
  static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
  if (fine.match(text).hasMatch()) {
    return {};
  }
  const auto found = word.match(QString(text).remove(names));
  return found.hasMatch() ? text : QString();
}

namespace {

void addTexts(const QWidget& widget, QStringList& all) {
  all << widget.windowTitle() << widget.toolTip() << widget.statusTip() << widget.whatsThis()
      << widget.accessibleName() << widget.accessibleDescription();
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
    all << label->text();
  } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
    all << button->text();
  } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) {
    all << group->title();
  } else if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) {
    all << field->text() << field->placeholderText();
  } else if (const auto* menu = qobject_cast<const QMenu*>(&widget)) {
    all << menu->title();
  } else if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
    for (int i = 0; i < box->count(); ++i) {
      all << box->itemText(i);
    }
  } else if (const auto* spin = qobject_cast<const QSpinBox*>(&widget)) {
    all << spin->prefix() << spin->suffix();
  } else if (const auto* table = qobject_cast<const QTableWidget*>(&widget)) {
    for (int column = 0; column < table->columnCount(); ++column) {
      all << table->horizontalHeaderItem(column)->text();
      for (int row = 0; row < table->rowCount(); ++row) {
        all << table->item(row, column)->text();
      }
    }
  }
  for (const QAction* action : widget.actions()) {
    all << action->text() << action->toolTip() << action->statusTip();
  }
}

/// What is read out of things on a widget that are no widgets themselves, such as fields of a
/// board.
void addSpoken(QWidget& widget, QStringList& all) {
  QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&widget);
  for (int i = 0; access != nullptr && i < access->childCount(); ++i) {
    QAccessibleInterface* child = access->child(i);
    if (child == nullptr || child->object() != nullptr) {
      continue;
    }
    all << child->text(QAccessible::Name) << child->text(QAccessible::Description);
    if (QAccessibleActionInterface* actions = child->actionInterface()) {
      for (const QString& name : actions->actionNames()) {
        all << actions->localizedActionName(name);
      }
    }
  }
}

/// Paints nothing and remembers all text.
class TextEngine : public QPaintEngine {
public:
  explicit TextEngine(QStringList& texts) : QPaintEngine(AllFeatures), texts_(texts) {}

  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  void updateState(const QPaintEngineState&) override {}
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
  void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
  void drawPath(const QPainterPath&) override {}
  void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
  void drawTextItem(const QPointF&, const QTextItem& item) override { texts_ << item.text(); }
  Type type() const override { return User; }

private:
  QStringList& texts_;
};

class TextDevice : public QPaintDevice {
public:
  TextDevice(QSize size, QStringList& texts) : size_(size), engine_(texts) {}

  QPaintEngine* paintEngine() const override { return &engine_; }

protected:
  int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
    case PdmWidth:
      return size_.width();
    case PdmHeight:
      return size_.height();
    case PdmDepth:
      return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
      return 96;
    case PdmDevicePixelRatio:
      return 1;
    case PdmDevicePixelRatioScaled:
      return static_cast<int>(devicePixelRatioFScale());
    default:
      return 1;
    }
  }

private:
  QSize size_;
  mutable TextEngine engine_;
};

} // namespace

QStringList textsOf(const QWidget& widget) {
  QStringList all;
  addTexts(widget, all);
  for (const QWidget* child : widget.findChildren<QWidget*>()) {
    addTexts(*child, all);
  }
  all.removeAll(QString());
  return all;
}

QStringList paintedTexts(QWidget& widget) {
  QStringList texts;
  TextDevice device(widget.size(), texts);
  widget.render(&device);
  return texts;
}

void expectAllTranslated(QWidget& widget, const std::string& what) {
  widget.show();
  QApplication::sendPostedEvents();
  QApplication::processEvents();
  QStringList texts = textsOf(widget) + paintedTexts(widget);
  addSpoken(widget, texts);
  for (QWidget* child : widget.findChildren<QWidget*>()) {
    addSpoken(*child, texts);
  }
  for (const QString& text : texts) {
    EXPECT_EQ(untranslated(text).toStdString(), "") << what;
  }
}

} // namespace igroteka::app
