internal import GtkInterop

/// The locale of Foundation's formatters: the user's (N3).
package enum FormatterLocale {
    /// Has formatters made from now on follow the user's locale. The locale itself is found out when the first one asks.
    package static func followDesktop() {
        LocaleCalls.lead(locale: { DesktopLocale.current }, languages: { Locale.preferredLanguages })
    }
}
