import CGtk

/// Recognizes clicks of the primary button, and taps of a finger or a pen.
@MainActor
public final class ClickGesture: ObjectReference {
    /// The pointer went down: the count of quick clicks, and where.
    public var pressed: (@MainActor (_ count: Int, _ x: Double, _ y: Double) -> Void)?

    /// The pointer came up again within reach.
    public var released: (@MainActor (_ count: Int, _ x: Double, _ y: Double) -> Void)?

    /// The press became something else, such as a drag, or left the widget.
    public var cancelled: (@MainActor () -> Void)?

    private weak var owner: NativeWidget?

    /// Makes a gesture and attaches it to a widget.
    public init(on widget: NativeWidget) {
        guard let gesture = gtk_gesture_click_new() else { fatalError("GTK could not make a gesture") }
        super.init(retaining: UnsafeMutableRawPointer(gesture))
        owner = widget
        gtk_gesture_single_set_button(OpaquePointer(pointer), guint(GDK_BUTTON_PRIMARY))
        _ = connect("pressed") { [weak self] arguments, _ in
            let (count, x, y) = Self.values(arguments)
            self?.pressed?(count, x, y)
        }
        _ = connect("released") { [weak self] arguments, _ in
            let (count, x, y) = Self.values(arguments)
            self?.released?(count, x, y)
        }
        connect("cancel") { [weak self] in self?.cancelled?() }
        connect("unpaired-release") { [weak self] in self?.cancelled?() }
        gtk_widget_add_controller(widget.widget, OpaquePointer(pointer))
    }

    /// Whether the gesture listens at all.
    public var isEnabled: Bool {
        get { gtk_event_controller_get_propagation_phase(OpaquePointer(pointer)) != GTK_PHASE_NONE }
        set {
            gtk_event_controller_set_propagation_phase(
                OpaquePointer(pointer),
                newValue ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE
            )
        }
    }

    /// Takes the press for this gesture, so that those of the widgets around it give up.
    public func claim() {
        gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_CLAIMED)
    }

    /// Takes the gesture off its widget.
    public func detach() {
        guard let owner else { return }
        gtk_widget_remove_controller(owner.widget, OpaquePointer(pointer))
        self.owner = nil
    }

    private static func values(_ arguments: SignalClosure.Arguments) -> (Int, Double, Double) {
        guard arguments.count >= 4 else { return (0, 0, 0) }
        var values = (arguments[1], arguments[2], arguments[3])
        return (
            Int(g_value_get_int(&values.0)), g_value_get_double(&values.1), g_value_get_double(&values.2)
        )
    }
}
