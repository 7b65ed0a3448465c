internal import SystemPackage

/// The directory with the states of an app's sessions, open.
struct StateFolder {
    private let applicationIdentifier: String
    private let stateDirectory: String?
    private let folder: StoreFolder

    /// Opens the directory, nil if there is none.
    static func open(
        _ applicationIdentifier: String,
        _ stateDirectory: String?,
        in fileSystem: any FileSystem
    ) throws(TabStoreError) -> StateFolder? {
        let location = StateLocation(
            applicationIdentifier: applicationIdentifier,
            stateDirectory: stateDirectory
        )
        return try StoreFolder.open(location.file, in: fileSystem).map { folder in
            StateFolder(
                applicationIdentifier: applicationIdentifier,
                stateDirectory: stateDirectory,
                folder: folder
            )
        }
    }

    func close() {
        folder.close()
    }

    private func location(_ session: String) -> StateLocation {
        StateLocation(
            applicationIdentifier: applicationIdentifier,
            session: session,
            stateDirectory: stateDirectory
        )
    }

    private func names() throws(TabStoreError) -> [String] {
        do throws(Errno) {
            return try folder.fileSystem.names(in: folder.descriptor) { _ in true }
        } catch {
            throw TabStoreError(error, path: folder.location.directory)
        }
    }

    /// The session whose state a file holds, perhaps one that has still to get its name; nil if it holds none.
    private static func session(_ name: String) -> String? {
        for suffix in [StateLocation.suffix, StateLocation.suffix + ".new"] where name.hasSuffix(suffix) {
            let session = String(name.dropLast(suffix.count))
            return StateLocation.isName(session) ? session : nil
        }
        return nil
    }

    /// The sessions' files, the one that was written last first.
    func files() throws(TabStoreError) -> [StateFile] {
        var files: [String: StateFile] = [:]
        for name in try names() {
            guard let session = Self.session(name),
                let (file, status) = try? folder.openFile(name, for: .reading)
            else { continue }
            folder.fileSystem.close(file)
            if status.modified >= files[session]?.modified ?? 0 {
                files[session] = StateFile(
                    location: location(session),
                    modified: status.modified,
                    size: status.size
                )
            }
        }
        return files.values.sorted {
            ($1.modified, $0.location.session) < ($0.modified, $1.location.session)
        }
    }

    /// Removes old files; says whose states are gone.
    func removeFiles(writtenBefore time: UInt64, keeping count: Int) throws(TabStoreError) -> [StateLocation]
    {
        var removed: [StateLocation] = []
        for (index, file) in try files().enumerated() where index >= count || file.modified < time {
            if (try? remove(file.location)) == true {
                removed.append(file.location)
            }
        }
        try removeKept(writtenBefore: time, keeping: count)
        return removed
    }

    /// Removes what was kept of damaged files and of those that were set aside, and locks of sessions without a state.
    private func removeKept(writtenBefore time: UInt64, keeping count: Int) throws(TabStoreError) {
        var kept: [(name: String, modified: UInt64)] = []
        let names = try names()
        let sessions = Set(names.compactMap(Self.session))
        for name in names {
            if KeptNames.isKept(name), let (file, status) = try? folder.openFile(name, for: .reading) {
                folder.fileSystem.close(file)
                kept.append((name, status.modified))
            }
            if let session = Self.lockedSession(name), !sessions.contains(session),
                let claim = try? location(session).claim(in: folder)
            {
                try? folder.fileSystem.remove(claim.location.claimName, in: folder.descriptor)
            }
        }
        kept.sort { ($1.modified, $0.name) < ($0.modified, $1.name) }
        for (index, file) in kept.enumerated() where index >= count || file.modified < time {
            try? folder.fileSystem.remove(file.name, in: folder.descriptor)
        }
    }

    /// The session whose claims a file is for, nil if it is another file.
    private static func lockedSession(_ name: String) -> String? {
        let suffix = StateLocation.suffix + StateLocation.claimSuffix
        guard name.hasSuffix(suffix) else { return nil }
        let session = String(name.dropLast(suffix.count))
        return StateLocation.isName(session) ? session : nil
    }

    /// Removes a session's state; false if a process has it.
    private func remove(_ location: StateLocation) throws(TabStoreError) -> Bool {
        guard let claim = try location.claim(in: folder) else { return false }
        defer { withExtendedLifetime(claim) {} }
        var keeper = RecordKeeper<StateRecord>(location.file, fileSystem: folder.fileSystem)
        // The app's start may wait for this.
        keeper.patience = 200_000
        try keeper.remove()
        try? folder.fileSystem.remove(location.claimName, in: folder.descriptor)
        return true
    }
}
