extension UITabBarItem {
    /// Whether the bar may look different while the item is selected.
    var _hasOwnLook: Bool { standardAppearance != nil || scrollEdgeAppearance != nil }

    /// The title as far as a bar could ever show it.
    var _shownTitle: String { Self.beginning(of: title ?? "") }

    /// The badge's text as far as a bar could ever show it; nil for no badge.
    var _shownBadge: String? { badgeValue.map(Self.beginning(of:)) }

    private static let longestText = 100

    /// Measuring a text takes time in proportion to its length, and no bar is wide enough for more than this.
    private static func beginning(of text: String) -> String {
        guard text.utf8.count > longestText else { return text }
        // A single character may be made of any number of scalars.
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestText)))
    }
}
