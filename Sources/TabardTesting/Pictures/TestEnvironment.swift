import GtkInterop
import TabardKit

/// What the desktop says, as a test or a picture wants it, inside the app's own process.
@MainActor
public enum TestEnvironment {
    /// The language of Tabard's own words, by its code such as "ar"; English for a code that it has no words in.
    public static var language: String {
        get { Language.current.rawValue }
        set { Language.current = Language(rawValue: newValue) ?? .english }
    }

    /// Whether the desktop is dark; what the user chose until it is first set.
    public static var isDark: Bool {
        get { StyleManager.shared.isDark }
        set { StyleManager.shared.colorScheme = newValue ? .dark : .light }
    }

    /// Whether the desktop asks for high contrast; what the user chose until it is first set.
    public static var isHighContrast: Bool {
        get { StyleManager.shared.isHighContrast }
        set { StyleManager.shared.forcedContrast = newValue }
    }

    /// How many times larger than usual the user wants text to be, from 0.5 to 5; what the desktop says until it is first set.
    ///
    /// The app's `preferredContentSizeCategory` is the one that comes nearest: 1.94 is `accessibilityLarge`, and 3.12 the
    /// largest, `accessibilityExtraExtraExtraLarge`.
    public static var textScale: Double {
        get { Toolkit.textScale }
        set { Toolkit.textScale = newValue }
    }

    /// Whether the interface runs from right to left, as in Arabic. Windows made later follow.
    public static var isRightToLeft: Bool {
        get { Toolkit.isRightToLeft }
        set { Toolkit.isRightToLeft = newValue }
    }

    /// Whether things may move.
    public static var areAnimationsEnabled: Bool {
        get { Toolkit.areAnimationsEnabled }
        set { Toolkit.areAnimationsEnabled = newValue }
    }

    /// Runs the main loop until a condition holds.
    ///
    /// - Returns: Whether it held within the time.
    @discardableResult
    public static func run(seconds: Double, until condition: () -> Bool = { false }) -> Bool {
        MainLoop.iterate(seconds: seconds, until: condition)
    }

    /// Draws the window anew and returns after the frame, or after a second without one.
    public static func drawFrame(of window: UIWindow) {
        window._widget?.queueDraw()
        awaitFrame(of: window)
    }

    /// Returns after the next frame, which draws what has changed, or after a second without one.
    public static func awaitFrame(of window: UIWindow) {
        guard let widget = window._widget else { return }
        let before = widget.frameCounter
        MainLoop.wait(seconds: 1) { widget.frameCounter != before }
    }
}
