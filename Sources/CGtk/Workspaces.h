// On which workspace a window stands, where the display says so: X11 alone does.
//
// GTK's own header for X11 brings in all of Xlib, whose names would stand in the way of others here.

#ifndef TABARD_WORKSPACES_H
#define TABARD_WORKSPACES_H

#include <gtk/gtk.h>

// A GTK that is built without X11 lacks them.
extern GType gdk_x11_surface_get_type(void) __attribute__((weak));
extern guint32 gdk_x11_surface_get_desktop(GdkSurface *surface) __attribute__((weak));
extern void gdk_x11_surface_move_to_desktop(GdkSurface *surface, guint32 desktop) __attribute__((weak));

static inline gboolean tabard_is_x11(GdkSurface *surface) {
    return gdk_x11_surface_get_type && gdk_x11_surface_get_desktop && gdk_x11_surface_move_to_desktop &&
           g_type_check_instance_is_a((GTypeInstance *)surface, gdk_x11_surface_get_type());
}

// The number of the surface's workspace, from 0; -1 if that is unknown, -2 if it stands on all of them.
static inline gint64 tabard_surface_workspace(GdkSurface *surface) {
    if (!tabard_is_x11(surface)) return -1;
    guint32 desktop = gdk_x11_surface_get_desktop(surface);
    return desktop == G_MAXUINT32 ? -2 : (gint64)desktop;
}

// Asks the window manager to put a surface that is on the screen onto a workspace; -2 for all of them.
static inline void tabard_surface_move_to_workspace(GdkSurface *surface, gint64 workspace) {
    if (!tabard_is_x11(surface)) return;
    gdk_x11_surface_move_to_desktop(surface, workspace == -2 ? G_MAXUINT32 : (guint32)workspace);
}

#endif
