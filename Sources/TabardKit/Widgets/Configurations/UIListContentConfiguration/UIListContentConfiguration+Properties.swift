extension UIListContentConfiguration {
    /// How the image of a list's content is shown.
    public struct ImageProperties: Hashable {
        /// A size to give for `reservedLayoutSize`: that which the system reserves for symbols, of which it depends on the
        /// symbol's own.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        var _isDisabled = false
        private var _tintTransformer: HeldColorTransformer?

        /// The size and weight in which symbols are shown; nil, that is as large as the text, by default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of stencils and symbols; nil, that is the tint colour of the view, by default.
        public var tintColor: UIColor?
        /// Makes the colour that is shown of `tintColor`; nil, that is the colour itself, by default.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { _tintTransformer?.transformer }
            set { _tintTransformer = HeldColorTransformer(newValue) }
        }
        /// The radius of the image's corners, in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// What a larger image shrinks to, with its proportions; 0 on an axis is no limit, and the default.
        public var maximumSize = CGSize.zero
        /// The room in whose middle the image stands, so that the texts of several rows are aligned.
        ///
        /// 0 on an axis, the default, is the system's room for symbols and the size of other images;
        /// `standardDimension` is the system's room for all images. A larger image takes its own size.
        public var reservedLayoutSize = CGSize.zero
        /// Whether colours stay as they are while the display inverts them; without effect on Linux. False by default.
        public var accessibilityIgnoresInvertColors = false

        init() {}

        /// The colour that is shown with a tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = _isDisabled && self.tintColor == nil ? .tertiaryLabel : self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// How a text of a list's content is shown.
    public struct TextProperties: Hashable {
        /// Where the lines of a text start.
        public enum TextAlignment: Int, Sendable {
            /// As the language does.
            case natural = 0
            /// In the middle.
            case center = 1
            /// Lines fill the width.
            case justified = 2
        }

        /// The letters in which a text is shown.
        public enum TextTransform: Int, Sendable {
            /// As they are.
            case none = 0
            /// In capitals.
            case uppercase = 1
            /// In small letters.
            case lowercase = 2
            /// With a capital at the start of each word.
            case capitalized = 3
        }

        var _isDisabled = false
        private var _ownColor: UIColor?
        private let _usualColor: UIColor
        private var _transformer: HeldColorTransformer?

        /// The font; that of the style by default.
        public var font: UIFont
        /// The colour; by default that of the style, fainter while disabled. A colour that is set holds in every state.
        public var color: UIColor {
            get { _ownColor ?? (_isDisabled ? .tertiaryLabel : _usualColor) }
            set { _ownColor = newValue }
        }
        /// Makes the colour that is shown of `color`; nil, that is the colour itself, by default.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { _transformer?.transformer }
            set { _transformer = HeldColorTransformer(newValue) }
        }
        /// Whether the font follows the size of texts that the user wants; true by default. It does if it is that of a text
        /// style, or was scaled by `UIFontMetrics`, as the fonts of the styles are.
        public var adjustsFontForContentSizeCategory = true
        /// Where lines start; `natural` by default.
        public var alignment = TextAlignment.natural
        /// How text that does not fit is broken or cut; cut at the end by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines to show, 0 for any number, which is the default.
        public var numberOfLines = 0
        /// The letters in which the text is shown; as they are by default.
        public var transform = TextTransform.none

        init(font: UIFont, color: UIColor) {
            self.font = font
            _usualColor = color
        }

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func _shown(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }
    }
}
