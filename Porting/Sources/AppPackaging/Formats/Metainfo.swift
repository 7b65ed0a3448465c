import Foundation

/// What software centres show of an app, in AppStream's form.
public struct Metainfo {
    private let app: AppDescription
    private let day: String

    /// - Parameter day: When the app is packed, which is the day of its version where a changelog has none.
    public init(_ app: AppDescription, day: Date) {
        self.app = app
        self.day = String(day.ISO8601Format().prefix(10))
    }

    /// The file's name.
    public static func name(of app: AppDescription) -> String { app.identifier + ".metainfo.xml" }

    /// Whether software centres take an identifier: a domain in small letters, and a name.
    public static func isValid(identifier: String) -> Bool {
        let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 2 && parts.prefix(2).allSatisfy { !$0.isEmpty && $0 == $0.lowercased() }
    }

    /// The file's text.
    public var text: String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<component type=\"desktop-application\">",
            "  <id>\(app.identifier)</id>", "  <metadata_license>CC0-1.0</metadata_license>",
            "  <project_license>\(app.packaging.licence.escapedForXML)</project_license>",
            "  <name>\(app.name.escapedForXML)</name>",
        ]
        for (language, name) in app.localizedNames.sorted(by: { $0.key < $1.key }) {
            lines.append("  <name xml:lang=\"\(language.escapedForXML)\">\(name.escapedForXML)</name>")
        }
        lines.append("  <summary>\(summary.escapedForXML)</summary>")
        let developer = app.packaging.maintainer.prefix { $0 != "<" }
        lines.append(
            "  <developer_name>\(String(developer).trimmedSpaces.escapedForXML)</developer_name>"
        )
        lines += description
        lines.append("  <launchable type=\"desktop-id\">\(DesktopFile.name(of: app))</launchable>")
        if let page = app.packaging.homePage {
            lines.append("  <url type=\"homepage\">\(page.escapedForXML)</url>")
        }
        if !app.packaging.pictures.isEmpty {
            lines.append("  <screenshots>")
            for (index, address) in app.packaging.pictures.enumerated() {
                lines.append(index == 0 ? "    <screenshot type=\"default\">" : "    <screenshot>")
                lines += ["      <image>\(address.escapedForXML)</image>", "    </screenshot>"]
            }
            lines.append("  </screenshots>")
        }
        lines.append("  <content_rating type=\"oars-1.1\"/>")
        lines.append("  <releases>")
        for release in releases {
            lines.append(
                "    <release version=\"\(release.version.escapedForXML)\" date=\"\(release.date)\"/>"
            )
        }
        lines += ["  </releases>", "</component>"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Software centres want no full stop behind it.
    private var summary: String { app.summary.hasSuffix(".") ? String(app.summary.dropLast()) : app.summary }

    private var description: [String] {
        let texts =
            app.descriptions.isEmpty
            ? ["": ["\(app.name), an app for phones and desktops: \(summary)."]] : app.descriptions
        var lines = ["  <description>"]
        for (language, paragraphs) in texts.sorted(by: { $0.key < $1.key }) {
            let mark = language.isEmpty ? "" : " xml:lang=\"\(language.escapedForXML)\""
            lines += paragraphs.map { "    <p\(mark)>\($0.escapedForXML)</p>" }
        }
        return lines + ["  </description>"]
    }

    private var releases: [AppDescription.Release] {
        app.releases.contains { $0.version == app.version }
            ? app.releases : [AppDescription.Release(version: app.version, date: day)] + app.releases
    }
}

extension String {
    fileprivate var trimmedSpaces: String { split(separator: " ").joined(separator: " ") }
}
