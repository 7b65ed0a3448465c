import CGtk

/// Registers the widget type and its scrollable variant, and forwards their virtual functions.
@MainActor
enum WidgetClass {
    static let type: GType = register("TabardWidget", parent: gtk_widget_get_type()) { data, _ in
        guard let data else { return }
        WidgetClass.fillObjectFunctions(data.assumingMemoryBound(to: GObjectClass.self))
        WidgetClass.fillWidgetFunctions(data.assumingMemoryBound(to: GtkWidgetClass.self))
    }

    static func register(
        _ name: String,
        parent: GType,
        classInitializer: @escaping GClassInitFunc
    ) -> GType {
        g_type_register_static_simple(
            parent,
            name,
            guint(MemoryLayout<GtkWidgetClass>.size),
            classInitializer,
            guint(MemoryLayout<TabardWidget>.size),
            nil,
            GTypeFlags(rawValue: 0)
        )
    }

    nonisolated private static func fillObjectFunctions(_ objectClass: UnsafeMutablePointer<GObjectClass>) {
        objectClass.pointee.dispose = { object in
            guard let object else { return }
            // A GtkWidget that is disposed with children left in it warns and leaks them.
            let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
            while let child = gtk_widget_get_first_child(widget) {
                gtk_widget_unparent(child)
            }
            WidgetClass.parentObjectClass?.pointee.dispose(object)
        }
        objectClass.pointee.finalize = { object in
            guard let object else { return }
            WidgetBox.release(of: UnsafeMutableRawPointer(object))
            WidgetClass.parentObjectClass?.pointee.finalize(object)
        }
    }

    nonisolated private static func fillWidgetFunctions(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GENERIC)
        gtk_widget_class_set_css_name(widgetClass, "tabard")
        // Frames come from Swift, so GTK is asked for no space at all.
        widgetClass.pointee.measure = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
            minimum?.pointee = 0
            natural?.pointee = 0
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
        widgetClass.pointee.size_allocate = { widget, width, height, _ in
            guard let handler = WidgetBox.of(widget)?.handler else { return }
            nonisolated(unsafe) let receiver = handler
            MainActor.assumeIsolated { receiver.widgetDidAllocate(width: Int(width), height: Int(height)) }
        }
        widgetClass.pointee.snapshot = { widget, snapshot in
            guard let handler = WidgetBox.of(widget)?.handler, let snapshot else { return }
            nonisolated(unsafe) let receiver = handler
            nonisolated(unsafe) let recorder = snapshot
            MainActor.assumeIsolated { receiver.widgetSnapshot(Snapshot(pointer: recorder)) }
        }
        widgetClass.pointee.contains = { widget, x, y in
            guard let handler = WidgetBox.of(widget)?.handler else { return 0 }
            nonisolated(unsafe) let receiver = handler
            return MainActor.assumeIsolated { receiver.widgetContains(x: x, y: y) } ? 1 : 0
        }
        widgetClass.pointee.grab_focus = { widget in
            guard let widget else { return 0 }
            nonisolated(unsafe) let focused = widget
            MainActor.assumeIsolated { WidgetClass.tellBeforeFocus(focused) }
            return WidgetClass.parentWidgetClass?.pointee.grab_focus(widget) ?? 0
        }
        widgetClass.pointee.focus = { widget, direction in
            guard let widget, let handler = WidgetBox.of(widget)?.handler else { return 0 }
            nonisolated(unsafe) let receiver = handler
            let answer = MainActor.assumeIsolated {
                receiver.widgetMoveFocus(FocusDirection(gtk: direction))
            }
            if let answer { return answer ? 1 : 0 }
            return WidgetClass.parentWidgetClass?.pointee.focus(widget, direction) ?? 0
        }
        widgetClass.pointee.direction_changed = { widget, _ in
            gtk_widget_queue_resize(widget)
            WidgetClass.stateChanged(widget)
        }
        widgetClass.pointee.state_flags_changed = { widget, _ in WidgetClass.stateChanged(widget) }
    }

    nonisolated private static func stateChanged(_ widget: UnsafeMutablePointer<GtkWidget>?) {
        guard let handler = WidgetBox.of(widget)?.handler else { return }
        nonisolated(unsafe) let receiver = handler
        MainActor.assumeIsolated { receiver.widgetStateDidChange() }
    }

    nonisolated private static var parentWidgetClass: UnsafeMutablePointer<GtkWidgetClass>? {
        g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
    }

    /// GtkWidget's own class. Both of our types chain up to it, past each other.
    nonisolated private static var parentObjectClass: UnsafeMutablePointer<GObjectClass>? {
        g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GObjectClass.self)
    }

    /// Has GTK tell the bus all that was set on a widget until now, before the widget has the focus for the first time.
    ///
    /// GTK 4.8 keeps what is set until something first asks for the widget, and the coming focus is that: then it would tell name and
    /// description as news of what has the focus, and screen readers would say them twice.
    @MainActor
    private static func tellBeforeFocus(_ widget: UnsafeMutablePointer<GtkWidget>) {
        guard let box = WidgetBox.of(UnsafeMutableRawPointer(widget)), !box.isToldToAssistiveTechnology else {
            return
        }
        guard gtk_widget_get_focusable(widget) != 0, gtk_widget_get_realized(widget) != 0 else { return }
        box.isToldToAssistiveTechnology = true
        // A change of what GTK keeps of the platform's state is told at once, with all the rest.
        gtk_widget_set_focusable(widget, 0)
        gtk_widget_set_focusable(widget, 1)
    }
}
