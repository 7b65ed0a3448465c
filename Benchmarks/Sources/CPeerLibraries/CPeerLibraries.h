#include <adwaita.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

// The same trial for both peers: a window that switches its pages, one frame each.

typedef void (*PeerSelect)(GtkWidget *pages, int index);

static inline gboolean peer_wake(gpointer data) { return G_SOURCE_CONTINUE; }

// One frame, of what has changed: that which the change asked for, or the next within a second.
static inline void peer_frame(GtkWidget *window) {
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    gint64 before = gdk_frame_clock_get_frame_counter(clock);
    gint64 deadline = g_get_monotonic_time() + G_USEC_PER_SEC;
    guint waking = g_timeout_add(1000, peer_wake, NULL);
    while (gdk_frame_clock_get_frame_counter(clock) == before && g_get_monotonic_time() < deadline)
        g_main_context_iteration(NULL, TRUE);
    g_source_remove(waking);
}

static inline double peer_cpu(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6
        + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

static inline GtkWidget *peer_page(int number) {
    char *title = g_strdup_printf("Tab %d", number + 1);
    GtkWidget *label = gtk_label_new(title);
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_size_new_absolute(40 * PANGO_SCALE));
    gtk_label_set_attributes(GTK_LABEL(label), attributes);
    pango_attr_list_unref(attributes);
    g_free(title);
    return label;
}

// What the words after a peer's name ask for: "300" switches, of "300 1000" tabs; with "0" it does all but the switches that are
// measured, and without a number it ends after the first frame. "selection" changes the bar alone, "idle" waits for ever.
typedef struct {
    int switches; // -1 without a number
    int tabs;
    gboolean is_selection;
    gboolean is_idle;
} PeerOptions;

static inline PeerOptions peer_options(int argc, char **argv) {
    PeerOptions options = {-1, 5, FALSE, FALSE};
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "selection")) options.is_selection = TRUE;
        else if (!strcmp(argv[i], "idle")) options.is_idle = TRUE;
        else if (options.switches < 0) options.switches = atoi(argv[i]);
        else options.tabs = atoi(argv[i]);
    }
    return options;
}

static inline void peer_idle(void) {
    for (;;) g_main_context_iteration(NULL, TRUE);
}

// Shows the content in a window as large as a phone's.
static inline GtkWidget *peer_show(GtkWidget *content) {
    // What moves would be drawn in several frames.
    g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_child(GTK_WINDOW(window), content);
    gtk_window_present(GTK_WINDOW(window));
    gtk_widget_queue_draw(window);
    peer_frame(window);
    return window;
}

static inline int peer_run(GtkWidget *content, GtkWidget *pages, PeerSelect select, PeerOptions options) {
    GtkWidget *window = peer_show(content);
    if (options.is_idle) peer_idle();
    if (options.switches < 0) return 0;
    for (int i = 0; i < 50; i++) { select(pages, (i + 1) % 5); peer_frame(window); }
    double before = peer_cpu();
    for (int i = 0; i < options.switches; i++) { select(pages, (i + 1) % 5); peer_frame(window); }
    if (options.switches > 0) printf("%.1f\n", (peer_cpu() - before) / options.switches);
    return 0;
}
