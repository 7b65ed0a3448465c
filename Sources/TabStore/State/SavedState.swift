/// What an app's interface was like when one of its scene sessions was last used, so that the next start shows it again.
///
/// The app's kit makes and reads it; a `StateStore` keeps it. All of it is values, and the archives in it are not looked
/// into.
public struct SavedState: Hashable, Sendable {
    /// The version of the app that saved it.
    public var applicationVersion: String
    /// The version of the system that it ran on.
    public var systemVersion: String
    /// When it was saved, in milliseconds since 1970 by the clock of the machine, which may be wrong.
    public var savedAt: UInt64
    /// How many starts in a row began to restore this state and did not reach their first idle frame; 0 by default.
    ///
    /// It is counted up and saved before restoring begins, so that a state that stops the app does not do so for ever.
    public var attempts: Int
    /// The scene session whose state it is.
    public var session: SavedSession
    /// The session's window, nil if it had none.
    public var window: SavedWindow?
    /// The archived user activity that stands for the scene, nil if there is none.
    public var activity: [UInt8]?
    /// What was preserved of each controller, view and other object, in the order in which they are restored.
    public var objects: [SavedObject]

    /// The minor version of the format it was read in, or this one's.
    var minorVersion = StateFormat.minorVersion
    /// What a newer minor version of the format adds, which is kept.
    var unknownFields: [StateField] = []

    /// Makes a state from its parts.
    public init(
        applicationVersion: String,
        systemVersion: String,
        savedAt: UInt64,
        attempts: Int = 0,
        session: SavedSession,
        window: SavedWindow? = nil,
        activity: [UInt8]? = nil,
        objects: [SavedObject] = []
    ) {
        self.applicationVersion = applicationVersion
        self.systemVersion = systemVersion
        self.savedAt = savedAt
        self.attempts = attempts
        self.session = session
        self.window = window
        self.activity = activity
        self.objects = objects
    }
}
