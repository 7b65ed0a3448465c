import SystemPackage

/// Writes a whole new file beside the old one and gives it the old one's name.
struct Replacing {
    let folder: LayoutFolder
    /// The file that is in the way, if it is damaged and has to be kept.
    let damaged: LayoutContents?
    let date: String

    private var fileSystem: any FileSystem { folder.fileSystem }
    private var name: String { folder.location.fileName }
    private var newName: String { name + ".new" }
    private var newPath: String { folder.location.path + ".new" }

    /// Puts the file in place; its name may not be on the disk yet.
    func replace(with bytes: [UInt8]) throws(TabStoreError) -> FileStatus.Identity {
        var identity: FileStatus.Identity?
        do throws(Errno) {
            try removeLeftover()
            let file = try fileSystem.open(newName, in: folder.descriptor, for: .creating)
            defer { fileSystem.close(file) }
            identity = try fileSystem.status(of: file).identity
            try folder.write(bytes, to: file, at: 0)
            try fileSystem.synchronize(file)
        } catch {
            try? fileSystem.remove(newName, in: folder.descriptor)
            throw TabStoreError(error, path: newPath)
        }
        guard let identity else { throw TabStoreError(.inputOutput, path: newPath) }
        var second: String?
        do throws(TabStoreError) {
            second = try keepDamaged()
            try rename()
        } catch {
            try? fileSystem.remove(newName, in: folder.descriptor)
            if let second {
                try? fileSystem.remove(second, in: folder.descriptor)
            }
            throw error
        }
        return identity
    }

    /// Waits until the file's name is on the disk.
    func settle() throws(TabStoreError) {
        do throws(Errno) {
            try fileSystem.synchronizeDirectory(folder.descriptor)
        } catch {
            throw TabStoreError(error, path: folder.location.directory)
        }
    }

    private func removeLeftover() throws(Errno) {
        do throws(Errno) {
            try fileSystem.remove(newName, in: folder.descriptor)
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
    }

    /// Gives the damaged file another name, and returns that if the file still has the first one too.
    private func keepDamaged() throws(TabStoreError) -> String? {
        guard let damaged else { return nil }
        for number in 1...100 {
            let kept = "\(name).damaged-\(date)" + (number == 1 ? "" : "-\(number)")
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
    private func keepDamaged(_ damaged: LayoutContents, as kept: String) throws(Errno) -> String? {
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
                guard error != .fileExists, damaged.state == .damaged else { throw error }
                try moveDamaged(to: kept)
                return nil
            }
        }
    }

    private func moveDamaged(to kept: String) throws(Errno) {
        // The name is taken first, since renaming would replace whatever has it.
        let file = try fileSystem.open(kept, in: folder.descriptor, for: .creating)
        fileSystem.close(file)
        try fileSystem.rename(name, to: kept, in: folder.descriptor)
    }

    private func copyDamaged(_ damaged: LayoutContents, to kept: String) throws(Errno) {
        let size = damaged.status?.size ?? 0
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
