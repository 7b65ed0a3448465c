internal import SystemPackage

extension RecordKeeper {
    /// Gives the file another name with a date, so that the next reading finds none; that is on the disk when this
    /// returns.
    ///
    /// - Returns: The paths under which the file, and a fresh one that had not taken its place yet, are kept now.
    mutating func setAside() throws(TabStoreError) -> [String] {
        let date = date
        return try takeAway { (folder, name) throws(TabStoreError) in
            for kept in KeptNames.all(for: folder.location.fileName, .aside, date: date) {
                do throws(Errno) {
                    try folder.move(name, toFree: kept)
                    return folder.path(of: kept)
                } catch .fileExists {
                    continue
                } catch {
                    throw TabStoreError(error, path: folder.path(of: name))
                }
            }
            throw TabStoreError(.fileExists, path: folder.path(of: name))
        }
    }

    /// Removes the file; it is gone from the disk when this returns.
    mutating func remove() throws(TabStoreError) {
        _ = try takeAway { (folder, name) throws(TabStoreError) in
            do throws(Errno) {
                try folder.fileSystem.remove(name, in: folder.descriptor)
                return name
            } catch {
                throw TabStoreError(error, path: folder.path(of: name))
            }
        }
    }

    private mutating func takeAway(
        _ body: (StoreFolder, String) throws(TabStoreError) -> String
    ) throws(TabStoreError) -> [String] {
        guard let folder = try StoreFolder.open(location, in: fileSystem) else {
            forget()
            return []
        }
        defer { folder.close() }
        try lock(folder)
        defer { folder.unlock() }
        try? fileSystem.remove(location.unfinishedName, in: folder.descriptor)
        var results: [String] = []
        // The fresh file goes first: one that is older than the other would be read again if that were gone alone.
        for name in [location.newName, location.fileName] {
            guard let (file, _) = try folder.openFile(name, for: .reading) else { continue }
            fileSystem.close(file)
            results.append(try body(folder, name))
        }
        do throws(Errno) {
            try fileSystem.synchronizeDirectory(folder.descriptor)
        } catch {
            throw TabStoreError(error, path: location.directory)
        }
        forget()
        return results
    }
}
