internal import SystemPackage

/// Writes a save into one of a file's slots.
struct Overwriting {
    let folder: StoreFolder
    let file: FileDescriptor
    let kind: FileKind
    let capacity: Int
    let slot: Int

    private var offset: Int { slot * capacity }

    /// Writes the save, which the next reading finds; it still has to reach the disk.
    func write(_ bytes: [UInt8]) throws(Errno) {
        do throws(Errno) {
            try folder.write(bytes, to: file, at: offset)
        } catch {
            wipe()
            throw error
        }
    }

    /// Makes the slot an unused one: nobody must take for saved what may never reach the disk.
    func wipe() {
        try? folder.write(SlotHeader.unused(kind, capacity: capacity).bytes, to: file, at: offset)
    }
}
