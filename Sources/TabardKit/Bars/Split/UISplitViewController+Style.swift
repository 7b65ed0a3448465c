extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two controllers, set by `viewControllers`.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A place for a controller.
    public enum Column: Int, Sendable {
        /// The outermost column, often a sidebar.
        case primary = 0
        /// The column between the two others, of three.
        case supplementary = 1
        /// The column of the content.
        case secondary = 2
        /// What is shown instead of all columns in a narrow window.
        case compact = 3
    }

    /// The side on which the primary column is.
    public enum PrimaryEdge: Int, Sendable {
        /// Where lines of text begin.
        case leading = 0
        /// Where lines of text end.
        case trailing = 1
    }

    /// How the columns share the window's width.
    public enum SplitBehavior: Int, Sendable {
        /// As fits the window.
        case automatic = 0
        /// They stand beside each other.
        case tile = 1
        /// The others lie over the secondary column.
        case overlay = 2
        /// The others push the secondary column aside.
        case displace = 3
    }

    /// Whether bars show the button for the primary column by themselves.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// While `presentsWithGesture` is true.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }

    /// Which columns are in sight, and how.
    public enum DisplayMode: Int, Sendable {
        /// As fits the window; only to be preferred, never in force.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column beside the secondary one.
        case oneBesideSecondary = 2
        /// One column over the secondary one.
        case oneOverSecondary = 3
        /// Two columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns over the secondary one.
        case twoOverSecondary = 5
        /// Two columns that push the secondary one aside.
        case twoDisplaceSecondary = 6

        /// The older name of `secondaryOnly`.
        @available(*, deprecated, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }

        /// The older name of `oneBesideSecondary`.
        @available(*, deprecated, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }

        /// The older name of `oneOverSecondary`.
        @available(*, deprecated, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }

        /// How many columns there are besides the secondary one.
        var others: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// The mode of the behaviour that shows so many columns besides the secondary one.
        init(others: Int, _ behavior: SplitBehavior) {
            switch (others, behavior) {
            case (0, _): self = .secondaryOnly
            case (1, .overlay): self = .oneOverSecondary
            case (1, _): self = .oneBesideSecondary
            case (_, .overlay): self = .twoOverSecondary
            case (_, .displace): self = .twoDisplaceSecondary
            default: self = .twoBesideSecondary
            }
        }
    }
}
