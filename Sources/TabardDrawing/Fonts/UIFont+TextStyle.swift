extension UIFont {
    /// What a text is for, which decides its font.
    @frozen
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name that iOS has for the style.
        public let rawValue: String

        /// Makes a style from its name; one with no size of its own has body's 17 points.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The title of a whole screen, at 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level, at 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level, at 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level, at 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The line above a paragraph, at 17 points and semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The line below a headline, at 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text, at 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark beside the text, at 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A note at the foot, at 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The words below a picture, at 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Smaller words below a picture, at 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font for a text of this kind, at the default text size.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
    }

    private static let sizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17,
        .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
}
