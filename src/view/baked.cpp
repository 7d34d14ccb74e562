// SPDX-License-Identifier: MIT
#include "baked.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace igroteka::view {
namespace {

struct Header {
  char magic[4];
  std::uint32_t width;
  std::uint32_t height;
  std::uint32_t opaque;
};

constexpr char magic[4] = {'I', 'G', 'P', '1'};
constexpr std::uint32_t largestSide = 16384;

} // namespace

QByteArray packed(const QImage& image) {
  const auto width = static_cast<std::uint32_t>(image.width());
  const auto height = static_cast<std::uint32_t>(image.height());
  Header header{{}, width, height, image.format() == QImage::Format_RGB32 ? 1U : 0U};
  std::memcpy(header.magic, magic, sizeof magic);
  const std::size_t rowBytes = std::size_t{width} * 4;
  QByteArray bytes(static_cast<qsizetype>(sizeof header + rowBytes * height), Qt::Uninitialized);
  std::memcpy(bytes.data(), &header, sizeof header);
  auto* out = reinterpret_cast<uchar*>(bytes.data()) + sizeof header;
  const std::vector<uchar> nothing(rowBytes, 0);
  const uchar* above = nothing.data();
  for (int y = 0; y < image.height(); ++y) {
    const uchar* row = image.constScanLine(y);
    for (std::size_t x = 0; x < rowBytes; ++x) {
      out[x] = static_cast<uchar>(row[x] - above[x]);
    }
    above = row;
    out += rowBytes;
  }
  return bytes;
}

QImage unpacked(QByteArrayView bytes) {
  Header header;
  if (bytes.size() < static_cast<qsizetype>(sizeof header)) {
    return {};
  }
  std::memcpy(&header, bytes.data(), sizeof header);
  const std::size_t rowBytes = std::size_t{header.width} * 4;
  const bool sound =
      std::memcmp(header.magic, magic, sizeof magic) == 0 && header.width <= largestSide &&
      header.height <= largestSide &&
      static_cast<std::size_t>(bytes.size()) == sizeof header + rowBytes * header.height;
  if (!sound) {
    return {};
  }
  QImage image(static_cast<int>(header.width), static_cast<int>(header.height),
               header.opaque != 0 ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
  const auto* in = reinterpret_cast<const uchar*>(bytes.data()) + sizeof header;
  const std::vector<uchar> nothing(rowBytes, 0);
  const uchar* above = nothing.data();
  for (int y = 0; y < image.height(); ++y, in += rowBytes) {
    uchar* row = image.scanLine(y);
    for (std::size_t x = 0; x < rowBytes; ++x) {
      row[x] = static_cast<uchar>(in[x] + above[x]);
    }
    above = row;
  }
  return image;
}

} // namespace igroteka::view
