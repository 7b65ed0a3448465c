import CGtk

/// Any GTK widget: what all of them have in common.
@MainActor
open class NativeWidget: ObjectReference {
    var widget: UnsafeMutablePointer<GtkWidget> { typed(GtkWidget.self) }
    /// How many times as large the widget is drawn as it is, along the direction in which that is most.
    private(set) var scale = 1.0

    /// Whether the widget takes part in layout and drawing.
    public var isVisible: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
    }

    /// Whether the widget is on screen: visible itself, in a visible window.
    public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

    /// From 0, invisible, to 1, the default.
    public var opacity: Double {
        get { gtk_widget_get_opacity(widget) }
        set { gtk_widget_set_opacity(widget, newValue) }
    }

    /// Whether the widget takes input; insensitive widgets are also announced as disabled.
    public var isSensitive: Bool {
        get { gtk_widget_get_sensitive(widget) != 0 }
        set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
    }

    /// Whether pointer events reach the widget and its children.
    public var canTarget: Bool {
        get { gtk_widget_get_can_target(widget) != 0 }
        set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
    }

    /// Whether the keyboard focus may come to the widget itself.
    public var isFocusable: Bool {
        get { gtk_widget_get_focusable(widget) != 0 }
        set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
    }

    /// Whether the keyboard focus may come to the widget or anything in it.
    public var canFocus: Bool {
        get { gtk_widget_get_can_focus(widget) != 0 }
        set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
    }

    /// Whether the widget has the keyboard focus of its window.
    public var isFocused: Bool { gtk_widget_is_focus(widget) != 0 }

    /// Whether the focus shall be shown, as it is while the keyboard is used.
    public var showsFocus: Bool {
        let flags = gtk_widget_get_state_flags(widget)
        return isFocused && flags.rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
    }

    /// Whether drawing is confined to the widget's own rectangle.
    public var clipsChildren: Bool {
        get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
        set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
    }

    /// Gives the pointer over the widget a shape of CSS, such as `col-resize`; one that the desktop does not have is an arrow.
    ///
    /// - Parameter name: The shape; nil for that of the widget around it.
    public func setCursor(named name: String?) { gtk_widget_set_cursor_from_name(widget, name) }

    /// The shape that the widget itself gives the pointer; nil if it gives none.
    public var cursorName: String? {
        gtk_widget_get_cursor(widget).flatMap { gdk_cursor_get_name($0) }.map { String(cString: $0) }
    }

    /// The width that GTK gave the widget, in whole points.
    public var allocatedWidth: Int { Int(gtk_widget_get_width(widget)) }

    /// The height that GTK gave the widget, in whole points.
    public var allocatedHeight: Int { Int(gtk_widget_get_height(widget)) }

    /// Device pixels a point: 1, 2 or 3.
    public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

    /// Whether text runs from right to left here.
    public var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    /// Gives the widget the keyboard focus; false if it could not take it.
    @discardableResult
    public func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

    /// Gives the keyboard focus to the first in the widget that takes it; false if nothing does.
    @discardableResult
    public func focusFirstChild() -> Bool { moveFocus(isForward: true) }

    /// Moves the keyboard focus on to the next in the widget that takes it, or to the first or last if it is elsewhere.
    ///
    /// - Returns: False at the end.
    @discardableResult
    public func moveFocus(isForward: Bool) -> Bool {
        gtk_widget_child_focus(widget, isForward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) != 0
    }

    /// Counts the frames of the widget's window; 0 while it is in none.
    public var frameCounter: Int {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return 0 }
        return Int(gdk_frame_clock_get_frame_counter(clock))
    }

    /// Asks for a redraw in the next frame.
    public func queueDraw() { gtk_widget_queue_draw(widget) }

    /// Asks for children to be placed anew in the next frame.
    public func queueAllocate() { gtk_widget_queue_allocate(widget) }

    /// Adds a child in front of (above) `sibling`, or behind all others if it is nil.
    public func insertChild(_ child: NativeWidget, above sibling: NativeWidget?) {
        gtk_widget_insert_after(child.widget, widget, sibling?.widget)
    }

    /// The child in front of all others; nil if there is none.
    public var lastChild: NativeWidget? {
        gtk_widget_get_last_child(widget).map { NativeWidget(retaining: UnsafeMutableRawPointer($0)) }
    }

    /// Takes the widget out of its parent, if it has one.
    public func removeFromParent() {
        if gtk_widget_get_parent(widget) != nil {
            gtk_widget_unparent(widget)
        }
    }

    /// Whether the widget stands in `parent`.
    public func isChild(of parent: NativeWidget) -> Bool {
        gtk_widget_get_parent(widget) == parent.widget
    }

    /// Whether another widget comes directly after this one in the parent, that is in front of it.
    public func isJustBehind(_ sibling: NativeWidget) -> Bool {
        gtk_widget_get_next_sibling(widget) == sibling.widget
    }

    /// Gives the widget its size and its place in the parent's coordinates.
    ///
    /// Call it only while the parent is being allocated. GTK sizes are whole points, so fractions
    /// are rounded up; the map may hold any place.
    public func place(width: Double, height: Double, map: AffineMap) {
        if map.greatestScale != scale {
            scale = map.greatestScale
            DrawnScale.changed()
        }
        // A text view that breaks its lines anew asks for another size while it is given its place. Above it, GTK keeps that
        // request at a widget that itself stays as it is, and nobody comes back to it: it would never be drawn again. Without
        // such a request the second turn compares, and ends.
        for _ in 1...2 {
            // Unless a widget is measured first, GTK warns of an allocation that nobody asked for.
            var minimumWidth: gint = 0
            var minimumHeight: gint = 0
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimumWidth, nil, nil, nil)
            let wholeWidth = max(minimumWidth, Self.wholePoints(width))
            gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, wholeWidth, &minimumHeight, nil, nil, nil)
            let wholeHeight = max(minimumHeight, Self.wholePoints(height))
            gtk_widget_allocate(widget, wholeWidth, wholeHeight, -1, map.makeTransform())
        }
    }

    private static func wholePoints(_ length: Double) -> gint {
        guard length.isFinite else { return 0 }
        return gint(min(max(0, length.rounded(.up)), 1_000_000))
    }

    /// Forces left-to-right or right-to-left for this widget and those that inherit from it.
    public func setDirection(rightToLeft: Bool) {
        gtk_widget_set_direction(widget, rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }

    /// Runs a closure before each frame until it returns false.
    public func addTick(_ tick: @escaping @MainActor () -> Bool) {
        let box = ClosureBox(tick).retainedPointer()
        gtk_widget_add_tick_callback(
            widget,
            { _, _, data in
                guard let box = ClosureBox<@MainActor () -> Bool>.from(data) else { return 0 }
                return MainActor.assumeIsolated { box.closure() } ? 1 : 0
            },
            box,
            { releaseClosureBox($0) }
        )
    }
}
