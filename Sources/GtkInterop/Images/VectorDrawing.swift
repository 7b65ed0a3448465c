import CGtk

/// Reads and draws SVG documents that have been checked, in the calling process.
enum VectorDrawing {
    /// librsvg's functions, loaded when they are first needed; nil where the library is not installed.
    private static let library: tabard_vector_functions? = {
        var functions = tabard_vector_functions()
        return tabard_load_vector_functions(&functions) ? functions : nil
    }()

    /// What librsvg's recursion may take for each element that holds others; it takes less than half of it.
    static func stackBytes(_ cost: VectorDocumentCost) -> Int {
        (1 << 20) + cost.containers << 15
    }

    /// The natural size in points.
    static func naturalSize(_ bytes: [UInt8]) throws(ImageError) -> (width: Double, height: Double) {
        let (library, handle) = try open(bytes)
        defer { g_object_unref(handle) }
        return try naturalSize(library, handle)
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
        let (library, handle) = try open(bytes)
        defer { g_object_unref(handle) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        var viewport = tabard_vector_rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        var error: UnsafeMutablePointer<GError>?
        guard library.render_document(handle, context, &viewport, &error) != 0 else {
            throw ImageError(.malformed, taking: error)
        }
        guard let pixels = DecodedPixels(copying: surface, width: width, height: height) else {
            throw ImageError(.malformed, cause: "it could not be drawn")
        }
        return pixels
    }

    private static func open(
        _ bytes: [UInt8]
    ) throws(ImageError) -> (library: tabard_vector_functions, handle: UnsafeMutableRawPointer) {
        guard let library else { throw ImageError(.unavailable, cause: "librsvg is not installed") }
        var error: UnsafeMutablePointer<GError>?
        guard let handle = library.new_from_data(bytes, gsize(bytes.count), &error) else {
            throw ImageError(.malformed, taking: error)
        }
        // CSS defines a pixel as the 96th part of an inch.
        library.set_dpi(handle, 96)
        return (library, handle)
    }

    private static func naturalSize(
        _ library: tabard_vector_functions,
        _ handle: UnsafeMutableRawPointer
    ) throws(ImageError) -> (width: Double, height: Double) {
        var width = 0.0
        var height = 0.0
        if library.get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
            var hasWidth: gboolean = 0
            var hasHeight: gboolean = 0
            var hasViewBox: gboolean = 0
            var widthLength = tabard_vector_length()
            var heightLength = tabard_vector_length()
            var viewBox = tabard_vector_rectangle()
            library.get_intrinsic_dimensions(
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
