// SPDX-License-Identifier: MIT
#include "app/option_editors.h"

#include "view/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace igroteka::app {

using view::numberedName;
using view::translated;

namespace {

QString say(const char* text) {
  return QCoreApplication::translate("OptionEditor", text);
}

QHBoxLayout* rowOf(QWidget* widget) {
  auto* row = new QHBoxLayout(widget);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  return row;
}

class FlagEditor final : public OptionEditor {
public:
  FlagEditor(const OptionField& field, QWidget* parent)
      : OptionEditor(parent), box_(new QCheckBox(translated(field.label), this)) {
    rowOf(this)->addWidget(box_);
    setFocusProxy(box_);
    connect(box_, &QCheckBox::clicked, this, &OptionEditor::edited);
  }
  OptionValue value() const override { return box_->isChecked(); }
  void show(const OptionValue& value) override { box_->setChecked(std::get<bool>(value)); }

private:
  QCheckBox* box_;
};

class NumberEditor final : public OptionEditor {
public:
  NumberEditor(const OptionField& field, QWidget* parent)
      : OptionEditor(parent), box_(new QSpinBox(this)) {
    box_->setRange(field.min, field.max);
    box_->setAccessibleName(translated(field.label));
    auto* row = rowOf(this);
    row->addWidget(box_);
    row->addStretch();
    setFocusProxy(box_);
    connect(box_, &QSpinBox::valueChanged, this, &OptionEditor::edited);
  }
  OptionValue value() const override { return box_->value(); }
  void show(const OptionValue& value) override {
    const QSignalBlocker quiet(box_);
    box_->setValue(std::get<int>(value));
  }

private:
  QSpinBox* box_;
};

/// A choice among words, or among the lot and the seats.
class ChoiceEditor final : public OptionEditor {
public:
  ChoiceEditor(const OptionField& field, int players, QWidget* parent)
      : OptionEditor(parent), field_(field), box_(new QComboBox(this)) {
    if (field.kind == OptionKind::seatOrLot) {
      box_->addItem(say(QT_TRANSLATE_NOOP("OptionEditor", "Drawn by lot")));
      for (int seat = 0; seat < players; ++seat) {
        box_->addItem(numberedName(seatAt(seat)));
      }
    }
    for (const OptionWord& word : field.words) {
      box_->addItem(translated(word.label));
    }
    box_->setAccessibleName(translated(field.label));
    auto* row = rowOf(this);
    row->addWidget(box_);
    row->addStretch();
    setFocusProxy(box_);
    connect(box_, &QComboBox::activated, this, &OptionEditor::edited);
  }
  void callSeats(const QStringList& names) override {
    for (int seat = 0; field_.kind == OptionKind::seatOrLot && seat + 1 < box_->count(); ++seat) {
      const QString name = names.value(seat);
      box_->setItemText(seat + 1, name.isEmpty() ? numberedName(seatAt(seat)) : name);
    }
  }
  OptionValue value() const override {
    const int at = std::max(0, box_->currentIndex());
    return field_.kind == OptionKind::seatOrLot
               ? OptionValue(at)
               : OptionValue(std::string(field_.words[static_cast<std::size_t>(at)].word));
  }
  void show(const OptionValue& value) override {
    if (const auto* seat = std::get_if<int>(&value)) {
      box_->setCurrentIndex(*seat);
      return;
    }
    const auto found = std::ranges::find(field_.words, std::get<std::string>(value),
                                         [](const OptionWord& word) { return word.word; });
    box_->setCurrentIndex(static_cast<int>(found - field_.words.begin()));
  }

private:
  const OptionField& field_;
  QComboBox* box_;
};

class SubsetEditor final : public OptionEditor {
public:
  SubsetEditor(const OptionField& field, QWidget* parent) : OptionEditor(parent), field_(field) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    // Many words, such as the slots of a board, stand in rows of as many columns as fit.
    const int columns = field.words.size() > 6 ? 6 : 2;
    for (std::size_t i = 0; i < field.words.size(); ++i) {
      auto* box = new QCheckBox(translated(field.words[i].label), this);
      boxes_.push_back(box);
      grid->addWidget(box, static_cast<int>(i) / columns, static_cast<int>(i) % columns);
      connect(box, &QCheckBox::clicked, this, &OptionEditor::edited);
    }
  }
  OptionValue value() const override {
    Words words;
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
      if (boxes_[i]->isChecked()) {
        words.emplace_back(field_.words[i].word);
      }
    }
    return words;
  }
  void show(const OptionValue& value) override {
    const auto& words = std::get<Words>(value);
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
      boxes_[i]->setChecked(std::ranges::find(words, field_.words[i].word) != words.end());
    }
  }

