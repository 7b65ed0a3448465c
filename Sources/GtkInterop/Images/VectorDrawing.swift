import CGtk

/// Reads and draws SVG documents that have been checked, in the calling process.
enum VectorDrawing {
    /// What librsvg's recursion may take for each element that holds others; it takes less than half of it.
    static func stackBytes(_ cost: VectorDocumentCost) -> Int {
        (1 << 20) + cost.containers << 15
    }

    /// The natural size in points.
    static func naturalSize(_ bytes: [UInt8]) throws(ImageError) -> (width: Double, height: Double) {
        let handle = try handle(bytes)
        defer { g_object_unref(handle) }
        return try naturalSize(handle)
    }

    /// Draws a document, keeping its proportions as it asks, on a thread with a stack of its own.
    static func draw(
        _ bytes: [UInt8],
        width: Int,
        height: Int,
        stackBytes: Int
    ) throws(ImageError) -> DecodedPixels {
        let drawn = DeepStack.run(stackBytes: stackBytes) {
            Result { () throws(ImageError) in try draw(bytes, width: width, height: height) }
        }
        guard let drawn else { throw ImageError(.malformed, cause: "there is no memory to draw it") }
        return try drawn.get()
    }

    private static func draw(_ bytes: [UInt8], width: Int, height: Int) throws(ImageError) -> DecodedPixels {
        let handle = try handle(bytes)
        defer { g_object_unref(handle) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        var error: UnsafeMutablePointer<GError>?
        guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
            throw ImageError(.malformed, taking: error)
        }
        guard let pixels = DecodedPixels(copying: surface, width: width, height: height) else {
            throw ImageError(.malformed, cause: "it could not be drawn")
        }
        return pixels
    }

    private static func handle(_ bytes: [UInt8]) throws(ImageError) -> UnsafeMutablePointer<RsvgHandle> {
        var error: UnsafeMutablePointer<GError>?
        guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
            throw ImageError(.malformed, taking: error)
        }
        // CSS defines a pixel as the 96th part of an inch.
        rsvg_handle_set_dpi(handle, 96)
        return handle
    }

    private static func naturalSize(
        _ handle: UnsafeMutablePointer<RsvgHandle>
    ) throws(ImageError) -> (width: Double, height: Double) {
        var width = 0.0
        var height = 0.0
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
            var hasWidth: gboolean = 0
            var hasHeight: gboolean = 0
            var hasViewBox: gboolean = 0
            var widthLength = RsvgLength()
            var heightLength = RsvgLength()
            var viewBox = RsvgRectangle()
            rsvg_handle_get_intrinsic_dimensions(
                handle,
                &hasWidth,
                &widthLength,
                &hasHeight,
                &heightLength,
                &hasViewBox,
                &viewBox
            )
            (width, height) = hasViewBox != 0 ? (viewBox.width, viewBox.height) : (300, 150)
        }
        try checkNaturalSize(width, height)
        return (width, height)
    }

    static func checkNaturalSize(_ width: Double, _ height: Double) throws(ImageError) {
        guard width.isFinite, height.isFinite, width > 0, height > 0 else {
            throw ImageError(.malformed, cause: "its natural size is \(width) × \(height)")
        }
        let side = Double(ImageDecoder.Limits.side)
        guard width <= side, height <= side else {
            throw ImageError(.tooLarge, cause: "its natural size is \(width) × \(height)")
        }
    }
}
