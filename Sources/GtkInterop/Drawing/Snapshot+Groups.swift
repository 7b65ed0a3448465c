import CGtk

extension Snapshot {
    /// Draws something above the shadow that it throws as a whole.
    public func shadowed(x: Double, y: Double, blur: Double, color: RGBA, _ draw: () -> Void) {
        var shadow = GskShadow(
            color: color.gdk,
            dx: Float(x),
            dy: Float(y),
            radius: Float(min(max(0, blur), 500))
        )
        gtk_snapshot_push_shadow(pointer, &shadow, 1)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Draws something only where a mask is opaque, both within a rectangle.
    ///
    /// The closures receive snapshots of their own, in the same coordinates.
    public func masked(within rectangle: Rectangle, by mask: (Snapshot) -> Void, _ draw: (Snapshot) -> Void) {
        guard rectangle.isFinite, rectangle.width > 0, rectangle.height > 0,
            let content = recorded(draw), let stencil = recorded(mask)
        else { return }
        var bounds = rectangle.graphene
        guard let context = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
        defer { cairo_destroy(context) }
        cairo_push_group(context)
        gsk_render_node_draw(stencil.node, context)
        guard let pattern = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_push_group(context)
        gsk_render_node_draw(content.node, context)
        cairo_pop_group_to_source(context)
        cairo_mask(context, pattern)
    }

    /// Confines what `draw` records to a rectangle of which each corner has its own radius, from the top left
    /// clockwise.
    public func clipped(to rectangle: Rectangle, cornerRadii: [Double], _ draw: () -> Void) {
        var outline = GskRoundedRect()
        var bounds = rectangle.graphene
        gsk_rounded_rect_init_from_rect(&outline, &bounds, 0)
        var corners = cornerRadii.map { graphene_size_t(width: Float($0), height: Float($0)) }
        while corners.count < 4 { corners.append(graphene_size_t(width: 0, height: 0)) }
        outline.corner = (corners[0], corners[1], corners[2], corners[3])
        gtk_snapshot_push_rounded_clip(pointer, &outline)
        draw()
        gtk_snapshot_pop(pointer)
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
