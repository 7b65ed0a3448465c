internal import SystemPackage

/// A file's directory, open, and the operations in it with errors that name the path.
///
/// One lock is for the whole directory. It belongs to the descriptor, so the system releases it when the process
/// ends, however that happens.
struct StoreFolder: Sendable {
    let fileSystem: any FileSystem
    let location: TabStoreLocation
    let descriptor: FileDescriptor
    /// Which directory it is, whatever its path.
    private(set) var identity: FileStatus.Identity?

    /// Opens the directory, nil if there is none.
    static func open(
        _ location: TabStoreLocation,
        in fileSystem: any FileSystem
    ) throws(TabStoreError) -> StoreFolder? {
        guard !location.fileName.isEmpty, !location.fileName.utf8.contains(0) else {
            throw TabStoreError(.invalidPath, path: location.path)
        }
        if let path = location.applicationDirectoryPath {
            guard let folder = try open(location, path, in: fileSystem) else { return nil }
            folder.close()
        }
        return try open(location, location.directoryPath, in: fileSystem)
    }

    private static func open(
        _ location: TabStoreLocation,
        _ path: FilePath,
        in fileSystem: any FileSystem
    ) throws(TabStoreError) -> StoreFolder? {
        let descriptor: FileDescriptor
        do {
            descriptor = try fileSystem.openDirectory(path, refusingLink: location.isDirectoryOwn)
        } catch .noSuchFileOrDirectory {
            return nil
        } catch {
            throw TabStoreError(error, path: path.string)
        }
        var folder = StoreFolder(fileSystem: fileSystem, location: location, descriptor: descriptor)
        do throws(TabStoreError) {
            try folder.check(path.string)
            return folder
        } catch {
            folder.close()
            throw error
        }
    }

    /// Opens the directory; one of the store's own is made if there is none.
    ///
    /// - Parameter isSettled: Whether to wait until what was made is on the disk.
    static func openOrMake(
        _ location: TabStoreLocation,
        in fileSystem: any FileSystem,
        isSettled: Bool = true
    ) throws(TabStoreError) -> StoreFolder {
        if let folder = try open(location, in: fileSystem) {
            return folder
        }
        if location.isDirectoryOwn {
            try make(location.directoryPath, in: fileSystem, isSettled: isSettled)
            if let folder = try open(location, in: fileSystem) {
                return folder
            }
        }
        throw TabStoreError(.missingDirectory, path: location.directory)
    }

    private static func make(
        _ path: FilePath,
        in fileSystem: any FileSystem,
        isSettled: Bool
    ) throws(TabStoreError) {
        var missing: [FilePath] = []
        var next = path
        while !next.isEmpty {
            do throws(Errno) {
                fileSystem.close(try fileSystem.openDirectory(next, refusingLink: false))
                break
            } catch {
                guard error == .noSuchFileOrDirectory, next.lastComponent != nil else {
                    throw TabStoreError(error, path: next.string)
                }
                missing.append(next)
                next.removeLastComponent()
            }
        }
        for path in missing.reversed() {
            do throws(Errno) {
                do throws(Errno) {
                    try fileSystem.makeDirectory(path)
                } catch .fileExists {
                    // Another process made it, and may have been killed before it could make sure.
                }
                if isSettled {
                    try synchronizeParent(of: path, in: fileSystem)
                }
            } catch {
                throw TabStoreError(error, path: path.string)
            }
        }
    }

    private static func synchronizeParent(
        of path: FilePath,
        in fileSystem: any FileSystem
    ) throws(Errno) {
        let parent = path.removingLastComponent()
        let descriptor = try fileSystem.openDirectory(parent.isEmpty ? "." : parent, refusingLink: false)
        defer { fileSystem.close(descriptor) }
        try fileSystem.synchronizeDirectory(descriptor)
    }

    /// Waits until the directory's own name is on the disk, and those of the directories above it that are the user's:
    /// the process that made them may have been killed before, or had no time to wait.
    func settleDirectory() throws(TabStoreError) {
        guard location.isDirectoryOwn else { return }
        var path = location.directoryPath
        do throws(Errno) {
            while path.lastComponent != nil {
                try Self.synchronizeParent(of: path, in: fileSystem)
                path.removeLastComponent()
                guard try isOwn(path) else { return }
            }
        } catch .permissionDenied {
            // The user may pass through the directory above but not open it, and so did not make this one there.
        } catch {
            throw TabStoreError(error, path: location.directory)
        }
    }

