// Whether a desktop draws the frames of windows, as GTK decides it, which does not tell.
//
// GTK's own header for Wayland brings in all of libwayland.

#ifndef TABARD_DECORATIONS_H
#define TABARD_DECORATIONS_H

#include <gtk/gtk.h>

// A GTK that is built without Wayland lacks them.
extern GType gdk_wayland_display_get_type(void) __attribute__((weak));
extern gboolean gdk_wayland_display_query_registry(GdkDisplay *display, const char *global) __attribute__((weak));

// Whether GTK draws a title bar for a window that has none, as a window shows that is made for it and never comes on the screen.
static inline gboolean tabard_display_has_title_bars_drawn(GdkDisplay *display) {
    GtkWidget *window = gtk_window_new();
    gtk_window_set_display(GTK_WINDOW(window), display);
    gtk_widget_realize(window);
    gboolean draws = gtk_widget_has_css_class(window, "csd") || gtk_widget_has_css_class(window, "solid-csd");
    gtk_window_destroy(GTK_WINDOW(window));
    return draws;
}

// The same, asked once for a display and not for each of its windows.
static inline gboolean tabard_display_draws_title_bars(GdkDisplay *display) {
    static const char key[] = "tabard-draws-title-bars";
    gpointer known = g_object_get_data(G_OBJECT(display), key);
    if (!known) {
        known = GINT_TO_POINTER(tabard_display_has_title_bars_drawn(display) ? 1 : 2);
        g_object_set_data(G_OBJECT(display), key, known);
    }
    return GPOINTER_TO_INT(known) == 1;
}

// Whether programs draw the title bars of their windows on a display: on Wayland, unless the compositor knows KDE's way to
// tell them not to, and does not tell them to by it, as those of phones do. That is heard by GTK alone.
static inline gboolean tabard_display_leaves_title_bars(GdkDisplay *display) {
    const char *wish = g_getenv("GTK_CSD");
    if (wish) return g_strcmp0(wish, "1") == 0;
    if (!gdk_wayland_display_get_type || !gdk_wayland_display_query_registry ||
        !g_type_check_instance_is_a((GTypeInstance *)display, gdk_wayland_display_get_type()))
        return FALSE;
    return !gdk_wayland_display_query_registry(display, "org_kde_kwin_server_decoration_manager") ||
           tabard_display_draws_title_bars(display);
}

#endif
