package import GtkInterop

extension UIFont {
    /// The font as it is drawn under traits: the interface's own is stronger for those who want bold text.
    package func description(for traits: UITraitCollection) -> FontDescription {
        Self.legible(fontDescription, for: traits)
    }

    /// A font as it is drawn under traits.
    package static func legible(_ font: FontDescription, for traits: UITraitCollection) -> FontDescription {
        guard traits.legibilityWeight == .bold, font.family == systemFamily else { return font }
        var bold = font
        // From regular to semibold, from semibold to heavy.
        bold.weight = min(900, bold.weight + 200)
        return bold
    }
}
