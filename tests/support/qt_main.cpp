// SPDX-License-Identifier: MIT
// The main of all tests that need Qt: GoogleTest inside an application, without a screen unless the
// caller names a platform.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#ifdef IGROTEKA_TESTS_WITH_WIDGETS
#include <QApplication>
#include <QFont>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }
  ::testing::InitGoogleMock(&argc, argv);
  const Application application(argc, argv);
  return RUN_ALL_TESTS();
}
