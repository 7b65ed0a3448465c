// What other programs call a window by: X11 numbers it, and a Wayland compositor makes a word for it when asked.

#ifndef TABARD_WINDOW_HANDLES_H
#define TABARD_WINDOW_HANDLES_H

#include "Decorations.h"
#include "Workspaces.h"

// A GTK that is built without X11 or without Wayland lacks them.
extern unsigned long gdk_x11_surface_get_xid(GdkSurface *surface) __attribute__((weak));
extern GType gdk_wayland_toplevel_get_type(void) __attribute__((weak));
extern gboolean gdk_wayland_toplevel_export_handle(GdkToplevel *toplevel,
                                                   void (*told)(GdkToplevel *toplevel, const char *handle, gpointer data),
                                                   gpointer data, GDestroyNotify forget) __attribute__((weak));

// The number of the surface's window; 0 if it has none.
static inline unsigned long tabard_surface_number(GdkSurface *surface) {
    return tabard_is_x11(surface) && gdk_x11_surface_get_xid ? gdk_x11_surface_get_xid(surface) : 0;
}

// Asks the compositor for a word for a window. False where it makes none: then neither function is called.
static inline gboolean tabard_surface_ask_for_word(GdkSurface *surface,
                                                   void (*told)(GdkToplevel *toplevel, const char *handle, gpointer data),
                                                   gpointer data, GDestroyNotify forget) {
    // GTK warns where the compositor has no such protocol.
    return gdk_wayland_toplevel_get_type && gdk_wayland_toplevel_export_handle && gdk_wayland_display_query_registry &&
           g_type_check_instance_is_a((GTypeInstance *)surface, gdk_wayland_toplevel_get_type()) &&
           gdk_wayland_display_query_registry(gdk_surface_get_display(surface), "zxdg_exporter_v1") &&
           gdk_wayland_toplevel_export_handle(GDK_TOPLEVEL(surface), told, data, forget);
}

#endif
