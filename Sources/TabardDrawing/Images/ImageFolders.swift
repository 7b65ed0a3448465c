internal import GtkInterop

/// Where the app's own images lie.
enum ImageFolders {
    /// The folders of a bundle's resources; nil stands for the app's own.
    static func folders(of bundle: Bundle?) -> [URL] {
        bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? main
    }

    /// The main bundle, then the folders in which the package manager puts an executable's resources.
    static var main: [URL] {
        let bundle = Bundle.main
        let root = bundle.resourceURL ?? bundle.bundleURL
        guard let program = bundle.executableURL?.lastPathComponent else { return [root] }
        let entries = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        let packaged = (entries ?? []).filter { $0.lastPathComponent.hasSuffix("_\(program).resources") }
        return [root] + packaged.sorted { $0.path < $1.path }
    }

    /// Whose a file is: what lies in a folder of resources is the app's own, wherever links lead on the way to it.
    ///
    /// The folder of a program that comes without a bundle is none: it may be a folder of downloads.
    static func origin(of path: String) -> ImageDecoder.Origin {
        origin(of: path, folders: resourceFolders)
    }

    static func origin(of path: String, folders: [String]) -> ImageDecoder.Origin {
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return folders.contains { path.hasPrefix($0 + "/") } ? .app : .elsewhere
    }

    /// The main bundle's folder of resources, and those that the package manager put beside the program.
    private static let resourceFolders: [String] = {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let own = Bundle.main.resourceURL?.resolvingSymlinksInPath()
        let beside = [program, own].compactMap(\.self).flatMap { folder in
            let entries = try? FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil
            )
            return (entries ?? []).filter { $0.pathExtension == "resources" }
        }
        let folders = beside.map { $0.resolvingSymlinksInPath() } + [own].compactMap(\.self)
        return folders.map(\.path).filter { $0 != program?.path }
    }()
}
