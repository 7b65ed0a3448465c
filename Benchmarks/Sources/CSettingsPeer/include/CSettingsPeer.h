#ifndef C_SETTINGS_PEER_H
#define C_SETTINGS_PEER_H

// GSettings with one of its backends.
typedef struct SettingsPeer SettingsPeer;

// With a file the backend is the one for key files, without one it is dconf's. The folder has a compiled schema.
// NULL if that backend is not installed.
SettingsPeer *settings_peer_new(const char *schema_folder, const char *path, const char *file);

// What settings_peer_new wants in its folder, as the source of glib-compile-schemas.
extern const char *const settings_peer_schema;

// Waits until the backend says that it is done; 0 if all went well.
int settings_peer_save(SettingsPeer *peer, const char *const *order, const char *selected);

// The number of ids that were read, and no selection's text counts as none.
int settings_peer_load(SettingsPeer *peer);

#endif
