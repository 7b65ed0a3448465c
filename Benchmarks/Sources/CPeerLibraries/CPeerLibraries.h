#include <adwaita.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <sys/resource.h>

// The same trial for both peers: a window that switches its pages, one frame each.

typedef void (*PeerSelect)(GtkWidget *pages, int index);

// One frame: of the whole window, or of what has changed.
static inline void peer_frame(GtkWidget *window, gboolean whole) {
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    gint64 before = gdk_frame_clock_get_frame_counter(clock);
    gint64 deadline = g_get_monotonic_time() + G_USEC_PER_SEC;
    if (whole) gtk_widget_queue_draw(window);
    while (gdk_frame_clock_get_frame_counter(clock) == before && g_get_monotonic_time() < deadline)
        if (!g_main_context_iteration(NULL, FALSE)) g_usleep(500);
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

static inline int peer_run(GtkWidget *content, GtkWidget *pages, PeerSelect select, int switches, gboolean whole) {
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_child(GTK_WINDOW(window), content);
    gtk_window_present(GTK_WINDOW(window));
    peer_frame(window, TRUE);
    if (switches > 0) {
        for (int i = 0; i < 50; i++) { select(pages, i % 5); peer_frame(window, whole); }
        double before = peer_cpu();
        for (int i = 0; i < switches; i++) { select(pages, i % 5); peer_frame(window, whole); }
        printf("%.0f\n", (peer_cpu() - before) / switches);
    }
    return 0;
}
