/// The page that `man` shows of an app.
public struct ManualPage {
    private let app: AppDescription
    private let command: String

    /// - Parameter command: The program's name on the `PATH`.
    public init(_ app: AppDescription, command: String) {
        self.app = app
        self.command = command
    }

    /// The page's source.
    public var text: String {
        var lines = [
            ".TH \(Self.escaped(command.uppercased())) 1 \"\" \"\(Self.escaped(app.name)) \(app.version)\"",
            ".SH NAME",
            "\(Self.escaped(command)) \\- \(Self.escaped(app.summary))", ".SH SYNOPSIS",
            ".B \(Self.escaped(command))", app.openedTypes.isEmpty ? "" : "[\\fIfile or address\\fR ...]",
            ".SH DESCRIPTION", "Opens \(Self.escaped(app.name)).",
        ]
        if !app.shortcuts.isEmpty {
            lines += [".SH OPTIONS"]
            lines += app.shortcuts.flatMap {
                [".TP", "\\fB\\-\\-shortcut\\fR \(Self.escaped($0.type))", Self.escaped($0.title)]
            }
        }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    /// A text that begins no command of the format.
    private static func escaped(_ text: String) -> String {
        let safe = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
    }
}
