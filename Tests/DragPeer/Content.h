#pragma once

#include <gtk/gtk.h>

// What is dragged out of the program, given as a manner says: slowly, falsely, endlessly or never; the addresses of files, where it
// is given at all. NULL for a manner that there is not.
GdkContentProvider *drag_peer_content_new(const char *manner, int count, char **paths);

// Files as a file manager drags them: by their addresses, and by keys with which programs in sandboxes ask for them.
GdkContentProvider *drag_peer_files_new(int count, char **paths);
