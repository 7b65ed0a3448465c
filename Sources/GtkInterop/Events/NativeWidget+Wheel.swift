import CGtk

extension NativeWidget {
    /// Hears of the wheel and of two fingers on a touchpad, up and down.
    ///
    /// - Parameter handler: Receives the steps of a wheel, or parts of them; positive is down. It returns true if it
    ///   used them, and what lies around then does not scroll.
    @discardableResult
    public func onWheel(_ handler: @escaping @MainActor (Double) -> Bool) -> EventListener {
        guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) else {
            fatalError("GTK could not make an event controller")
        }
        let listener = EventListener(controller, on: self)
        _ = listener.connect("scroll") { arguments, result in
            guard arguments.count >= 3, let result else { return }
            var value = arguments[2]
            g_value_set_boolean(result, handler(g_value_get_double(&value)) ? 1 : 0)
        }
        gtk_widget_add_controller(widget, controller)
        return listener
    }
}
