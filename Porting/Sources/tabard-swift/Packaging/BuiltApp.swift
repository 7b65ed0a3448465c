import AppPackaging
import Foundation
import XcodeProject

/// An app as SwiftPM built it, with what its files say of it.
struct BuiltApp {
    let description: AppDescription
    /// The `Info.plist`.
    let list: URL
    /// The folders of resources beside it.
    let resources: [URL]
    /// The pictures of its icon, by their sizes.
    let icons: [Int: URL]
    /// The icon in one colour.
    let symbolicIcon: URL?
    /// What else is in it, with the licences' texts.
    let parts: [(part: SoftwareBill.Part, licence: String)]

    /// Where the licences' texts go, beside the program: where `Bundle.main` of the app that runs finds them, unless the app has a file
    /// of that name itself.
    var placeOfLicences: String {
        let name = "Licences.txt"
        guard let folder = resources.first(where: { list.path.hasPrefix($0.path + "/") }),
            !FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
        else { return name }
        return "\(folder.lastPathComponent)/\(name)"
    }

    private static let largestText = 1 << 20

    /// Reads what an app's files say.
    ///
    /// - Parameters:
    ///   - package: The package's folder.
    ///   - scratch: The folder that SwiftPM builds in.
    ///   - program: The program that was built.
    init(package: URL, scratch: URL, program: URL, kit: Kit, toolchain: Toolchain) throws {
        let name = program.lastPathComponent
        let folder = program.deletingLastPathComponent()
        resources = Self.names(in: folder).filter { $0.hasSuffix(".resources") }
            .map { folder.appendingPathComponent($0).resolvingSymlinksInPath() }
        let file = package.appendingPathComponent(PackagingFile.path)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw PackagingError(
                .missing,
                path: file.path,
                cause: "write what the app does not say of itself there, as in "
                    + "{ \"maintainer\": \"Ada <ada@example.org>\", \"licence\": \"MIT\", \"summary\": \"Write notes\" }"
            )
        }
        let packaging = try PackagingFile(data, path: file.path)
        let own = resources.filter { folder in
            [name, ModuleName.identifier(of: name)].contains {
                folder.lastPathComponent.hasSuffix("_\($0).resources")
            }
        }
        let searched = own.isEmpty && resources.count == 1 ? resources : own
        guard let list = searched.lazy.compactMap(Self.informationList).first else {
            throw PackagingError(
                .missing,
                path: package.path,
                cause: "\(name) has no Info.plist among its resources; name one in the manifest, as "
                    + "resources: [.copy(\"App-Info.plist\")]"
            )
        }
        self.list = list
        let bytes = [UInt8](FileManager.default.contents(atPath: list.path) ?? Data())
        var description = try AppDescription(
            try PropertyListReader.read(bytes, path: list.path),
            executable: name,
            packaging: packaging,
            path: list.path
        )
        for folder in searched { Self.addNames(inLanguagesOf: folder, to: &description) }
        description.releases = ReleaseList.releases(
            in: Self.text(package.appendingPathComponent("CHANGELOG.md")) ?? ""
        )
        description.descriptions = Self.descriptions(in: package.appendingPathComponent(".tabard"))
        self.description = description
        icons = try Self.icons(in: searched)
        symbolicIcon = try packaging.symbolicIcon.map { path in
            let icon = package.appendingPathComponent(path).standardizedFileURL
            guard icon.path.hasPrefix(package.path + "/"), icon.pathExtension == "svg",
                FileManager.default.fileExists(atPath: icon.path)
            else {
                throw PackagingError(
                    .missing,
                    path: file.path,
                    cause: "there is no SVG file '\(path)' in the package"
                )
            }
            return icon
        }
        parts = Self.parts(package: package, scratch: scratch, kit: kit, toolchain: toolchain)
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private static func text(_ file: URL) -> String? {
        guard let data = FileManager.default.contents(atPath: file.path), data.count <= largestText else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The list that the app itself finds at its start.
    private static func informationList(in folder: URL) -> URL? {
        let names = names(in: folder)
        let found =
            ["Tabard-Info.plist", "App-Info.plist", "Info.plist"].first(where: names.contains)
            ?? names.first { $0.hasSuffix("Info.plist") }
        if let found { return folder.appendingPathComponent(found) }
        return names.lazy.map { folder.appendingPathComponent("\($0)/Info.plist") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The app's name in the languages whose `InfoPlist.strings` has one.
    private static func addNames(inLanguagesOf folder: URL, to app: inout AppDescription) {
        let ending = ".lproj"
        for name in names(in: folder) where name.hasSuffix(ending) {
            let file = folder.appendingPathComponent("\(name)/InfoPlist.strings")
            guard let text = text(file),
                let table = try? PropertyListReader.read(Array("{\(text)}".utf8), path: file.path),
                let entries = table.dictionary,
                let own = entries["CFBundleDisplayName"]?.string ?? entries["CFBundleName"]?.string
            else { continue }
            app.addName(own, inLanguage: String(name.dropLast(ending.count)))
        }
    }

    /// The texts `description.txt` and `description.de.txt`, whose paragraphs have empty lines between them.
    private static func descriptions(in folder: URL) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for name in names(in: folder) {
            guard let match = name.wholeMatch(of: /description(?:\.([A-Za-z-]{2,20}))?\.txt/),
                let text = text(folder.appendingPathComponent(name))
            else { continue }
            let paragraphs = text.replacing("\r\n", with: "\n").split(separator: "\n\n").map { paragraph in
                paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            }.filter { !$0.isEmpty }
            if !paragraphs.isEmpty { found[match.1.map(String.init) ?? ""] = paragraphs }
        }
        return found
    }

    private static func icons(in folders: [URL]) throws -> [Int: URL] {
        var found: [Int: URL] = [:]
        for folder in folders {
            let paths =
                FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            for path in paths.sorted() where path.hasSuffix("AppIcon.appiconset/Contents.json") {
                let contents = folder.appendingPathComponent(path)
                let set = contents.deletingLastPathComponent()
                let data = FileManager.default.contents(atPath: contents.path) ?? Data()
                for name in try AppIcon.names(in: data, path: contents.path) {
                    let file = set.appendingPathComponent(name)
                    guard let handle = FileHandle(forReadingAtPath: file.path),
                        let png = try handle.read(upToCount: AppIcon.largestFile + 1)
                    else {
                        throw PackagingError(
                            .missing,
                            path: file.path,
                            cause: "Contents.json names it, and it is not there"
                        )
                    }
                    let icon = try AppIcon(png, path: file.path)
                    if found[icon.size] == nil { found[icon.size] = file }
                }
            }
        }
        return found
    }

    /// The packages that the app is built of, as SwiftPM remembers them, Tabard and Swift.
    private static func parts(
        package: URL,
        scratch: URL,
        kit: Kit,
        toolchain: Toolchain
    ) -> [(part: SoftwareBill.Part, licence: String)] {
        var parts = WorkspaceState(in: scratch).dependencies.map { dependency in
            let isLocal = dependency.packageRef.kind == "fileSystem"
            let folder =
                isLocal
                ? URL(fileURLWithPath: dependency.packageRef.location)
                : scratch.appendingPathComponent(
                    "checkouts/\(dependency.subpath ?? dependency.packageRef.identity)"
                )
            let version = dependency.state?.checkoutState
            let part = SoftwareBill.Part(
                name: dependency.packageRef.identity,
                version: version?.version ?? version?.revision ?? "",
                address: isLocal ? "" : dependency.packageRef.location,
                licence: ""
            )
            return (part, licence(in: folder) ?? "")
        }.sorted { $0.0.name < $1.0.name }
        parts.append(
            (
                SoftwareBill.Part(
                    name: "Tabard",
                    version: kit.description.version,
                    address: "",
                    licence: ""
                ),
                licence(in: kit.scripts) ?? ""
            )
        )
        let version =
            kit.description.compiler.firstMatch(of: /Swift version ([0-9.]+)/).map { String($0.1) } ?? ""
        parts.append(
            (
                SoftwareBill.Part(
                    name: "Swift",
                    version: version,
                    address: "https://www.swift.org",
                    licence: "Apache-2.0 WITH Swift-exception"
                ),
                text(toolchain.licence)
                    ?? "Swift's libraries have the Apache License 2.0 with the Runtime Library Exception, https://www.swift.org/LICENSE.txt"
            )
        )
        parts.append(
            (
                SoftwareBill.Part(
                    name: "ICU",
                    version: "",
                    address: "https://icu.unicode.org",
                    licence: "Unicode-3.0"
                ),
                "Copyright © 2016 and later: Unicode, Inc. and others. ICU, which is in Swift's Foundation, has the Unicode License V3, "
                    + "https://www.unicode.org/license.txt"
            )
        )
        return parts
    }

    private static func licence(in folder: URL) -> String? {
        let name = names(in: folder).first { name in
            ["LICENSE", "LICENCE", "COPYING"].contains { name.uppercased().hasPrefix($0) }
        }
        return name.flatMap { text(folder.appendingPathComponent($0)) }
    }

    /// All licences on one page.
    var licences: String {
        let own = "\(description.name): \(description.packaging.licence)\n"
        return parts.reduce(own) { text, part in
            let rule = String(repeating: "=", count: 72)
            let version = part.part.version.isEmpty ? "" : " \(part.part.version)"
            return text + "\n\(rule)\n\(part.part.name)\(version)\n\(rule)\n\n\(part.licence)\n"
        }
    }
}
