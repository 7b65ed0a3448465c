import Foundation

/// How far a text stands out from what is behind it, as its pixels tell.
///
/// The background is the colour of most pixels, and the text the colour that differs most from it. On a picture or a
/// gradient, and of letters so thin that no pixel has their full colour, that is an estimate.
struct TextContrast {
    /// From 1, the same colour, to 21, black on white.
    let ratio: Double
    /// Whether the letters are as large as those of 24 pixels.
    let isLarge: Bool

    /// What the ratio must be.
    var leastRatio: Double { isLarge ? 3 : 4.5 }

    /// Lines of 24 pixels with letters that reach up and down have at least this height.
    private static let largeLine = 22

    /// Measures a text; nil if there is nothing but background.
    init?(in picture: Screenshot) {
        var counts: [UInt32: Int] = [:]
        let (width, height) = (picture.size.width, picture.size.height)
        let pixels = (0..<width * height).map { Self.pixel(picture.bytes, $0) }
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        // Equally many pixels are told apart by their colour, so that the answer is always the same.
        guard counts.count > 1, let back = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key
        else {
            return nil
        }
        ratio = counts.keys.map { Self.ratio($0, back) }.max() ?? 1
        var (tallest, run) = (0, 0)
        for y in 0..<height {
            let hasInk = pixels[y * width..<(y + 1) * width].contains { $0 != back }
            run = hasInk ? run + 1 : 0
            tallest = max(tallest, run)
        }
        isLarge = tallest >= Self.largeLine
    }

    private static func pixel(_ bytes: [UInt8], _ index: Int) -> UInt32 {
        bytes[index * 4..<index * 4 + 3].reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func ratio(_ first: UInt32, _ second: UInt32) -> Double {
        let (one, other) = (luminance(first), luminance(second))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    private static func luminance(_ pixel: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(pixel >> shift & 255) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
}
