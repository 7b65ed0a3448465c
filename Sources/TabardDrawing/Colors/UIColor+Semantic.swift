/// Colours named for what they are used for, each with a light and a dark variant.
extension UIColor {
    /// For the main text.
    public class var label: UIColor { Semantic.label }
    /// For text of the second rank.
    ///
    /// In a light interface it is darker than on iOS, where its contrast with white is 3.4 to 1.
    public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
    /// For text of the third rank.
    public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
    /// For text of the fourth rank.
    public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
    /// For the hint in an empty field.
    ///
    /// It is stronger than on iOS, where its contrast with white is 1.7 to 1.
    public class var placeholderText: UIColor { Semantic.placeholderText }
    /// For links: as `tintColor`.
    public class var link: UIColor { Semantic.tintColor }
    /// For thin lines that let what lies behind shine through.
    public class var separator: UIColor { Semantic.separator }
    /// For thin lines that cover what lies behind.
    public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
    /// For the background of the interface.
    public class var systemBackground: UIColor { Semantic.systemBackground }
    /// For content on top of the background.
    public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
    /// For content on top of secondary content.
    public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
    /// For the background of a grouped interface.
    public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
    /// For content on top of a grouped background.
    public class var secondarySystemGroupedBackground: UIColor { Semantic.secondarySystemGroupedBackground }
    /// For content on top of secondary content in a grouped interface.
    public class var tertiarySystemGroupedBackground: UIColor { Semantic.tertiarySystemGroupedBackground }
    /// For filling thin and small shapes.
    public class var systemFill: UIColor { Semantic.systemFill }
    /// For filling medium shapes.
    public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
    /// For filling large shapes.
    public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
    /// For filling large areas with complex content.
    public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }
    /// For what can be touched: the colour that the user chose on the desktop for that, or the system's blue; darker in a light
    /// interface and lighter in a dark one, as texts in it are to be read on every background (S8).
    public class var tintColor: UIColor { Semantic.tintColor }
    /// For text on a light background, whatever the interface.
    public class var darkText: UIColor { Semantic.darkText }
    /// For text on a dark background, whatever the interface.
    public class var lightText: UIColor { Semantic.lightText }

    private enum Semantic {
        static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
        static let secondaryLabel = UIColor(light: 0x3C3C43, 0.76, dark: 0xEBEBF5, 0.6)
        static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
        static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
        static let placeholderText = UIColor(light: 0x3C3C43, 0.76, dark: 0xEBEBF5, 0.65)
        static let tintColor = UIColor { traits in
            let isElevated = traits.userInterfaceLevel == .elevated
            guard let accent = AccentColor.current else { return isElevated ? elevatedTint : groundTint }
            return UIColor(
                accent.color(
                    isDark: traits.userInterfaceStyle == .dark,
                    isElevated: isElevated,
                    isHighContrast: traits.accessibilityContrast == .high
                )
            )
        }
        private static let groundTint = UIColor(
            light: 0x005CD6,
            dark: 0x409CFF,
            highContrast: (0x0040DD, 0x70B7FF)
        )
        private static let elevatedTint = UIColor(
            light: 0x005CD6,
            dark: 0x61AEFF,
            highContrast: (0x0040DD, 0x8CC6FF)
        )
        static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
        static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
        static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
        static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
        static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
        static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
        static let secondarySystemGroupedBackground = UIColor(
            light: 0xFFFFFF,
            dark: 0x1C1C1E,
            elevated: 0x2C2C2E
        )
        static let tertiarySystemGroupedBackground = UIColor(
            light: 0xF2F2F7,
            dark: 0x2C2C2E,
            elevated: 0x3A3A3C
        )
        static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
        static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
        static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
        static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)
        static let darkText = UIColor(white: 0, alpha: 1)
        static let lightText = UIColor(white: 1, alpha: 0.6)
    }
}
