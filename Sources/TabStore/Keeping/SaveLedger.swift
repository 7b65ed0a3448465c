/// What a process knows of the saves in a file: which are on the disk, and which it has written and still has to
/// synchronize.
///
/// It says which slot a save may go to. The newest save is never written over, nor the only one that is on the disk, nor
/// one that another process may have reported as done while no later one is on the disk. Four slots are therefore enough
/// for any number of quick saves: two for what a process finds, and two that take turns.
struct SaveLedger: Sendable {
    private(set) var file: FileStatus.Identity?
    /// The greatest generation that is known to be on the disk, 0 if none is.
    private(set) var settled: UInt64 = 0
    /// Whether the file's name is known to be on the disk.
    private(set) var isNameSettled = false
    /// Whether this process gave the file its name, and has to see to it that the name reaches the disk.
    private(set) var isNameOwed = false
    /// What this process wrote and has neither synchronized nor reported as done.
    private(set) var written: Set<UInt64> = []
    /// What this process wrote and somebody waits for.
    private(set) var awaited: Set<UInt64> = []

    /// What others wrote and this process waits for; they may have reported it as done.
    private(set) var inherited: Set<UInt64> = []

    /// Forgets all if this is another file than before.
    ///
    /// - Parameter oldest: The smallest generation that any of the file's slots has. Files may take over the numbers of
    ///   deleted ones, but none has a save from before it was made.
    mutating func turn(to file: FileStatus.Identity, oldest: UInt64) {
        let isOther = self.file != file
        let latest = written.union(awaited).max() ?? settled
        guard isOther || oldest > latest else { return }
        self = SaveLedger()
        self.file = file
        if !isOther { noteNaming() }
    }

    mutating func note(_ generation: UInt64, isAwaited: Bool, over former: SlotHeader) {
        written.remove(former.generation)
        if isAwaited {
            awaited.insert(generation)
        } else {
            written.insert(generation)
        }
    }

    /// A save is the only one of a fresh file, which has to be synchronized before it gets its name.
    mutating func noteFresh(_ generation: UInt64) {
        written.insert(generation)
    }

    /// The file has what was written to another one, whose place it took; neither its saves nor its name may be on the
    /// disk.
    mutating func noteInherited(_ generation: UInt64) {
        awaited.insert(generation)
        inherited.insert(generation)
        noteNaming()
    }

    /// The save that has to be synchronized next.
    ///
    /// - Parameter isAwaited: Whether it may not be written over meanwhile.
    /// - Returns: Its generation, that of one which is on the disk if only the name is not, or nil if all is.
    mutating func unsettled(isAwaited: Bool) -> UInt64? {
        guard let generation = written.union(awaited).max() else { return isNameOwed ? settled : nil }
        if isAwaited, written.remove(generation) != nil {
            awaited.insert(generation)
        }
        return generation
    }

    /// Whether something of this process has still to reach the disk.
    var isUnsettled: Bool { isNameOwed || !written.isEmpty || !awaited.isEmpty }

    /// The file has its name, which is not on the disk yet.
    mutating func noteNaming() {
        isNameSettled = false
        isNameOwed = true
    }

    mutating func settleName() {
        isNameSettled = true
        isNameOwed = false
    }

    /// A save is on the disk, if it was not written over before it could get there.
    mutating func settle(_ generation: UInt64) {
        guard written.contains(generation) || awaited.contains(generation) else { return }
        settle(through: generation)
    }

    /// All saves up to this one are on the disk, or were written over by later ones that are.
    mutating func settle(through generation: UInt64) {
        settled = max(settled, generation)
        written = written.filter { $0 > generation }
        awaited = awaited.filter { $0 > generation }
    }

    /// Forgets what could not be synchronized.
    mutating func forgetUnsettled() {
        isNameOwed = false
        written = []
        awaited = []
    }

    /// The slot that the next save may go to, nil if the file has to be synchronized before.
    ///
    /// - Parameters:
    ///   - headers: The headers of all slots.
    ///   - newest: The slot of the newest save.
    func slot(in headers: [SlotHeader], newest: Int) -> Int? {
        if let unused = headers.firstIndex(where: \.isUnused) {
            return unused
        }
        let onDisk = Set(headers.map(\.settledGeneration) + [settled])
        let others = headers.indices.filter { $0 != newest }
        return others.sorted { headers[$0].generation < headers[$1].generation }
            .first { slot in
                let generation = headers[slot].generation
                let remaining = headers.indices.filter { $0 != slot }.map { headers[$0].generation }
                    .filter(onDisk.contains).max()
                guard let remaining else { return false }
                return remaining > generation || written.contains(generation)
            }
    }

    /// The generation to give as one that is on the disk.
    func settledGeneration(in headers: [SlotHeader], without slot: Int) -> UInt64 {
        let onDisk = Set(headers.map(\.settledGeneration) + [settled])
        return headers.indices.filter { $0 != slot }.map { headers[$0].generation }
            .filter(onDisk.contains).max() ?? 0
    }
}