private:
  const OptionField& field_;
  std::vector<QCheckBox*> boxes_;
};

/// Numbers side by side: one a word, or one a seat.
class NumbersEditor final : public OptionEditor {
public:
  NumbersEditor(const OptionField& field, int players, QWidget* parent) : OptionEditor(parent) {
    const bool words = field.kind == OptionKind::counts;
    const int count = words ? static_cast<int>(field.words.size()) : players;
    auto* row = rowOf(this);
    for (int i = 0; i < count; ++i) {
      const QString name = words ? translated(field.words[static_cast<std::size_t>(i)].label)
                                 : numberedName(seatAt(i));
      auto* label = new QLabel(name, this);
      auto* box = new QSpinBox(this);
      box->setRange(field.min, field.max);
      box->setAccessibleName(name);
      label->setBuddy(box);
      row->addWidget(label);
      row->addWidget(box);
      boxes_.push_back(box);
      connect(box, &QSpinBox::valueChanged, this, &OptionEditor::edited);
    }
    row->addStretch();
  }
  OptionValue value() const override {
    Numbers numbers;
    for (const QSpinBox* box : boxes_) {
      numbers.push_back(box->value());
    }
    return numbers;
  }
  void show(const OptionValue& value) override {
    const auto& numbers = std::get<Numbers>(value);
    for (std::size_t i = 0; i < std::min(boxes_.size(), numbers.size()); ++i) {
      const QSignalBlocker quiet(boxes_[i]);
      boxes_[i]->setValue(numbers[i]);
    }
  }

private:
  std::vector<QSpinBox*> boxes_;
};

/// Up to `max` words a seat, each in a box of its own.
class SeatWordsEditor final : public OptionEditor {
public:
  SeatWordsEditor(const OptionField& field, int players, QWidget* parent)
      : OptionEditor(parent), field_(field) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int seat = 0; seat < players; ++seat) {
      grid->addWidget(new QLabel(numberedName(seatAt(seat)), this), seat, 0);
      std::vector<QComboBox*> boxes;
      for (int place = 0; place < field.max; ++place) {
        auto* box = new QComboBox(this);
        box->setAccessibleName(numberedName(seatAt(seat)));
        if (place >= field.min) {
          box->addItem(QStringLiteral("–"));
        }
        for (const OptionWord& word : field.words) {
          box->addItem(translated(word.label));
        }
        grid->addWidget(box, seat, place + 1);
        connect(box, &QComboBox::activated, this, &OptionEditor::edited);
        boxes.push_back(box);
      }
      seats_.push_back(std::move(boxes));
    }
    grid->setColumnStretch(field.max + 1, 1);
  }
  OptionValue value() const override {
    WordLists lists;
    for (const auto& boxes : seats_) {
      Words words;
      for (std::size_t place = 0; place < boxes.size(); ++place) {
        const int at = boxes[place]->currentIndex() - emptyItems(place);
        if (at >= 0) {
          words.emplace_back(field_.words[static_cast<std::size_t>(at)].word);
        }
      }
      lists.push_back(std::move(words));
    }
    return lists;
  }
  void show(const OptionValue& value) override {
    const auto& lists = std::get<WordLists>(value);
    for (std::size_t seat = 0; seat < std::min(seats_.size(), lists.size()); ++seat) {
      for (std::size_t place = 0; place < seats_[seat].size(); ++place) {
        int at = 0;
        if (place < lists[seat].size()) {
          const auto found = std::ranges::find(field_.words, lists[seat][place],
                                               [](const OptionWord& word) { return word.word; });
          at = static_cast<int>(found - field_.words.begin()) + emptyItems(place);
        }
        seats_[seat][place]->setCurrentIndex(at);
      }
    }
  }

private:
  int emptyItems(std::size_t place) const { return static_cast<int>(place) >= field_.min ? 1 : 0; }

  const OptionField& field_;
  std::vector<std::vector<QComboBox*>> seats_;
};

} // namespace

OptionEditor* makeOptionEditor(const OptionField& field, int players, QWidget* parent) {
  switch (field.kind) {
  case OptionKind::flag:
    return new FlagEditor(field, parent);
  case OptionKind::number:
    return new NumberEditor(field, parent);
  case OptionKind::seatOrLot:
  case OptionKind::choice:
    return new ChoiceEditor(field, players, parent);
  case OptionKind::subset:
    return new SubsetEditor(field, parent);
  case OptionKind::counts:
  case OptionKind::seatNumbers:
  case OptionKind::seatsOrOne:
    return new NumbersEditor(field, players, parent);
  case OptionKind::seatWords:
    return new SeatWordsEditor(field, players, parent);
  }
  return nullptr;
}

} // namespace igroteka::app
