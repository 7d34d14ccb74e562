// SPDX-License-Identifier: MIT
#include "picture_support.h"
#include "view/line_icons.h"
#include "view/style.h"
#include "view/theme.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFocusFrame>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <memory>

namespace igroteka::view {
namespace {

QString text(const char* words) {
  return QString::fromUtf8(words);
}

QLayout* buttons() {
  auto* row = new QHBoxLayout;
  auto* play = new QPushButton(text("Играй"));
  play->setProperty(Style::primaryProperty, true);
  auto* learn = new QPushButton(lineIcon(QStringLiteral("learn")), text("Learn"));
  auto* off = new QPushButton(text("Disabled"));
  off->setEnabled(false);
  auto* flat = new QPushButton(text("Flat"));
  flat->setFlat(true);
  auto* down = new QPushButton(text("Down"));
  down->setDown(true);
  for (QPushButton* button : {play, learn, off, flat, down}) {
    row->addWidget(button);
  }
  for (const char* name : {"undo", "redo", "hint", "sound"}) {
    auto* tool = new QToolButton;
    tool->setIcon(lineIcon(QLatin1String(name)));
    tool->setAutoRaise(true);
    row->addWidget(tool);
  }
  return row;
}

QWidget* choices() {
  auto* box = new QGroupBox(text("Who plays"));
  auto* form = new QFormLayout(box);
  auto* on = new QCheckBox(text("Colour marks"));
  on->setChecked(true);
  auto* off = new QCheckBox(text("Legal places"));
  auto* partly = new QCheckBox(text("Partly"));
  partly->setCheckState(Qt::PartiallyChecked);
  auto* dead = new QCheckBox(text("Disabled"));
  dead->setChecked(true);
  dead->setEnabled(false);
  auto* radio = new QRadioButton(text("Standard"));
  radio->setChecked(true);
  auto* other = new QRadioButton(text("Most points"));
  auto* combo = new QComboBox;
  combo->addItems({text("Човек"), text("Компютър, силен")});
  auto* spin = new QSpinBox;
  auto* edit = new QLineEdit(text("Ани"));
  auto* slider = new QSlider(Qt::Horizontal);
  slider->setValue(40);
  auto* progress = new QProgressBar;
  progress->setValue(60);
  for (QWidget* widget : std::initializer_list<QWidget*>{on, off, partly, dead, radio, other}) {
    form->addRow(widget);
  }
  form->addRow(text("Level"), combo);
  form->addRow(text("Rounds"), spin);
  form->addRow(text("Name"), edit);
  form->addRow(text("Speed"), slider);
  form->addRow(text("Thinking"), progress);
  return box;
}

QWidget* moves() {
  auto* tabs = new QTabWidget;
  auto* list = new QListWidget;
  for (int move = 1; move < 40; ++move) {
    list->addItem(text("%1. Ани: среден жълт на 5").arg(move));
  }
  list->setCurrentRow(2);
  tabs->addTab(list, text("Moves"));
  tabs->addTab(new QLabel(text("Rules")), text("Rules"));
  return tabs;
}

/// A window with one of everything.
QWidget* gallery() {
  auto* window = new QWidget;
  auto* column = new QVBoxLayout(window);
  auto* bar = new QMenuBar;
  for (const char* title : {"&Игра", "&Rules", "&Move"}) {
    bar->addMenu(text(title));
  }
  column->setMenuBar(bar);
  auto* title = new QLabel(text("Mozaring — нова игра"));
  title->setFont(roleFont(TextRole::cardTitle, qApp->font()));
  column->addWidget(title);
  column->addLayout(buttons());
  auto* row = new QHBoxLayout;
  row->addWidget(choices());
  row->addWidget(moves());
  column->addLayout(row);
  window->resize(900, 640);
  return window;
}

class StyleTest : public testing::Test {
protected:
  Theme theme_{*qApp, ThemeKind::light};
};

TEST_F(StyleTest, ChangesAllControlsWithTheTheme) {
  const std::unique_ptr<QWidget> window(gallery());
  window->show();
  window->findChild<QLineEdit*>()->setFocus();
  const QImage light = window->grab().toImage();
  theme_.setKind(ThemeKind::dark);
  QCoreApplication::processEvents();
  const QImage dark = window->grab().toImage();
  keepForEyes(light, QStringLiteral("controls-light.png"));
  keepForEyes(dark, QStringLiteral("controls-dark.png"));
  EXPECT_GT(meanDifference(light.convertToFormat(QImage::Format_RGB32),
                           dark.convertToFormat(QImage::Format_RGB32)),
            100);
}

TEST_F(StyleTest, ShowsAMenuWithSignsShortcutsAndSubmenus) {
  QMenu menu;
  menu.addAction(lineIcon(QStringLiteral("new")), text("New…"))->setShortcut(QKeySequence::New);
  menu.addAction(lineIcon(QStringLiteral("save")), text("Save"))->setEnabled(false);
  menu.addSeparator();
  QAction* checked = menu.addAction(text("Colour marks"));
  checked->setCheckable(true);
  checked->setChecked(true);
  menu.addMenu(text("Animation speed"));
  menu.setActiveAction(checked);
  for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
    theme_.setKind(kind);
    const QImage image = menu.grab().toImage();
    keepForEyes(image, kind == ThemeKind::dark ? QStringLiteral("menu-dark.png")
                                               : QStringLiteral("menu-light.png"));
    EXPECT_GT(image.width(), 150);
  }
}

TEST_F(StyleTest, PutsARingRoundTheFocusedWidgetAndOutsideOfIt) {
  QWidget window;
  QVBoxLayout column(&window);
  QPushButton first(text("First"));
  QPushButton second(text("Second"));
  column.addWidget(&first);
  column.addWidget(&second);
  window.show();
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  for (QPushButton* button : {&second, &first}) {
    button->setFocus();
    const auto* ring = window.findChild<QFocusFrame*>();
    ASSERT_NE(ring, nullptr);
    EXPECT_TRUE(ring->isVisible());
    EXPECT_EQ(ring->geometry(), button->geometry().adjusted(-5, -5, 5, 5));
  }
}

double luminance(const QColor& colour) {
  const auto linear = [](double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
         0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

TEST(Palette, HasTheContrastsThatTheStyleGuidePromises) {
  for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
    const Palette& theme = palette(kind);
    for (const QColor& ground : {theme.window, theme.surface}) {
      EXPECT_GE(contrast(theme.text, ground), 12.4);
      EXPECT_GE(contrast(theme.muted, ground), 5.9);
      EXPECT_GE(contrast(theme.accent, ground), 6.8);
      EXPECT_GE(contrast(theme.good, ground), 4.5);
      EXPECT_GE(contrast(theme.refused, ground), 4.5);
      for (const PieceTones& piece : theme.pieces) {
        EXPECT_GE(contrast(piece.ink, ground), 4.5);
      }
    }
    EXPECT_GE(contrast(theme.onAccent, theme.accent), 7);
    EXPECT_GE(contrast(theme.text, theme.accentSoft), 7);
  }
}

TEST(RoleFonts, AreMultiplesOfTheUsersFontAndNeverTooSmall) {
  QFont body;
  body.setPointSizeF(10);
  EXPECT_DOUBLE_EQ(roleFont(TextRole::score, body).pointSizeF(), 16);
  EXPECT_DOUBLE_EQ(roleFont(TextRole::cardTitle, body).pointSizeF(), 18);
  EXPECT_EQ(roleFont(TextRole::cardTitle, body).weight(), QFont::Bold);
  body.setPointSizeF(9);
  EXPECT_DOUBLE_EQ(roleFont(TextRole::caption, body).pointSizeF(), 9);
}

TEST_F(StyleTest, DrawsEveryLineIconInTheColourOfTheTheme) {
  const QStringList names = lineIconNames();
  const int side = 48;
  for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
    theme_.setKind(kind);
    QImage sheet(side * 10, side * int((names.size() + 9) / 10), QImage::Format_RGB32);
    sheet.fill(colours().surface);
    QPainter painter(&sheet);
    for (int index = 0; index < names.size(); ++index) {
      const QPixmap icon = lineIcon(names[index]).pixmap(QSize(24, 24));
      EXPECT_FALSE(icon.toImage() == QPixmap(icon.size()).toImage()) << qPrintable(names[index]);
      lineIcon(names[index])
          .paint(&painter, QRect((index % 10) * side + 8, (index / 10) * side + 8, 32, 32));
    }
    painter.end();
    keepForEyes(sheet, kind == ThemeKind::dark ? QStringLiteral("icons-dark.png")
                                               : QStringLiteral("icons-light.png"));
  }
  EXPECT_TRUE(lineIcon(QStringLiteral("no such icon")).isNull());
  EXPECT_FALSE(applicationIcon().availableSizes().isEmpty());
}

} // namespace
} // namespace igroteka::view
