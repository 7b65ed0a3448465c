extension UIContentUnavailableConfiguration {
    /// How the image is shown, or the wheel of `loading()`.
    public struct ImageProperties: Hashable {
        /// The size and weight in which symbols are shown.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of stencils, symbols and the wheel; nil is the tint colour of the view. A grey by default.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// What a larger image shrinks to, with its proportions; 0 on an axis is no limit, and the default.
        public var maximumSize = CGSize.zero
        /// Whether colours stay as they are while the display inverts them; without effect on Linux. False by default.
        public var accessibilityIgnoresInvertColors = false

        init() {}
    }

    /// How a text is shown.
    public struct TextProperties: Hashable {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How text that does not fit is broken or cut; cut at the end by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines to show, 0 for any number, which is the default.
        public var numberOfLines = 0
        /// Whether the font becomes smaller for a text that does not fit; false by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest part of the font's size to which it is adjusted; 0, that is the system's limit, by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters come closer before a text is cut; false by default.
        public var allowsDefaultTighteningForTruncation = false

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// What a button does.
    public struct ButtonProperties: Hashable {
        /// What happens when it is pressed; nil by default. Its title and image are shown where the button's configuration has none.
        public var primaryAction: UIAction?
        /// The menu that the button opens: when it is pressed if it has no action, else when it is held; nil by default.
        public var menu: UIMenu?
        /// Whether it can be pressed; true by default.
        public var isEnabled = true
        /// What the button means; `normal` by default.
        public var role = UIButton.Role.normal

        init() {}
    }
}
