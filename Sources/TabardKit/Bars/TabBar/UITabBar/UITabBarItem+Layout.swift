extension UITabBarItem {
    /// The image in a layout and a state (B2).
    func _image(isSelected: Bool, style: TabBarLayout.Style) -> UIImage? {
        if style == .compactInline, let landscapeImagePhone { return landscapeImagePhone }
        return isSelected ? selectedImage : image
    }

    /// The insets of the image that a layout shows.
    func _imageInsets(style: TabBarLayout.Style) -> UIEdgeInsets {
        style == .compactInline && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
    }

    /// A number is that of what is new; any other badge is said as it stands.
    var _spokenBadge: String? {
        guard let badge = badgeValue, !badge.isEmpty else { return nil }
        return badge.allSatisfy(\.isNumber) ? Word.badge.text(name: badge) : badge
    }
}
