import CGtk

/// A drag that has left its window, so that other programs can take what is carried.
@MainActor
public final class NativeDrag: ObjectReference {
    /// Called once when the drag is over, with what became of what was carried; empty if nothing took it.
    private var ended: (@MainActor (DragActions) -> Void)?

    /// Hands the press that is going on over to the desktop.
    ///
    /// - Parameters:
    ///   - widget: A widget of the window in which the press began.
    ///   - data: What is carried, the best kind first.
    ///   - actions: What may be done with it.
    ///   - icon: What is seen under the pointer.
    ///   - hotspot: The place in the icon at which the pointer holds it.
    ///   - ended: Called when the drag is over.
    /// - Returns: Nil if the desktop does not take it, since nothing is pressed any more for example.
    public init?(
        from widget: NativeWidget,
        data: [DragData],
        actions: DragActions,
        icon: Texture?,
        hotspot: (x: Double, y: Double),
        ended: @escaping @MainActor (DragActions) -> Void
    ) {
        guard let native = gtk_widget_get_native(widget.widget), let surface = gtk_native_get_surface(native),
            let display = gdk_display_get_default(), let seat = gdk_display_get_default_seat(display),
            let device = gdk_seat_get_pointer(seat)
        else { return nil }
        var providers: [UnsafeMutablePointer<GdkContentProvider>?] = data.compactMap { part in
            guard !part.type.contains("\0") else { return nil }
            let bytes = part.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            return gdk_content_provider_new_for_bytes(part.type, bytes)
        }
        let count = gsize(providers.count)
        guard let content = gdk_content_provider_new_union(&providers, count) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(content)) }
        guard let drag = gdk_drag_begin(surface, device, content, actions.native, 0, 0) else { return nil }
        self.ended = ended
        super.init(adopting: UnsafeMutableRawPointer(drag))
        if let icon {
            gtk_drag_icon_set_from_paintable(
                drag,
                OpaquePointer(icon.pointer),
                gint(min(max(0, hotspot.x), 10_000)),
                gint(min(max(0, hotspot.y), 10_000))
            )
        }
        connect("dnd-finished") { [weak self] in self?.finish(wasTaken: true) }
        connect("cancel") { [weak self] in self?.finish(wasTaken: false) }
    }

    private func finish(wasTaken: Bool) {
        guard let ended else { return }
        self.ended = nil
        let drag = OpaquePointer(pointer)
        let action = wasTaken ? DragActions(gdk_drag_get_selected_action(drag)) : []
        gdk_drag_drop_done(drag, action.isEmpty ? 0 : 1)
        ended(action)
    }
}
