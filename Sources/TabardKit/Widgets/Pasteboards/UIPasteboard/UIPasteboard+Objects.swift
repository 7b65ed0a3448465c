extension UIPasteboard {
    /// Puts texts there, in place of everything.
    public func setObjects(_ objects: [String]) { strings = objects }

    /// Puts texts there, in place of everything.
    ///
    /// - Parameters:
    ///   - objects: The texts.
    ///   - localOnly: Whether other programs don't get them.
    ///   - expirationDate: When they are gone; nil for never.
    public func setObjects(_ objects: [String], localOnly: Bool, expirationDate: Date?) {
        setObjects(objects.map { $0 as NSString }, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Puts addresses there, in place of everything.
    public func setObjects(_ objects: [URL]) { urls = objects }

    /// Puts addresses there, in place of everything.
    ///
    /// - Parameters:
    ///   - objects: The addresses.
    ///   - localOnly: Whether other programs don't get them.
    ///   - expirationDate: When they are gone; nil for never.
    public func setObjects(_ objects: [URL], localOnly: Bool, expirationDate: Date?) {
        setObjects(objects.map { $0 as NSURL }, localOnly: localOnly, expirationDate: expirationDate)
    }
}
