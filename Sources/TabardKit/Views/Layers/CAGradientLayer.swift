/// A layer that is filled with colours that change into each other.
///
/// ```swift
/// let gradient = CAGradientLayer()
/// gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
/// gradient.frame = view.bounds
/// view.layer.insertSublayer(gradient, at: 0)
/// ```
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`; what is none is left out. Nil by default.
    open var colors: [Any]? {
        get { _own.gradient.colors.isEmpty ? nil : _own.gradient.colors.map { CGColor($0) } }
        set { _change(\.gradient.colors, (newValue ?? []).compactMap { ($0 as? CGColor)?.value }, "colors") }
    }

    /// Where each colour stands, from 0 to 1; nil, that is at equal distances, by default.
    open var locations: [NSNumber]? {
        get {
            let places = _own.gradient.locations
            return places.isEmpty ? nil : places.map { NSNumber(value: Double($0)) }
        }
        set { _change(\.gradient.locations, (newValue ?? []).map { CGFloat($0.doubleValue) }, "locations") }
    }

    /// Where the first colour is, in parts of the bounds; the middle of the top by default.
    open var startPoint: CGPoint {
        get { _own.gradient.start }
        set { _change(\.gradient.start, newValue, "startPoint") }
    }

    /// Where the last colour is, in parts of the bounds; the middle of the bottom by default.
    open var endPoint: CGPoint {
        get { _own.gradient.end }
        set { _change(\.gradient.end, newValue, "endPoint") }
    }

    /// Whether the colours change along a line or around the start; `axial`, the line, by default.
    open var type: CAGradientLayerType {
        get { _own.gradient.isRadial ? .radial : .axial }
        set { _change(\.gradient.isRadial, newValue == .radial, nil) }
    }
}

/// How a gradient runs.
@frozen
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around the start point, in an ellipse that reaches as far as the end point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
}
