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

    /// The font in the size in which a text of its own size fits a width, but no smaller than a least size.
    ///
    /// - Parameters:
    ///   - textWidth: How wide the text is in this font.
    ///   - room: The width that there is.
    ///   - least: The size in points that is not gone below; the font itself if it is smaller.
    package func fitting(_ textWidth: CGFloat, into room: CGFloat, least: CGFloat) -> UIFont {
        guard textWidth > room, pointSize > least else { return self }
        // Widths of letters are not quite in proportion to sizes.
        return withSize(max(least, (pointSize * max(0, room) / textWidth * 4).rounded(.down) / 4))
    }
}
