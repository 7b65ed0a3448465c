/// The file that tells a system of an app's own kinds of files.
public struct MIMETypes {
    private let app: AppDescription

    /// Nil for an app without kinds of its own.
    public init?(_ app: AppDescription) {
        guard !app.ownTypes.isEmpty else { return nil }
        self.app = app
    }

    /// The file's name.
    public static func name(of app: AppDescription) -> String { app.identifier + ".xml" }

    /// The file's text.
    public var text: String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">",
        ]
        for type in app.ownTypes {
            lines += [
                "  <mime-type type=\"\(type.mimeType.escapedForXML)\">",
                "    <comment>\(type.name.escapedForXML)</comment>",
            ]
            if let parent = type.parent {
                lines.append("    <sub-class-of type=\"\(parent.escapedForXML)\"/>")
            }
            lines += type.endings.map { "    <glob pattern=\"*.\($0.escapedForXML)\"/>" }
            lines.append("  </mime-type>")
        }
        return (lines + ["</mime-info>"]).joined(separator: "\n") + "\n"
    }
}
