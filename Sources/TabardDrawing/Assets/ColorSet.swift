internal import GtkInterop

/// A colour set of a catalogue: one colour for several appearances.
struct ColorSet {
    private var colors: [(appearance: AssetAppearance, color: UIColor)]

    /// Reads the set in a folder; nil if it is damaged or has no colour that can be read.
    init?(folder: String) {
        guard let entries = AssetContents(folder: folder)?.colors else { return nil }
        let idioms = ["iphone", "universal"] + entries.compactMap(\.idiom)
        guard
            let idiom = idioms.first(where: { idiom in entries.contains { ($0.idiom ?? "universal") == idiom }
            })
        else { return nil }
        colors = entries.filter { ($0.idiom ?? "universal") == idiom }.compactMap { entry in
            guard let appearance = AssetAppearance(entry.appearances ?? []), let value = entry.color,
                let color = Self.color(value)
            else { return nil }
            return (appearance, color)
        }
        .sorted { $0.appearance.detail > $1.appearance.detail }
        guard !colors.isEmpty else { return nil }
    }

    /// The colour, which follows the traits where the set has several.
    var color: UIColor {
        if colors.count == 1 { return colors[0].color }
        let colors = colors
        return UIColor(dynamicProvider: { traits in
            (colors.first { $0.appearance.suits(traits) } ?? colors[colors.count - 1]).color
        })
    }

    private static func color(_ value: AssetContents.Color.Value) -> UIColor? {
        if let reference = value.reference { return UIColor.ofCatalogue(named: reference) }
        guard let parts = value.components?.mapValues({ $0.value }) else { return nil }
        let alpha = parts["alpha"] ?? 1
        if let white = parts["white"] { return UIColor(white: CGFloat(white), alpha: CGFloat(alpha)) }
        guard let red = parts["red"], let green = parts["green"], let blue = parts["blue"] else { return nil }
        let color = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        switch value.colorSpace {
        case "display-p3": return UIColor(color.fromDisplayP3.bounded)
        case "srgb-linear", "extended-linear-srgb", "linear-srgb": return UIColor(color.encoded.bounded)
        default: return UIColor(color.bounded)
        }
    }
}
