import CGtk

/// A decoded image in memory that never changes, so any thread may hold it.
///
/// A `Texture` made of it shares its memory.
public final class Bitmap: @unchecked Sendable {
    /// Pixels.
    public let width: Int
    /// Pixels.
    public let height: Int

    /// A GdkTexture, which is immutable and, being in memory, bound to no display or thread.
    let texture: OpaquePointer

    /// Makes an image from straight (not premultiplied) red, green, blue, alpha bytes, row by row.
    ///
    /// - Returns: nil if a side is not positive, exceeds the limits of `ImageDecoder.Limits`, or
    ///   does not fit the number of bytes.
    public convenience init?(width: Int, height: Int, pixels: [UInt8]) {
        guard ImageDecoder.Limits.allows(width: width, height: height), pixels.count == width * height * 4
        else {
            return nil
        }
        self.init(
            adopting: g_bytes_new(pixels, gsize(pixels.count)),
            width: width,
            height: height,
            stride: width * 4,
            format: GDK_MEMORY_R8G8B8A8
        )
    }

    /// Shares the memory of what was decoded.
    convenience init(_ pixels: DecodedPixels) {
        let format =
            switch pixels.format {
            case .rgb: GDK_MEMORY_R8G8B8
            case .rgba: GDK_MEMORY_R8G8B8A8
            case .cairo: Self.cairoFormat
            }
        self.init(
            adopting: g_bytes_ref(pixels.bytes),
            width: pixels.width,
            height: pixels.height,
            stride: pixels.stride,
            format: format
        )
    }

    /// Takes over a reference to bytes that fit the other values.
    init(adopting bytes: OpaquePointer, width: Int, height: Int, stride: Int, format: GdkMemoryFormat) {
        self.width = width
        self.height = height
        texture = gdk_memory_texture_new(gint(width), gint(height), format, bytes, gsize(stride))
        g_bytes_unref(bytes)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }

    /// Cairo stores a pixel as a native 32-bit word.
    private static var cairoFormat: GdkMemoryFormat {
        UInt32(1).littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
    }

    /// Reads the pixels back.
    public func pixels() -> PixelBuffer {
        TextureReader.pixels(texture)
    }

    /// Encodes the image as a PNG file.
    public func pngData() -> [UInt8] {
        TextureReader.pngData(texture)
    }
}
