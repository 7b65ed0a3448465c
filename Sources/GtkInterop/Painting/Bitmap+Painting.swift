import CGtk

extension Bitmap {
    /// Paints a picture into memory.
    ///
    /// - Parameters:
    ///   - width: Pixels.
    ///   - height: Pixels.
    ///   - scale: Pixels a point of the steps' coordinates.
    ///   - isOpaque: Whether it starts out black rather than clear.
    /// - Returns: nil if a side is out of bounds.
    public convenience init?(
        width: Int,
        height: Int,
        scale: Double,
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
        cairo_scale(context, scale, scale)
        Painter(context: context).run(steps)
        self.init(copying: surface, width: width, height: height)
    }

    /// Copies what was drawn on a surface of this many pixels; nil if drawing failed.
    convenience init?(copying surface: OpaquePointer?, width: Int, height: Int) {
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let data = cairo_image_surface_get_data(surface),
            let copy = g_bytes_new(data, gsize(stride * height))
        else { return nil }
        self.init(adopting: copy, width: width, height: height, stride: stride, format: Self.cairoFormat)
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

    /// Cairo stores a pixel as a native 32-bit word.
    private static var cairoFormat: GdkMemoryFormat {
        UInt32(1).littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
    }
}
