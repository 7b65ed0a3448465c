import CGtk

/// How a widget looked when it was last drawn, whatever has changed since.
public final class WidgetLook: ObjectReference {
    /// Keeps the look of a widget that is on the screen; nil if it never was drawn.
    public init?(of widget: NativeWidget) {
        guard let live = gtk_widget_paintable_new(widget.widget) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(live)) }
        guard let image = gdk_paintable_get_current_image(live) else { return nil }
        super.init(adopting: UnsafeMutableRawPointer(image))
    }
}

extension Snapshot {
    /// Draws a look at a size, in points.
    public func draw(_ look: WidgetLook, width: Double, height: Double) {
        gdk_paintable_snapshot(OpaquePointer(look.pointer), pointer, width, height)
    }

    /// Draws one thing that gives way to another.
    ///
    /// - Parameter progress: From 0, only the first, to 1, only the second.
    public func crossFaded(_ progress: Double, from first: () -> Void, to second: () -> Void) {
        gtk_snapshot_push_cross_fade(pointer, min(max(0, progress), 1))
        first()
        gtk_snapshot_pop(pointer)
        second()
        gtk_snapshot_pop(pointer)
    }
}
