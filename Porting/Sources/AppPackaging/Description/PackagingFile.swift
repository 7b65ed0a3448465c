import Foundation

/// What no app says of itself and a package needs: the file `.tabard/package.json` beside the manifest.
public struct PackagingFile: Hashable, Sendable {
    /// Where the file lies, below the package's folder.
    public static let path = ".tabard/package.json"

    /// Who packs the app, as `Name <mail@example.org>`.
    public var maintainer: String
    /// The app's licence, as an SPDX expression such as `MIT`.
    public var licence: String
    /// What the app is, in a few words without a full stop.
    public var summary: String?
    /// Its page in the web.
    public var homePage: String?
    /// Addresses of pictures of it.
    public var pictures: [String] = []
    /// An SVG file in one colour, below the package's folder.
    public var symbolicIcon: String?
    /// Where menus show it; `Utility` by default.
    public var categories: [String] = ["Utility"]
    /// The version of `org.gnome.Platform` that a Flatpak runs on.
    public var flatpakRuntimeVersion = "48"
    /// What a Flatpak may do beside what each app needs, in Flatpak's words, as `--share=network`.
    public var flatpakPermissions: [String] = []

    private static let longest = 1 << 20
    private static let longestText = 500

    /// Reads the file.
    ///
    /// - Parameter path: For messages alone.
    public init(_ data: Data, path: String = PackagingFile.path) throws(PackagingError) {
        guard data.count <= Self.longest, let value = try? JSONSerialization.jsonObject(with: data),
            let object = value as? [String: Any]
        else {
            throw PackagingError(.invalid, path: path, cause: "it is no object of JSON")
        }
        let known = [
            "maintainer", "licence", "summary", "homePage", "pictures", "symbolicIcon", "categories",
            "flatpakRuntimeVersion", "flatpakPermissions",
        ]
        if let unknown = object.keys.sorted().first(where: { !known.contains($0) }) {
            throw PackagingError(
                .invalid,
                path: path,
                cause: "nothing is called '\(unknown)'; there are \(known.joined(separator: ", "))"
            )
        }
        func text(_ key: String) throws(PackagingError) -> String? {
            guard let value = object[key] else { return nil }
            guard let text = value as? String, Self.isLine(text) else {
                throw PackagingError(.invalid, path: path, cause: "'\(key)' is to be a text of one line")
            }
            return text
        }
        func texts(_ key: String) throws(PackagingError) -> [String]? {
            guard let value = object[key] else { return nil }
            guard let texts = value as? [String], texts.count <= 100, texts.allSatisfy(Self.isLine) else {
                throw PackagingError(.invalid, path: path, cause: "'\(key)' is to be a list of texts")
            }
            return texts
        }
        guard let maintainer = try text("maintainer"), let licence = try text("licence") else {
            throw PackagingError(.missing, path: path, cause: "'maintainer' and 'licence' have to be said")
        }
        guard maintainer.wholeMatch(of: /[^<>@]+ <[^<>@\s]+@[^<>@\s]+>/) != nil else {
            throw PackagingError(
                .invalid,
                path: path,
                cause: "'maintainer' is to be as in \"Name <mail@example.org>\""
            )
        }
        guard licence.wholeMatch(of: /[A-Za-z0-9.+\-() ]+/) != nil else {
            throw PackagingError(
                .invalid,
                path: path,
                cause: "'licence' is to be an SPDX expression, as in \"MIT\" or \"GPL-3.0-or-later\""
            )
        }
        self.maintainer = maintainer
        self.licence = licence
        summary = try text("summary")
        homePage = try text("homePage")
        pictures = try texts("pictures") ?? []
        symbolicIcon = try text("symbolicIcon")
        categories = try texts("categories") ?? categories
        flatpakRuntimeVersion = try text("flatpakRuntimeVersion") ?? flatpakRuntimeVersion
        flatpakPermissions = try texts("flatpakPermissions") ?? []
        for address in pictures + [homePage].compactMap(\.self) {
            guard address.hasPrefix("https://") || address.hasPrefix("http://"), !address.contains(" ") else {
                throw PackagingError(.invalid, path: path, cause: "'\(address)' is no address in the web")
            }
        }
        guard categories.allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9-]+/) != nil }) else {
            throw PackagingError(.invalid, path: path, cause: "'categories' are words such as Utility")
        }
        guard flatpakRuntimeVersion.wholeMatch(of: /[0-9A-Za-z.-]+/) != nil else {
            throw PackagingError(
                .invalid,
                path: path,
                cause: "'flatpakRuntimeVersion' is a version of org.gnome.Platform, as in \"48\""
            )
        }
        guard flatpakPermissions.allSatisfy({ $0.wholeMatch(of: /--[a-z0-9-]+(=\S+)?/) != nil }) else {
            throw PackagingError(
                .invalid,
                path: path,
                cause: "'flatpakPermissions' are options of flatpak, as in \"--share=network\""
            )
        }
    }

    private static func isLine(_ text: String) -> Bool {
        !text.isEmpty && text.count <= longestText
            && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}
