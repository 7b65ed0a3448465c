/// The pixels of an image, for tests and for measuring: four bytes a pixel, row by row.
public struct PixelBuffer: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// Red, green, blue, alpha, premultiplied; `width * height * 4` bytes.
    public let bytes: [UInt8]

    init(width: Int, height: Int, bytes: [UInt8]) {
        guard bytes.count == width * height * 4 else {
            fatalError("\(bytes.count) bytes are not four for each of \(width) × \(height) pixels")
        }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The colour of one pixel, counted from the top left; clear outside the image.
    public subscript(x: Int, y: Int) -> RGBA {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
        let start = (y * width + x) * 4
        let alpha = Double(bytes[start + 3])
        guard alpha > 0 else { return .clear }
        return RGBA(
            red: min(1, Double(bytes[start]) / alpha),
            green: min(1, Double(bytes[start + 1]) / alpha),
            blue: min(1, Double(bytes[start + 2]) / alpha),
            alpha: alpha / 255
        )
    }

    /// The mean of all pixels' alpha, from 0 to 1; exactly 1 only if every pixel is opaque.
    public var averageAlpha: Double {
        guard !bytes.isEmpty else { return 0 }
        var sum = 0
        for index in stride(from: 3, to: bytes.count, by: 4) {
            sum += Int(bytes[index])
        }
        return Double(sum) / Double(255 * width * height)
    }
}
