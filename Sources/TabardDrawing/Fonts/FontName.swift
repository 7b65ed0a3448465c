internal import GtkInterop

/// A font's name in the way of PostScript: the family, a hyphen, the style.
struct FontName {
    var family: String
    var weight = UIFont.Weight.regular
    var isItalic = false

    private static let styles: [(name: String, weight: UIFont.Weight)] = [
        ("UltraLight", .ultraLight), ("ExtraLight", .thin), ("Thin", .ultraLight), ("Light", .light),
        ("Regular", .regular), ("Medium", .medium), ("SemiBold", .semibold), ("DemiBold", .semibold),
        ("ExtraBold", .heavy), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]

    /// Nil if no such family is installed.
    init?(_ name: String) {
        if let family = FontFamilies.installed(named: name) {
            self.family = family
            return
        }
        guard let hyphen = name.lastIndex(of: "-"),
            let family = FontFamilies.installed(named: String(name[..<hyphen]))
        else { return nil }
        self.family = family
        guard let style = Self.style(String(name[name.index(after: hyphen)...])) else { return nil }
        weight = style.weight
        isItalic = style.isItalic
    }

    /// What a style's name says; nil for an unknown one.
    static func style(_ name: String) -> (weight: UIFont.Weight, isItalic: Bool)? {
        var style = name.lowercased().replacing(" ", with: "")
        var isItalic = false
        for slanted in ["italic", "oblique"] where style.hasSuffix(slanted) {
            isItalic = true
            style.removeLast(slanted.count)
        }
        guard !style.isEmpty, style != "book" else { return (.regular, isItalic) }
        guard let weight = styles.first(where: { $0.name.lowercased() == style })?.weight else { return nil }
        return (weight, isItalic)
    }

    /// A style's name, such as `Bold Italic`.
    static func styleName(weight: Int, isItalic: Bool) -> String {
        let name = compose(family: "", weight: weight, isItalic: false).dropFirst()
        return isItalic ? name == "Regular" ? "Italic" : name + " Italic" : String(name)
    }

    static func compose(family: String, weight: Int, isItalic: Bool) -> String {
        let names = [
            "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
        ]
        let nearest = min(max((weight + 50) / 100, 1), 9) - 1
        let style = names[nearest] == "Regular" && isItalic ? "" : names[nearest]
        return family.replacing(" ", with: "") + "-" + style + (isItalic ? "Italic" : "")
    }
}
