internal import SystemPackage

/// A save that is in the file and has still to reach the disk; no lock is held meanwhile.
struct Settling: Sendable {
    let folder: StoreFolder
    let file: FileDescriptor
    let identity: FileStatus.Identity
    let generation: UInt64
    /// Whether the file has still to get its name.
    let isUnnamed: Bool
    /// Whether the file's name may not be on the disk either.
    let includesName: Bool
    /// Whether the directory's own name may not be there.
    let includesDirectory: Bool

    /// Waits for the disk, and returns why the save may not be there, nil if it is.
    func wait() -> TabStoreError? {
        do throws(Errno) {
            try folder.fileSystem.synchronize(file)
            if includesName {
                try folder.fileSystem.synchronizeDirectory(folder.descriptor)
            }
        } catch {
            return TabStoreError(error, path: folder.location.path)
        }
        guard includesDirectory else { return nil }
        do throws(TabStoreError) {
            try folder.settleDirectory()
            return nil
        } catch {
            return error
        }
    }

    func close() {
        folder.fileSystem.close(file)
        folder.close()
    }
}
