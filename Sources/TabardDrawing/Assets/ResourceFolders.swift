internal import GtkInterop
import Synchronization

/// Where the app's own images, colours and interface documents lie.
package enum ResourceFolders {
    /// The folders of a bundle's resources; nil stands for the app's own.
    package static func folders(of bundle: Bundle?) -> [URL] {
        bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? main
    }

    private static let folders = Mutex<[URL]?>(nil)

    /// Lets folders of an app stand for the program's own, for tools that look at an app without being it.
    package static func replace(by folders: [URL]) { self.folders.withLock { $0 = folders } }

    /// The program's folder, then those in which the package manager put the resources of its target.
    static var main: [URL] {
        if let folders = folders.withLock(\.self) { return folders }
        let program = AppProgram.current
        return [program.folder] + program.ownResourceFolders
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

    /// Those that the package manager put beside the program.
    private static let resourceFolders = AppProgram.current.resourceFolders.map {
        $0.resolvingSymlinksInPath().path
    }
}
