// Escape during a drag that the desktop has, which GTK gives up at that key.
//
// Under X11 it does not: it asks for the key on the screen as a whole, of which it has no window, and forgets what comes for that.

#ifndef TABARD_DRAG_KEYS_H
#define TABARD_DRAG_KEYS_H

#include <gtk/gtk.h>

// The first parts of Xlib's XGenericEventCookie and libXi's XIDeviceEvent, which their binary interfaces fix. Their headers have
// names that would stand in the way of others here.
typedef struct {
    int type;
    unsigned long serial;
    int isSent;
    void *display;
    int extension;
    int kind;
} TabardX11Head;

typedef struct {
    TabardX11Head head;
    unsigned int cookie;
    void *data;
} TabardX11Event;

typedef struct {
    TabardX11Head head;
    unsigned long time;
    int device;
    int source;
    int detail;
    unsigned long root;
    unsigned long window;
} TabardX11DeviceEvent;

// The code of a key that went down and that comes for the screen as a whole; 0 if an event of X11 is anything else.
static inline guint tabard_x11_key_for_screen(const void *event) {
    enum { GenericKind = 35, KeyPressKind = 2 };
    const TabardX11Event *generic = event;
    if (!generic || generic->head.type != GenericKind || generic->head.kind != KeyPressKind || !generic->data) return 0;
    const TabardX11DeviceEvent *key = generic->data;
    return key->window == key->root && key->detail > 0 ? (guint)key->detail : 0;
}

// Gives a drag up, as GTK itself does.
static inline void tabard_drag_cancel(GdkDrag *drag) {
    g_signal_emit_by_name(drag, "cancel", GDK_DRAG_CANCEL_USER_CANCELLED);
}

#endif
