/// Colours of texts and marks where the system's own are too near to what lies behind.
///
/// Texts have 4.5 to 1 with every background that Tabard draws, marks 3 to 1 (WCAG 2, 1.4.3 and 1.4.11).
extension UIColor {
    /// A fill of the system's blue on which white texts can be read.
    package static let tintFill = UIColor(
        light: 0x005CD6,
        dark: 0x0A6CE0,
        highContrast: (0x0040DD, 0x0057C8)
    )

    /// What destroys something, written in red.
    package static let destructiveText = UIColor { traits in
        guard traits.userInterfaceStyle == .dark else { return Legible.darkRed }
        return traits.userInterfaceLevel == .elevated ? Legible.palestRed : Legible.paleRed
    }

    /// A red fill on which white texts can be read, in light and in dark interfaces.
    package static let redFill = UIColor(light: 0xE0201B, dark: 0xE0201B, highContrast: (0xC00012, 0xC00012))

    /// This colour as a fill under white texts: the usual tint, and the red of what destroys, have a deeper one for that.
    package var underWhiteText: UIColor {
        self === UIColor.tintColor ? .tintFill : self === UIColor.destructiveText ? .redFill : self
    }

    /// A grey fill on which white texts can be read, in light and in dark interfaces.
    package static let grayFill = UIColor(light: 0x6C6C70, dark: 0x6C6C70)

    /// Marks that say what a row does, such as the chevron at its end.
    package static let accessoryMark = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.45)

    /// A switch that is on.
    package static let switchOn = UIColor(
        light: 0x289D46,
        dark: 0x30D158,
        highContrast: (0x248A3D, 0x30DB5B)
    )

    private enum Legible {
        static let darkRed = UIColor(light: 0xC40013, dark: 0xC40013, highContrast: (0xB00010, 0xB00010))
        static let paleRed = UIColor(light: 0xFF6961, dark: 0xFF6961)
        static let palestRed = UIColor(light: 0xFF7F78, dark: 0xFF7F78)
    }
}
