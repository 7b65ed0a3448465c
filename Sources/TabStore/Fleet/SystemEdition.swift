internal import SystemPackage
import TabModel

/// The defaults that the machine's administrator put on it for all of its users (F13): `/etc/xdg/org.example.Notes/tabs.fleet`.
///
/// The place is fixed, unlike that of other settings below `/etc/xdg`: a user who sets `XDG_CONFIG_DIRS` does not choose who
/// locks their tabs. File and directory belong to the system's administrator, who alone may write them, and are no links.
struct SystemEdition: Sendable {
    #if canImport(Darwin)
        static let directory = "/Library/Application Support"
    #else
        static let directory = "/etc/xdg"
    #endif

    /// The file's path, nil for a layout whose app is not known.
    let path: String?
    private let place: FilePath
    private let name: String
    private let layout: String
    private let fileSystem: any FileSystem
    private let owner: UInt32

    /// The place of a layout's defaults; nothing is read yet.
    ///
    /// - Parameter owner: The system's administrator.
    init(
        of location: TabStoreLocation,
        in directory: String = Self.directory,
        fileSystem: any FileSystem = SystemFileSystem(),
        owner: UInt32 = 0
    ) {
        layout = LayoutName.name(of: location)
        let parts = layout.split(separator: "/", maxSplits: 1).map(String.init)
        place = FilePath(directory).appending(parts.first ?? "")
        name = (parts.last ?? "") + ".fleet"
        path = parts.count == 2 ? place.appending(name).string : nil
        self.fileSystem = fileSystem
        self.owner = owner
    }

    /// Watches the file, nil if the system cannot. That it is removed is not told.
    func watch(_ handler: @escaping @Sendable () -> Void) -> DirectoryWatch? {
        DirectoryWatch(.directory(place.string), tellingApart: name) { isOfFile in
            if isOfFile { handler() }
        }
    }

    /// Reads the defaults, nil if there are none.
    func read() throws(TabStoreError) -> ManagedDefaultsEdition? {
        guard let path else { return nil }
        let finding: Finding
        do throws(Errno) {
            finding = try find(path)
        } catch .noSuchFileOrDirectory {
            return nil
        } catch {
            throw TabStoreError(error, path: path)
        }
        switch finding {
        case .refused(let error): throw error
        case .bytes(let bytes):
            let edition = try EditionFile.decode(bytes, path: path)
            try edition.check(layout, path: path)
            return edition
        }
    }

    private enum Finding {
        case refused(TabStoreError)
        case bytes([UInt8])
    }

    private func find(_ path: String) throws(Errno) -> Finding {
        let folder = try fileSystem.openDirectory(place, refusingLink: true)
        defer { fileSystem.close(folder) }
        if let error = problem(with: try fileSystem.status(of: folder), .directory, place.string) {
            return .refused(error)
        }
        let file = try fileSystem.open(name, in: folder, for: .reading)
        defer { fileSystem.close(file) }
        let status = try fileSystem.status(of: file)
        if let error = problem(with: status, .file, path) { return .refused(error) }
        guard status.size <= EditionFile.maximumLength else {
            return .refused(TabStoreError(.tooLarge, path: path))
        }
        return .bytes(try fileSystem.read(file, at: 0, count: status.size))
    }

    private func problem(
        with status: FileStatus,
        _ kind: FileStatus.Kind,
        _ path: String
    ) -> TabStoreError? {
        guard status.kind == kind else { return TabStoreError(.notAFile, path: path) }
        guard status.owner == owner, status.mode & 0o022 == 0 else {
            return TabStoreError(
                .foreignOwner,
                path: path,
                detail: "others than the system's administrator may write it"
            )
        }
        return nil
    }
}
