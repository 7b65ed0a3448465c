import CGtk

/// Follows every press on a widget and all in it, before the widgets inside hear of it.
///
/// Nothing is taken from them until a press is claimed. The keys that stand for a press, Space and Enter, come in here
/// too, after the widgets inside: to the one with the focus and those around it, the innermost first.
@MainActor
public final class TouchTracker {
    /// A press began, moved or ended.
    public var touched: (@MainActor (TouchSample) -> Void)?
    /// Two fingers moved on a touchpad.
    public var pinched: (@MainActor (PinchSample) -> Void)?
    /// The pointer moved without a button, to a place in the widget's coordinates; nil if it left the window.
    public var hovered: (@MainActor (_ place: (x: Double, y: Double)?) -> Void)?

    private weak var owner: NativeWidget?
    private let raw: ObjectReference
    private let claims: ObjectReference
    private var presses: [UInt: TouchSample] = [:]
    /// Those that were claimed before the gesture that claims knew them.
    private var claimsToCome: Set<UInt> = []
    private var clock = EventClock()

    /// Makes a tracker and attaches it to a widget that fills a window.
    public init(on widget: NativeWidget) {
        guard let controller = gtk_event_controller_legacy_new() else {
            fatalError("GTK could not make an event controller")
        }
        owner = widget
        raw = ObjectReference(retaining: UnsafeMutableRawPointer(controller))
        claims = TouchClaim.make()
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        // A widget owns its controllers, and is given references of its own.
        g_object_ref(claims.pointer)
        gtk_widget_add_controller(widget.widget, OpaquePointer(claims.pointer))
        // The one added last is asked first, which makes a claim at a release come in time.
        gtk_widget_add_controller(widget.widget, controller)
        _ = raw.connect("event") { [weak self] _, result in
            if let result { g_value_set_boolean(result, 0) }
            guard let self, let event = gtk_event_controller_get_current_event(controller) else { return }
            self.follow(event)
        }
        _ = claims.connect("begin") { [weak self] arguments, _ in
            self?.claimLate(Self.identifier(in: arguments))
        }
        _ = claims.connect("cancel") { [weak self] arguments, _ in
            self?.cancel(Self.identifier(in: arguments))
        }
        widget.onKeyPress { [weak self] key, modifiers in
            modifiers.isEmpty && (key == .space || key == .enter) && self?.activate() == true
        }
    }

    /// Takes a press away from all widgets inside.
    public func claim(_ identifier: UInt) {
        let sequence = OpaquePointer(bitPattern: identifier)
        let gesture = OpaquePointer(claims.pointer)
        if gtk_gesture_set_sequence_state(gesture, sequence, GTK_EVENT_SEQUENCE_CLAIMED) == 0,
            gtk_gesture_get_sequence_state(gesture, sequence) == GTK_EVENT_SEQUENCE_NONE,
            presses[identifier] != nil
        {
            claimsToCome.insert(identifier)
        }
    }

    /// Presses what has the focus, without a pointer.
    private func activate() -> Bool {
        guard let owner, let root = gtk_widget_get_root(owner.widget) else { return false }
        var current = gtk_root_get_focus(root)
        while let widget = current {
            if WidgetBox.of(any: widget)?.handler?.widgetActivate() == true { return true }
            current = widget == owner.widget ? nil : gtk_widget_get_parent(widget)
        }
        return false
    }

    private func claimLate(_ identifier: UInt) {
        if claimsToCome.remove(identifier) != nil { claim(identifier) }
    }

    private func cancel(_ identifier: UInt) {
        claimsToCome.remove(identifier)
        guard var press = presses.removeValue(forKey: identifier) else { return }
        press.phase = .cancelled
        touched?(press)
    }

