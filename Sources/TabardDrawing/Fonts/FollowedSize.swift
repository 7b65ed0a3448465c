/// How a font's size follows the one that the user wants.
package enum FollowedSize {
    case style(UIFont.TextStyle)
    /// The system's font, scaled with a style from a usual size, up to so many times that.
    case system(size: CGFloat, weight: UIFont.Weight, UIFont.TextStyle, limit: CGFloat)
    /// A font scaled with a style, from its own size, up to a greatest.
    case scaled(UIFont, UIFont.TextStyle, maximum: CGFloat)

    /// The font under other traits.
    package func font(for traits: UITraitCollection) -> UIFont {
        switch self {
        case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .system(let size, let weight, let style, let limit):
            .scaled(size, weight: weight, as: style, limit: limit, for: traits)
        case .scaled(let font, let style, let maximum):
            UIFontMetrics(forTextStyle: style)
                .scaledFont(for: font, maximumPointSize: maximum, compatibleWith: traits)
        }
    }
}
