/// The families that a font picker shows, and perhaps their styles.
@MainActor
struct FontFamilyList {
    struct Row {
        var name: String
        var descriptor: UIFontDescriptor
        /// Whether it is a style of the family above.
        var isFace: Bool
    }

    private var all: [Row] = []

    init(_ configuration: UIFontPickerViewController.Configuration) {
        for family in UIFont.familyNames {
            let descriptor = UIFontDescriptor(fontAttributes: [.family: family])
            let wanted = configuration.filteredTraits
            if !wanted.isEmpty, !Self.traits(of: descriptor).isSuperset(of: wanted) { continue }
            all.append(Row(name: family, descriptor: descriptor, isFace: false))
            guard configuration.includeFaces else { continue }
            let prefix = family.replacing(" ", with: "") + "-"
            for name in UIFont.fontNames(forFamilyName: family) where name.hasPrefix(prefix) {
                let face = String(name.dropFirst(prefix.count))
                all.append(Row(name: face, descriptor: descriptor.withFace(face), isFace: true))
            }
        }
    }

    private static func traits(of descriptor: UIFontDescriptor) -> UIFontDescriptor.SymbolicTraits {
        var traits = descriptor.symbolicTraits
        // Letters of the same width tell it themselves.
        let font = UIFont(descriptor: descriptor, size: 20)
        let widths = ["i", "M"].map { $0.size(withAttributes: [.font: font]).width }
        if widths[0] == widths[1] { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The rows of the families whose names contain a text; all for an empty one.
    func rows(containing text: String) -> [Row] {
        guard !text.isEmpty else { return all }
        var isIn = false
        return all.filter { row in
            if !row.isFace { isIn = row.name.localizedCaseInsensitiveContains(text) }
            return isIn
        }
    }
}
