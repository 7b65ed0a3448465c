internal import GtkInterop

extension UIColor {
    /// Makes a colour of 24-bit values, for light and dark, and optionally for high contrast.
    package convenience init(light: Int, dark: Int, highContrast: (light: Int, dark: Int)? = nil) {
        let normal = (light: UIColor(rgb: light), dark: UIColor(rgb: dark))
        let strong =
            highContrast.map { (light: UIColor(rgb: $0.light), dark: UIColor(rgb: $0.dark)) } ?? normal
        self.init(dynamicProvider: { traits in
            let variants = traits.accessibilityContrast == .high ? strong : normal
            return traits.userInterfaceStyle == .dark ? variants.dark : variants.light
        })
    }

    /// Makes a colour of 24-bit values, for light and dark, and for what lies in front in the dark.
    convenience init(light: Int, dark: Int, elevated: Int) {
        let (lightColor, darkColor, elevatedColor) = (
            UIColor(rgb: light), UIColor(rgb: dark), UIColor(rgb: elevated)
        )
        self.init(dynamicProvider: { traits in
            guard traits.userInterfaceStyle == .dark else { return lightColor }
            return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
        })
    }

    /// Makes a colour of 24-bit values and opacities, for light and dark.
    package convenience init(light: Int, _ lightAlpha: Double, dark: Int, _ darkAlpha: Double) {
        let lightColor = UIColor(rgb: light, alpha: lightAlpha)
        let darkColor = UIColor(rgb: dark, alpha: darkAlpha)
        self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? darkColor : lightColor })
    }

    private convenience init(rgb: Int, alpha: Double = 1) {
        self.init(
            RGBA(
                red: Double(rgb >> 16 & 0xFF) / 255,
                green: Double(rgb >> 8 & 0xFF) / 255,
                blue: Double(rgb & 0xFF) / 255,
                alpha: alpha
            )
        )
    }
}
