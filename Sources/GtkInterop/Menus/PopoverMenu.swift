import CGtk

/// A menu of commands that opens beside a widget, in the desktop's own look.
@MainActor
public final class PopoverMenu: NativeWidget {
    /// One command.
    public struct Command {
        /// What the user reads.
        public var title: String
        /// Whether it can be chosen.
        public var isEnabled: Bool
        /// Called after the menu has closed.
        public var perform: @MainActor () -> Void

        /// Describes a command.
        public init(_ title: String, isEnabled: Bool = true, perform: @escaping @MainActor () -> Void) {
            self.title = title
            self.isEnabled = isEnabled
            self.perform = perform
        }
    }

    /// Called when the menu is gone, however it was closed.
    public var closed: (@MainActor () -> Void)?

    /// Opens a menu at a place in a widget.
    ///
    /// The caller keeps the object until `closed`.
    public init(_ commands: [Command], on owner: NativeWidget, at area: Rectangle) {
        DesktopTheme.prepare(.everything)
        guard let model = g_menu_new(), let group = g_simple_action_group_new() else {
            fatalError("GTK could not make a menu")
        }
        let menu = ObjectReference(adopting: UnsafeMutableRawPointer(model))
        let actions = ObjectReference(adopting: UnsafeMutableRawPointer(group))
        for (index, command) in commands.enumerated() {
            let name = "command-\(index)"
            guard let pointer = g_simple_action_new(name, nil) else { continue }
            let action = ObjectReference(adopting: UnsafeMutableRawPointer(pointer))
            g_simple_action_set_enabled(pointer, command.isEnabled ? 1 : 0)
            // The menu closes, and gives the focus back, before anything changes under it.
            action.connect("activate") { MainLoop.whenIdle(command.perform) }
            g_action_map_add_action(OpaquePointer(actions.pointer), OpaquePointer(action.pointer))
            g_menu_append(OpaquePointer(menu.pointer), command.title, "menu.\(name)")
        }
        guard
            let popover = gtk_popover_menu_new_from_model(
                menu.typed(GMenuModel.self)
            )
        else { fatalError("GTK could not make a menu") }
        super.init(retaining: UnsafeMutableRawPointer(popover))
        gtk_widget_insert_action_group(popover, "menu", OpaquePointer(actions.pointer))
        gtk_widget_set_parent(popover, owner.widget)
        var rectangle = GdkRectangle(
            x: gint(area.x),
            y: gint(area.y),
            width: gint(area.width),
            height: gint(area.height)
        )
        let typed = typed(GtkPopover.self)
        gtk_popover_set_pointing_to(typed, &rectangle)
        gtk_popover_set_position(typed, GTK_POS_TOP)
        gtk_popover_set_has_arrow(typed, 0)
        connect("closed") { [weak self] in
            // GTK is not done with the popover before the signal's other handlers have run.
            MainLoop.whenIdle { self?.leave() }
        }
        gtk_popover_popup(typed)
    }

    private func leave() {
        giveFocusBack()
        if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
        let closed = closed
        self.closed = nil
        closed?()
    }

    /// GTK 4.8 keeps a reference to what goes while something in it has the focus.
    private func giveFocusBack() {
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
            focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
        else { return }
        gtk_root_set_focus(root, gtk_widget_get_parent(widget))
    }

    /// Closes the menu, if it is still open.
    public func close() {
        gtk_popover_popdown(typed(GtkPopover.self))
    }
}
