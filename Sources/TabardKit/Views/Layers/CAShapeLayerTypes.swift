/// Which points are inside a path that crosses itself.
@frozen
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a rule of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those around which the path winds, counted by direction.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those that a line from outside reaches after an odd number of crossings.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of a line's ends.
@frozen
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a form of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut off at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }

    init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

/// The form of a line's corners.
@frozen
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a form of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sharp.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }

    init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
