/// How large the user wants text to be.
@frozen
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name that iOS has for the size.
    public let rawValue: String

    /// Makes a category from the name that iOS has for it; an unknown name is smaller than all.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Posted by the app when the user wants texts of another size.
    public static let didChangeNotification =
        NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// Names the new category, a text, among what goes with `didChangeNotification`.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// No size is asked for.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size, three steps below the default.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps below the default.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One step below the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Three steps above the default, the largest of the ordinary sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest of the five accessibility sizes, one step above the ordinary ones.
    public static let accessibilityMedium =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the five accessibility sizes.
    public static let accessibilityLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the five accessibility sizes.
    public static let accessibilityExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the five accessibility sizes.
    public static let accessibilityExtraExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest of all sizes.
    public static let accessibilityExtraExtraExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Whether it is one of the five sizes beyond the ordinary ones.
    public var isAccessibilityCategory: Bool {
        Self.ascending.firstIndex(of: self).map { $0 >= 7 } ?? false
    }

    private static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// How many times larger than usual running text is, in the order of the categories.
    private static let textScales: [CGFloat] = [
        0.82, 0.88, 0.94, 1, 1.12, 1.24, 1.35, 1.65, 1.94, 2.35, 2.76, 3.12,
    ]

    /// How many times larger than usual running text is.
    package var textScale: CGFloat {
        Self.ascending.firstIndex(of: self).map { Self.textScales[$0] } ?? 1
    }

    /// The category that comes nearest to the desktop's scale of texts; what is no scale counts as 1.
    package static func forTextScale(_ scale: CGFloat) -> UIContentSizeCategory {
        guard scale.isFinite, scale > 0 else { return .large }
        let nearest = textScales.indices.min { abs(textScales[$0] - scale) < abs(textScales[$1] - scale) }
        return nearest.map { ascending[$0] } ?? .large
    }

    /// The place among all sizes, from 0 to 11; that of the default for what is none.
    var step: Int { Self.ascending.firstIndex(of: self) ?? 3 }

    private var rank: Int { Self.ascending.firstIndex(of: self) ?? -1 }
}

extension UIContentSizeCategory {
    /// Whether the left size is smaller; `unspecified` is smaller than every size.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank < right.rank
    }

    /// Whether the left size is smaller or the same; `unspecified` is smaller than every size.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank <= right.rank
    }

    /// Whether the left size is larger; every size is larger than `unspecified`.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank > right.rank
    }

    /// Whether the left size is larger or the same; every size is larger than `unspecified`.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank >= right.rank
    }
}
