import SystemPackage

/// Writes a save over the older of a file's two slots.
struct Overwriting {
    let folder: LayoutFolder
    let file: FileDescriptor
    let offset: Int

    /// Writes and waits for the disk.
    ///
    /// - Parameter isSettled: Whether the other slot and the file's name are known to be on the disk.
    func overwrite(with bytes: [UInt8], isSettled: Bool) throws(Errno) {
        if !isSettled {
            try folder.fileSystem.synchronize(file)
            try folder.fileSystem.synchronizeDirectory(folder.descriptor)
        }
        do throws(Errno) {
            try folder.write(bytes, to: file, at: offset)
            try folder.fileSystem.synchronize(file)
        } catch {
            // Other processes must not take for saved what may never reach the disk.
            let nothing = [UInt8](repeating: 0, count: SlotHeader.length)
            try? folder.write(nothing, to: file, at: offset)
            throw error
        }
    }
}
