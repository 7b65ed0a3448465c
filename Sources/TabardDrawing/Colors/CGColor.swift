package import GtkInterop

/// A colour that is the same under all traits, as layers have it.
///
/// ```swift
/// view.layer.borderColor = UIColor.separator.cgColor
/// ```
public final class CGColor: Hashable, Sendable {
    package let value: RGBA

    package init(_ value: RGBA) {
        self.value = value
    }

    /// Makes a colour of parts from 0 to 1 in the sRGB colour space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).components(with: .current))
    }

    /// Makes a grey, from 0 for black to 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(UIColor(white: gray, alpha: alpha).components(with: .current))
    }

    /// Makes the colour of a literal, `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// How opaque the colour is, from 0 to 1.
    public var alpha: CGFloat { CGFloat(value.alpha) }

    /// Red, green, blue and alpha, from 0 to 1.
    public var components: [CGFloat]? {
        [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
    }

    /// How many components there are, alpha included: 4.
    public var numberOfComponents: Int { 4 }

    /// The colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var value = value
        value.alpha = Double(min(max(alpha, 0), 1))
        return CGColor(value)
    }

    /// Whether the parts of the two are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }

    /// Feeds the parts to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension UIColor {
    /// The colour as layers have it, under the current traits.
    public var cgColor: CGColor { CGColor(components(with: .current)) }

    /// Makes a colour of one that layers have.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.value)
    }
}
