// SPDX-License-Identifier: MIT
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QStringList>
#include <QTranslator>
#include <QWidget>

#include <string>

/// A language in which no letter is an English one, and the means to find texts that are not in it.
namespace igroteka::app {

/// Translates every text of the program and of Qt by writing its letters full width.
class PseudoLanguage : public QTranslator {
public:
  PseudoLanguage();
  ~PseudoLanguage() override;

  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* text, const char* disambiguation,
                    int n) const override;
};

/// The words of this text that were not translated; empty if all were, or it holds no words.
QString untranslated(const QString& text);

/// All texts of a widget and what is in it: those that are shown, read out, or come up on hovering.
QStringList textsOf(const QWidget& widget);

/// All texts that the widget paints.
QStringList paintedTexts(QWidget& widget);

/// Shows the widget and fails for every text of it that is not in the pseudo-language, whether
/// shown, read out or painted.
void expectAllTranslated(QWidget& widget, const std::string& what);

} // namespace igroteka::app
