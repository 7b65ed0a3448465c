import CGtk

/// Decodes PNG and JPEG files whose structure has been checked, in the calling process.
enum BitmapDecoding {
    enum Kind: String, Sendable {
        case png
        case jpeg
    }

    static func decode(_ bytes: [UInt8], kind: Kind) throws(ImageError) -> DecodedPixels {
        var error: UnsafeMutablePointer<GError>?
        guard let loader = gdk_pixbuf_loader_new_with_type(kind.rawValue, &error) else {
            throw ImageError(.unsupported, taking: error)
        }
        defer { g_object_unref(loader) }
        let watch = LoaderWatch()
        watch.attach(to: loader)
        let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &error) != 0
        // A loader that has refused its data must be closed too, and then says nothing new.
        var closing: UnsafeMutablePointer<GError>?
        let isClosed = gdk_pixbuf_loader_close(loader, &closing) != 0
        if error == nil { swap(&error, &closing) }
        if let closing { g_error_free(closing) }
        if let (width, height) = watch.refused {
            if let error { g_error_free(error) }
            throw ImageError(.tooLarge, cause: "\(width) × \(height) pixels")
        }
        guard isWritten, isClosed, error == nil, let loaded = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw ImageError(.malformed, taking: error)
        }
        guard watch.rows == Int(gdk_pixbuf_get_height(loaded)) else {
            throw ImageError(.malformed, cause: "rows of pixels are missing")
        }
        guard let pixbuf = gdk_pixbuf_apply_embedded_orientation(loaded) else {
            throw ImageError(.malformed, cause: "it could not be turned upright")
        }
        return try pixels(adopting: pixbuf)
    }

    private static func pixels(adopting pixbuf: OpaquePointer) throws(ImageError) -> DecodedPixels {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let bytes = g_bytes_new_with_free_func(
            gdk_pixbuf_read_pixels(pixbuf),
            gdk_pixbuf_get_byte_length(pixbuf),
            { g_object_unref($0) },
            UnsafeMutableRawPointer(pixbuf)
        )
        guard let bytes else { throw ImageError(.malformed, cause: "it has no pixels") }
        guard ImageDecoder.Limits.allows(width: width, height: height) else {
            g_bytes_unref(bytes)
            throw ImageError(.tooLarge, cause: "\(width) × \(height) pixels")
        }
        return DecodedPixels(
            adopting: bytes,
            width: width,
            height: height,
            stride: Int(gdk_pixbuf_get_rowstride(pixbuf)),
            format: gdk_pixbuf_get_has_alpha(pixbuf) != 0 ? .rgba : .rgb
        )
    }
}
