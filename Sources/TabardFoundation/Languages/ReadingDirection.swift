internal import StringTables

/// Whether reading begins at the right, as far as the app's arguments and defaults say so (V3).
package enum ReadingDirection {
    /// What they say; nil leaves it to the desktop's locale.
    ///
    /// Languages that they name count as those of the desktop do: by the one in which the app is shown. The two settings
    /// by which Xcode asks for a right-to-left pseudolanguage count more.
    package static var isRightToLeftBySetting: Bool? {
        isRightToLeft(setting: LanguageSetting.value, language: DesktopLocale.language)
    }

    static func isRightToLeft(
        setting: (String) -> Any?,
        language: @autoclosure () -> String?
    ) -> Bool? {
        for name in ["AppleTextDirection", "NSForceRightToLeftWritingDirection"]
        where LanguageSetting.isOn(setting(name)) {
            return true
        }
        guard PreferredLanguages(setting: setting("AppleLanguages")) != nil, let language = language() else {
            return nil
        }
        return LanguageTag(language).isWrittenFromTheRight
    }
}
