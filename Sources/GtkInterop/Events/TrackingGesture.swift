import CGtk

/// Follows a press of the primary button, a finger or a pen from the moment it begins until it ends.
///
/// The press stays open to others, such as the scrolling of what lies around, until it is claimed.
@MainActor
public final class TrackingGesture: ObjectReference {
    /// The press began, at a place in the widget's coordinates; false lets it go.
    public var pressed: (@MainActor (_ x: Double, _ y: Double, _ isTouch: Bool) -> Bool)?
    /// The pointer moved while it was down.
    public var moved: (@MainActor (_ x: Double, _ y: Double) -> Void)?
    /// The pointer came up.
    public var ended: (@MainActor (_ x: Double, _ y: Double) -> Void)?
    /// Something else took the press.
    public var cancelled: (@MainActor () -> Void)?

    private weak var owner: NativeWidget?
    private var isTracking = false
    private var start = (x: 0.0, y: 0.0)

    /// Makes a gesture and attaches it to a widget.
    public init(on widget: NativeWidget) {
        guard let gesture = gtk_gesture_drag_new() else { fatalError("GTK could not make a gesture") }
        super.init(retaining: UnsafeMutableRawPointer(gesture))
        owner = widget
        gtk_gesture_single_set_button(OpaquePointer(pointer), guint(GDK_BUTTON_PRIMARY))
        _ = connect("drag-begin") { [weak self] arguments, _ in
            let (x, y) = Self.values(arguments)
            self?.press(x, y)
        }
        _ = connect("drag-update") { [weak self] arguments, _ in
            guard let self, self.isTracking else { return }
            let (x, y) = Self.values(arguments)
            self.moved?(self.start.x + x, self.start.y + y)
        }
        _ = connect("drag-end") { [weak self] arguments, _ in
            guard let self, self.isTracking else { return }
            let (x, y) = Self.values(arguments)
            self.isTracking = false
            self.ended?(self.start.x + x, self.start.y + y)
        }
        connect("cancel") { [weak self] in self?.giveUp() }
        gtk_widget_add_controller(widget.widget, OpaquePointer(pointer))
    }

    /// Takes the press for this gesture alone.
    public func claim() {
        gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_CLAIMED)
    }

    /// Ends a press in progress as if something else had taken it.
    public func cancel() {
        giveUp()
        gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_DENIED)
    }

    /// Takes the gesture off its widget.
    public func detach() {
        isTracking = false
        guard let owner else { return }
        gtk_widget_remove_controller(owner.widget, OpaquePointer(pointer))
        self.owner = nil
    }

    private func press(_ x: Double, _ y: Double) {
        start = (x, y)
        isTracking = true
        if pressed?(x, y, isTouch) != true {
            isTracking = false
            gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_DENIED)
        }
    }

    private var isTouch: Bool {
        if gtk_gesture_single_get_current_sequence(OpaquePointer(pointer)) != nil { return true }
        // Without the gate's script a browser's first touch has no sequence.
        guard let event = gtk_event_controller_get_current_event(OpaquePointer(pointer)) else { return false }
        return gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN
    }

    private func giveUp() {
        guard isTracking else { return }
        isTracking = false
        cancelled?()
    }

    private static func values(_ arguments: SignalClosure.Arguments) -> (Double, Double) {
        guard arguments.count >= 3 else { return (0, 0) }
        var values = (arguments[1], arguments[2])
        return (g_value_get_double(&values.0), g_value_get_double(&values.1))
    }
}
