#ifndef C_QT_SETTINGS_PEER_H
#define C_QT_SETTINGS_PEER_H

#ifdef __cplusplus
extern "C" {
#endif

// QSettings with a file of its own, in its INI format.
typedef struct QtSettingsPeer QtSettingsPeer;

QtSettingsPeer *qt_settings_peer_new(const char *file);

// What the next save saves, in Qt's own types.
void qt_settings_peer_prepare(QtSettingsPeer *peer, const char *const *order, const char *selected);

// Returns when sync() has; 0 if all went well.
int qt_settings_peer_save(QtSettingsPeer *peer);

// The number of ids that were read, and no selection's text counts as none.
int qt_settings_peer_load(const char *file);

#ifdef __cplusplus
}
#endif

#endif
