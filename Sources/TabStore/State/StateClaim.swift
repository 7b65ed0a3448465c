internal import SystemPackage

/// Says that a session's state is in use by this process, until it is released or the process ends, however that happens.
///
/// It is a lock on a file beside the state, so a second process of the same app that asks for the same session gets none
/// and takes another one. It does not keep anybody from reading or writing the state itself.
public final class StateClaim: Sendable {
    /// The state that is in use.
    public let location: StateLocation

    private let fileSystem: any FileSystem
    private let file: FileDescriptor

    fileprivate init(_ location: StateLocation, _ file: FileDescriptor, in fileSystem: any FileSystem) {
        self.location = location
        self.file = file
        self.fileSystem = fileSystem
    }

    deinit {
        // The lock is the descriptor's.
        fileSystem.close(file)
    }
}

extension StateLocation {
    /// Claims the session for this process; the directory is made if there is none.
    ///
    /// It does not wait. The claim lasts as long as the value that comes back.
    ///
    /// - Returns: The claim; nil if another process, or another claim of this one, has the session.
    /// - Throws: Why that cannot be found out.
    public func claim() throws(TabStoreError) -> StateClaim? {
        try claim(in: SystemFileSystem())
    }

    func claim(in fileSystem: any FileSystem) throws(TabStoreError) -> StateClaim? {
        let folder = try StoreFolder.openOrMake(file, in: fileSystem, isSettled: false)
        defer { folder.close() }
        return try claim(in: folder)
    }

    /// The name of the file that is locked.
    var claimName: String { fileName + Self.claimSuffix }

    static let claimSuffix = ".lock"

    func claim(in folder: StoreFolder) throws(TabStoreError) -> StateClaim? {
        // Whoever removes a session removes this file too, while it has the claim.
        for _ in 0..<8 {
            guard let (file, status) = try openOrMakeLock(in: folder) else { continue }
            do throws(TabStoreError) {
                guard try isLocked(file, in: folder) else {
                    folder.fileSystem.close(file)
                    return nil
                }
                if try isInPlace(status.identity, in: folder) {
                    return StateClaim(self, file, in: folder.fileSystem)
                }
            } catch {
                folder.fileSystem.close(file)
                throw error
            }
            folder.fileSystem.close(file)
        }
        return nil
    }

    private func openOrMakeLock(
        in folder: StoreFolder
    ) throws(TabStoreError) -> (descriptor: FileDescriptor, status: FileStatus)? {
        if let lock = try folder.openFile(claimName, for: .readingAndWriting) {
            return lock
        }
        do throws(Errno) {
            folder.fileSystem.close(
                try folder.fileSystem.open(claimName, in: folder.descriptor, for: .creating)
            )
        } catch .fileExists {
            // Another process was faster.
        } catch {
            throw TabStoreError(error, path: folder.path(of: claimName))
        }
        return try folder.openFile(claimName, for: .readingAndWriting)
    }

    private func isLocked(_ lock: FileDescriptor, in folder: StoreFolder) throws(TabStoreError) -> Bool {
        do throws(Errno) {
            return try folder.fileSystem.tryLock(lock)
        } catch {
            throw TabStoreError(error, path: folder.path(of: claimName))
        }
    }

    private func isInPlace(
        _ identity: FileStatus.Identity,
        in folder: StoreFolder
    ) throws(TabStoreError) -> Bool {
        guard let (file, status) = try folder.openFile(claimName, for: .reading) else { return false }
        folder.fileSystem.close(file)
        return status.identity == identity
    }
}
