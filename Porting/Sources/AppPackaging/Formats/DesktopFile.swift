/// The file by which a desktop shows an app in its menus, opens files with it and finds its icon.
public struct DesktopFile {
    private let app: AppDescription
    private let command: String
    private let hasIcon: Bool
    private let isStartedByBus: Bool

    /// - Parameters:
    ///   - command: The program's path, or its name where that is on the `PATH`.
    ///   - hasIcon: Whether an icon of the app's name is installed too.
    ///   - isStartedByBus: Whether a `BusService` is installed too, so that desktops call the app in place of starting it.
    public init(_ app: AppDescription, command: String, hasIcon: Bool = true, isStartedByBus: Bool = false) {
        self.app = app
        self.command = command
        self.hasIcon = hasIcon
        self.isStartedByBus = isStartedByBus
    }

    /// The file's name.
    public static func name(of app: AppDescription) -> String { app.identifier + ".desktop" }

    /// The file's text.
    public var text: String {
        var lines = ["[Desktop Entry]", "Type=Application", "Version=1.4", "Name=\(Self.value(app.name))"]
        lines += app.localizedNames.sorted { $0.key < $1.key }.map {
            "Name[\(Self.locale($0.key))]=\(Self.value($0.value))"
        }
        if app.summary != app.name { lines.append("Comment=\(Self.value(app.summary))") }
        lines.append("Exec=\(Self.quoted(command))\(app.openedTypes.isEmpty ? "" : " %U")")
        if hasIcon { lines.append("Icon=\(app.identifier)") }
        lines += [
            "Terminal=false", "StartupNotify=true",
            "Categories=\(app.packaging.categories.map { $0 + ";" }.joined())",
        ]
        if isStartedByBus { lines.append("DBusActivatable=true") }
        if !app.openedTypes.isEmpty { lines.append("MimeType=\(app.openedTypes.map { $0 + ";" }.joined())") }
        let actions = actions
        if !actions.isEmpty { lines.append("Actions=\(actions.map { $0.name + ";" }.joined())") }
        for (name, shortcut) in actions {
            lines += [
                "", "[Desktop Action \(name)]", "Name=\(Self.value(shortcut.title))",
                "Exec=\(Self.quoted(command)) --shortcut \(shortcut.type)",
            ]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The shortcuts whose types a command can have, by the names of their actions: letters, digits and hyphens alone. Running
    /// apps know them by these names, too.
    private var actions: [(name: String, shortcut: AppDescription.Shortcut)] {
        var names: Set<String> = []
        return app.shortcuts.compactMap { shortcut in
            guard shortcut.type.wholeMatch(of: /[A-Za-z0-9._-]{1,200}/) != nil else { return nil }
            let name = shortcut.type.replacing(/[._]/, with: "-")
            return names.insert(name).inserted ? (name, shortcut) : nil
        }
    }

    /// A program's path or name as a command has it, whose words have spaces between them.
    static func quoted(_ command: String) -> String {
        command.contains(" ") ? "\"\(command)\"" : command
    }

    /// A value as the format has it.
    private static func value(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\")
        return escaped.hasPrefix(" ") ? "\\s" + escaped.dropFirst() : escaped
    }

    /// `pt-BR` as `pt_BR`.
    private static func locale(_ language: String) -> String { language.replacing("-", with: "_") }
}
