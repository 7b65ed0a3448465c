/// Which save of which file something is.
struct SaveVersion: Hashable, Sendable {
    var file: FileStatus.Identity
    var generation: UInt64
    /// Files may take over the numbers of deleted ones, and then count from the start.
    var checksum: UInt32

    init(file: FileStatus.Identity, _ header: SlotHeader) {
        self.file = file
        generation = header.generation
        checksum = header.payloadChecksum
    }
}
