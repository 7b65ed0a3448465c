import CGtk

/// Turns PNG, JPEG and SVG files into images, without a display and from any thread.
///
/// The data is taken to be hostile: sizes are checked before memory is asked for, nothing outside
/// the file is loaded, and whatever is wrong with it becomes an `ImageError`.
public enum ImageDecoder {
    /// Decodes a file's content.
    ///
    /// An incomplete image is refused as malformed rather than shown in part. A JPEG that says it
    /// was taken with the camera turned is turned upright.
    public static func decode(bytes: [UInt8]) throws(ImageError) -> DecodedImage {
        guard !bytes.isEmpty else { throw ImageError(.empty, cause: "there are no bytes") }
        guard bytes.count <= Limits.fileBytes else {
            throw ImageError(.tooLarge, cause: "\(bytes.count) bytes, more than \(Limits.fileBytes)")
        }
        switch ImageKind(of: bytes) {
        case .png:
            try PNGStructure.check(bytes)
            return .bitmap(try decodeBitmap(bytes, kind: "png"))
        case .jpeg:
            try JPEGStructure.check(bytes)
            return .bitmap(try decodeBitmap(bytes, kind: "jpeg"))
        case .svg:
            return .vector(try VectorImage(bytes: bytes))
        case nil:
            throw ImageError(.unsupported, cause: "it is neither PNG nor JPEG nor SVG")
        }
    }

    /// Reads and decodes a file.
    public static func decode(path: String) throws(ImageError) -> DecodedImage {
        do {
            return try decode(bytes: FileReader.read(path))
        } catch {
            throw error.at(path)
        }
    }

    private static func decodeBitmap(_ bytes: [UInt8], kind: String) throws(ImageError) -> Bitmap {
        var error: UnsafeMutablePointer<GError>?
        guard let loader = gdk_pixbuf_loader_new_with_type(kind, &error) else {
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
        return try bitmap(adopting: pixbuf)
    }

    private static func bitmap(adopting pixbuf: OpaquePointer) throws(ImageError) -> Bitmap {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let bytes = g_bytes_new_with_free_func(
            gdk_pixbuf_read_pixels(pixbuf),
            gdk_pixbuf_get_byte_length(pixbuf),
            { g_object_unref($0) },
            UnsafeMutableRawPointer(pixbuf)
        )
        guard let bytes else { throw ImageError(.malformed, cause: "it has no pixels") }
        guard Limits.allows(width: width, height: height) else {
            g_bytes_unref(bytes)
            throw ImageError(.tooLarge, cause: "\(width) × \(height) pixels")
        }
        return Bitmap(
            adopting: bytes,
            width: width,
            height: height,
            stride: Int(gdk_pixbuf_get_rowstride(pixbuf)),
            format: gdk_pixbuf_get_has_alpha(pixbuf) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
        )
    }
}
