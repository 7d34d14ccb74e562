// SPDX-License-Identifier: MIT
#include "app/system_theme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace igroteka::app {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colourScheme = QStringLiteral("color-scheme");

/// The portal's words for what people prefer; 0 is no preference.
constexpr uint prefersDark = 1;
constexpr uint prefersLight = 2;

/// Old portals wrap the value twice.
QVariant unwrapped(QVariant value) {
  while (value.userType() == qMetaTypeId<QDBusVariant>()) {
    value = value.value<QDBusVariant>().variant();
  }
  return value;
}

} // namespace

void SystemTheme::ask() {
  QDBusConnection bus = QDBusConnection::sessionBus();
  if (!bus.isConnected()) {
    return;
  }
  bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
              SLOT(settingChanged(QString, QString, QDBusVariant)));
  QDBusMessage question =
      QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
  question << appearance << colourScheme;
  auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
    const QDBusPendingReply<QDBusVariant> reply = *watcher;
    watcher->deleteLater();
    if (reply.isValid()) {
      hear(reply.value().variant());
    }
  });
}

void SystemTheme::settingChanged(const QString& space, const QString& key,
                                 const QDBusVariant& value) {
  if (space == appearance && key == colourScheme) {
    hear(value.variant());
  }
}

void SystemTheme::hear(const QVariant& scheme) {
  const uint wish = unwrapped(scheme).toUInt();
  if (wish == prefersDark || wish == prefersLight) {
    Q_EMIT told(wish == prefersDark ? view::ThemeKind::dark : view::ThemeKind::light);
  }
}

} // namespace igroteka::app
