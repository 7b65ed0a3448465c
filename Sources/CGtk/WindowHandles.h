// What other programs call a window by, where the display says so: X11 alone does at once.

#ifndef TABARD_WINDOW_HANDLES_H
#define TABARD_WINDOW_HANDLES_H

#include "Workspaces.h"

// A GTK that is built without X11 lacks it.
extern unsigned long gdk_x11_surface_get_xid(GdkSurface *surface) __attribute__((weak));

// The number of the surface's window; 0 if it has none.
static inline unsigned long tabard_surface_number(GdkSurface *surface) {
    return tabard_is_x11(surface) && gdk_x11_surface_get_xid ? gdk_x11_surface_get_xid(surface) : 0;
}

#endif
