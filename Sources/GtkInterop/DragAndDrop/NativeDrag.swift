import CGtk

/// A drag that has left its window, so that other programs can take what is carried.
@MainActor
public final class NativeDrag: ObjectReference {
    /// Called once when it was let go over something that takes it.
    private var dropped: (@MainActor () -> Void)?
    /// Called once when the drag is over, with what became of what was carried; empty if nothing took it.
    private var ended: (@MainActor (DragActions) -> Void)?
    private var keys: (display: ObjectReference, handler: SignalHandler)?

    /// Hands the press that is going on over to the desktop.
    ///
    /// - Parameters:
    ///   - widget: A widget of the window in which the press began.
    ///   - data: What is carried, the best kind first.
    ///   - actions: What may be done with it.
    ///   - icon: What is seen under the pointer.
    ///   - hotspot: The place in the icon at which the pointer holds it.
    ///   - dropped: Called when it was let go over something that takes it. When the drag is over is up to that.
    ///   - ended: Called when the drag is over.
    /// - Returns: Nil if the desktop does not take it, since nothing is pressed any more for example.
    public init?(
        from widget: NativeWidget,
        data: [DragData],
        actions: DragActions,
        icon: Texture?,
        hotspot: (x: Double, y: Double),
        dropped: @escaping @MainActor () -> Void,
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
        self.dropped = dropped
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
        connect("drop-performed") { [weak self] in self?.drop() }
        connect("dnd-finished") { [weak self] in self?.finish(wasTaken: true) }
        connect("cancel") { [weak self] in self?.finish(wasTaken: false) }
        followEscape(on: ObjectReference(retaining: UnsafeMutableRawPointer(display)))
    }

    isolated deinit { ignoreEscape() }

    /// Ends the drag, of which who took it says no more: nothing took it.
    public func giveUp() { finish(wasTaken: false) }

    /// Gives the drag up at Escape, where GTK does not.
    private func followEscape(on display: ObjectReference) {
        guard String(cString: g_type_name(display.typeIdentifier)) == "GdkX11Display" else { return }
        let handler = display.connect("xevent") { [weak self] arguments, result in
            guard let self, let result, arguments.count > 1, let values = arguments.baseAddress,
                Self.isEscape(g_value_get_pointer(values + 1), on: display)
            else { return }
            g_value_set_boolean(result, 1)
            tabard_drag_cancel(OpaquePointer(self.pointer))
        }
        keys = (display, handler)
    }

    private static func isEscape(_ event: gpointer?, on display: ObjectReference) -> Bool {
        let code = tabard_x11_key_for_screen(event)
        var value: guint = 0
        guard code > 0,
            gdk_display_translate_key(
                OpaquePointer(display.pointer),
                code,
                GdkModifierType(rawValue: 0),
                0,
                &value,
                nil,
                nil,
                nil
            ) != 0
        else { return false }
        return value == guint(GDK_KEY_Escape)
    }

    private func ignoreEscape() {
        guard let keys else { return }
        keys.display.disconnect(keys.handler)
        self.keys = nil
    }

    private func drop() {
        ignoreEscape()
        let dropped = dropped
        self.dropped = nil
        dropped?()
    }

    private func finish(wasTaken: Bool) {
        guard let ended else { return }
        ignoreEscape()
        self.dropped = nil
        self.ended = nil
        let drag = OpaquePointer(pointer)
        let action = wasTaken ? DragActions(gdk_drag_get_selected_action(drag)) : []
        gdk_drag_drop_done(drag, action.isEmpty ? 0 : 1)
        ended(action)
    }
}