    private func isOwn(_ path: FilePath) throws(Errno) -> Bool {
        guard !path.isEmpty else { return false }
        let descriptor = try fileSystem.openDirectory(path, refusingLink: false)
        defer { fileSystem.close(descriptor) }
        // Where that can't be told, one directory more is waited for: it would be no failed synchronization, which has grave ends.
        guard let status = try? fileSystem.status(of: descriptor) else { return true }
        return status.owner == fileSystem.userID
    }

    private mutating func check(_ path: String) throws(TabStoreError) {
        let status = try erring(path) { () throws(Errno) in
            try fileSystem.status(of: descriptor)
        }
        identity = status.identity
        guard location.isDirectoryOwn else { return }
        guard status.kind == .directory else { throw TabStoreError(.notAFile, path: path) }
        guard status.owner == fileSystem.userID else {
            throw TabStoreError(.foreignOwner, path: path)
        }
        if status.mode & 0o077 != 0 {
            try erring(path) { () throws(Errno) in
                try fileSystem.restrict(descriptor, to: status.mode & 0o700)
            }
        }
    }

    func close() {
        fileSystem.close(descriptor)
    }

    /// Waits for the lock, but not for ever: a process that was stopped may hold it.
    func lock(patience: UInt32) throws(TabStoreError) {
        var waited: UInt32 = 0
        var pause: UInt32 = 20
        while try !erring(location.directory, { () throws(Errno) in try fileSystem.tryLock(descriptor) }) {
            guard waited < patience else { throw TabStoreError(.locked, path: location.directory) }
            fileSystem.pause(microseconds: pause)
            waited += pause
            pause = min(pause * 2, 1000)
        }
    }

    func unlock() {
        fileSystem.unlock(descriptor)
    }

    /// Opens the file, nil if there is none, and refuses what is not the user's own file.
    func openFile(
        for access: FileAccess,
        isUnnamed: Bool = false
    ) throws(TabStoreError) -> (descriptor: FileDescriptor, status: FileStatus)? {
        try openFile(isUnnamed ? location.newName : location.fileName, for: access)
    }

    /// Opens a file of the directory, like `openFile(for:isUnnamed:)`.
    func openFile(
        _ name: String,
        for access: FileAccess
    ) throws(TabStoreError) -> (descriptor: FileDescriptor, status: FileStatus)? {
        let path = path(of: name)
        let file: FileDescriptor
        do {
            file = try fileSystem.open(name, in: descriptor, for: access)
        } catch .noSuchFileOrDirectory {
            return nil
        } catch {
            throw TabStoreError(error, path: path)
        }
        do throws(TabStoreError) {
            let status = try erring(path) { () throws(Errno) in try fileSystem.status(of: file) }
            guard status.kind == .file else { throw TabStoreError(.notAFile, path: path) }
            guard status.owner == fileSystem.userID else { throw TabStoreError(.foreignOwner, path: path) }
            return (file, status)
        } catch {
            fileSystem.close(file)
            throw error
        }
    }

