extension UITabBarItem {
    /// Whether the bar may look different while the item is selected.
    var _hasOwnLook: Bool { standardAppearance != nil || scrollEdgeAppearance != nil }

    /// The title as far as a bar could ever show it.
    var _shownTitle: String { Self.beginning(of: title ?? "") }

    /// The badge's text as far as a bar could ever show it; nil for no badge.
    var _shownBadge: String? { badgeValue.map(Self.beginning(of:)) }

    /// The image in a layout and a state (B2).
    func _image(isSelected: Bool, style: TabBarLayout.Style) -> UIImage? {
        if style == .compactInline, let landscapeImagePhone { return landscapeImagePhone }
        return isSelected ? selectedImage : image
    }

    /// The insets of the image that a layout shows.
    func _imageInsets(style: TabBarLayout.Style) -> UIEdgeInsets {
        style == .compactInline && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
    }

    private static let longestText = 100

    /// Measuring a text takes time in proportion to its length, and no bar is wide enough for more than this.
    private static func beginning(of text: String) -> String {
        guard text.utf8.count > longestText else { return text }
        // A single character may be made of any number of scalars.
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestText)))
    }
}
