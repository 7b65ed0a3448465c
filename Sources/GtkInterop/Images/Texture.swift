import CGtk

/// An image that GTK can draw.
public final class Texture: ObjectReference {
    /// Pixels.
    public var width: Int { Int(gdk_texture_get_width(OpaquePointer(pointer))) }
    /// Pixels.
    public var height: Int { Int(gdk_texture_get_height(OpaquePointer(pointer))) }

    /// Makes a texture that shares the bitmap's memory.
    public convenience init(_ bitmap: Bitmap) {
        self.init(retaining: UnsafeMutableRawPointer(bitmap.texture))
    }

    /// Makes a texture from straight (not premultiplied) red, green, blue, alpha bytes, row by row.
    ///
    /// - Returns: nil if the number of bytes does not fit, or a side is out of bounds.
    public convenience init?(width: Int, height: Int, pixels: [UInt8]) {
        guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else { return nil }
        self.init(bitmap)
    }

    /// Reads all pixels back.
    public func pixels() -> PixelBuffer {
        TextureReader.pixels(OpaquePointer(pointer))
    }

    /// The colour of one pixel, counted from the top left; clear outside the texture.
    ///
    /// It reads the whole texture back: use `pixels()` to look at many pixels.
    public func pixel(x: Int, y: Int) -> RGBA {
        pixels()[x, y]
    }

    /// The mean of all pixels' alpha, from 0 to 1.
    public var averageAlpha: Double {
        pixels().averageAlpha
    }

    /// Encodes the texture as a PNG file.
    public func pngData() -> [UInt8] {
        TextureReader.pngData(OpaquePointer(pointer))
    }
}
