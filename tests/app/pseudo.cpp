// SPDX-License-Identifier: MIT
#include "pseudo.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
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
  static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
  if (fine.match(text).hasMatch()) {
    return {};
  }
  const auto found = word.match(text);
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
    for (int row = 0; row < table->rowCount(); ++row) {
      all << table->item(row, 0)->text();
    }
  }
  for (const QAction* action : widget.actions()) {
    all << action->text() << action->toolTip() << action->statusTip();
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

} // namespace igroteka::app
