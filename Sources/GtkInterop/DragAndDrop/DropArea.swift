import CGtk

/// Hears of what is dragged over a window, by this program or another one.
@MainActor
public final class DropArea {
    /// Something came over the window, or moved there: the place in the widget's coordinates. Returns what would be done
    /// with it; empty if nothing takes it.
    public var moved: (@MainActor (DropOffer, _ x: Double, _ y: Double) -> DragActions)?
    /// It left the window.
    public var left: (@MainActor (DropOffer) -> Void)?
    /// It was dropped. Returns whether something takes it, which then must end the offer.
    public var dropped: (@MainActor (DropOffer, _ x: Double, _ y: Double) -> Bool)?

    private let target: ObjectReference
    private var offer: DropOffer?

    /// Makes an area of a widget that fills a window.
    public init(on widget: NativeWidget) {
        let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        guard let controller = gtk_drop_target_async_new(nil, actions) else {
            fatalError("GTK could not make a drop target")
        }
        target = ObjectReference(retaining: UnsafeMutableRawPointer(controller))
        for name in ["drag-enter", "drag-motion"] {
            _ = target.connect(name) { [weak self] arguments, result in
                guard let result, let (drop, x, y) = Self.place(arguments) else { return }
                let actions = self?.follow(drop, x, y) ?? []
                g_value_set_flags(result, actions.native.rawValue)
            }
        }
        _ = target.connect("drag-leave") { [weak self] _, _ in self?.leave() }
        _ = target.connect("drop") { [weak self] arguments, result in
            guard let result, let (drop, x, y) = Self.place(arguments) else { return }
            g_value_set_boolean(result, self?.drop(drop, x, y) == true ? 1 : 0)
        }
        gtk_widget_add_controller(widget.widget, OpaquePointer(target.pointer))
    }

    private static func place(_ arguments: SignalClosure.Arguments) -> (OpaquePointer, Double, Double)? {
        guard arguments.count >= 4 else { return nil }
        var values = (arguments[1], arguments[2], arguments[3])
        guard let drop = g_value_get_object(&values.0) else { return nil }
        let (x, y) = (g_value_get_double(&values.1), g_value_get_double(&values.2))
        return x.isFinite && y.isFinite ? (OpaquePointer(drop), x, y) : nil
    }

    private func known(_ drop: OpaquePointer) -> DropOffer {
        if let offer, offer.isFor(drop) { return offer }
        let new = DropOffer(drop)
        offer = new
        return new
    }

    private func follow(_ drop: OpaquePointer, _ x: Double, _ y: Double) -> DragActions {
        moved?(known(drop), x, y) ?? []
    }

    private func leave() {
        guard let offer, !offer.isDropped else { return }
        self.offer = nil
        offer.forget()
        left?(offer)
    }

    private func drop(_ drop: OpaquePointer, _ x: Double, _ y: Double) -> Bool {
        let offer = known(drop)
        offer.isDropped = true
        self.offer = nil
        return dropped?(offer, x, y) ?? false
    }
}
