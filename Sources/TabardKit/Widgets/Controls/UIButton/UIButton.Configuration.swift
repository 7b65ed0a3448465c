extension UIButton {
    /// What a button looks like, as a value that can be changed and set as a whole.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Add to library"
    /// configuration.image = UIImage(named: "Plus")
    /// configuration.imagePadding = 6
    /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in add() })
    /// ```
    public struct Configuration: Hashable {
        /// How large a button is.
        public enum Size: Int, Sendable {
            /// The usual size.
            case medium = 0
            /// Smaller than usual.
            case small = 1
            /// The smallest.
            case mini = 2
            /// Larger than usual.
            case large = 3
        }

        /// How the corners are rounded.
        public enum CornerStyle: Int, Sendable {
            /// By `background.cornerRadius`.
            case fixed = -1
            /// As fits the button's size.
            case dynamic = 0
            /// A little, whatever the button's size.
            case small = 1
            /// More than `small`.
            case medium = 2
            /// More than `medium`.
            case large = 3
            /// By half the height.
            case capsule = 4
        }

        /// Whether a button tells that it opens a menu.
        public enum Indicator: Int, Sendable {
            /// Where it shows which element of its menu is on.
            case automatic = 0
            /// Never.
            case none = 1
            /// With a mark of two arrows.
            case popup = 2
        }

        /// What a button looks like in apps that are made for the Mac's way of working.
        public enum MacIdiomStyle: Int, Sendable {
            /// As fits its place.
            case automatic = 0
            /// With a border.
            case bordered = 1
            /// Without a border.
            case borderless = 2
            /// Without a border, in the tint colour.
            case borderlessTinted = 3
        }

        /// How the lines of title and subtitle are aligned.
        public enum TitleAlignment: Int, Sendable {
            /// Beside an image where reading begins, otherwise in the middle.
            case automatic = 0
            /// Where reading begins.
            case leading = 1
            /// In the middle.
            case center = 2
            /// Where reading ends.
            case trailing = 3
        }

        enum Style: Hashable {
            case plain, borderless, tinted, gray, bordered, filled
            case glass, clearGlass, prominentGlass, prominentClearGlass
        }

        let _style: Style

        /// What is drawn behind the content.
        public var background = UIBackgroundConfiguration()
        /// How the corners are rounded; `dynamic` by default.
        public var cornerStyle = CornerStyle.dynamic
        /// How large font and insets are; `medium` by default.
        public var buttonSize = Size.medium {
            didSet { if _hasDefaultInsets { setDefaultContentInsets() } }
        }
        /// The colour of texts and image; nil, that is what the style has, by default.
        public var baseForegroundColor: UIColor?
        /// The colour that the style makes the background of; nil, that is the tint colour, by default.
        public var baseBackgroundColor: UIColor?
        /// The image beside the title; nil, that is the button's own for its state, by default.
        public var image: UIImage?
        /// Changes the colour of an image that is a stencil; nil by default.
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            get { _imageTransformer?.transformer }
            set { _imageTransformer = HeldColorTransformer(newValue) }
        }
        /// How symbols are drawn; nil, that is in the title's size, by default.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Changes the colour of the turning wheel; nil by default.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
            get { _wheelTransformer?.transformer }
            set { _wheelTransformer = HeldColorTransformer(newValue) }
        }
        /// Whether the button tells that it opens a menu; `automatic` by default.
        public var indicator = Indicator.automatic
        /// Changes the colour of the mark that tells of a menu; nil by default.
        public var indicatorColorTransformer: UIConfigurationColorTransformer? {
            get { _indicatorTransformer?.transformer }
            set { _indicatorTransformer = HeldColorTransformer(newValue) }
        }
        /// What the button looks like in apps made for the Mac; `automatic` by default. Without effect here, because there are no
        /// such apps.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Whether a turning wheel takes the image's place; false by default.
        public var showsActivityIndicator = false
        /// The title; nil, that is the button's own for its state, by default. Setting it takes attributes away.
        public var title: String? {
            get { _title }
            set {
                _title = newValue
                _attributedTitle = nil
            }
        }
        /// The title with its attributes; nil by default.
        public var attributedTitle: AttributedString? {
            get { _attributedTitle }
            set {
                _attributedTitle = newValue
                _title = newValue.map { String($0.characters) }
            }
        }
        /// Changes the attributes of the title before it is shown; nil by default.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { _titleTransformer?.transformer }
            set { _titleTransformer = newValue.map(UIConfigurationTextAttributesTransformer.Reference.init) }
        }
        /// How a title that does not fit is broken or cut; between words by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// A smaller line below the title; nil by default. Setting it takes attributes away.
        public var subtitle: String? {
            get { _subtitle }
            set {
                _subtitle = newValue
                _attributedSubtitle = nil
            }
        }
        /// The smaller line with its attributes; nil by default.
        public var attributedSubtitle: AttributedString? {
            get { _attributedSubtitle }
            set {
                _attributedSubtitle = newValue
                _subtitle = newValue.map { String($0.characters) }
            }
        }
        /// How a subtitle that does not fit is broken or cut; between words by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Changes the attributes of the subtitle before it is shown; nil by default.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { _subtitleTransformer?.transformer }
            set {
                _subtitleTransformer = newValue.map(UIConfigurationTextAttributesTransformer.Reference.init)
            }
        }
        /// How title and subtitle are aligned with each other; `automatic` by default.
        public var titleAlignment = TitleAlignment.automatic
        /// The space around the content, in points; it depends on `buttonSize` unless set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { _insets }
            set {
                _insets = newValue
                _hasDefaultInsets = false
            }
        }
        /// At which side of the title the image stands; `leading` by default.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The space between image and title, in points; 0 by default.
        public var imagePadding: CGFloat = 0
        /// The space between title and subtitle, in points; 1 by default.
        public var titlePadding: CGFloat = 1
        /// Whether a selected button without a background gets one; true by default.
        public var automaticallyUpdateForSelection = true

        private var _title: String?
        private var _attributedTitle: AttributedString?
        private var _subtitle: String?
        private var _attributedSubtitle: AttributedString?
        var _titleTransformer: UIConfigurationTextAttributesTransformer.Reference?
        var _subtitleTransformer: UIConfigurationTextAttributesTransformer.Reference?
        private var _imageTransformer: HeldColorTransformer?
        private var _wheelTransformer: HeldColorTransformer?
        private var _indicatorTransformer: HeldColorTransformer?
        private var _insets: NSDirectionalEdgeInsets
        private var _hasDefaultInsets = true

        private init(_ style: Style, _ corners: CornerStyle = .dynamic) {
            _style = style
            cornerStyle = corners
            _insets = Self._defaultInsets(.medium)
        }

        /// Only texts and image.
        public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
        /// On a faint background of the tint colour.
        public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
        /// On a grey background.
        public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
        /// White on the tint colour, for the one button that matters most.
        public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
        /// Only texts and image, as buttons in lists are.
        public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.borderless) }
        /// As `gray()`.
        public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.bordered) }
        /// As `tinted()`.
        public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
        /// As `filled()`.
        public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(.filled) }

        /// On a pane of glass, in the colour of texts.
        ///
        /// What lies behind shines through it, without being bent as on iOS.
        public static func glass() -> UIButton.Configuration { UIButton.Configuration(.glass, .capsule) }
        /// On a pane of glass in the tint colour, for the one button that matters most.
        public static func prominentGlass() -> UIButton.Configuration {
            UIButton.Configuration(.prominentGlass, .capsule)
        }
        /// As `glass()`, and clearer, for pictures and films behind it.
        public static func clearGlass() -> UIButton.Configuration {
            UIButton.Configuration(.clearGlass, .capsule)
        }
        /// As `prominentGlass()`, and clearer, for pictures and films behind it.
        public static func prominentClearGlass() -> UIButton.Configuration {
            UIButton.Configuration(.prominentClearGlass, .capsule)
        }

        /// The configuration as it is for a button: nothing is left to be decided by its state.
        @MainActor
        public func updated(for button: UIButton) -> UIButton.Configuration {
            var updated = self
            let tint: UIColor = button.tintColor ?? .tintColor
            updated.baseForegroundColor = _foreground(tint: tint, state: button._lookState)
            updated.background.backgroundColor = _backgroundColor(tint: tint, state: button._lookState)
            updated.background.backgroundColorTransformer = nil
            return updated
        }

        /// Makes the insets depend on `buttonSize` again.
        public mutating func setDefaultContentInsets() {
            _insets = Self._defaultInsets(buttonSize)
            _hasDefaultInsets = true
        }

        private static func _defaultInsets(_ size: Size) -> NSDirectionalEdgeInsets {
            let (vertical, horizontal): (CGFloat, CGFloat) =
                switch size {
                case .mini: (4, 8)
                case .small: (5, 10)
                case .medium: (7, 12)
                case .large: (15, 20)
                }
            return NSDirectionalEdgeInsets(
                top: vertical,
                leading: horizontal,
                bottom: vertical,
                trailing: horizontal
            )
        }
    }
}
