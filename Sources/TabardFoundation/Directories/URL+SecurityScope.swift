extension URL {
    /// Asks for a file that the user chose outside the app's own folders; true, since on Linux nothing is closed to an app that
    /// the user could open.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Gives up what was asked for; without effect on Linux.
    public func stopAccessingSecurityScopedResource() {}
}
