#include "CSettingsPeer.h"
#include "../CGio/CGio.h"

struct SettingsPeer {
    GSettings *settings;
};

const char *const settings_peer_schema =
    "<schemalist><schema id='org.example.Tabs'>"
    "<key name='order' type='as'><default>[]</default></key>"
    "<key name='selected' type='s'><default>''</default></key>"
    "</schema></schemalist>";

// By its name, since the variable GSETTINGS_BACKEND would otherwise have the last word.
static GSettingsBackend *new_dconf_backend(void) {
    g_settings_backend_get_default(); // loads the modules
    GIOExtensionPoint *point = g_io_extension_point_lookup(G_SETTINGS_BACKEND_EXTENSION_POINT_NAME);
    GIOExtension *extension = point ? g_io_extension_point_get_extension_by_name(point, "dconf") : NULL;
    return extension ? g_object_new(g_io_extension_get_type(extension), NULL) : NULL;
}

SettingsPeer *settings_peer_new(const char *schema_folder, const char *path, const char *file) {
    GSettingsSchemaSource *source = g_settings_schema_source_new_from_directory(schema_folder, NULL, TRUE, NULL);
    GSettingsSchema *schema = source ? g_settings_schema_source_lookup(source, "org.example.Tabs", FALSE) : NULL;
    GSettingsBackend *backend = file ? g_keyfile_settings_backend_new(file, "/", NULL) : new_dconf_backend();
    if (!schema || !backend) return NULL;
    SettingsPeer *peer = g_new0(SettingsPeer, 1);
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
    g_settings_sync();
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
