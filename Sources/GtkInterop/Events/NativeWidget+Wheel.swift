import CGtk

/// A turn of the wheel, or a movement of two fingers on a touchpad, up and down.
public struct WheelTurn: Equatable, Sendable {
    /// The steps of a wheel, or parts of them; positive is down.
    public var steps: Double
    /// The keys that are held.
    public var modifiers: Modifiers
    /// Where the pointer is, in the widget's coordinates.
    public var x: Double
    /// Where the pointer is, in the widget's coordinates.
    public var y: Double
}

extension NativeWidget {
    /// Hears of the wheel and of two fingers on a touchpad, up and down.
    ///
    /// - Parameter handler: Returns true if it used the turn, and what lies around then does not scroll.
    @discardableResult
    public func onWheel(_ handler: @escaping @MainActor (WheelTurn) -> Bool) -> EventListener {
        guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) else {
            fatalError("GTK could not make an event controller")
        }
        let listener = EventListener(controller, on: self)
        _ = listener.connect("scroll") { [weak self] arguments, result in
            guard arguments.count >= 3, let result else { return }
            var value = arguments[2]
            let event = gtk_event_controller_get_current_event(controller)
            let place = event.flatMap { self?.place(of: $0) } ?? (x: 0, y: 0)
            let turn = WheelTurn(
                steps: g_value_get_double(&value),
                modifiers: Modifiers(gdk: gtk_event_controller_get_current_event_state(controller)),
                x: place.x,
                y: place.y
            )
            g_value_set_boolean(result, handler(turn) ? 1 : 0)
        }
        gtk_widget_add_controller(widget, controller)
        return listener
    }

    /// Where an event is, in this widget's coordinates.
    func place(of event: OpaquePointer) -> (x: Double, y: Double)? {
        guard let native = gtk_widget_get_native(widget) else { return nil }
        var position = (x: 0.0, y: 0.0)
        var origin = (x: 0.0, y: 0.0)
        var place = (x: 0.0, y: 0.0)
        gdk_event_get_position(event, &position.x, &position.y)
        gtk_native_get_surface_transform(native, &origin.x, &origin.y)
        let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        let isInside = gtk_widget_translate_coordinates(
            window,
            widget,
            position.x - origin.x,
            position.y - origin.y,
            &place.x,
            &place.y
        )
        return isInside != 0 && place.x.isFinite && place.y.isFinite ? place : nil
    }
}
