import CGtk

/// Pixels in memory, as a decoder left them.
final class DecodedPixels {
    enum Format: Sendable {
        case rgb
        case rgba
        /// As Cairo has them: native words, premultiplied.
        case cairo

        var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
    }

    let width: Int
    let height: Int
    /// The bytes from one row to the next.
    let stride: Int
    let format: Format
    /// GBytes.
    let bytes: OpaquePointer

    /// Takes over a reference to bytes that fit the other values.
    init(adopting bytes: OpaquePointer, width: Int, height: Int, stride: Int, format: Format) {
        self.bytes = bytes
        self.width = width
        self.height = height
        self.stride = stride
        self.format = format
    }

    /// Copies what was drawn on a surface of this many pixels; nil if drawing failed.
    convenience init?(copying surface: OpaquePointer?, width: Int, height: Int) {
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let data = cairo_image_surface_get_data(surface),
            let copy = g_bytes_new(data, gsize(stride * height))
        else { return nil }
        self.init(adopting: copy, width: width, height: height, stride: stride, format: .cairo)
    }

    deinit { g_bytes_unref(bytes) }

    /// The bytes of all rows, without what may follow the last one.
    var byteCount: Int { Self.byteCount(width: width, height: height, stride: stride, format: format) }

    static func byteCount(width: Int, height: Int, stride: Int, format: Format) -> Int {
        stride * (height - 1) + width * format.bytesPerPixel
    }
}
