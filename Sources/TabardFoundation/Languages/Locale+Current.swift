// Foundation's own members of these names are of English alone.
extension Locale {
    /// The user's locale: the language in which the app is shown, and the region of the desktop's formats (N3).
    @_disfavoredOverload
    public static var current: Locale { DesktopLocale.current }

    /// The user's locale (N3). It is that of the app's start: desktops change it for programs that start later.
    @_disfavoredOverload
    public static var autoupdatingCurrent: Locale { DesktopLocale.current }

    /// The languages that the user wants, the most wanted first (N3): those of the desktop, or of `AppleLanguages`.
    @_disfavoredOverload
    public static var preferredLanguages: [String] {
        let names = PreferredLanguages.current.names
        return names.isEmpty ? ["en"] : names
    }
}

extension Calendar {
    /// The calendar of the user's locale (N3).
    @_disfavoredOverload
    public static var current: Calendar {
        var calendar = DesktopLocale.current.calendar
        calendar.locale = DesktopLocale.current
        return calendar
    }

    /// The calendar of the user's locale (N3).
    @_disfavoredOverload
    public static var autoupdatingCurrent: Calendar { current }
}
