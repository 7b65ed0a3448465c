import CGtk

/// Lets go of the pointer after a click in a browser.
///
/// GTK gives the pointer to the pressed widget until a button event tells that the last button comes
/// up. GTK 4.8's Broadway reports the buttons as they are after the event, not before it as other
/// displays do, so GTK does not notice, and later clicks go to the widget that was pressed first.
/// Unmapping that widget makes GTK look again; nothing else in its public API does.
@MainActor
final class BroadwayPointer {
    private weak var window: NativeWindow?
    private var pressed: ObjectReference?

    /// Attaches to a window whose display is a browser.
    init?(_ window: NativeWindow) {
        guard let controller = gtk_event_controller_legacy_new() else { return nil }
        self.window = window
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        _ = ObjectReference(retaining: UnsafeMutableRawPointer(controller))
            .connect("event") { [weak self] _, result in
                if let event = gtk_event_controller_get_current_event(controller) { self?.follow(event) }
                if let result { g_value_set_boolean(result, 0) }
            }
        gtk_widget_add_controller(window.widget, controller)
    }

    private func follow(_ event: OpaquePointer) {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS:
            pressed = target(of: event)
        case GDK_BUTTON_RELEASE:
            guard let widget = pressed else { return }
            pressed = nil
            // Not before the widget has seen the release.
            Task { Self.letGo(of: widget.typed(GtkWidget.self)) }
        default:
            break
        }
    }

    private func target(of event: OpaquePointer) -> ObjectReference? {
        guard let window else { return nil }
        var position = (x: 0.0, y: 0.0)
        var origin = (x: 0.0, y: 0.0)
        gdk_event_get_position(event, &position.x, &position.y)
        gtk_native_get_surface_transform(OpaquePointer(window.pointer), &origin.x, &origin.y)
        let widget = gtk_widget_pick(
            window.widget,
            position.x - origin.x,
            position.y - origin.y,
            GTK_PICK_DEFAULT
        )
        return widget.map { ObjectReference(retaining: UnsafeMutableRawPointer($0)) }
    }

    private static func letGo(of widget: UnsafeMutablePointer<GtkWidget>) {
        guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_child_visible(widget) != 0 else { return }
        gtk_widget_set_child_visible(widget, 0)
        gtk_widget_set_child_visible(widget, 1)
    }
}
