import CGtk

/// Recognizes drags with the primary button, a finger or a pen.
///
/// A press becomes a drag only once it moved, or was held, far or long enough, so that clicks, and the scrolling of
/// what lies below, still work. From then on it belongs to this gesture alone.
@MainActor
public final class DragGesture: ObjectReference {
    /// What a press may become.
    public enum Start: Sendable {
        /// No drag.
        case never
        /// A drag as soon as the pointer moved by `threshold`.
        case afterMoving
        /// A drag once it was held for `holdingTime`; if it moves earlier it is none.
        case afterHolding
    }

    /// How far the pointer moves before a press is a drag, in points.
    public static let threshold = 6.0
    /// How long a finger rests before a press is a drag, in seconds.
    public static let holdingTime = 0.3

    /// Asked at each press: where it is and whether it is a finger's.
    public var pressed: (@MainActor (_ x: Double, _ y: Double, _ isTouch: Bool) -> Start)?
    /// Asked when the pointer has moved far enough: how far to the right and down. False makes it no drag, so that
    /// something else, such as scrolling, may take it. Without it, every direction will do.
    public var shouldBegin: (@MainActor (_ distanceX: Double, _ distanceY: Double) -> Bool)?
    /// The press is a drag now; the place is that of the press.
    public var began: (@MainActor (_ x: Double, _ y: Double) -> Void)?
    /// The pointer moved; the place is in the widget's coordinates.
    public var moved: (@MainActor (_ x: Double, _ y: Double) -> Void)?
    /// The pointer came up.
    public var ended: (@MainActor (_ x: Double, _ y: Double) -> Void)?
    /// Something else took the pointer, or `cancel()` was called.
    public var cancelled: (@MainActor () -> Void)?

    private enum Phase {
        case idle
        case waiting(Start)
        case dragging
    }

    private weak var owner: NativeWidget?
    private var phase = Phase.idle
    private var start = (x: 0.0, y: 0.0)
    /// Tells an old hold from that of the current press.
    private var pressCount = 0

    /// Makes a gesture and attaches it to a widget; it sees what happens on the widget and all in it.
    public init(on widget: NativeWidget) {
        guard let gesture = gtk_gesture_drag_new() else { fatalError("GTK could not make a gesture") }
        super.init(retaining: UnsafeMutableRawPointer(gesture))
        owner = widget
        gtk_gesture_single_set_button(OpaquePointer(pointer), guint(GDK_BUTTON_PRIMARY))
        gtk_event_controller_set_propagation_phase(OpaquePointer(pointer), GTK_PHASE_CAPTURE)
        _ = connect("drag-begin") { [weak self] arguments, _ in
            let (x, y) = Self.values(arguments)
            self?.press(x, y)
        }
        _ = connect("drag-update") { [weak self] arguments, _ in
            let (x, y) = Self.values(arguments)
            self?.move(x, y)
        }
        _ = connect("drag-end") { [weak self] arguments, _ in
            let (x, y) = Self.values(arguments)
            self?.release(x, y)
        }
        connect("cancel") { [weak self] in self?.giveUp() }
        gtk_widget_add_controller(widget.widget, OpaquePointer(pointer))
    }

    /// Ends a drag in progress without an effect; the rest of it is ignored.
    public func cancel() {
        giveUp()
        gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_DENIED)
    }

    /// Takes the gesture off its widget.
    public func detach() {
        phase = .idle
        guard let owner else { return }
        gtk_widget_remove_controller(owner.widget, OpaquePointer(pointer))
        self.owner = nil
    }

    private func press(_ x: Double, _ y: Double) {
        start = (x, y)
        pressCount += 1
        let kind = pressed?(x, y, isTouch) ?? .never
        switch kind {
        case .never:
            phase = .idle
            gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_DENIED)
        case .afterMoving:
            phase = .waiting(kind)
        case .afterHolding:
            phase = .waiting(kind)
            let count = pressCount
            MainLoop.after(seconds: Self.holdingTime) { [weak self] in
                guard let self, self.pressCount == count, case .waiting = self.phase else { return }
                self.begin()
            }
        }
    }

    private var isTouch: Bool {
        if gtk_gesture_single_get_current_sequence(OpaquePointer(pointer)) != nil { return true }
        // Without the gate's script a browser's first touch has no sequence.
        guard let event = gtk_event_controller_get_current_event(OpaquePointer(pointer)) else { return false }
        return gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN
    }

    private func begin() {
        phase = .dragging
        gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_CLAIMED)
        if let owner { TouchTracker.noteClaim(on: owner) }
        began?(start.x, start.y)
    }

    private func move(_ distanceX: Double, _ distanceY: Double) {
        if case .waiting(let kind) = phase {
            guard distanceX * distanceX + distanceY * distanceY >= Self.threshold * Self.threshold else {
                return
            }
            if kind == .afterHolding || shouldBegin?(distanceX, distanceY) == false {
                phase = .idle
                gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_DENIED)
                return
            }
            begin()
        }
        guard case .dragging = phase else { return }
        moved?(start.x + distanceX, start.y + distanceY)
    }

    private func release(_ distanceX: Double, _ distanceY: Double) {
        guard case .dragging = phase else {
            phase = .idle
            return
        }
        phase = .idle
        ended?(start.x + distanceX, start.y + distanceY)
    }

    private func giveUp() {
        guard case .dragging = phase else {
            phase = .idle
            return
        }
        phase = .idle
        cancelled?()
    }

    private static func values(_ arguments: SignalClosure.Arguments) -> (Double, Double) {
        guard arguments.count >= 3 else { return (0, 0) }
        var values = (arguments[1], arguments[2])
        return (g_value_get_double(&values.0), g_value_get_double(&values.1))
    }
}