    /// The file's contents as they are now, and the open file if there is one.
    ///
    /// Where a fresh file is about to take its place, what that holds counts already: there may be none to write over,
    /// or the record has outgrown it. It is looked for first: one that gets its name between the two looks, while others
    /// have the lock, is found under one of its names then.
    ///
    /// - Parameter isThorough: As with `RecordContentsReader`.
    func contents<Record: KeptRecord>(
        of record: Record.Type,
        for access: FileAccess,
        unless known: KnownSave? = nil,
        isThorough: Bool = true
    ) throws(TabStoreError) -> (contents: RecordContents<Record>, file: FileDescriptor?) {
        func contents(
            isUnnamed: Bool
        ) throws(TabStoreError) -> (contents: RecordContents<Record>, file: FileDescriptor?) {
            try self.contents(for: access, unless: known, isThorough, isUnnamed: isUnnamed)
        }
        let fresh: (contents: RecordContents<Record>, file: FileDescriptor?)?
        do throws(TabStoreError) {
            fresh = try contents(isUnnamed: true)
        } catch {
            // Whoever writes must not take what cannot be read just now for what is not there: it may have the newest save.
            guard access == .reading || Self.isInTheWay(error.code) else { throw error }
            fresh = nil
        }
        let named: (contents: RecordContents<Record>, file: FileDescriptor?)
        do throws(TabStoreError) {
            named = try contents(isUnnamed: false)
        } catch {
            fresh?.file.map(fileSystem.close)
            throw error
        }
        guard named.contents.state != .newer, var unnamed = fresh else {
            fresh?.file.map(fileSystem.close)
            return named
        }
        guard unnamed.contents.header != nil, unnamed.contents.state != .newer,
            unnamed.contents.greatestGeneration > named.contents.greatestGeneration
        else {
            unnamed.file.map(fileSystem.close)
            if access == .readingAndWriting, named.contents.isCurrent, unnamed.contents.state != .newer {
                // What a killed process left of it, which nobody needs.
                try? fileSystem.remove(location.newName, in: descriptor)
            }
            return named
        }
        named.file.map(fileSystem.close)
        unnamed.contents.isUnnamed = true
        unnamed.contents.inTheWay = named.contents.damaged
        unnamed.contents.replacesNothing = named.contents.state == .missing
        return unnamed
    }

    /// Whether something stands in a file's place that no store made.
    private static func isInTheWay(_ code: TabStoreError.Code) -> Bool {
        [.notAFile, .symbolicLink, .foreignOwner, .permissionDenied].contains(code)
    }

    private func contents<Record: KeptRecord>(
        for access: FileAccess,
        unless known: KnownSave?,
        _ isThorough: Bool,
        isUnnamed: Bool
    ) throws(TabStoreError) -> (contents: RecordContents<Record>, file: FileDescriptor?) {
        guard let (file, status) = try openFile(for: access, isUnnamed: isUnnamed) else {
            return (RecordContents(), nil)
        }
        do throws(TabStoreError) {
            let reader = RecordContentsReader<Record>(
                fileSystem: fileSystem,
                path: isUnnamed ? location.newPath : location.path,
                file: file,
                status: status,
                isThorough: isThorough
            )
            return (try reader.contents(unless: known), file)
        } catch {
            fileSystem.close(file)
            throw error
        }
    }

    /// Whether one of the slots of an open file has a save, as far as the headers say.
    func holds<Record: KeptRecord>(
        _ generation: UInt64,
        of record: Record.Type,
        _ file: FileDescriptor,
        _ status: FileStatus
    ) -> Bool {
        let reader = RecordContentsReader<Record>(
            fileSystem: fileSystem,
            path: location.path,
            file: file,
            status: status,
            isThorough: false
        )
        guard let start = try? reader.bytes(at: 0, count: min(status.size, SlotHeader.length)),
            let table = try? reader.slotTable(start)
        else { return false }
        return table.slots.contains { $0.header?.generation == generation }
    }

    /// The path of a file of the directory, for errors.
    func path(of name: String) -> String {
        location.directoryPath.appending(name).string
    }

    /// Gives a file a name that is free, in place of the one it has.
    func move(_ name: String, toFree free: String) throws(Errno) {
        // The name is taken first, since renaming would replace whatever has it.
        let file = try fileSystem.open(free, in: descriptor, for: .creating)
        fileSystem.close(file)
        do throws(Errno) {
            try fileSystem.rename(name, to: free, in: descriptor)
        } catch {
            try? fileSystem.remove(free, in: descriptor)
            throw error
        }
    }

    func write(_ bytes: [UInt8], to file: FileDescriptor, at offset: Int) throws(Errno) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try fileSystem.write(rest, to: file, at: offset + rest.startIndex)
            guard count > 0 else { throw .ioError }
            rest = rest.dropFirst(count)
        }
    }

    private func erring<Result>(
        _ path: String,
        _ body: () throws(Errno) -> Result
    ) throws(TabStoreError) -> Result {
        do throws(Errno) {
            return try body()
        } catch {
            throw TabStoreError(error, path: path)
        }
    }
}
