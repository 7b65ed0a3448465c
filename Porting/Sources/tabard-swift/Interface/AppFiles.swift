import Foundation
import XcodeProject

/// The files of an app that documents have to do with: sources with the classes that they name, what they show, and themselves.
struct AppFiles {
    /// The app's folder.
    let root: URL
    /// The Swift sources of the app and of what it depends on, sorted.
    private(set) var sources: [String] = []
    /// The app's interface documents, sorted.
    private(set) var documents: [String] = []
    /// The folders in which images, colours and documents lie, sorted.
    private(set) var resourceFolders: [String] = []
    /// The app's own fonts, sorted.
    private(set) var fonts: [String] = []

    /// No app is looked through further: a folder of another kind may hold a whole disk.
    private static let largestCount = 200_000
    private static let deepest = 64

    private static let images: Set<String> = ["png", "jpg", "jpeg", "svg", "gif", "heic", "webp"]
    private static let fontEndings: Set<String> = ["ttf", "otf", "ttc"]
    /// Folders with what others have written, whose classes an app's documents may name.
    private static let foreign: Set<String> = ["Pods", "Carthage", "checkouts"]
    /// Folders with what was built, where copies of all of that lie.
    private static let built: Set<String> = ["DerivedData", "node_modules"]

    /// Looks through an app's folder, and not where links lead.
    init(of root: URL) {
        self.root = root
        var count = 0
        var folders: Set<String> = []
        var waiting: [(path: String, depth: Int, isForeign: Bool)] = [
            (root.path, 0, false), (root.appendingPathComponent(".build/checkouts").path, 2, true),
        ]
        while let (folder, depth, isForeign) = waiting.popLast() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where !name.hasPrefix(".") {
                count += 1
                guard count <= Self.largestCount else { break }
                let path = FilePath.join(folder, name)
                let ending = FilePath.ending(of: name)
                let kind = FileKind(path: name)
                guard Self.isFolder(path) else {
                    switch kind {
                    case .swift where name != "Package.swift" && !name.hasPrefix("Package@"):
                        sources.append(path)
                    case .storyboard where !isForeign, .xib where !isForeign && ending == "xib":
                        documents.append(path)
                        folders.insert(folder)
                    default:
                        if Self.images.contains(ending) { folders.insert(folder) }
                        if Self.fontEndings.contains(ending), !isForeign { fonts.append(path) }
                    }
                    continue
                }
                if kind == .assetCatalogue { folders.insert(folder) }
                guard depth < Self.deepest, !FileKind.isWhole(folder: name), !Self.built.contains(name) else {
                    continue
                }
                let isOthers = isForeign || Self.foreign.contains(name)
                waiting.append((path, depth + 1, isOthers))
            }
        }
        sources.sort()
        documents.sort()
        fonts.sort()
        // Documents of a language are looked for from the folder around its own.
        resourceFolders = Set(
            folders.map { $0.hasSuffix(".lproj") ? FilePath.folder(of: $0) : $0 }
        ).sorted()
    }

    /// The folder of the app that a document belongs to, or that is in the current folder.
    ///
    /// - Parameter packagePath: The folder that was named instead.
    static func root(of document: String?, packagePath: String?) throws -> URL {
        if let packagePath {
            let folder = URL(fileURLWithPath: packagePath).resolvingSymlinksInPath()
            guard isFolder(folder.path) else { throw Failure("There is no folder \(packagePath)") }
            return folder
        }
        guard let document else {
            return root(around: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        }
        return root(around: URL(fileURLWithPath: document).deletingLastPathComponent())
    }

    /// The folder of the app that a place belongs to: the nearest one upwards with a package or an Xcode project, or the place itself.
    private static func root(around place: URL) -> URL {
        let start = place.standardizedFileURL.resolvingSymlinksInPath()
        var folder = start
        while true {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) {
                return folder
            }
            let parent = folder.deletingLastPathComponent()
            if parent.path == folder.path { return start }
            folder = parent
        }
    }

    /// The module that a source belongs to, as far as its folder tells: the first folder below `Sources` or its like, or else
    /// below the app's folder.
    func module(of source: String) -> String {
        var folders = FilePath.relative(source, to: root.path).split(separator: "/").dropLast().map(
            String.init
        )
        if let foreign = folders.lastIndex(where: Self.foreign.contains) { folders.removeFirst(foreign + 1) }
        if let parent = folders.lastIndex(where: ["Sources", "Source", "src", "srcs", "Tests"].contains),
            parent + 1 < folders.count
        {
            folders.removeFirst(parent + 1)
        }
        return ModuleName.identifier(of: folders.first ?? root.lastPathComponent)
    }

    private static func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
}
