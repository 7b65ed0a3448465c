#include "../CPeerLibraries/CPeerLibraries.h"

// Messages in a list, an image, two lines of text and a mark each, of which "300" scrolls by so many steps of 40 pixels, a frame each.

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    gtk_widget_set_size_request(row, -1, 58);
    GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    gtk_widget_set_hexpand(texts, TRUE);
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER);
    for (int line = 0; line < 2; line++) {
        GtkWidget *label = gtk_label_new(NULL);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
        gtk_box_append(GTK_BOX(texts), label);
    }
    gtk_box_append(GTK_BOX(row), gtk_image_new());
    gtk_box_append(GTK_BOX(row), texts);
    gtk_box_append(GTK_BOX(row), gtk_image_new_from_icon_name("go-next-symbolic"));
    gtk_list_item_set_child(item, row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    guint position = gtk_list_item_get_position(item);
    GtkWidget *image = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    GtkWidget *title = gtk_widget_get_first_child(gtk_widget_get_next_sibling(image));
    char *text = g_strdup_printf("Message number %u", position);
    gtk_label_set_text(GTK_LABEL(title), text);
    g_free(text);
    gtk_label_set_text(
        GTK_LABEL(gtk_widget_get_next_sibling(title)),
        "It begins with these words, and is cut off where the row ends");
    gtk_image_set_from_icon_name(
        GTK_IMAGE(image), position % 3 ? "mail-read-symbolic" : "mail-unread-symbolic");
}

int main(int argc, char **argv) {
    int steps = argc > 1 ? atoi(argv[1]) : 0;
    gtk_init();
    GtkStringList *messages = gtk_string_list_new(NULL);
    for (int i = 0; i < 10000; i++) gtk_string_list_append(messages, "");
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(messages)));
    GtkWidget *list = gtk_list_view_new(selection, factory);
    gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    GtkWidget *window = peer_show(scrolled);
    GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
    // The first rows that come into sight are made, later ones are those that left it.
    for (int step = -50; step < steps; step++) {
        gtk_adjustment_set_value(adjustment, 40 * (step + 51));
        peer_frame(window);
    }
    return 0;
}
