extension UIPageViewController {
    /// How pages come and go.
    public enum TransitionStyle: Int, Sendable {
        /// Like the leaves of a book; on Linux they slide.
        case pageCurl = 0
        /// They slide.
        case scroll = 1
    }

    /// How pages stand to each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side, in the direction of reading.
        case horizontal = 0
        /// One below the other.
        case vertical = 1
    }

    /// Where a turn leads.
    public enum NavigationDirection: Int, Sendable {
        /// To a later page.
        case forward = 0
        /// To an earlier page.
        case reverse = 1
    }

    /// Where the leaves of a book are bound.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: pages that slide.
        case none = 0
        /// At the left or upper edge.
        case min = 1
        /// In the middle, so that two pages are shown.
        case mid = 2
        /// At the right or lower edge.
        case max = 3
    }

    /// The name of an option for a new controller.
    @frozen
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Where the spine is: the raw value of a `SpineLocation`, for the style `pageCurl`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

        /// The space between two pages in points, for the style `scroll`.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
        )
    }
}
