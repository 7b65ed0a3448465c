/// The form of a layer's corners.
@frozen
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a form of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins and ends more softly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
