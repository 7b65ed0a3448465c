import Foundation
import GtkInterop

/// The picture on a screen at one moment.
public struct Screenshot: Sendable {
    /// The picture's size.
    public let size: PixelSize
    /// Red, green, blue and alpha of each pixel, row by row.
    public let bytes: [UInt8]

    /// Makes a picture of its pixels.
    ///
    /// - Precondition: There are four bytes for each pixel.
    public init(size: PixelSize, bytes: [UInt8]) {
        guard size.width >= 0, size.height >= 0, bytes.count == size.width * size.height * 4 else {
            fatalError("\(bytes.count) bytes are no picture of \(size), which needs four for each pixel")
        }
        self.size = size
        self.bytes = bytes
    }

    /// The red, green and blue of one pixel, 0 to 255.
    ///
    /// - Precondition: The point is on the screen.
    public func color(at point: PixelPoint) -> (red: UInt8, green: UInt8, blue: UInt8) {
        guard (0..<size.width).contains(point.x), (0..<size.height).contains(point.y) else {
            fatalError("\(point) is outside the screen of \(size)")
        }
        let offset = (point.y * size.width + point.x) * 4
        return (bytes[offset], bytes[offset + 1], bytes[offset + 2])
    }

    /// The part of the picture inside a rectangle, which is cut at the screen's edges.
    public func cropped(to rect: PixelRect) -> Screenshot {
        let left = min(max(rect.x, 0), size.width)
        let top = min(max(rect.y, 0), size.height)
        let right = min(max(rect.x + rect.width, left), size.width)
        let bottom = min(max(rect.y + rect.height, top), size.height)
        var part: [UInt8] = []
        part.reserveCapacity((right - left) * (bottom - top) * 4)
        for y in top..<bottom {
            part += bytes[(y * size.width + left) * 4..<(y * size.width + right) * 4]
        }
        return Screenshot(size: PixelSize(width: right - left, height: bottom - top), bytes: part)
    }

    /// The picture as a PNG file; empty for a picture without pixels.
    @MainActor
    public var pngData: Data {
        Data(Texture(width: size.width, height: size.height, pixels: bytes)?.pngData() ?? [])
    }
}

extension TestDisplay {
    /// Takes a picture of the whole screen.
    public func screenshot() throws -> Screenshot {
        try Screenshot(windowDump: Data(contentsOf: screenFile))
    }
}
