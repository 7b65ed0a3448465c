import Foundation

/// How far each pixel of a picture stands out from the colour of most.
struct PixelContrast {
    /// For each pixel, row by row, from 1, the same colour, to 21, black on white.
    let ratios: [Double]
    /// That of the pixel that stands out most; nil if all have one colour.
    let strongest: Double?

    init(in picture: Screenshot) {
        var counts: [UInt32: Int] = [:]
        let (width, height) = (picture.size.width, picture.size.height)
        let pixels = (0..<width * height).map { Self.pixel(picture.bytes, $0) }
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        // Equally many pixels are told apart by their colour, so that the answer is always the same.
        guard counts.count > 1, let back = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key
        else {
            ratios = pixels.map { _ in 1 }
            strongest = nil
            return
        }
        let table = Dictionary(uniqueKeysWithValues: counts.keys.map { ($0, Self.ratio($0, back)) })
        ratios = pixels.map { table[$0] ?? 1 }
        strongest = table.values.max()
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
