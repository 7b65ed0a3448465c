#include "Content.h"

#include <string.h>
#include <unistd.h>

#define PIECE (64 * 1024)

static const char *const texts[] = {"text/plain;charset=utf-8", NULL};
static const char *const pictures[] = {"image/png", NULL};
static const char *const lists[] = {"text/uri-list", NULL};
static const char *const lies[] = {"text/plain;charset=utf-8", "image/png", "text/uri-list", NULL};

typedef struct {
    const char *name;
    const char *const *types;
} Manner;

static const Manner manners[] = {
    // It gives what it should, after a second.
    {"slow", lists},
    // It gives something else than its types say.
    {"lying", lies},
    // It never answers.
    {"silent", texts},
    {"silent list", lists},
    // It gives a first piece, and never the next.
    {"halting", pictures},
    // It never comes to an end.
    {"endless", pictures},
    {"endless list", lists},
    // It ends after the first piece.
    {"vanishing", pictures},
};

typedef struct {
    GdkContentProvider parent;
    const Manner *manner;
    char *addresses;
} DragPeerContent;

typedef struct {
    GdkContentProviderClass parent;
} DragPeerContentClass;

G_DEFINE_TYPE(DragPeerContent, drag_peer_content, GDK_TYPE_CONTENT_PROVIDER)

static char piece[PIECE];

static gboolean has_manner(DragPeerContent *content, const char *name) {
    return g_str_has_prefix(content->manner->name, name);
}

static GdkContentFormats *formats(GdkContentProvider *provider) {
    DragPeerContent *content = (DragPeerContent *)provider;
    const char **types = (const char **)content->manner->types;
    return gdk_content_formats_new(types, g_strv_length((char **)types));
}

static void piece_was_written(GObject *stream, GAsyncResult *result, gpointer data);

static void write_piece(GOutputStream *stream, GTask *task) {
    g_output_stream_write_all_async(
        stream, piece, PIECE, G_PRIORITY_DEFAULT, g_task_get_cancellable(task), piece_was_written, task
    );
}

static void piece_was_written(GObject *stream, GAsyncResult *result, gpointer data) {
    GTask *task = data;
    DragPeerContent *content = g_task_get_source_object(task);
    GError *error = NULL;
    if (!g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error)) {
        g_task_return_error(task, error);
        g_object_unref(task);
    } else if (has_manner(content, "vanishing")) {
        _exit(0);
    } else if (has_manner(content, "endless")) {
        write_piece(G_OUTPUT_STREAM(stream), task);
    }
}

static void all_was_written(GObject *stream, GAsyncResult *result, gpointer data) {
    GTask *task = data;
    GError *error = NULL;
    if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error)) {
        g_task_return_boolean(task, TRUE);
    } else {
        g_task_return_error(task, error);
    }
    g_object_unref(task);
}

static void write_all(GTask *task, const char *bytes) {
    g_output_stream_write_all_async(
        g_task_get_task_data(task), bytes, strlen(bytes), G_PRIORITY_DEFAULT, g_task_get_cancellable(task),
        all_was_written, task
    );
}

static gboolean write_addresses(gpointer task) {
    DragPeerContent *content = g_task_get_source_object(task);
    write_all(task, content->addresses);
    return G_SOURCE_REMOVE;
}

static void write_async(
    GdkContentProvider *provider, const char *type, GOutputStream *stream, int priority, GCancellable *cancellable,
    GAsyncReadyCallback callback, gpointer data
) {
    DragPeerContent *content = (DragPeerContent *)provider;
    GTask *task = g_task_new(provider, cancellable, callback, data);
    g_task_set_task_data(task, g_object_ref(stream), g_object_unref);
    g_print("asked %s\n", type);
    if (has_manner(content, "slow")) {
        g_timeout_add(1000, write_addresses, task);
    } else if (has_manner(content, "lying")) {
        gboolean isText = g_str_has_prefix(type, "text/plain");
        write_all(task, isText ? "\xFF\xFE\xC0" : strcmp(type, "image/png") == 0 ? "no picture" : "nowhere at all");
    } else if (!has_manner(content, "silent")) {
        write_piece(stream, task);
    }
}

static gboolean write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
    return g_task_propagate_boolean(G_TASK(result), error);
}

static void drag_peer_content_class_init(DragPeerContentClass *class) {
    class->parent.ref_formats = formats;
    class->parent.write_mime_type_async = write_async;
    class->parent.write_mime_type_finish = write_finish;
    memset(piece, 'a', PIECE);
}

static void drag_peer_content_init(DragPeerContent *content) {}

static char *addresses_of(int count, char **paths) {
    GString *list = g_string_new(NULL);
    for (int index = 0; index < count; index++) {
        char *address = g_filename_to_uri(paths[index], NULL, NULL);
        g_string_append_printf(list, "%s\r\n", address);
        g_free(address);
    }
    return g_string_free(list, FALSE);
}

GdkContentProvider *drag_peer_content_new(const char *name, int count, char **paths) {
    for (size_t index = 0; index < G_N_ELEMENTS(manners); index++) {
        if (strcmp(manners[index].name, name) != 0) continue;
        DragPeerContent *content = g_object_new(drag_peer_content_get_type(), NULL);
        content->manner = &manners[index];
        content->addresses = addresses_of(count, paths);
        return GDK_CONTENT_PROVIDER(content);
    }
    return NULL;
}

GdkContentProvider *drag_peer_files_new(int count, char **paths) {
    GSList *files = NULL;
    for (int index = count - 1; index >= 0; index--) files = g_slist_prepend(files, g_file_new_for_path(paths[index]));
    GdkFileList *list = gdk_file_list_new_from_list(files);
    g_slist_free_full(files, g_object_unref);
    GBytes *key = g_bytes_new_static("1234567890", 10);
    GdkContentProvider *parts[] = {
        gdk_content_provider_new_for_bytes("application/vnd.portal.filetransfer", key),
        gdk_content_provider_new_for_bytes("application/vnd.portal.files", key),
        gdk_content_provider_new_typed(GDK_TYPE_FILE_LIST, list),
    };
    g_bytes_unref(key);
    g_boxed_free(GDK_TYPE_FILE_LIST, list);
    return gdk_content_provider_new_union(parts, G_N_ELEMENTS(parts));
}
