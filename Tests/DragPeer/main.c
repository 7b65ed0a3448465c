#include "Content.h"
#include "Reading.h"

#include <gdk/x11/gdkx.h>
#include <string.h>

// Another program, of GTK alone, with which drags are exchanged: a text that is selected, a place to drag from and one to drop on.
//
// Its first argument is "text" with the text as the second, "files" with their paths, or a manner of giving what is dragged
// with the paths of files. With "keeping" it never says what became of what was dropped on it. It writes a line for all that
// happens, with data as Base64.

static void write_text(GtkTextBuffer *buffer, gpointer data) {
    GtkTextIter start, end;
    gtk_text_buffer_get_bounds(buffer, &start, &end);
    char *text = gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
    drag_peer_write("text", text, strlen(text));
    g_free(text);
}

static GtkWidget *text_view(const char *text) {
    GtkWidget *view = gtk_text_view_new();
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
    gtk_text_buffer_set_text(buffer, text, -1);
    GtkTextIter start, end;
    gtk_text_buffer_get_bounds(buffer, &start, &end);
    gtk_text_buffer_select_range(buffer, &start, &end);
    g_signal_connect(buffer, "changed", G_CALLBACK(write_text), NULL);
    return view;
}

// Some programs take back what may be done with what they drag when it is over, and whoever took it hears of that.
static void forget_actions(GdkDrag *drag) {
    GdkSurface *surface = gdk_drag_get_surface(drag);
    if (GDK_IS_X11_SURFACE(surface)) gdk_x11_surface_set_utf8_property(surface, "XdndActionList", NULL);
}

static void drag_ended(GtkDragSource *source, GdkDrag *drag, gboolean isDeleted, gpointer data) {
    forget_actions(drag);
    g_print("drag ended%s\n", isDeleted ? ", deleted" : "");
}

static gboolean drag_was_cancelled(GtkDragSource *source, GdkDrag *drag, GdkDragCancelReason reason, gpointer data) {
    g_print("drag cancelled\n");
    return FALSE;
}

static GtkWidget *source_label(GdkContentProvider *content) {
    GtkWidget *label = gtk_label_new("Source");
    GtkDragSource *source = gtk_drag_source_new();
    gtk_drag_source_set_content(source, content);
    gtk_drag_source_set_actions(source, GDK_ACTION_COPY | GDK_ACTION_MOVE);
    g_signal_connect(source, "drag-end", G_CALLBACK(drag_ended), NULL);
    g_signal_connect(source, "drag-cancel", G_CALLBACK(drag_was_cancelled), NULL);
    gtk_widget_add_controller(label, GTK_EVENT_CONTROLLER(source));
    return label;
}

static GtkWidget *target_label(gboolean keeps) {
    GtkWidget *label = gtk_label_new("Target");
    drag_peer_take_drops(label, keeps);
    return label;
}

// Where the pointer is in the window, for who does not know where the window is.
static void write_place(GtkEventControllerMotion *controller, double x, double y, gpointer data) {
    g_printerr("at %d %d\n", (int)x, (int)y);
}

// A place at which the window is moved.
static GtkWidget *handle(void) {
    GtkWidget *handle = gtk_window_handle_new();
    gtk_window_handle_set_child(GTK_WINDOW_HANDLE(handle), gtk_label_new("Handle"));
    return handle;
}

int main(int count, char **arguments) {
    const char *manner = count > 1 ? arguments[1] : "text";
    const char *text = strcmp(manner, "text") == 0 && count > 2 ? arguments[2] : "";
    // The desktop knows the program by it.
    g_set_prgname("org.tabard.test.DragPeer");
    gtk_init();
    GdkContentProvider *content = strcmp(manner, "files") == 0 ? drag_peer_files_new(count - 2, arguments + 2)
                                                               : drag_peer_content_new(manner, count - 2, arguments + 2);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), "Drag Peer");
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 500, 600);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_set_homogeneous(GTK_BOX(box), TRUE);
    gtk_box_append(GTK_BOX(box), text_view(text));
    if (content != NULL) gtk_box_append(GTK_BOX(box), source_label(content));
    gtk_box_append(GTK_BOX(box), target_label(strcmp(manner, "keeping") == 0));
    gtk_box_append(GTK_BOX(box), handle());
    GtkEventController *motion = gtk_event_controller_motion_new();
    g_signal_connect(motion, "motion", G_CALLBACK(write_place), NULL);
    gtk_widget_add_controller(window, motion);
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_window_present(GTK_WINDOW(window));
    while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0) g_main_context_iteration(NULL, TRUE);
    return 0;
}
