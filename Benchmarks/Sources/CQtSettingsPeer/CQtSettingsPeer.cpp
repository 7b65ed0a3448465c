#include "CQtSettingsPeer.h"
#include <QSettings>
#include <QStringList>

struct QtSettingsPeer {
    QSettings settings;
    QStringList order;
    QString selected;

    explicit QtSettingsPeer(const char *file) : settings(QString::fromUtf8(file), QSettings::IniFormat) {}
};

QtSettingsPeer *qt_settings_peer_new(const char *file) {
    return new QtSettingsPeer(file);
}

void qt_settings_peer_prepare(QtSettingsPeer *peer, const char *const *order, const char *selected) {
    peer->order.clear();
    for (; *order; order++) peer->order.append(QString::fromUtf8(*order));
    peer->selected = QString::fromUtf8(selected);
}

int qt_settings_peer_save(QtSettingsPeer *peer) {
    peer->settings.setValue("order", peer->order);
    peer->settings.setValue("selected", peer->selected);
    peer->settings.sync();
    return peer->settings.status() == QSettings::NoError ? 0 : -1;
}

int qt_settings_peer_load(const char *file) {
    QSettings settings(QString::fromUtf8(file), QSettings::IniFormat);
    QStringList order = settings.value("order").toStringList();
    return settings.value("selected").toString().isEmpty() ? 0 : int(order.size());
}