    private func follow(_ event: OpaquePointer) {
        guard isOfOwnSurface(event) else { return }
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS:
            // Buttons that go down while another is down are part of its press.
            if presses[0] == nil { begin(event, 0, Int(gdk_button_event_get_button(event))) }
        case GDK_BUTTON_RELEASE:
            if presses[0]?.button == Int(gdk_button_event_get_button(event)) { update(event, 0, .ended) }
        case GDK_MOTION_NOTIFY:
            move(event)
        case GDK_TOUCH_BEGIN:
            let identifier = Self.identifier(of: event)
            cancel(identifier)
            begin(event, identifier, 1)
        case GDK_TOUCH_UPDATE:
            update(event, Self.identifier(of: event), .moved)
        case GDK_TOUCH_END:
            update(event, Self.identifier(of: event), .ended)
        case GDK_TOUCH_CANCEL:
            update(event, Self.identifier(of: event), .cancelled)
        case GDK_TOUCHPAD_PINCH:
            pinch(event)
        case GDK_LEAVE_NOTIFY:
            if presses[0] == nil { hovered?(nil) }
        default:
            break
        }
    }

    private func begin(_ event: OpaquePointer, _ identifier: UInt, _ button: Int) {
        guard let place = place(of: event) else { return }
        let sample = TouchSample(
            identifier: identifier,
            phase: .began,
            source: Self.source(of: event),
            button: button,
            isTakenByWidget: isTakenByWidget(at: place),
            x: place.x,
            y: place.y,
            time: clock.seconds(of: event)
        )
        presses[identifier] = sample
        touched?(sample)
    }

    private func move(_ event: OpaquePointer) {
        let buttons =
            GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue
            | GDK_BUTTON4_MASK.rawValue | GDK_BUTTON5_MASK.rawValue
        if gdk_event_get_modifier_state(event).rawValue & buttons != 0 {
            update(event, 0, .moved)
        } else {
            // The release went to someone else, such as a menu that opened meanwhile.
            cancel(0)
            if let place = place(of: event) { hovered?(place) }
        }
    }

    private func update(_ event: OpaquePointer, _ identifier: UInt, _ phase: TouchSample.Phase) {
        guard var sample = presses[identifier] else { return }
        if let place = place(of: event) { (sample.x, sample.y) = place }
        sample.phase = phase
        sample.time = clock.seconds(of: event)
        if phase == .ended || phase == .cancelled {
            presses[identifier] = nil
            claimsToCome.remove(identifier)
        } else {
            presses[identifier] = sample
        }
        touched?(sample)
    }

    private func pinch(_ event: OpaquePointer) {
        guard let place = place(of: event) else { return }
        let phase: TouchSample.Phase
        switch gdk_touchpad_event_get_gesture_phase(event) {
        case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: phase = .began
        case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: phase = .moved
        case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
        default: phase = .cancelled
        }
        let scale = gdk_touchpad_event_get_pinch_scale(event)
        let turn = gdk_touchpad_event_get_pinch_angle_delta(event)
        guard scale.isFinite, turn.isFinite else { return }
        pinched?(
            PinchSample(
                phase: phase,
                scale: scale,
                turn: turn,
                x: place.x,
                y: place.y,
                time: clock.seconds(of: event)
            )
        )
    }

    /// Whether GTK's own widget at a place does something when it is pressed.
    private func isTakenByWidget(at place: (x: Double, y: Double)) -> Bool {
        guard let owner else { return false }
        var current = gtk_widget_pick(owner.widget, place.x, place.y, GTK_PICK_DEFAULT)
        while let widget = current, widget != owner.widget {
            let isTaker = Self.takers.contains { type in
                let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
                return g_type_check_instance_is_a(instance, type) != 0
            }
            if isTaker { return true }
            current = gtk_widget_get_parent(widget)
        }
        return false
    }

    /// The kinds of GTK's widgets in a window of ours that are pressed. They stay what they are: the arena leaves them
    /// their presses until a recognizer wins.
    private static let takers = [gtk_text_get_type(), gtk_text_view_get_type(), gtk_scrollbar_get_type()]

    private func isOfOwnSurface(_ event: OpaquePointer) -> Bool {
        guard let owner, let native = gtk_widget_get_native(owner.widget) else { return false }
        return gdk_event_get_surface(event) == gtk_native_get_surface(native)
    }

    private func place(of event: OpaquePointer) -> (x: Double, y: Double)? { owner?.place(of: event) }

    private static func source(of event: OpaquePointer) -> TouchSample.Source {
        if gdk_event_get_device_tool(event) != nil { return .pen }
        return gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN ? .finger : .mouse
    }

    /// The mouse has no sequence, and neither has a browser's first touch without the gate's script.
    private static func identifier(of event: OpaquePointer) -> UInt {
        UInt(bitPattern: gdk_event_get_event_sequence(event))
    }

    private static func identifier(in arguments: SignalClosure.Arguments) -> UInt {
        guard arguments.count >= 2 else { return 0 }
        var value = arguments[1]
        return UInt(bitPattern: g_value_get_boxed(&value))
    }
}
