import CGtk

/// What was drawn once, to be drawn again.
@MainActor
public final class RecordedDrawing {
    let node: OpaquePointer

    fileprivate init(adopting node: OpaquePointer) {
        self.node = node
    }

    isolated deinit {
        gsk_render_node_unref(node)
    }

    /// Records what `draw` draws, outside of any frame; nil if that is nothing.
    public static func record(_ draw: (Snapshot) -> Void) -> RecordedDrawing? {
        guard let recorder = gtk_snapshot_new() else { return nil }
        draw(Snapshot(pointer: recorder))
        return gtk_snapshot_free_to_node(recorder).map(RecordedDrawing.init(adopting:))
    }

    /// Paints a rectangle of whole points, one pixel for each; nil if it has no area or is too large.
    public func picture(of rectangle: Rectangle) -> Texture? {
        bitmap(of: rectangle, scale: 1).map { Texture($0) }
    }

    /// Paints a rectangle; nil if it has no area or is too large.
    ///
    /// - Parameter scale: Pixels a point.
    public func bitmap(of rectangle: Rectangle, scale: Double) -> Bitmap? {
        guard rectangle.isFinite, scale.isFinite, scale > 0,
            let width = Int(exactly: (rectangle.width * scale).rounded()),
            let height = Int(exactly: (rectangle.height * scale).rounded()),
            ImageDecoder.Limits.allows(width: width, height: height)
        else { return nil }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return nil }
        defer { cairo_destroy(context) }
        cairo_scale(context, scale, scale)
        cairo_translate(context, -rectangle.x, -rectangle.y)
        gsk_render_node_draw(node, context)
        return Bitmap(copying: surface, width: width, height: height)
    }
}

extension Snapshot {
    /// Records what `draw` draws, without drawing it; nil if that is nothing.
    public func recorded(_ draw: (Snapshot) -> Void) -> RecordedDrawing? { RecordedDrawing.record(draw) }

    /// Draws what was recorded.
    public func draw(_ drawing: RecordedDrawing) {
        gtk_snapshot_append_node(pointer, drawing.node)
    }

    /// Lets the colours of what `draw` draws run into each other.
    ///
    /// - Parameter radius: How far, in points; 0 or less leaves them.
    public func blurred(radius: Double, _ draw: () -> Void) {
        guard radius > 0, radius.isFinite else { return draw() }
        gtk_snapshot_push_blur(pointer, min(radius, 200))
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Changes the colours of what `draw` draws.
    ///
    /// - Parameters:
    ///   - saturation: How much livelier the colours become, or with less than 1 greyer.
    ///   - contrast: How much is left of the difference between each lightness and that of `anchor`.
    ///   - anchor: The lightness that stays as it is, from 0 to 1.
    public func toned(
        saturation: Double,
        contrast: Double = 1,
        around anchor: Double = 0,
        _ draw: () -> Void
    ) {
        guard saturation.isFinite, contrast.isFinite, anchor.isFinite, saturation != 1 || contrast != 1 else {
            return draw()
        }
        // The luminances of the three primaries, which saturation leaves as they are.
        let weights = (red: Float(0.2126), green: Float(0.7152), blue: Float(0.0722))
        let part = Float(contrast - saturation)
        let own = Float(saturation)
        let (red, green, blue) = (weights.red * part, weights.green * part, weights.blue * part)
        var values: [Float] = [
            red + own, red, red, 0,
            green, green + own, green, 0,
            blue, blue, blue + own, 0,
            0, 0, 0, 1,
        ]
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, &values)
        var offset = graphene_vec4_t()
        let added = Float(anchor * (1 - contrast))
        graphene_vec4_init(&offset, added, added, added, 0)
        gtk_snapshot_push_color_matrix(pointer, &matrix, &offset)
        draw()
        gtk_snapshot_pop(pointer)
    }
}
