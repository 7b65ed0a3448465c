import CGtk

/// A key of a keyboard that goes down, is held so long that it repeats, or comes up.
public struct KeyEvent: Sendable {
    /// The key as the layout names it, with the keys that are held.
    public let key: Key
    /// The key as the layout names it by itself.
    public let plainKey: Key
    /// The keys that are held.
    public let modifiers: Modifiers
    /// Whether Caps Lock is on.
    public let isCapsLocked: Bool
    /// Whether it is one of the numeric pad.
    public let isOfNumericPad: Bool
    /// Which key it is on the keyboard, whatever the layout: the number that Linux gives it.
    public let code: Int

    init?(_ event: OpaquePointer) {
        let value = gdk_key_event_get_keyval(event)
        // X11, and with it all of GDK, counts from 8.
        let code = Int(gdk_key_event_get_keycode(event)) - 8
        guard code > 0 else { return nil }
        self.code = code
        key = Key(value: value)
        plainKey = Self.plainKey(of: event) ?? key
        let state = gdk_event_get_modifier_state(event)
        modifiers = Modifiers(gdk: state)
        isCapsLocked = state.rawValue & GDK_LOCK_MASK.rawValue != 0
        isOfNumericPad = (GDK_KEY_KP_Space...GDK_KEY_KP_9).contains(Int32(bitPattern: value))
    }

    /// Makes one that no keyboard sent, for tests.
    public init(key: Key, plainKey: Key? = nil, modifiers: Modifiers = [], code: Int) {
        self.key = key
        self.plainKey = plainKey ?? key
        self.modifiers = modifiers
        self.code = code
        isCapsLocked = false
        isOfNumericPad = false
    }

    private static func plainKey(of event: OpaquePointer) -> Key? {
        guard let display = gdk_event_get_display(event) else { return nil }
        var value: guint = 0
        let layout = gint(gdk_key_event_get_layout(event))
        let isKnown = gdk_display_translate_key(
            display,
            gdk_key_event_get_keycode(event),
            GdkModifierType(rawValue: 0),
            layout,
            &value,
            nil,
            nil,
            nil
        )
        return isKnown == 0 ? nil : Key(value: value)
    }
}

extension NativeWidget {
    /// Hears of keys that go down and come up while the focus is in this widget.
    ///
    /// - Parameters:
    ///   - pressed: Returns true if it used the key, which then goes no further. A key that is held is told again and again.
    ///   - released: Told of keys that came up, whether or not they were used.
    public func onKeys(
        _ phase: KeyPhase,
        pressed: @escaping @MainActor (KeyEvent) -> Bool,
        released: (@MainActor (KeyEvent) -> Void)? = nil
    ) {
        guard let controller = gtk_event_controller_key_new() else {
            fatalError("GTK could not make an event controller")
        }
        if phase == .beforeFocus {
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        }
        let reference = ObjectReference(retaining: UnsafeMutableRawPointer(controller))
        func current() -> KeyEvent? {
            gtk_event_controller_get_current_event(controller).flatMap { event in
                let type = gdk_event_get_event_type(event)
                return type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE ? KeyEvent(event) : nil
            }
        }
        _ = reference.connect("key-pressed") { _, result in
            guard let result else { return }
            g_value_set_boolean(result, current().map(pressed) == true ? 1 : 0)
        }
        if let released {
            reference.connect("key-released") { if let event = current() { released(event) } }
        }
        gtk_widget_add_controller(widget, controller)
    }
}
