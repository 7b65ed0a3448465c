/// Under which traits an image or a colour of a catalogue is meant to be shown.
struct AssetAppearance: Hashable, Sendable {
    /// Nil for both light and dark.
    var style: UIUserInterfaceStyle?
    /// Whether it is for stronger contrasts only.
    var isHighContrast = false

    /// How much it specifies.
    var detail: Int { (style == nil ? 0 : 1) + (isHighContrast ? 2 : 0) }

    func suits(_ traits: UITraitCollection) -> Bool {
        if isHighContrast, traits.accessibilityContrast != .high { return false }
        guard let style else { return true }
        // An interface that is neither is light.
        return (traits.userInterfaceStyle == .dark) == (style == .dark)
    }

    init() {}

    /// Reads a catalogue's list; nil for an appearance that Tabard never has.
    init?(_ list: [AssetContents.Appearance]) {
        for entry in list {
            switch (entry.appearance, entry.value) {
            case ("luminosity", "light"): style = .light
            case ("luminosity", "dark"): style = .dark
            case ("contrast", "high"): isHighContrast = true
            default: return nil
            }
        }
    }
}
