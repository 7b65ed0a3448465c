import CGtk

/// Recognizes what asks for a menu: a click of the secondary button, a long press of a finger or pen, and the keys Menu
/// and Shift+F10.
@MainActor
public final class MenuGesture {
    private weak var owner: NativeWidget?
    private let click: ObjectReference
    private let press: ObjectReference
    private var keys: EventListener?

    /// Listens on a widget.
    ///
    /// - Parameter handler: Called with the place in the widget, or nil for the keys; says whether a menu opened.
    public init(
        on widget: NativeWidget,
        handler: @escaping @MainActor (_ place: (x: Double, y: Double)?) -> Bool
    ) {
        guard let clickPointer = gtk_gesture_click_new(), let pressPointer = gtk_gesture_long_press_new()
        else {
            fatalError("GTK could not make a gesture")
        }
        owner = widget
        let click = ObjectReference(retaining: UnsafeMutableRawPointer(clickPointer))
        let press = ObjectReference(retaining: UnsafeMutableRawPointer(pressPointer))
        self.click = click
        self.press = press
        gtk_gesture_single_set_button(OpaquePointer(click.pointer), guint(GDK_BUTTON_SECONDARY))
        gtk_gesture_single_set_touch_only(OpaquePointer(press.pointer), 1)
        _ = click.connect("pressed") { [weak click] arguments, _ in
            guard arguments.count >= 4 else { return }
            var values = (arguments[2], arguments[3])
            let place = (g_value_get_double(&values.0), g_value_get_double(&values.1))
            if handler(place) { Self.claim(click) }
        }
        _ = press.connect("pressed") { [weak press] arguments, _ in
            guard arguments.count >= 3 else { return }
            var values = (arguments[1], arguments[2])
            let place = (g_value_get_double(&values.0), g_value_get_double(&values.1))
            if handler(place) { Self.claim(press) }
        }
        gtk_widget_add_controller(widget.widget, OpaquePointer(click.pointer))
        gtk_widget_add_controller(widget.widget, OpaquePointer(press.pointer))
        keys = widget.onKeyPress { key, modifiers in
            let isMenuKey = key == .menu && modifiers.isEmpty
            let isShiftF10 = key == .function(10) && modifiers == .shift
            return (isMenuKey || isShiftF10) && handler(nil)
        }
    }

    /// Takes the gesture off its widget.
    public func detach() {
        keys?.detach()
        keys = nil
        guard let owner else { return }
        for gesture in [click, press] {
            gtk_widget_remove_controller(owner.widget, OpaquePointer(gesture.pointer))
        }
        self.owner = nil
    }

    /// Takes the press, so that it selects nothing when it ends.
    private static func claim(_ gesture: ObjectReference?) {
        guard let gesture else { return }
        gtk_gesture_set_state(OpaquePointer(gesture.pointer), GTK_EVENT_SEQUENCE_CLAIMED)
    }
}
