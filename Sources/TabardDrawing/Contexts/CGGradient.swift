// Apple gives these functions names like those of types.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import GtkInterop

/// An array as Core Foundation has it.
public typealias CFArray = [Any]

/// The meaning of colours' numbers; on Linux always sRGB.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the sRGB colour space.
    public static let sRGB = "kCGColorSpaceSRGB"

    /// The colour space of a name; nil for any but `sRGB`.
    public init?(name: String) {
        guard name == Self.sRGB else { return nil }
    }

    init() {}

    /// There is but one colour space.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { true }

    /// There is nothing to hash.
    public func hash(into hasher: inout Hasher) {}
}

/// The colour space of the display.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Where a gradient is drawn beyond its ends.
@frozen
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Before its start, in the first colour.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// After its end, in the last colour.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colours that change into each other.
public final class CGGradient: Sendable {
    let stops: [PaintStop]

    /// Makes a gradient; nil without colours.
    ///
    /// - Parameters:
    ///   - space: Has no effect.
    ///   - colors: `CGColor`s.
    ///   - locations: Where each colour stands, from 0 to 1; nil for equal distances.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.value }
        guard !colors.isEmpty else { return nil }
        stops = PaintStop.stops(colors, at: locations)
    }
}

extension PaintStop {
    /// Colours at their places: those given, if there is a good one for each colour, or equal distances.
    package static func stops(_ colors: [RGBA], at places: [CGFloat]?) -> [PaintStop] {
        if let places, places.count >= colors.count, places.allSatisfy(\.isFinite) {
            var last = 0.0
            return zip(colors, places).map { color, place in
                // Places that go backwards stand where the one before does.
                last = max(last, min(max(Double(place), 0), 1))
                return PaintStop(place: last, color: color)
            }
        }
        let count = Double(max(1, colors.count - 1))
        return colors.enumerated().map { PaintStop(place: Double($0) / count, color: $1) }
    }
}
