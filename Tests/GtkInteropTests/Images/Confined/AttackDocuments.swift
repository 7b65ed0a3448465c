import Foundation

/// Documents that stop librsvg or keep it busy for minutes, each made when it is asked for.
enum AttackDocuments {
    /// By name, so that a failure tells which one it was.
    static var all: [(name: String, bytes: [UInt8])] {
        crashing + slow
    }

    /// They end the process that draws them.
    static var crashing: [(name: String, bytes: [UInt8])] {
        [
            ("huge font", SampleImages.svg("<text y=\"9\" font-size=\"1e8\">A</text>")),
            ("convolution of order 21", SampleImages.svg(convolution)),
        ]
    }

    static var slow: [(name: String, bytes: [UInt8])] {
        [
            ("a million octaves", SampleImages.svg(turbulence, attributes: "width=\"400\" height=\"400\"")),
            ("nested use", SampleImages.svg(nestedUse)),
            ("long text", SampleImages.svg("<text y=\"9\">\(String(repeating: "W", count: 20_000))</text>")),
            ("long path", SampleImages.svg(path, attributes: "width=\"500\" height=\"500\"")),
            ("many stops", SampleImages.svg(gradient, attributes: "width=\"500\" height=\"500\"")),
            ("progressive JPEG", ProgressiveJPEG.bytes(side: 6_000, scanCount: 180)),
        ]
    }

    private static var convolution: String {
        let kernel = [String](repeating: "1", count: 21 * 21).joined(separator: " ")
        return "<filter id=\"f\"><feConvolveMatrix order=\"21\" kernelMatrix=\"\(kernel)\"/></filter>"
            + "<rect width=\"10\" height=\"10\" filter=\"url(#f)\"/>"
    }

    private static let turbulence =
        "<filter id=\"f\"><feTurbulence baseFrequency=\"0.1\" numOctaves=\"1000000\"/></filter>"
        + "<rect width=\"400\" height=\"400\" filter=\"url(#f)\"/>"

    private static var nestedUse: String {
        (1...30).reduce("<path id=\"a0\" d=\"M0 0h9v9z\"/>") { document, level in
            document + "<g id=\"a\(level)\">"
                + String(repeating: "<use href=\"#a\(level - 1)\"/>", count: 10) + "</g>"
        }
    }

    private static var path: String {
        var generator = Bytes(seed: 1)
        let points = (0..<300_000).map { _ in "L\(generator.next() * 2) \(generator.next() * 2)" }
        return "<path d=\"M0 0\(points.joined())\" stroke=\"#000\" stroke-width=\"3\"/>"
    }

    private static var gradient: String {
        let stops = (0..<100_000).map {
            "<stop offset=\"\(Double($0) / 100_000)\" stop-color=\"#f0\($0 % 10)\"/>"
        }
        let rectangles = String(
            repeating: "<rect width=\"500\" height=\"500\" fill=\"url(#g)\"/>",
            count: 50
        )
        return "<linearGradient id=\"g\">\(stops.joined())</linearGradient>\(rectangles)"
    }
}

/// A grey JPEG whose coefficients come in many passes over all of the image, of which each is nearly empty.
enum ProgressiveJPEG {
    static func bytes(side: UInt16, scanCount: Int) -> [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xD8]
        bytes += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
        bytes += segment(0xC2, [8] + word(side) + word(side) + [1, 1, 0x11, 0])
        // One code of one bit: no difference from the block before, or the end of the block.
        bytes += segment(0xC4, [0x00, 1] + [UInt8](repeating: 0, count: 15) + [0])
        bytes += segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
        let blocks = (Int(side) + 7) / 8 * ((Int(side) + 7) / 8)
        let data = [UInt8](repeating: 0, count: (blocks + 7) / 8)
        bytes += segment(0xDA, [1, 1, 0x00, 0, 0, 0x00]) + data
        for scan in 1..<scanCount {
            let place = UInt8(1 + scan % 63)
            bytes += segment(0xDA, [1, 1, 0x00, place, place, 0x00]) + data
        }
        return bytes + [0xFF, 0xD9]
    }

    private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + word(UInt16(content.count + 2)) + content
    }

    private static func word(_ value: UInt16) -> [UInt8] {
        [UInt8(value >> 8), UInt8(value & 0xFF)]
    }
}

/// Numbers that are the same in every run with the same seed.
struct Bytes {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 56)
    }
}
