/// Geometry as text, as interface files and preferences have it: "{{0, 0}, {320, 480}}".
extension NSCoder {
    /// A point as text: "{x, y}".
    public class func string(for point: CGPoint) -> String { "{\(text(point.x, point.y))}" }

    /// A vector as text: "{dx, dy}".
    public class func string(for vector: CGVector) -> String { "{\(text(vector.dx, vector.dy))}" }

    /// A size as text: "{width, height}".
    public class func string(for size: CGSize) -> String { "{\(text(size.width, size.height))}" }

    /// A rectangle as text: "{{x, y}, {width, height}}".
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// A transform as text: "[a, b, c, d, tx, ty]".
    public class func string(for transform: CGAffineTransform) -> String {
        "[\(text(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty))]"
    }

    /// Insets as text: "{top, left, bottom, right}".
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\(text(insets.top, insets.left, insets.bottom, insets.right))}"
    }

    /// Insets as text: "{top, leading, bottom, trailing}".
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        "{\(text(insets.top, insets.leading, insets.bottom, insets.trailing))}"
    }

    /// An offset as text: "{horizontal, vertical}".
    public class func string(for offset: UIOffset) -> String {
        "{\(text(offset.horizontal, offset.vertical))}"
    }

    /// The point that a text tells, or zero.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(2, of: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// The vector that a text tells, or zero.
    public class func cgVector(for string: String) -> CGVector {
        numbers(2, of: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// The size that a text tells, or zero.
    public class func cgSize(for string: String) -> CGSize {
        numbers(2, of: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// The rectangle that a text tells, or zero.
    public class func cgRect(for string: String) -> CGRect {
        numbers(4, of: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// The transform that a text tells, or the one that changes nothing.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(6, of: string).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
            ?? .identity
    }

    /// The insets that a text tells, or zero.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(4, of: string).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }

    /// The insets that a text tells, or zero.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(4, of: string).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// The offset that a text tells, or zero.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(2, of: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// With as many digits as bring back the very same numbers.
    private class func text(_ numbers: CGFloat...) -> String {
        numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    }

    private class func numbers(_ count: Int, of string: String) -> [CGFloat]? {
        let parts = string.split { "{}[], ".contains($0) }
        let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
        return numbers.count == count && parts.count == count ? numbers : nil
    }
}
