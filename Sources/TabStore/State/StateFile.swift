/// A state's file of an app, as `StateFile.all(ofApplication:stateDirectory:)` finds it.
public struct StateFile: Hashable, Sendable {
    /// Where it is.
    public let location: StateLocation
    /// When it was last written, in milliseconds since 1970.
    public let modified: UInt64
    /// Its bytes, with all slots.
    public let size: Int
}

extension StateFile {
    /// The files of all sessions of an app, the one that was written last first.
    ///
    /// They are not read, so some may be damaged. What is no file of the user's own is left out.
    ///
    /// - Parameters:
    ///   - applicationIdentifier: The app's id.
    ///   - stateDirectory: The directory for the state of all apps, nil for the user's.
    /// - Throws: Why the directory cannot be read; that there is none is no error.
    public static func all(
        ofApplication applicationIdentifier: String,
        stateDirectory: String? = nil
    ) throws(TabStoreError) -> [StateFile] {
        let folder = try StateFolder.open(applicationIdentifier, stateDirectory, in: SystemFileSystem())
        defer { folder?.close() }
        return try folder?.files() ?? []
    }

    /// Removes the states of sessions of an app that were not written for long, and those beyond a number, the oldest
    /// first. So are files that were kept because they were damaged or set aside, by the same measures.
    ///
    /// A session that a process has claimed stays, but counts. What cannot be removed stays too.
    ///
    /// - Parameters:
    ///   - applicationIdentifier: The app's id.
    ///   - time: Files that were last written before are removed, in milliseconds since 1970.
    ///   - count: How many sessions may stay.
    ///   - stateDirectory: The directory for the state of all apps, nil for the user's.
    /// - Returns: The sessions whose states were removed.
    /// - Throws: Why the directory cannot be read or synchronized.
    @discardableResult
    public static func removeAll(
        ofApplication applicationIdentifier: String,
        writtenBefore time: UInt64,
        keeping count: Int,
        stateDirectory: String? = nil
    ) throws(TabStoreError) -> [StateLocation] {
        let folder = try StateFolder.open(applicationIdentifier, stateDirectory, in: SystemFileSystem())
        defer { folder?.close() }
        return try folder?.removeFiles(writtenBefore: time, keeping: count) ?? []
    }
}
