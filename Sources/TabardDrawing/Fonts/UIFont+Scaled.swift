extension UIFont {
    /// The interface's font for a text of Tabard's own, in a size that follows the one that the user wants.
    ///
    /// - Parameters:
    ///   - size: The size that it usually has, in points.
    ///   - weight: How strong it is.
    ///   - style: The text style with which it grows.
    ///   - limit: How many times larger it becomes at most; 0 for no limit.
    ///   - traits: Whose size of texts counts; the current one's if it is nil or says none.
    package static func scaled(
        _ size: CGFloat,
        weight: UIFont.Weight = .regular,
        as style: UIFont.TextStyle,
        limit: CGFloat = 0,
        for traits: UITraitCollection? = nil
    ) -> UIFont {
        var wanted = UIFontMetrics.scaled(size, as: style, compatibleWith: traits)
        if limit > 0 { wanted = min(wanted, size * limit) }
        let font = systemFont(ofSize: wanted, weight: weight)
        font.followedSize = .system(size: size, weight: weight, style, limit: limit)
        return font
    }
}
