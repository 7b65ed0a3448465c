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

    /// The font for a text of this kind, in the size that the user wants now.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a text of this kind.
    ///
    /// - Parameters:
    ///   - style: What the text is for.
    ///   - traitCollection: Whose size of texts counts; the current one's if it is nil or says none.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = style.size(for: .wanted(by: traitCollection))
        let font = systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
        font.followedSize = .style(style)
        return font
    }
}

extension UIFont.TextStyle {
    /// Points by category, from the smallest to the largest.
    private static let sizes: [Self: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: bodySizes,
        .body: bodySizes,
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    func size(for category: UIContentSizeCategory) -> CGFloat {
        (Self.sizes[self] ?? Self.bodySizes)[category.step]
    }
}

extension UIContentSizeCategory {
    /// The size of texts that counts; the current one where traits say none.
    static func wanted(by traits: UITraitCollection?) -> UIContentSizeCategory {
        if let category = traits?.preferredContentSizeCategory, category != .unspecified { return category }
        return UITraitCollection.current.preferredContentSizeCategory
    }
}
