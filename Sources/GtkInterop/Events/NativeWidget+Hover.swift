import CGtk

extension NativeWidget {
    /// Hears of the pointer coming over this widget, and leaving it.
    public func onHover(_ handler: @escaping @MainActor (_ isInside: Bool) -> Void) {
        guard let controller = gtk_event_controller_motion_new() else { return }
        let reference = ObjectReference(retaining: UnsafeMutableRawPointer(controller))
        reference.connect("enter") { handler(true) }
        reference.connect("leave") { handler(false) }
        gtk_widget_add_controller(widget, controller)
    }
}
