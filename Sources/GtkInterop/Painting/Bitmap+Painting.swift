import CGtk

extension Bitmap {
    /// Paints a picture into memory.
    ///
    /// - Parameters:
    ///   - width: Pixels.
    ///   - height: Pixels.
    ///   - scale: Pixels a point of the steps' coordinates.
    ///   - origin: The pixel at which the steps' coordinates begin.
    ///   - isOpaque: Whether it starts out black rather than clear.
    /// - Returns: nil if a side is out of bounds.
    public convenience init?(
        width: Int,
        height: Int,
        scale: Double,
        origin: PaintPoint = PaintPoint(x: 0, y: 0),
        isOpaque: Bool = false,
        painting steps: [PaintStep]
    ) {
        guard ImageDecoder.Limits.allows(width: width, height: height) else { return nil }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return nil }
        defer { cairo_destroy(context) }
        if isOpaque {
            cairo_set_source_rgba(context, 0, 0, 0, 1)
            cairo_paint(context)
        }
        cairo_translate(context, origin.x, origin.y)
        cairo_scale(context, scale, scale)
        Painter(context: context).run(steps)
        self.init(copying: surface, width: width, height: height)
    }

    /// Copies what was drawn on a surface of this many pixels; nil if drawing failed.
    convenience init?(copying surface: OpaquePointer?, width: Int, height: Int) {
        guard let pixels = DecodedPixels(copying: surface, width: width, height: height) else { return nil }
        self.init(pixels)
    }

    /// A surface with the same pixels, which the caller owns.
    func makeSurface() -> OpaquePointer? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height)) else {
            return nil
        }
        guard let data = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        gdk_texture_download(texture, data, gsize(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
