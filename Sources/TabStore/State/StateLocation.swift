/// Where the state of one scene session of an app is saved.
///
/// ```swift
/// let location = StateLocation(applicationIdentifier: "org.example.Notes", session: "6F2A")
/// ```
///
/// means `$XDG_STATE_HOME/org.example.Notes/state/6F2A.state`, beside the app's layouts; `TabStoreLocation` says where
/// that is if the variable is not set.
public struct StateLocation: Hashable, Sendable {
    /// The file and its directory, held to the same rules as a layout's.
    let file: TabStoreLocation

    /// The directory that holds the file.
    public var directory: String { file.directory }
    /// The file's name in the directory.
    public var fileName: String { file.fileName }
    /// The file's path.
    public var path: String { file.path }
    /// The identifier of the session by the file's name, which is `main` for an app without scenes.
    public var session: String {
        fileName.hasSuffix(Self.suffix) ? String(fileName.dropLast(Self.suffix.count)) : fileName
    }

    static let suffix = ".state"

    /// The place of a session's state, in a directory of the app's own.
    ///
    /// - Parameters:
    ///   - applicationIdentifier: The app's id, such as `org.example.Notes`; it names the directory.
    ///   - session: The session's persistent identifier; an app without scenes has one session, `main`.
    ///   - stateDirectory: The directory for the state of all apps, nil for the user's.
    ///
    /// Both names are as `isName(_:)` says; others are programming errors.
    public init(applicationIdentifier: String, session: String = "main", stateDirectory: String? = nil) {
        TabStoreLocation.check(session, "A session's identifier")
        file = TabStoreLocation(
            applicationIdentifier: applicationIdentifier,
            folder: "state",
            fileName: session,
            suffix: Self.suffix,
            stateDirectory: stateDirectory
        )
    }

    /// A file anywhere, in a directory that exists and is left as it is.
    ///
    /// The file itself is held to the same rules: it belongs to the user and is no symbolic link.
    public init(file path: String) {
        file = TabStoreLocation(file: path)
    }

    /// Whether a text from elsewhere can be an app's or a session's identifier here: it has 1 to 200 bytes of UTF-8, no
    /// slash and no zero byte, and does not begin with a full stop.
    public static func isName(_ text: String) -> Bool {
        TabStoreLocation.isName(text)
    }
}
