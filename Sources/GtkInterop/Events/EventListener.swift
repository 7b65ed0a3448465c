import CGtk

/// Something that listens to a widget's events, until it is taken off or the widget goes.
@MainActor
public final class EventListener: ObjectReference {
    private weak var owner: NativeWidget?

    init(_ controller: OpaquePointer, on widget: NativeWidget) {
        super.init(retaining: UnsafeMutableRawPointer(controller))
        owner = widget
    }

    /// Takes it off its widget.
    public func detach() {
        guard let owner else { return }
        gtk_widget_remove_controller(owner.widget, OpaquePointer(pointer))
        self.owner = nil
    }
}
