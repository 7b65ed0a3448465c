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

    /// The name under which the file is written: one that nobody reads if there is a fresh file already, which is still
    /// there if this one does not become whole.
    private var firstName: String { replacesFresh ? folder.location.unfinishedName : newName }

    /// Writes the file, without its name: it is read under the other one until it has that, and is not synchronized.
    ///
    /// One that takes the place of another fresh file does so when it is whole: if the process is killed before, the other
    /// one is still there.
    func prepare(_ bytes: [UInt8]) throws(TabStoreError) -> (FileDescriptor, FileStatus.Identity) {
        let (file, identity) = try write(bytes)
        guard replacesFresh else { return (file, identity) }
        do throws(Errno) {
            try fileSystem.rename(firstName, to: newName, in: folder.descriptor)
            return (file, identity)
        } catch {
            fileSystem.close(file)
            remove(firstName)
            throw TabStoreError(error, path: folder.path(of: firstName))
        }
    }

    /// Writes the file, which `complete` has still to put in place.
    func write(_ bytes: [UInt8]) throws(TabStoreError) -> (FileDescriptor, FileStatus.Identity) {
        do throws(Errno) {
            try removeLeftover(firstName)
            let file = try fileSystem.open(firstName, in: folder.descriptor, for: .creating)
            do throws(Errno) {
                let identity = try fileSystem.status(of: file).identity
                try folder.write(bytes, to: file, at: 0)
                return (file, identity)
            } catch {
                fileSystem.close(file)
                throw error
            }
        } catch {
            remove(firstName)
            throw TabStoreError(error, path: folder.path(of: firstName))
        }
    }

    /// Synchronizes the file that was written and puts it in place; its name may not be on the disk yet.
    func complete(_ file: FileDescriptor) throws(TabStoreError) {
        do throws(TabStoreError) {
            try synchronize(file)
            try putInPlace(firstName)
        } catch {
            remove(firstName)
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

    /// Puts a fresh file that is found and is on the disk in place; its name may not be there yet. If that fails, it is left
    /// as it is.
    func putInPlace() throws(TabStoreError) { try putInPlace(newName) }

    private func putInPlace(_ first: String) throws(TabStoreError) {
        var second: String?
        do throws(TabStoreError) {
            second = try keepDamaged()
            try rename(first)
        } catch {
            if let second { remove(second) }
            throw error
        }
    }

    private func remove(_ name: String) {
        try? fileSystem.remove(name, in: folder.descriptor)
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

    private func rename(_ first: String) throws(TabStoreError) {
        do throws(Errno) {
            try fileSystem.rename(first, to: name, in: folder.descriptor)
        } catch {
            throw TabStoreError(error, path: folder.location.path)
        }
        // The fresh file that this one replaces, or what a process left that was killed while it wrote another one.
        remove(first == newName ? folder.location.unfinishedName : newName)
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
