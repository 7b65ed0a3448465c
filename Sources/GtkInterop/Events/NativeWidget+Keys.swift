import CGtk

extension NativeWidget {
    /// When a key handler is asked: before the focused widget, or after it left the key unused.
    public enum KeyPhase: Sendable {
        case beforeFocus
        case afterFocus
    }

    /// Hears of keys pressed while the focus is in this widget.
    ///
    /// - Parameter handler: Returns true if it used the key, which then goes no further.
    /// - Returns: What listens, for taking it off before the widget goes.
    @discardableResult
    public func onKeyPress(
        _ phase: KeyPhase = .afterFocus,
        _ handler: @escaping @MainActor (Key, Modifiers) -> Bool
    ) -> EventListener {
        guard let controller = gtk_event_controller_key_new() else {
            fatalError("GTK could not make an event controller")
        }
        if phase == .beforeFocus {
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        }
        let listener = EventListener(controller, on: self)
        _ = listener.connect("key-pressed") { arguments, result in
            guard arguments.count >= 4, let result else { return }
            var values = (arguments[1], arguments[3])
            let key = Key(value: g_value_get_uint(&values.0))
            let modifiers = Modifiers(gdk: GdkModifierType(rawValue: g_value_get_flags(&values.1)))
            g_value_set_boolean(result, handler(key, modifiers) ? 1 : 0)
        }
        gtk_widget_add_controller(widget, controller)
        return listener
    }

    /// Hears of the keyboard focus coming to this widget or something in it, and leaving.
    public func onFocusChange(_ handler: @escaping @MainActor (_ containsFocus: Bool) -> Void) {
        guard let controller = gtk_event_controller_focus_new() else { return }
        let reference = ObjectReference(retaining: UnsafeMutableRawPointer(controller))
        reference.connect("enter") { handler(true) }
        reference.connect("leave") { handler(false) }
        gtk_widget_add_controller(widget, controller)
    }
}
