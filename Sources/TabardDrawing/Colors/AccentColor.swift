package import GtkInterop
import Synchronization

/// The colour that the user chose on the desktop for what can be touched, as it can be read on each background.
package struct AccentColor: Hashable, Sendable {
    private static let chosen = Mutex<AccentColor?>(nil)

    /// What `UIColor.tintColor` is; nil for the system's blue.
    package static var current: AccentColor? {
        get { chosen.withLock { $0 } }
        set { chosen.withLock { $0 = newValue } }
    }

    /// What texts in the colour stand out by from what is behind them: WCAG's level AA, and AAA.
    static let contrast = (normal: 4.5, high: 7.0)

    private static let light = RGBA(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
    private static let dark = RGBA(red: 0.11, green: 0.11, blue: 0.118, alpha: 1)
    private static let elevatedDark = RGBA(red: 0.173, green: 0.173, blue: 0.18, alpha: 1)

    private let color: RGBA

    /// Makes an accent of a colour, each part of which is from 0 to 1; nil for another.
    package init?(red: Double, green: Double, blue: Double) {
        guard [red, green, blue].allSatisfy((0...1).contains) else { return nil }
        color = RGBA(red: red, green: green, blue: blue, alpha: 1)
    }

    /// The colour, darker or lighter as far as it must be to be read.
    package func color(isDark: Bool, isElevated: Bool, isHighContrast: Bool) -> RGBA {
        let background = isDark ? (isElevated ? Self.elevatedDark : Self.dark) : Self.light
        let wanted = isHighContrast ? Self.contrast.high : Self.contrast.normal
        let end = isDark ? 1.0 : 0.0
        var readable = color
        for step in 0...50 {
            let part = Double(step) / 50
            func mixed(_ value: Double) -> Double { value + (end - value) * part }
            readable = RGBA(
                red: mixed(color.red),
                green: mixed(color.green),
                blue: mixed(color.blue),
                alpha: 1
            )
            if readable.contrast(with: background) >= wanted { break }
        }
        return readable
    }
}
