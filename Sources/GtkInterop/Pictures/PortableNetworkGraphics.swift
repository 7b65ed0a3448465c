import CGtk

/// Writes PNG files.
public enum PortableNetworkGraphics {
    /// Encodes a picture.
    ///
    /// - Parameter rgba: Red, green, blue and alpha, not premultiplied, of each pixel, row by row.
    /// - Precondition: There are four bytes for each pixel, and at least one pixel.
    @MainActor
    public static func encode(rgba: [UInt8], width: Int, height: Int) -> [UInt8] {
        precondition(
            width > 0 && height > 0 && rgba.count == width * height * 4,
            "\(rgba.count) bytes are not \(width) × \(height) pixels of four bytes"
        )
        let pixels = g_bytes_new(rgba, gsize(rgba.count))
        defer { g_bytes_unref(pixels) }
        let texture = gdk_memory_texture_new(
            gint(width),
            gint(height),
            GDK_MEMORY_R8G8B8A8,
            pixels,
            gsize(width * 4)
        )
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        let encoded = gdk_texture_save_to_png_bytes(texture)
        defer { g_bytes_unref(encoded) }
        var count: gsize = 0
        guard let data = g_bytes_get_data(encoded, &count) else { return [] }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
    }
}
