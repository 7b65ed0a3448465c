/// What the texts of a status bar look like. No app draws the status bar on Linux, so it has no effect.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, as fits.
    case `default` = 0
    /// Light, for a dark background.
    case lightContent = 1
    /// Dark, for a light background.
    case darkContent = 3
}

/// How a status bar comes and goes. No app has one on Linux, so it has no effect.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides.
    case slide = 2
}
