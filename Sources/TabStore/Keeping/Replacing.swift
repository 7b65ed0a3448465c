internal import SystemPackage

/// Writes a whole new file beside the old one and gives it the old one's name.
struct Replacing {
    let folder: StoreFolder
    /// The file that is in the way, if it is damaged and has to be kept.
    let damaged: DamagedFile?
    let date: String
    /// Whether there is a fresh file already that has no name yet, and perhaps what was written last.
    var replacesFresh = false

    private var fileSystem: any FileSystem { folder.fileSystem }
    private var name: String { folder.location.fileName }
    private var newName: String { folder.location.newName }

    /// Writes the file, without its name: it is read under the other one until it has that, and is not synchronized.
    ///
    /// One that takes the place of another fresh file does so when it is whole: if the process is killed before, the other
    /// one is still there.
    func prepare(_ bytes: [UInt8]) throws(TabStoreError) -> (FileDescriptor, FileStatus.Identity) {
        let first = replacesFresh ? folder.location.unfinishedName : newName
        do throws(Errno) {
            try removeLeftover(first)
            let file = try fileSystem.open(first, in: folder.descriptor, for: .creating)
            do throws(Errno) {
                let identity = try fileSystem.status(of: file).identity
                try folder.write(bytes, to: file, at: 0)
                if replacesFresh {
                    try fileSystem.rename(first, to: newName, in: folder.descriptor)
                }
                return (file, identity)
            } catch {
                fileSystem.close(file)
                throw error
            }
        } catch {
            try? fileSystem.remove(first, in: folder.descriptor)
            throw TabStoreError(error, path: folder.path(of: first))
        }
    }

    /// Synchronizes the file and puts it in place; its name may not be on the disk yet.
    func complete(_ file: FileDescriptor) throws(TabStoreError) {
        do throws(TabStoreError) {
            try synchronize(file)
            try putInPlace()
        } catch {
            removeNew()
            throw error
        }
    }

    /// Waits until the file's contents are on the disk.
    func synchronize(_ file: FileDescriptor) throws(TabStoreError) {
        do throws(Errno) {
            try fileSystem.synchronize(file)
        } catch {
            throw TabStoreError(error, path: folder.location.path)
        }
    }

    /// Puts the file, which is on the disk, in place; its name may not be there yet. If that fails, it is left as it is.
    func putInPlace() throws(TabStoreError) {
        var second: String?
        do throws(TabStoreError) {
            second = try keepDamaged()
            try rename()
        } catch {
            if let second {
                try? fileSystem.remove(second, in: folder.descriptor)
            }
            throw error
        }
    }

    private func removeNew() {
        try? fileSystem.remove(newName, in: folder.descriptor)
    }

    /// Waits until the file's name is on the disk.
    func settle() throws(TabStoreError) {
        do throws(Errno) {
            try fileSystem.synchronizeDirectory(folder.descriptor)
        } catch {
            throw TabStoreError(error, path: folder.location.directory)
        }
    }

    private func removeLeftover(_ name: String) throws(Errno) {
        do throws(Errno) {
            try fileSystem.remove(name, in: folder.descriptor)
        } catch .noSuchFileOrDirectory {
            return
        }
    }

    private func rename() throws(TabStoreError) {
        do throws(Errno) {
            try fileSystem.rename(newName, to: name, in: folder.descriptor)
        } catch {
            throw TabStoreError(error, path: folder.location.path)
        }
        // A process that was killed while it wrote another fresh file may have left that.
        try? fileSystem.remove(folder.location.unfinishedName, in: folder.descriptor)
    }

    /// Gives the damaged file another name, and returns that if the file still has the first one too.
    private func keepDamaged() throws(TabStoreError) -> String? {
        guard let damaged else { return nil }
        for kept in KeptNames.all(for: name, .damaged, date: date) {
            do throws(Errno) {
                return try keepDamaged(damaged, as: kept)
            } catch .fileExists {
                continue
            } catch {
                throw TabStoreError(.damagedNotKept, path: folder.location.path, cause: error)
            }
        }
        throw TabStoreError(.damagedNotKept, path: folder.location.path, cause: Errno.fileExists)
    }

    /// A second name is best: the file is in its place at every moment, so that its damage is never mistaken for a
    /// first run. Where there are no second names, a copy does; a file that cannot be copied moves if there is nothing
    /// in it to read anyway.
    private func keepDamaged(_ damaged: DamagedFile, as kept: String) throws(Errno) -> String? {
        do throws(Errno) {
            try fileSystem.link(name, to: kept, in: folder.descriptor)
            return kept
        } catch .fileExists {
            throw .fileExists
        } catch {
            do throws(Errno) {
                try copyDamaged(damaged, to: kept)
                return kept
            } catch {
                guard error != .fileExists, !damaged.isReadable else { throw error }
                try folder.move(name, toFree: kept)
                return nil
            }
        }
    }

    private func copyDamaged(_ damaged: DamagedFile, to kept: String) throws(Errno) {
        let size = damaged.size
        guard size <= SlotLayout.maximumFileSize else { throw .fileTooLarge }
        let source = try fileSystem.open(name, in: folder.descriptor, for: .reading)
        defer { fileSystem.close(source) }
        let bytes = try fileSystem.read(source, at: 0, count: size)
        let copy = try fileSystem.open(kept, in: folder.descriptor, for: .creating)
        defer { fileSystem.close(copy) }
        do throws(Errno) {
            try folder.write(bytes, to: copy, at: 0)
            try fileSystem.synchronize(copy)
        } catch {
            try? fileSystem.remove(kept, in: folder.descriptor)
            throw error
        }
    }
}
