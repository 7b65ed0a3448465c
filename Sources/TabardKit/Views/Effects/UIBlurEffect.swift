internal import GtkInterop

/// Blurs what lies behind and lays a translucent colour over it.
///
/// Under high contrast the colour is opaque and nothing is blurred (A14).
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How much of what lies behind is seen, and whether the material is light or dark.
    public enum Style: Int, Sendable {
        /// Brighter than its surroundings.
        case extraLight = 0
        /// Light, in a dark interface too.
        case light = 1
        /// Dark, in a light interface too.
        case dark = 2
        /// As the interface.
        case regular = 4
        /// As the interface, and little is seen through it.
        case prominent = 5
        /// As the interface, and much is seen through it.
        case systemUltraThinMaterial = 6
        /// As the interface, and more is seen through it than usual.
        case systemThinMaterial = 7
        /// As the interface.
        case systemMaterial = 8
        /// As the interface, and less is seen through it than usual.
        case systemThickMaterial = 9
        /// As the interface; what bars are made of.
        case systemChromeMaterial = 10
        /// As `systemUltraThinMaterial`, and always light.
        case systemUltraThinMaterialLight = 11
        /// As `systemThinMaterial`, and always light.
        case systemThinMaterialLight = 12
        /// As `systemMaterial`, and always light.
        case systemMaterialLight = 13
        /// As `systemThickMaterial`, and always light.
        case systemThickMaterialLight = 14
        /// As `systemChromeMaterial`, and always light.
        case systemChromeMaterialLight = 15
        /// As `systemUltraThinMaterial`, and always dark.
        case systemUltraThinMaterialDark = 16
        /// As `systemThinMaterial`, and always dark.
        case systemThinMaterialDark = 17
        /// As `systemMaterial`, and always dark.
        case systemMaterialDark = 18
        /// As `systemThickMaterial`, and always dark.
        case systemThickMaterialDark = 19
        /// As `systemChromeMaterial`, and always dark.
        case systemChromeMaterialDark = 20
    }

    let _style: Style

    /// Makes a blur of a style.
    public init(style: UIBlurEffect.Style) {
        _style = style
        super.init()
    }

    /// Makes an effect of the style `regular`.
    public override convenience init() { self.init(style: .regular) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?._style == _style
    }

    open override var hash: Int { _style.rawValue }

    override func _material(for traits: UITraitCollection) -> BlurMaterial? {
        BlurMaterial(_style, isDark: traits.userInterfaceStyle == .dark)
    }
}

extension BlurMaterial {
    /// The material of a style in a light or a dark interface.
    init(_ style: UIBlurEffect.Style, isDark: Bool) {
        let opacity: Double =
            switch style {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
            case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .light, .dark: 0.72
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.82
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.84
            case .prominent, .extraLight: 0.8
            }
        let isDark =
            switch style {
            case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
                .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
                false
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
                .systemThickMaterialDark, .systemChromeMaterialDark:
                true
            case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
                .systemThickMaterial, .systemChromeMaterial:
                isDark
            }
        // Bright colours that were livelier still would turn into others.
        self.init(tint: .bar(isDark: isDark, alpha: opacity), saturation: isDark ? 1.6 : 0.85, contrast: 0.4)
    }
}
