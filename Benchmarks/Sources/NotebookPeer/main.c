#include "../CPeerLibraries/CPeerLibraries.h"

static void show_page(GtkWidget *pages, int index) {
    gtk_notebook_set_current_page(GTK_NOTEBOOK(pages), index);
}

int main(int argc, char **argv) {
    PeerOptions options = peer_options(argc, argv);
    gtk_init();
    GtkWidget *notebook = gtk_notebook_new();
    gtk_notebook_set_tab_pos(GTK_NOTEBOOK(notebook), GTK_POS_BOTTOM);
    for (int i = 0; i < options.tabs; i++) {
        char *title = g_strdup_printf("Tab %d", i + 1);
        gtk_notebook_append_page(GTK_NOTEBOOK(notebook), peer_page(i), gtk_label_new(title));
        g_free(title);
    }
    return peer_run(notebook, notebook, show_page, options);
}
