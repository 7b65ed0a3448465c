#include "CSettingsPeer.h"
#include "../CGio/CGio.h"
#include <stdbool.h>

struct SettingsPeer {
    GSettings *settings;
    bool has_file;
};

const char *const settings_peer_schema =
    "<schemalist><schema id='org.example.Tabs'>"
    "<key name='order' type='as'><default>[]</default></key>"
    "<key name='selected' type='s'><default>''</default></key>"
    "</schema></schemalist>";

// The default backend, since that is the only one that g_settings_sync waits for.
static GSettingsBackend *new_dconf_backend(void) {
    g_setenv("GSETTINGS_BACKEND", "dconf", TRUE);
    GSettingsBackend *backend = g_settings_backend_get_default();
    return g_str_equal(G_OBJECT_TYPE_NAME(backend), "DConfSettingsBackend") ? backend : NULL;
}

SettingsPeer *settings_peer_new(const char *schema_folder, const char *path, const char *file) {
    GSettingsSchemaSource *source = g_settings_schema_source_new_from_directory(schema_folder, NULL, TRUE, NULL);
    GSettingsSchema *schema = source ? g_settings_schema_source_lookup(source, "org.example.Tabs", FALSE) : NULL;
    GSettingsBackend *backend = file ? g_keyfile_settings_backend_new(file, "/", NULL) : new_dconf_backend();
    if (!schema || !backend) return NULL;
    SettingsPeer *peer = g_new0(SettingsPeer, 1);
    peer->has_file = file != NULL;
    peer->settings = g_settings_new_full(schema, backend, path);
    // Both keys are then saved as one change.
    g_settings_delay(peer->settings);
    g_settings_schema_unref(schema);
    g_settings_schema_source_unref(source);
    g_object_unref(backend);
    return peer;
}

int settings_peer_save(SettingsPeer *peer, const char *const *order, const char *selected) {
    gboolean done = g_settings_set_strv(peer->settings, "order", order)
        && g_settings_set_string(peer->settings, "selected", selected);
    g_settings_apply(peer->settings);
    // A key file is written at once, dconf's database by another process.
    if (!peer->has_file) g_settings_sync();
    return done ? 0 : -1;
}

int settings_peer_load(SettingsPeer *peer) {
    char **order = g_settings_get_strv(peer->settings, "order");
    char *selected = g_settings_get_string(peer->settings, "selected");
    int count = *selected ? (int)g_strv_length(order) : 0;
    g_strfreev(order);
    g_free(selected);
    return count;
}
