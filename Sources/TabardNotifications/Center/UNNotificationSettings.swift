/// Whether something is used for the app's notifications.
public enum UNNotificationSetting: Int, Sendable {
    /// The desktop has no such thing.
    case notSupported = 0
    /// The app did not ask for it.
    case disabled = 1
    /// It is used.
    case enabled = 2
}

/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable {
    /// They are not.
    case none = 0
    /// For a moment.
    case banner = 1
    /// Until the user has seen them.
    case alert = 2
}

/// When the text of notifications is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Always.
    case always = 0
    /// While the screen is not locked.
    case whenAuthenticated = 1
    /// Never.
    case never = 2
}

/// What the desktop does with the app's notifications.
open class UNNotificationSettings: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    /// Whether the app may notify the user.
    public let authorizationStatus: UNAuthorizationStatus
    /// Whether sounds are played.
    public let soundSetting: UNNotificationSetting
    /// Whether a number may stand at the app's icon.
    public let badgeSetting: UNNotificationSetting
    /// Whether notifications are shown.
    public let alertSetting: UNNotificationSetting
    /// Whether the desktop has them after they were shown.
    public let notificationCenterSetting: UNNotificationSetting
    /// Whether they are shown on a locked screen, which desktops don't tell.
    public let lockScreenSetting: UNNotificationSetting = .notSupported
    /// Whether they are shown in a car.
    public let carPlaySetting: UNNotificationSetting = .notSupported
    /// Whether they may stay until the user has seen them.
    public let criticalAlertSetting: UNNotificationSetting
    /// Whether they are read out, which desktops don't tell.
    public let announcementSetting: UNNotificationSetting = .notSupported
    /// Whether they may come later, which desktops don't tell.
    public let scheduledDeliverySetting: UNNotificationSetting = .notSupported
    /// Whether those that can't wait come at once, which desktops don't tell.
    public let timeSensitiveSetting: UNNotificationSetting = .notSupported
    /// Whether messages come at once, which desktops don't tell.
    public let directMessagesSetting: UNNotificationSetting = .notSupported
    /// How they are shown.
    public let alertStyle: UNAlertStyle
    /// When their text is shown, as far as the desktop tells.
    public let showPreviewsSetting: UNShowPreviewsSetting = .always
    /// Whether there is a button for the app's own settings.
    public let providesAppNotificationSettings = false

    init(granted: GrantedOptions?, capabilities: ServiceCapabilities?) {
        let options = capabilities == nil ? nil : granted?.options
        func setting(
            _ option: UNAuthorizationOptions,
            _ isSupported: Bool = true
        ) -> UNNotificationSetting {
            guard capabilities != nil, isSupported else { return .notSupported }
            return options?.contains(option) == true ? .enabled : .disabled
        }
        authorizationStatus =
            switch (capabilities, granted) {
            case (nil, _): .denied
            case (_, nil): .notDetermined
            case (_, let granted?): granted.isProvisional ? .provisional : .authorized
            }
        alertSetting = setting(.alert)
        badgeSetting = setting(.badge)
        soundSetting = setting(.sound, capabilities?.playsSounds == true)
        criticalAlertSetting = setting(.criticalAlert)
        notificationCenterSetting = setting(.alert, capabilities?.keepsNotifications == true)
        alertStyle = alertSetting == .enabled ? .banner : .none
        super.init()
    }

    /// The settings never change, so that the copy is the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable { _SelectorTable(UNNotificationSettings.self) }
}
