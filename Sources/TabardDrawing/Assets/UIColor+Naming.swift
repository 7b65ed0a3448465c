extension UIColor {
    /// Finds a colour in the app's asset catalogues; nil if there is none.
    ///
    /// See `init(named:in:compatibleWith:)`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a colour in a bundle's asset catalogues; nil if there is none.
    ///
    /// The colour follows light, dark and high contrast as its set says.
    ///
    /// - Parameters:
    ///   - name: The colour set's name, after the names of folders that provide a namespace.
    ///   - bundle: The bundle; nil stands for the app's own, including the resources that the
    ///     package manager puts beside the program.
    ///   - traitCollection: Traits that count instead of those where the colour is used; nil for none.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        let folders = ResourceFolders.folders(of: bundle)
        let color = AssetCatalogue.find(name, .colorSet, in: folders) { ColorSet(folder: $0)?.color }
        guard let color else { return nil }
        self.init(traitCollection.map { .fixed(color.components(with: $0)) } ?? color.storage)
    }

    /// A system colour by the name that catalogues have for it.
    package static func ofCatalogue(named name: String) -> UIColor? {
        catalogueColors[name]
    }

    private static let catalogueColors: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
        "linkColor": .link, "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
        "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
        "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
        "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
        "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "darkTextColor": .darkText, "lightTextColor": .lightText,
    ]
}
