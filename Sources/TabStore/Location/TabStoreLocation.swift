internal import SystemPackage

/// Where a layout is saved.
///
/// ```swift
/// let location = TabStoreLocation(applicationIdentifier: "org.example.Notes")
/// ```
///
/// means `$XDG_STATE_HOME/org.example.Notes/tabs.layout`, or below `~/.local/state` if the variable is not set. On
/// Apple's systems it is below `Library/Application Support` of the home directory.
public struct TabStoreLocation: Hashable, Sendable {
    /// The directory that holds the file.
    public let directory: String
    /// The file's name in the directory.
    public let fileName: String
    /// Whether the directory is the store's own: it is made with mode 0700, and is used only if it belongs to the
    /// user and is no symbolic link.
    public let isDirectoryOwn: Bool
    /// The file's path.
    public let path: String
    /// The directory's path in the form that the system takes, made once for all saves.
    let directoryPath: FilePath
    /// The app's directory, if the store's own directory is one in it; it is held to the same rules.
    let applicationDirectoryPath: FilePath?

    /// The place of an app's layout, in a directory of its own.
    ///
    /// - Parameters:
    ///   - applicationIdentifier: The app's id, such as `org.example.Notes`; it names the directory.
    ///   - layout: The layout's name, for an app that has several.
    ///   - stateDirectory: The directory for the state of all apps, nil for the user's.
    ///
    /// Both names have 1 to 200 bytes of UTF-8, no slash and no zero byte, and do not begin with a full stop; others
    /// are programming errors.
    public init(applicationIdentifier: String, layout: String = "tabs", stateDirectory: String? = nil) {
        Self.check(layout, "A layout's name")
        self.init(
            applicationIdentifier: applicationIdentifier,
            folder: nil,
            fileName: layout,
            suffix: ".layout",
            stateDirectory: stateDirectory
        )
    }

    /// - Parameter folder: The folder in the app's directory that the file is in, nil if it is in that itself.
    init(
        applicationIdentifier: String,
        folder: String?,
        fileName name: String,
        suffix: String,
        stateDirectory: String?
    ) {
        Self.check(applicationIdentifier, "An application identifier")
        let parent = stateDirectory ?? StateDirectory.current
        if parent.utf8.contains(0) {
            fatalError("A directory's path has no zero byte, unlike \"\(parent)\"")
        }
        let applicationDirectory = FilePath(parent).appending(applicationIdentifier)
        applicationDirectoryPath = folder == nil ? nil : applicationDirectory
        directory = (folder.map { applicationDirectory.appending($0) } ?? applicationDirectory).string
        fileName = name + suffix
        isDirectoryOwn = true
        directoryPath = FilePath(directory)
        path = directoryPath.appending(fileName).string
    }

    /// A file anywhere, in a directory that exists and is left as it is.
    ///
    /// The file itself is held to the same rules: it belongs to the user and is no symbolic link.
    public init(file path: String) {
        isDirectoryOwn = false
        applicationDirectoryPath = nil
        guard !path.utf8.contains(0) else {
            // The system would take what is before the zero byte for the path; no file is ever opened here.
            directory = "."
            directoryPath = "."
            fileName = path
            self.path = path
            return
        }
        let path = FilePath(path)
        let parent = path.removingLastComponent()
        directory = parent.isEmpty ? "." : parent.string
        fileName = path.lastComponent?.string ?? ""
        directoryPath = FilePath(directory)
        self.path = directoryPath.appending(fileName).string
    }

    /// The place of another file beside this one, held to the same rules.
    init(beside location: TabStoreLocation, suffix: String) {
        directory = location.directory
        isDirectoryOwn = location.isDirectoryOwn
        directoryPath = location.directoryPath
        applicationDirectoryPath = location.applicationDirectoryPath
        // A location that means no file has no file beside it either.
        fileName = location.fileName.isEmpty ? "" : location.fileName + suffix
        path = location.path + suffix
    }

    /// Whether a text can be the name of a file or directory, with something after it.
    static func isName(_ name: String) -> Bool {
        let bytes = name.utf8
        return (1...200).contains(bytes.count) && bytes.first != UInt8(ascii: ".")
            && !bytes.contains(UInt8(ascii: "/")) && !bytes.contains(0)
    }

    /// Stops the program if a name cannot be that of a file.
    static func check(_ name: String, _ what: String) {
        if !isName(name) {
            fatalError(
                "\(what) has 1 to 200 bytes, no slash, no zero byte, and no full stop at its start, unlike \"\(name)\""
            )
        }
    }
}

extension TabStoreLocation {
    /// The name of a fresh file that is to take the layout's place.
    var newName: String { fileName + ".new" }

    var newPath: String { path + ".new" }

    /// The name of a file that is being written and is then to take the place of the fresh one; nobody reads it.
    var unfinishedName: String { fileName + ".unfinished" }
}
