// Foundation's own members of these names answer with the user's folders. A file that imports this module and not
// Foundation finds these; one that imports both finds Foundation's, since these are not preferred, and is not ambiguous.
extension FileManager {
    /// The app's own folder that stands for one of the user's (N5).
    ///
    /// - Parameters:
    ///   - directory: Which one. `.documentDirectory`, `.libraryDirectory`, `.cachesDirectory` and the app's temporary
    ///     folder exist; others are made by who needs them.
    ///   - domainMask: Whose folders are meant. An app has folders in the user's domain alone.
    /// - Returns: One folder; none for other domains and for folders of other systems.
    @_disfavoredOverload
    public func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        guard domainMask.contains(.userDomainMask) else { return [] }
        let directories = AppDirectories.current
        directories.makeUsual()
        return [directories.folder(directory)].compactMap(\.self)
    }

    /// The app's own folder that stands for one of the user's, made if it should be (N5).
    ///
    /// - Parameters:
    ///   - directory: Which one; `.itemReplacementDirectory` is a new folder of a name that nobody has.
    ///   - domain: Whose folder is meant. An app has folders in the user's domain alone.
    ///   - url: What is to be replaced: the new folder stands beside it, so that moving is enough. Without effect for
    ///     other folders.
    ///   - shouldCreate: Whether the folder is made if it is missing.
    /// - Throws: `CocoaError` with `fileNoSuchFile` if there is no such folder, or why it cannot be made.
    @_disfavoredOverload
    public func url(
        for directory: SearchPathDirectory,
        in domain: SearchPathDomainMask,
        appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL {
        if directory == .itemReplacementDirectory { return try replacementFolder(for: url) }
        guard let folder = urls(for: directory, in: domain).first else { throw CocoaError(.fileNoSuchFile) }
        if shouldCreate {
            try createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        }
        return folder
    }

    /// The app's own folder for files that it needs no longer than it runs (N5).
    @_disfavoredOverload
    public var temporaryDirectory: URL {
        let directories = AppDirectories.current
        directories.makeUsual()
        return directories.temporary
    }

    /// The folder that the apps of a group share: the group's name below `$XDG_DATA_HOME`.
    ///
    /// Every app of the user can reach it; Linux knows no groups of apps.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let folder = AppDirectories(
            identifier: groupIdentifier,
            environment: ProcessInfo.processInfo.environment
        ).container
        try? createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        return folder
    }

    /// Where the app's files in iCloud are: always nil, as for a user who has not signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// The user's account at iCloud: always nil, as for a user who has not signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    private func replacementFolder(for item: URL?) throws -> URL {
        let parent = item?.deletingLastPathComponent() ?? temporaryDirectory
        let name = ".\(UUID().uuidString)"
        let folder = parent.appendingPathComponent(name, isDirectory: true)
        try createDirectory(
            at: folder,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
        return folder
    }
}
