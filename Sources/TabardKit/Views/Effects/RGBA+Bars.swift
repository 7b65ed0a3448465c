internal import GtkInterop

extension RGBA {
    /// The colour of which bars are made in a light and in a dark interface.
    static func bar(isDark: Bool, alpha: Double = 1) -> RGBA {
        isDark
            ? RGBA(red: 0.086, green: 0.086, blue: 0.09, alpha: alpha)
            : RGBA(red: 0.976, green: 0.976, blue: 0.976, alpha: alpha)
    }
}
