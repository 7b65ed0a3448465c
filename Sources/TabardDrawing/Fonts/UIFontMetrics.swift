/// Scales an app's own fonts and lengths as a text style's font is scaled for the user.
///
/// ```swift
/// label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
/// label.adjustsFontForContentSizeCategory = true
/// ```
open class UIFontMetrics: NSObject, _SelectorAnswering, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Scales as running text does.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Scales as a style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Scales as running text does.
    public override convenience init() { self.init(forTextStyle: .body) }

    /// The font in the size that the user wants now.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// The font in the size that the user wants now, but no larger than a greatest, in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font in the size that traits say.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font in the size that traits say, but no larger than a greatest, in points; 0 stands for none.
    ///
    /// A font that was scaled already is a programming error.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        require(
            font.followedSize == nil,
            "\(font) has been scaled already, or is that of a text style; give the font that it was made of"
        )
        var size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        let scaled = font.withSize(size)
        scaled.followedSize = .scaled(font, style, maximum: maximumPointSize)
        return scaled
    }

    /// A length scaled as the user wants texts now.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length scaled as traits say, to thirds of a point.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        Self.scaled(value, as: style, compatibleWith: traitCollection)
    }

    static func scaled(
        _ value: CGFloat,
        as style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let usual = style.size(for: .large)
        let wanted = style.size(for: .wanted(by: traitCollection))
        guard value.isFinite, wanted != usual else { return value }
        return (value * wanted / usual * 3).rounded() / 3
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIFontMetrics.self) }
}
