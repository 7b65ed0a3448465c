#include "../CPeerLibraries/CPeerLibraries.h"

static void show_page(GtkWidget *pages, int index) {
    char name[16];
    snprintf(name, sizeof name, "%d", index);
    adw_view_stack_set_visible_child_name(ADW_VIEW_STACK(pages), name);
}

int main(int argc, char **argv) {
    PeerOptions options = peer_options(argc, argv);
    adw_init();
    GtkWidget *stack = adw_view_stack_new();
    gtk_widget_set_vexpand(stack, TRUE);
    for (int i = 0; i < options.tabs; i++) {
        char name[16], title[32];
        snprintf(name, sizeof name, "%d", i);
        snprintf(title, sizeof title, "Tab %d", i + 1);
        adw_view_stack_add_titled(ADW_VIEW_STACK(stack), peer_page(i), name, title);
        adw_view_stack_page_set_icon_name(
            adw_view_stack_get_page(ADW_VIEW_STACK(stack), adw_view_stack_get_child_by_name(ADW_VIEW_STACK(stack), name)),
            "starred-symbolic");
    }
    GtkWidget *bar = adw_view_switcher_bar_new();
    adw_view_switcher_bar_set_stack(ADW_VIEW_SWITCHER_BAR(bar), ADW_VIEW_STACK(stack));
    adw_view_switcher_bar_set_reveal(ADW_VIEW_SWITCHER_BAR(bar), TRUE);
    GtkWidget *content = stack;
    if (options.is_selection) {
        // The pages are not shown, so that nothing but the bar changes.
        g_object_ref_sink(stack);
        content = peer_page(0);
        gtk_widget_set_vexpand(content, TRUE);
    }
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(box), content);
    gtk_box_append(GTK_BOX(box), bar);
    return peer_run(box, stack, show_page, options);
}
