// SPDX-License-Identifier: MIT
// What the dice of Obshchiy sbor show and allow, as it is seen.
#include "sbor_table.h"
#include "view/art.h"
#include "view/sbor_button.h"
#include "view/sbor_words.h"
#include "view/theme.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include <algorithm>

namespace igroteka::view {
namespace {

using sbor::Circle;
using sbor::Phase;

TEST(SborOffers, DiceThatWaitShowNoNumber) {
  SborTable table(2, 11);
  table.setUp();
  for (std::size_t place = 0; place < sbor::diceEach; ++place) {
    SborButton* die = table.view().bar().dieButton(place);
    EXPECT_EQ(die->picture(), pictureKey::sborBlankDie());
    EXPECT_EQ(die->accessibleName(), sborWords::dieToThrow());
  }
  table.play({"roll 6 6 1 3"});
  EXPECT_EQ(table.view().bar().dieButton(0)->picture(), pictureKey::sborDie(1));
}

TEST(SborOffers, ThePowersOfAPairSayThatNobodyStandsWhereTheyBegin) {
  for (int value = 1; value <= 6; ++value) {
    SborTable table(2, 11);
    table.setUp();
    const bool stands = std::ranges::any_of(table.state().laid, [&](Circle circle) {
      return circle.number() == value && table.state().on(circle);
    });
    const std::string number = std::to_string(value);
    const std::string others = value < 5 ? " 5 6" : " 1 2";
    table.play({"roll " + number + " " + number + others});
    const SborButton* button = table.view().bar().powerButton(SborMeans::substitution);
    EXPECT_EQ(button->reason(), stands ? QString() : sborWords::nobodyThere());
  }
}

TEST(SborOffers, ActionsThatTheDiceAllowStandOutAmongGreyOnes) {
  SborTable table(2, 11);
  table.play({"circle 1 0,0", "circle 1 2000,0", "circle 2 0,2000", "circle 2 2000,2000",
              "circle 3 4000,0", "circle 3 4000,2000", "circle 4 6000,0", "circle 4 6000,2000",
              "circle 5 8000,0", "circle 5 8000,2000", "circle 6 10000,0", "circle 6 10000,2000"});
  while (table.state().phase == Phase::standing) {
    for (const Circle circle : table.state().laid) {
      if (table.state().isFree(circle)) {
        table.click(table.centre(circle)); // so that they stand from circle 1 on
        break;
      }
    }
    table.view().finishAnimation();
  }
  table.play({"roll 1 2 6 6"});
  for (const Circle circle : table.state().laid) {
    if (circle.number() == 1 && table.state().on(circle).owner() == table.state().seat) {
      table.click(table.centre(circle));
      break;
    }
  }
  QCoreApplication::sendPostedEvents();
  const QColor accent = colours().accent;
  bool ready = false;
  bool grey = false;
  for (const sbor::Action action : sbor::allActions) {
    SborButton* button = table.view().offerButton(action);
    ASSERT_TRUE(button->isVisible());
    const QColor edge = button->grab().toImage().pixelColor(button->width() / 2, 2);
    const bool stands = std::abs(edge.red() - accent.red()) < 60 && edge.green() < 120;
    EXPECT_EQ(stands, button->reason().isEmpty()) << static_cast<int>(action);
    (button->reason().isEmpty() ? ready : grey) = true;
  }
  EXPECT_TRUE(ready && grey);
}

TEST(SborOffers, NothingIsSeenThroughAnActionThatCannotBeDone) {
  Art art;
  SborButton button(art, nullptr);
  button.setText(QStringLiteral("Trade"));
  button.setAction(sbor::Action::trade);
  button.setReason(QStringLiteral("Why not."));
  button.resize(100, 80);
  const auto over = [&](Qt::GlobalColor ground) {
    QImage image(button.size(), QImage::Format_RGB32);
    image.fill(ground);
    button.render(&image, {}, {}, QWidget::DrawChildren);
    return image.pixelColor(10, 70);
  };
  EXPECT_EQ(over(Qt::black), over(Qt::white));
}

} // namespace
} // namespace igroteka::view
