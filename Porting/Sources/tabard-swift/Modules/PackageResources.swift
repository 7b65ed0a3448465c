import Foundation
import XcodeProject

/// What of a package's files Xcode makes resources without being told, and SwiftPM on Linux does not: interface documents, asset
/// catalogues and string catalogues. Both know the folders of languages by themselves.
struct PackageResources {
    /// The paths below the package's folder, sorted.
    private(set) var paths: [String] = []
    /// The folders that targets without a path may have, `Sources/App`, and those around them.
    private(set) var targetFolders: [String] = []

    /// No package is looked through further: a folder of another kind may hold a whole disk.
    private static let largestCount = 200_000
    private static let deepest = 64

    /// The places in which SwiftPM looks for a target without a path.
    private static let parents: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]

    /// Looks through a package's folder, and not through what is hidden, nor where links lead.
    ///
    /// - Parameter packagesInside: Whether packages inside are looked through too.
    init(of package: URL, packagesInside: Bool = false) {
        var count = 0
        var waiting: [(path: String, depth: Int)] = [("", 0)]
        while let (folder, depth) = waiting.popLast() {
            let place = folder.isEmpty ? package : package.appendingPathComponent(folder)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            where !name.hasPrefix(".") {
                count += 1
                guard count <= Self.largestCount else { break }
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                let kind = FileKind(path: name)
                let isFolder = Self.isFolder(place.appendingPathComponent(name))
                switch kind {
                case .assetCatalogue where isFolder: paths.append(path)
                case .storyboard where !isFolder, .xib where !isFolder: paths.append(path)
                case .strings where !isFolder && name.hasSuffix(".xcstrings"): paths.append(path)
                default:
                    guard isFolder, depth < Self.deepest, !FileKind.isWhole(folder: name),
                        !name.hasSuffix(".lproj"),
                        packagesInside || !Self.isPackage(place.appendingPathComponent(name))
                    else { continue }
                    if Self.parents.contains(folder.isEmpty ? name : folder) { targetFolders.append(path) }
                    waiting.append((path, depth + 1))
                }
            }
        }
        paths.sort()
        targetFolders.sort()
    }

    /// Another text for other resources of a package and the packages of other folders that it is built with. SwiftPM keeps what a
    /// manifest said until its text or the environment changes.
    ///
    /// - Parameter scratch: The folder that SwiftPM builds in, where it keeps which packages it uses.
    static func identity(of package: URL, scratch: URL) -> String {
        var lines: [String] = []
        for folder in [package] + localPackages(scratch) {
            let resources = Self(of: folder, packagesInside: true)
            if !resources.paths.isEmpty { lines += [folder.path] + resources.paths + resources.targetFolders }
        }
        // A package that is fetched changes with its version.
        let versions = FileManager.default.contents(
            atPath: package.appendingPathComponent("Package.resolved").path
        )
        return ContentHash(Array(lines.joined(separator: "\n").utf8) + (versions ?? Data())).description
    }

    /// The packages that lie in folders of this machine, as SwiftPM remembers them from the last build.
    private static func localPackages(_ scratch: URL) -> [URL] {
        WorkspaceState(in: scratch).dependencies.map(\.packageRef)
            .filter { $0.kind == "fileSystem" || $0.kind == "root" }
            .map { URL(fileURLWithPath: $0.location) }
            .sorted { $0.path < $1.path }
    }

    private static func isFolder(_ url: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    private static func isPackage(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    }
}
