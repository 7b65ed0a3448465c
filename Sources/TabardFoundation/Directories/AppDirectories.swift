/// The folders that an app has for itself, below those that the desktop keeps for all programs (N5).
///
/// An app on iOS has a container; here it is `$XDG_DATA_HOME` with the app's identifier, and what need not be kept stands
/// below `$XDG_CACHE_HOME`. The container has links to it, so that paths put together from the home folder lead there.
struct AppDirectories {
    /// What stands for the home folder.
    let container: URL
    /// What may be thrown away at any time.
    let caches: URL

    static var current: AppDirectories {
        AppDirectories(
            identifier: AppBundle.current.identifier,
            environment: ProcessInfo.processInfo.environment
        )
    }

    /// - Parameter environment: Variables that are empty or relative say nothing, as the desktop's rules have it.
    init(identifier: String, environment: [String: String]) {
        func folder(_ variable: String, orBelowHome path: String) -> URL {
            if let path = environment[variable], path.hasPrefix("/") {
                return URL(fileURLWithPath: path, isDirectory: true)
            }
            let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? Self.accountHome
            return URL(fileURLWithPath: home, isDirectory: true)
                .appendingPathComponent(path, isDirectory: true)
        }
        let name = Self.fileName(of: identifier)
        container = folder("XDG_DATA_HOME", orBelowHome: ".local/share")
            .appendingPathComponent(name, isDirectory: true)
        caches = folder("XDG_CACHE_HOME", orBelowHome: ".cache").appendingPathComponent(
            name,
            isDirectory: true
        )
    }

    /// A name that a folder may have and that leads nowhere else.
    static func fileName(of identifier: String) -> String {
        let characters = identifier.unicodeScalars.map { $0 == "/" || $0.value < 0x20 ? "-" : $0 }
        var name = String(String.UnicodeScalarView(characters))
        if name.isEmpty || name.hasPrefix(".") { name = "_" + name }
        while name.utf8.count > 200 { name.removeLast() }
        return name
    }

    /// The home folder of the user's account, where the environment names none.
    private static var accountHome: String {
        guard let path = getpwuid(geteuid())?.pointee.pw_dir.map({ String(cString: $0) }), path.hasPrefix("/")
        else { return "/" }
        return path
    }

    var library: URL { container.appendingPathComponent("Library", isDirectory: true) }

    var temporary: URL { caches.appendingPathComponent("tmp", isDirectory: true) }

    /// The folder of the app that stands for one of a user; nil where there is none.
    func folder(_ directory: FileManager.SearchPathDirectory) -> URL? {
        func below(_ parent: URL, _ name: String) -> URL {
            parent.appendingPathComponent(name, isDirectory: true)
        }
        switch directory {
        case .documentDirectory: return below(container, "Documents")
        case .libraryDirectory, .allLibrariesDirectory: return library
        case .applicationSupportDirectory: return below(library, "Application Support")
        case .cachesDirectory: return caches
        case .autosavedInformationDirectory: return below(library, "Autosave Information")
        case .inputMethodsDirectory: return below(library, "Input Methods")
        case .preferencePanesDirectory: return below(library, "PreferencePanes")
        case .documentationDirectory: return below(library, "Documentation")
        case .desktopDirectory: return below(container, "Desktop")
        case .downloadsDirectory: return below(container, "Downloads")
        case .moviesDirectory: return below(container, "Movies")
        case .musicDirectory: return below(container, "Music")
        case .picturesDirectory: return below(container, "Pictures")
        case .sharedPublicDirectory: return below(container, "Public")
        case .applicationDirectory, .allApplicationsDirectory: return below(container, "Applications")
        case .trashDirectory: return below(container, ".Trash")
        default: return nil
        }
    }

    /// Makes the folders that an app on iOS finds when it is started; what cannot be made is found out by who writes
    /// there.
    func makeUsual() {
        let folders = [folder(.documentDirectory), library, caches, temporary].compactMap(\.self)
        for folder in folders { Self.make(folder) }
        link("Library/Caches", to: caches)
        link("tmp", to: temporary)
    }

    private static func make(_ folder: URL) {
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        try? FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    private func link(_ path: String, to folder: URL) {
        let place = container.appendingPathComponent(path)
        guard (try? place.checkResourceIsReachable()) != true else { return }
        try? FileManager.default.createSymbolicLink(at: place, withDestinationURL: folder)
    }
}
