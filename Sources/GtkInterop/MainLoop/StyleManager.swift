import CGtk

/// Light or dark, and high contrast, as the desktop says and the app may override.
@MainActor
public final class StyleManager: ObjectReference {
    /// What the app asks for.
    public enum ColorScheme: Sendable {
        /// As the desktop says.
        case automatic
        case light
        case dark
    }

    /// The one manager of the default display.
    public static let shared = StyleManager()

    private init() {
        Toolkit.start()
        guard let manager = adw_style_manager_get_default() else {
            fatalError("libadwaita has no style manager")
        }
        super.init(retaining: UnsafeMutableRawPointer(manager))
    }

    /// Whether windows are dark now.
    public var isDark: Bool { adw_style_manager_get_dark(OpaquePointer(pointer)) != 0 }

    /// Whether the desktop asks for high contrast.
    public var isHighContrast: Bool {
        forcedContrast ?? (adw_style_manager_get_high_contrast(OpaquePointer(pointer)) != 0)
    }

    /// Stands for what the desktop asks for, in tests; nil by default.
    public var forcedContrast: Bool? {
        didSet {
            for handler in handlers { handler() }
        }
    }

    private var handlers: [@MainActor () -> Void] = []

    /// The app's own wish, `automatic` by default.
    public var colorScheme: ColorScheme = .automatic {
        didSet {
            let scheme =
                switch colorScheme {
                case .automatic: ADW_COLOR_SCHEME_DEFAULT
                case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
                case .dark: ADW_COLOR_SCHEME_FORCE_DARK
                }
            adw_style_manager_set_color_scheme(OpaquePointer(pointer), scheme)
        }
    }

    /// Calls a closure whenever light and dark, or the contrast, changed.
    public func onChange(_ handler: @escaping @MainActor () -> Void) {
        connect("notify::dark", handler)
        connect("notify::high-contrast", handler)
        handlers.append(handler)
    }
}
