#pragma once

#include <gtk/gtk.h>

// Makes a widget take all that is dropped on it, and write it, type by type; or keep it, and never say what became of it.
void drag_peer_take_drops(GtkWidget *widget, gboolean keeps);

// Writes a line of a name and bytes.
void drag_peer_write(const char *name, const char *bytes, gsize count);
