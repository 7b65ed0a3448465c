import CGtk

/// Reads pixels back from a GdkTexture.
enum TextureReader {
    static func pixels(_ texture: OpaquePointer) -> PixelBuffer {
        let width = Int(gdk_texture_get_width(texture))
        let height = Int(gdk_texture_get_height(texture))
        let count = width * height * 4
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            gdk_texture_download(texture, start, gsize(width * 4))
            // Cairo's order is that of a native 32-bit word: blue first on little-endian machines.
            for offset in Swift.stride(from: 0, to: count, by: 4) {
                let word = UnsafeRawPointer(start + offset).loadUnaligned(as: UInt32.self)
                start[offset] = UInt8(truncatingIfNeeded: word >> 16)
                start[offset + 1] = UInt8(truncatingIfNeeded: word >> 8)
                start[offset + 2] = UInt8(truncatingIfNeeded: word)
                start[offset + 3] = UInt8(truncatingIfNeeded: word >> 24)
            }
            initialized = count
        }
        return PixelBuffer(width: width, height: height, bytes: bytes)
    }

    static func pngData(_ texture: OpaquePointer) -> [UInt8] {
        guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return [] }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        let data = g_bytes_get_data(bytes, &size)
        return Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
    }
}
