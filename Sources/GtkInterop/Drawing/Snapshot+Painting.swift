import CGtk

extension Snapshot {
    /// Paints steps within a rectangle; what reaches beyond it is cut off.
    public func paint(_ steps: [PaintStep], in rectangle: Rectangle) {
        guard rectangle.isFinite, rectangle.width > 0, rectangle.height > 0 else { return }
        var bounds = rectangle.graphene
        guard let context = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
        defer { cairo_destroy(context) }
        Painter(context: context).run(steps)
    }

    /// Fills a rectangle with colours that change along a line between two points.
    public func fill(
        _ rectangle: Rectangle,
        from start: PaintPoint,
        to end: PaintPoint,
        stops: [PaintStop]
    ) {
        var bounds = rectangle.graphene
        var from = graphene_point_t(x: Float(start.x), y: Float(start.y))
        var to = graphene_point_t(x: Float(end.x), y: Float(end.y))
        let colors = stops.map { GskColorStop(offset: Float($0.place), color: $0.color.gdk) }
        gtk_snapshot_append_linear_gradient(pointer, &bounds, &from, &to, colors, gsize(colors.count))
    }
}
