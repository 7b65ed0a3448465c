import CGtk

/// Lets the user move a window by parts of its content, as by a title bar.
///
/// A double click there does what the desktop does on title bars, and the secondary button opens the desktop's menu of the window.
@MainActor
final class WindowHandle {
    /// Asked for a place in the widget, in points; nil for no place at all.
    var isHandle: (@MainActor (_ x: Double, _ y: Double) -> Bool)?

    private weak var owner: NativeWidget?
    private let drag: ObjectReference
    private let click: ObjectReference

    /// Makes a handle of a widget that fills a window.
    init(on widget: NativeWidget) {
        guard let drag = gtk_gesture_drag_new(), let click = gtk_gesture_click_new() else {
            fatalError("GTK could not make a gesture")
        }
        owner = widget
        self.drag = ObjectReference(retaining: UnsafeMutableRawPointer(drag))
        self.click = ObjectReference(retaining: UnsafeMutableRawPointer(click))
        // All buttons.
        gtk_gesture_single_set_button(click, 0)
        for gesture in [drag, click] {
            gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
            gtk_widget_add_controller(widget.widget, gesture)
        }
        self.drag.connect("drag-begin") { [weak self] in
            guard let self else { return }
            var (x, y) = (0.0, 0.0)
            gtk_gesture_drag_get_start_point(drag, &x, &y)
            if !self.answers((x, y)) { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED) }
        }
        self.drag.connect("drag-update") { [weak self] in self?.move() }
        _ = self.click.connect("pressed") { [weak self] arguments, _ in
            guard let self, arguments.count >= 4 else { return }
            var (count, x, y) = (arguments[1], arguments[2], arguments[3])
            self.press(g_value_get_int(&count), at: (g_value_get_double(&x), g_value_get_double(&y)))
        }
    }

    private func answers(_ place: (x: Double, y: Double)) -> Bool { isHandle?(place.x, place.y) == true }

    /// Hands the window over to the desktop once the pointer went so far that this is no click.
    private func move() {
        let gesture = OpaquePointer(drag.pointer)
        var (x, y) = (0.0, 0.0)
        var (right, down) = (0.0, 0.0)
        guard let owner, let surface = surface(of: owner),
            gtk_gesture_drag_get_start_point(gesture, &x, &y) != 0,
            gtk_gesture_drag_get_offset(gesture, &right, &down) != 0,
            gtk_drag_check_threshold(owner.widget, 0, 0, Self.whole(right), Self.whole(down)) != 0
        else { return }
        let place = placeOnSurface(of: owner, x, y)
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        gdk_toplevel_begin_move(
            surface,
            gtk_gesture_get_device(gesture),
            gint(gtk_gesture_single_get_current_button(gesture)),
            place.x,
            place.y,
            gtk_event_controller_get_current_event_time(gesture)
        )
        // The desktop has the pointer now, and its release is not told.
        for controller in [drag, click] { gtk_event_controller_reset(OpaquePointer(controller.pointer)) }
    }

    private func press(_ count: gint, at place: (x: Double, y: Double)) {
        let gesture = OpaquePointer(click.pointer)
        guard let owner, let surface = surface(of: owner), answers(place) else { return }
        switch Int(gtk_gesture_single_get_current_button(gesture)) {
        case 1 where count == 2:
            if performDoubleClick(in: owner) {
                gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            }
        case 3:
            guard let event = gtk_event_controller_get_current_event(gesture),
                gdk_toplevel_show_window_menu(surface, event) != 0
            else { return }
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            gtk_event_controller_reset(gesture)
        default: break
        }
    }

    private func performDoubleClick(in owner: NativeWidget) -> Bool {
        guard let root = gtk_widget_get_root(owner.widget) else { return false }
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
        switch Toolkit.textSetting("gtk-titlebar-double-click") {
        case "toggle-maximize":
            guard gtk_window_get_resizable(window) != 0 else { return false }
            if gtk_window_is_maximized(window) != 0 {
                gtk_window_unmaximize(window)
            } else {
                gtk_window_maximize(window)
            }
        case "minimize": gtk_window_minimize(window)
        case "lower":
            guard let surface = surface(of: owner) else { return false }
            return gdk_toplevel_lower(surface) != 0
        default: return false
        }
        return true
    }

    private func surface(of widget: NativeWidget) -> OpaquePointer? {
        guard let native = gtk_widget_get_native(widget.widget),
            let surface = gtk_native_get_surface(native),
            g_type_check_instance_is_a(
                UnsafeMutableRawPointer(surface).assumingMemoryBound(to: GTypeInstance.self),
                gdk_toplevel_get_type()
            ) != 0
        else { return nil }
        return surface
    }

    private func placeOnSurface(of widget: NativeWidget, _ x: Double, _ y: Double) -> (x: Double, y: Double) {
        guard let native = gtk_widget_get_native(widget.widget) else { return (x, y) }
        let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        var place = (x: x, y: y)
        gtk_widget_translate_coordinates(widget.widget, window, x, y, &place.x, &place.y)
        var frame = (x: 0.0, y: 0.0)
        gtk_native_get_surface_transform(native, &frame.x, &frame.y)
        return (place.x + frame.x, place.y + frame.y)
    }

    private static func whole(_ length: Double) -> gint { gint(max(-10_000, min(10_000, length)).rounded()) }
}
