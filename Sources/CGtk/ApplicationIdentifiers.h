// By what a desktop finds the file that describes the app of a window.
//
// GTK's own headers for displays bring in all of Xlib and libwayland.

#ifndef TABARD_APPLICATION_IDENTIFIERS_H
#define TABARD_APPLICATION_IDENTIFIERS_H

#include <gtk/gtk.h>

#include "Workspaces.h"

// A GTK that is built without one of them lacks its part.
extern GType gdk_wayland_toplevel_get_type(void) __attribute__((weak));
extern void gdk_wayland_toplevel_set_application_id(GdkToplevel *toplevel, const char *identifier)
    __attribute__((weak));
extern void gdk_x11_surface_set_utf8_property(GdkSurface *surface, const char *name, const char *value)
    __attribute__((weak));

// GTK's applications do the same.
static inline void tabard_surface_set_application_identifier(GdkSurface *surface, const char *identifier) {
    if (gdk_wayland_toplevel_get_type && gdk_wayland_toplevel_set_application_id &&
        g_type_check_instance_is_a((GTypeInstance *)surface, gdk_wayland_toplevel_get_type())) {
        gdk_wayland_toplevel_set_application_id((GdkToplevel *)surface, identifier);
    } else if (tabard_is_x11(surface) && gdk_x11_surface_set_utf8_property) {
        gdk_x11_surface_set_utf8_property(surface, "_GTK_APPLICATION_ID", identifier);
    }
}

#endif
