#include "Reading.h"

typedef struct {
    GdkDrop *drop;
    // The types in which it can be had, and the number of the one that is read.
    char **types;
    gsize index;
} Reading;

void drag_peer_write(const char *name, const char *bytes, gsize count) {
    char *encoded = g_base64_encode((const guchar *)bytes, count);
    g_print("%s %s\n", name, encoded);
    g_free(encoded);
}

static char **types_of(GdkDrop *drop) {
    gsize count;
    const char *const *names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count);
    return g_strdupv((char **)names);
}

static void read_next(Reading *reading);

static void data_were_read(GObject *stream, GAsyncResult *result, gpointer data) {
    Reading *reading = data;
    GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM(stream);
    if (g_output_stream_splice_finish(G_OUTPUT_STREAM(stream), result, NULL) >= 0) {
        drag_peer_write(
            reading->types[reading->index], g_memory_output_stream_get_data(memory),
            g_memory_output_stream_get_data_size(memory)
        );
    } else {
        g_print("%s failed\n", reading->types[reading->index]);
    }
    reading->index++;
    read_next(reading);
}

static void stream_is_there(GObject *drop, GAsyncResult *result, gpointer data) {
    Reading *reading = data;
    GInputStream *stream = gdk_drop_read_finish(GDK_DROP(drop), result, NULL, NULL);
    if (stream == NULL) {
        g_print("%s failed\n", reading->types[reading->index]);
        reading->index++;
        return read_next(reading);
    }
    GOutputStream *memory = g_memory_output_stream_new_resizable();
    g_output_stream_splice_async(
        memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, G_PRIORITY_DEFAULT,
        NULL, data_were_read, reading
    );
    g_object_unref(memory);
    g_object_unref(stream);
}

static void read_next(Reading *reading) {
    const char *type = reading->types[reading->index];
    if (type != NULL) {
        const char *types[] = {type, NULL};
        return gdk_drop_read_async(reading->drop, types, G_PRIORITY_DEFAULT, NULL, stream_is_there, reading);
    }
    gdk_drop_finish(reading->drop, GDK_ACTION_COPY);
    g_print("end\n");
    g_object_unref(reading->drop);
    g_strfreev(reading->types);
    g_free(reading);
}

static gboolean dropped(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, gpointer data) {
    Reading *reading = g_new0(Reading, 1);
    reading->drop = g_object_ref(drop);
    reading->types = types_of(drop);
    read_next(reading);
    return TRUE;
}

static gboolean kept(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, gpointer data) {
    // Never released.
    g_object_ref(drop);
    g_print("kept\n");
    return TRUE;
}

void drag_peer_take_drops(GtkWidget *widget, gboolean keeps) {
    GtkDropTargetAsync *target = gtk_drop_target_async_new(NULL, GDK_ACTION_COPY);
    g_signal_connect(target, "drop", keeps ? G_CALLBACK(kept) : G_CALLBACK(dropped), NULL);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(target));
}
