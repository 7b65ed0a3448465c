// The one door to GTK's C headers. Swift cannot call C's variadic functions or function-like
// macros, so the few that are needed have a typed wrapper here.

#ifndef TABARD_CGTK_H
#define TABARD_CGTK_H

// Debian 12 is the floor: nothing newer than 4.8 may be used unnoticed, nothing older is missed.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8

#include <adwaita.h>
#include <fontconfig/fontconfig.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <malloc.h>

#include "ApplicationIdentifiers.h"
#include "CoreFoundation.h"
#include "Decorations.h"
#include "DragKeys.h"
#include "ImportTable.h"
#include "VectorDocuments.h"
#include "WindowHandles.h"
#include "Workspaces.h"

// The instance of the one widget type that stands for every view: a GtkWidget and the
// handler that Swift retains for it.
typedef struct {
    GtkWidget parent_instance;
    gpointer handler;
} TabardWidget;

// libdispatch exports this for the sake of other run loops, but no public header declares it.
// The handle is an eventfd that becomes readable when the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);

// GLib's fundamental types are macros with casts, which Swift does not import.
static inline GType tabard_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType tabard_type_int(void) { return G_TYPE_INT; }
static inline GType tabard_type_string(void) { return G_TYPE_STRING; }
static inline GType tabard_type_float(void) { return G_TYPE_FLOAT; }
static inline GType tabard_type_double(void) { return G_TYPE_DOUBLE; }

// gtk_accessible_update_state takes a variable list of arguments. Its variant for values fails for states of three
// values in GTK 4.8, which makes an enumeration for them and then reads an integer.
static inline void tabard_accessible_update_state(GtkAccessible *accessible, GtkAccessibleState state, int value) {
    gtk_accessible_update_state(accessible, state, value, -1);
}

// g_signal_emit_by_name takes a variable list of arguments; this is for signals without any.
static inline void tabard_emit(gpointer object, const char *signal) {
    g_signal_emit_by_name(object, signal);
}

// The signal of GMemoryMonitor, at its lowest level.
static inline void tabard_emit_low_memory(gpointer monitor) {
    g_signal_emit_by_name(monitor, "low-memory-warning", G_MEMORY_MONITOR_WARNING_LEVEL_LOW);
}

// g_log takes a variable list of arguments.
static inline void tabard_log_warning(const char *message) {
    g_log("Tabard", G_LOG_LEVEL_WARNING, "%s", message);
}

// Tells what works, but failed with what came from elsewhere.
static inline void tabard_log_message(const char *message) {
    g_log("Tabard", G_LOG_LEVEL_MESSAGE, "%s", message);
}

// The same for what is of interest only to who asks for it.
static inline void tabard_log_info(const char *message) {
    g_log("Tabard", G_LOG_LEVEL_INFO, "%s", message);
}

#endif
