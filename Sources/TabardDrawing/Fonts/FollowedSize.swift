/// How a font's size follows the one that the user wants.
package enum FollowedSize {
    case style(UIFont.TextStyle)
    /// A font scaled with a style, from its own size, up to a greatest.
    case scaled(UIFont, UIFont.TextStyle, maximum: CGFloat)

    /// The font under other traits.
    package func font(for traits: UITraitCollection) -> UIFont {
        switch self {
        case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .scaled(let font, let style, let maximum):
            UIFontMetrics(forTextStyle: style)
                .scaledFont(for: font, maximumPointSize: maximum, compatibleWith: traits)
        }
    }
}
