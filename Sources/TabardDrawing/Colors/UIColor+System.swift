/// The system's colours, with their lighter or stronger variants for dark and high contrast.
extension UIColor {
    /// The system's red, which differs in light, dark and high contrast.
    public class var systemRed: UIColor { System.systemRed }
    /// The system's orange, which differs in light, dark and high contrast.
    public class var systemOrange: UIColor { System.systemOrange }
    /// The system's yellow, which differs in light, dark and high contrast.
    public class var systemYellow: UIColor { System.systemYellow }
    /// The system's green, which differs in light, dark and high contrast.
    public class var systemGreen: UIColor { System.systemGreen }
    /// The system's mint, which differs in light, dark and high contrast.
    public class var systemMint: UIColor { System.systemMint }
    /// The system's teal, which differs in light, dark and high contrast.
    public class var systemTeal: UIColor { System.systemTeal }
    /// The system's cyan, which differs in light, dark and high contrast.
    public class var systemCyan: UIColor { System.systemCyan }
    /// The system's blue, which differs in light, dark and high contrast.
    public class var systemBlue: UIColor { System.systemBlue }
    /// The system's indigo, which differs in light, dark and high contrast.
    public class var systemIndigo: UIColor { System.systemIndigo }
    /// The system's purple, which differs in light, dark and high contrast.
    public class var systemPurple: UIColor { System.systemPurple }
    /// The system's pink, which differs in light, dark and high contrast.
    public class var systemPink: UIColor { System.systemPink }
    /// The system's brown, which differs in light, dark and high contrast.
    public class var systemBrown: UIColor { System.systemBrown }
    /// The system's grey, the same in light and dark, stronger in high contrast.
    public class var systemGray: UIColor { System.systemGray }
    /// The first grey beyond `systemGray` toward the background: lighter in light, darker in dark.
    public class var systemGray2: UIColor { System.systemGray2 }
    /// The second grey beyond `systemGray` toward the background.
    public class var systemGray3: UIColor { System.systemGray3 }
    /// The third grey beyond `systemGray` toward the background.
    public class var systemGray4: UIColor { System.systemGray4 }
    /// The fourth grey beyond `systemGray` toward the background.
    public class var systemGray5: UIColor { System.systemGray5 }
    /// The fifth grey beyond `systemGray`, the nearest to the background.
    public class var systemGray6: UIColor { System.systemGray6 }

    private enum System {
        static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A, highContrast: (0xD70015, 0xFF6961))
        static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A, highContrast: (0xC93400, 0xFFB340))
        static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A, highContrast: (0xB25000, 0xFFD426))
        static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158, highContrast: (0x248A3D, 0x30DB5B))
        static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2, highContrast: (0x0C817B, 0x66D4CF))
        static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0, highContrast: (0x008299, 0x5DE6FF))
        static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF, highContrast: (0x0071A4, 0x70D7FF))
        static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF, highContrast: (0x0040DD, 0x409CFF))
        static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6, highContrast: (0x3634A3, 0x7D7AFF))
        static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2, highContrast: (0x8944AB, 0xDA8FFF))
        static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F, highContrast: (0xD30F45, 0xFF6482))
        static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68, highContrast: (0x7F6545, 0xB59469))
        static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93, highContrast: (0x6C6C70, 0xAEAEB2))
        static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366, highContrast: (0x8E8E93, 0x7C7C80))
        static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A, highContrast: (0xAEAEB2, 0x545456))
        static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C, highContrast: (0xBCBCC0, 0x444446))
        static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E, highContrast: (0xD8D8DC, 0x363638))
        static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, highContrast: (0xEBEBF0, 0x242426))
    }
}
