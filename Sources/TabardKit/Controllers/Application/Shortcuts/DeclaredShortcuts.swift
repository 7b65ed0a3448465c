internal import GtkInterop

/// The shortcuts that the app's `Info.plist` declares, and the one that the program was started with.
@MainActor
enum DeclaredShortcuts {
    /// The argument after which the type of a shortcut stands.
    nonisolated static let argument = "--shortcut"

    /// The one that the program was started with; nil for none.
    static var ofProgram: UIApplicationShortcutItem? {
        let arguments = CommandLine.arguments.dropFirst()
        // An app without shortcuts may have an argument of this name for itself.
        guard let type = type(in: arguments),
            let list = Bundle.main.infoDictionary?["UIApplicationShortcutItems"]
        else { return nil }
        return chosen(type, among: items(list))
    }

    /// The type among arguments: the word after `--shortcut`, or what follows `--shortcut=`; nil if there is none.
    nonisolated static func type(in arguments: some Sequence<String>) -> String? {
        var isNext = false
        for text in arguments {
            if isNext { return text }
            if text.hasPrefix(argument + "=") { return String(text.dropFirst(argument.count + 1)) }
            isNext = text == argument
        }
        return nil
    }

    /// The first shortcut of a type, or of an action's name; one that is not there is named in the log.
    static func chosen(_ type: String, among items: [UIApplicationShortcutItem]) -> UIApplicationShortcutItem?
    {
        let item = items.first { $0.type == type } ?? items.first { actionName(of: $0.type) == type }
        if item == nil {
            Log.warn(
                "The program was started with the shortcut '\(type)', which its Info.plist does not have"
            )
        }
        return item
    }

    /// What the action of a desktop file is called that stands for a type: such names have letters, digits and hyphens alone.
    nonisolated static func actionName(of type: String) -> String {
        String(type.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }

    /// Reads the value of `UIApplicationShortcutItems`. One without a type or a title is left out, and what else is of another
    /// kind than it should be is as if it were not there.
    static func items(_ value: Any?) -> [UIApplicationShortcutItem] {
        (value as? [Any] ?? []).compactMap { $0 as? [String: Any] }.compactMap(item)
    }

    private static func item(_ values: [String: Any]) -> UIApplicationShortcutItem? {
        func text(_ key: String) -> String? {
            (values["UIApplicationShortcutItem" + key] as? String).flatMap { $0.isEmpty ? nil : $0 }
        }
        func words(_ key: String) -> String? {
            text(key).map { Bundle.main.localizedString(forKey: $0, value: $0, table: "InfoPlist") }
        }
        guard let type = text("Type"), let title = words("Title") else { return nil }
        let icon =
            text("IconSymbolName").map { UIApplicationShortcutIcon(systemImageName: $0) }
            ?? text("IconFile").map { UIApplicationShortcutIcon(templateImageName: $0) }
            ?? text("IconType").flatMap(iconType).map { UIApplicationShortcutIcon(type: $0) }
        let info = values["UIApplicationShortcutItemUserInfo"] as? [String: Any]
        return UIApplicationShortcutItem(
            type: type,
            localizedTitle: title,
            localizedSubtitle: words("Subtitle"),
            icon: icon,
            userInfo: info?.compactMapValues(coded)
        )
    }

    private static func iconType(_ name: String) -> UIApplicationShortcutIcon.IconType? {
        let prefix = "UIApplicationShortcutIconType"
        guard name.hasPrefix(prefix) else { return nil }
        let names = (0...28).compactMap(UIApplicationShortcutIcon.IconType.init)
        return names.first { "\($0)".lowercased() == name.dropFirst(prefix.count).lowercased() }
    }

    /// A property list's value as the object that it is in Objective-C.
    private static func coded(_ value: Any) -> (any NSSecureCoding)? {
        switch value {
        case let value as String: NSString(string: value)
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Date: NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
        case let value as Data: NSData(data: value)
        case let value as [Any]: NSArray(array: value)
        case let value as [String: Any]: NSDictionary(dictionary: value)
        default: nil
        }
    }
}
