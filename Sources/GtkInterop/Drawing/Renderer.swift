import CGtk

/// Draws widgets into memory: with the software renderer, so that pictures do not depend on the graphics card or on a
/// window manager, or as they are on the screen.
@MainActor
public enum Renderer {
    /// Renders a widget that is on screen to the bytes of a PNG file.
    ///
    /// - Parameters:
    ///   - widget: A mapped widget with a parent; its frame must have been laid out.
    ///   - scale: Pixels a point.
    /// - Returns: Nil if the widget is not on screen or has no area.
    public static func png(of widget: NativeWidget, scale: Double = 1) -> [UInt8]? {
        guard let renderer = gsk_cairo_renderer_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(renderer)) }
        guard gsk_renderer_realize(renderer, nil, nil) != 0 else { return nil }
        defer { gsk_renderer_unrealize(renderer) }
        return png(of: widget, scale: scale, with: renderer)
    }

    /// Renders a widget as its own window does: on the graphics card, where there is one.
    ///
    /// - Returns: The bytes of a PNG file and the name of the renderer's type; nil if the widget is not on screen.
    public static func pngAsShown(of widget: NativeWidget) -> (bytes: [UInt8], renderer: String)? {
        guard let native = gtk_widget_get_native(widget.widget),
            let renderer = gtk_native_get_renderer(native),
            let bytes = png(of: widget, scale: 1, with: renderer)
        else { return nil }
        let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
        return (bytes, g_type_name_from_instance(instance).map { String(cString: $0) } ?? "")
    }

    private static func png(of widget: NativeWidget, scale: Double, with renderer: OpaquePointer) -> [UInt8]?
    {
        guard let texture = render(widget, scale: scale, with: renderer) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        guard let data = g_bytes_get_data(bytes, &count) else { return nil }
        return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(count)))
    }

    private static func render(
        _ widget: NativeWidget,
        scale: Double,
        with renderer: OpaquePointer
    ) -> OpaquePointer? {
        guard widget.isMapped, let parent = gtk_widget_get_parent(widget.widget) else { return nil }
        let width = Double(widget.allocatedWidth)
        let height = Double(widget.allocatedHeight)
        guard width > 0, height > 0, let snapshot = gtk_snapshot_new() else { return nil }
        gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
        var origin = graphene_point_t()
        var zero = graphene_point_t(x: 0, y: 0)
        if gtk_widget_compute_point(widget.widget, parent, &zero, &origin) != 0 {
            var offset = graphene_point_t(x: -origin.x, y: -origin.y)
            gtk_snapshot_translate(snapshot, &offset)
        }
        gtk_widget_snapshot_child(parent, widget.widget, snapshot)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        var viewport = Rectangle(x: 0, y: 0, width: width * scale, height: height * scale).graphene
        return gsk_renderer_render_texture(renderer, node, &viewport)
    }
}
