import Dispatch
import Synchronization

/// Keeps the state of a scene session in a file that no crash, full disk or second process can lose.
///
/// ```swift
/// let location = StateLocation(applicationIdentifier: "org.example.Notes", session: identifier)
/// let (state, problems) = StateStore.read(at: location)  // before the first frame
/// let store = StateStore(location)
/// store.schedule(newState)  // whenever the interface changed
/// try store.flush()  // before the app is suspended or ends
/// ```
///
/// The file is as safe as that of a `TabStore` and has the same form; it holds a state whole, and the state that was saved
/// last. There is no joining: what is read is exactly one state that was handed over.
///
/// All may be called from any thread. Files are touched on threads of the store's own, one that writes and one that waits
/// for the disk, and the throwing calls wait for them.
public final class StateStore: Sendable {
    /// Where the state is saved.
    public let location: StateLocation

    /// What was handed over, apart from the file, so that nobody who hands over a state waits for the disk.
    private struct Waiting: Sendable {
        /// The latest state that has still to be written.
        var state: SavedState?
        /// Whether the writing thread was asked to write.
        var isAsked = false
        /// Whether the store's thread was asked to wait for the disk.
        var isSettling = false
    }

    /// What is kept, for one thread at a time: which state is written last is settled under its lock.
    private struct Kept: Sendable {
        var keeper: RecordKeeper<StateRecord>
        /// Why the latest state could not be saved.
        var failure: TabStoreError?
    }

    private let waiting = Mutex(Waiting())
    private let kept: Mutex<Kept>
    private let queue = DispatchQueue(label: "StateStore", qos: .utility)
    /// Writes without waiting for the disk, and therefore while `queue` waits for it.
    private let writing = DispatchQueue(label: "StateStore.writing", qos: .utility)

    /// Makes a store and touches no file.
    public convenience init(_ location: StateLocation) {
        self.init(RecordKeeper(location.file), location)
    }

    init(_ keeper: RecordKeeper<StateRecord>, _ location: StateLocation) {
        self.location = location
        kept = Mutex(Kept(keeper: keeper))
    }

    /// Hands over a state that is saved soon, in the background, in place of all that were handed over before.
    ///
    /// It waits for nothing. Of states that come faster than the disk takes them, the latest is saved. A program that
    /// ends by itself calls `flush()` first; one that is killed before may leave the state before, whole. Failures appear
    /// in `problems` and are thrown by `flush()`.
    public func schedule(_ state: SavedState) {
        var state: SavedState? = state
        let isAsked = waiting.withLock { waiting in
            // What was waiting is released without the lock.
            swap(&waiting.state, &state)
            defer { waiting.isAsked = true }
            return waiting.isAsked
        }
        guard !isAsked else { return }
        writing.async { self.writeScheduled() }
    }

    /// Writes what was handed over, before the disk has what was written earlier: a busy one may take many seconds, and a program
    /// that is killed meanwhile has lost no more than it would on an idle one.
    private func writeScheduled() {
        while let isSettled = kept.withLock({ kept in takeScheduled().map { write($0, &kept) } }) {
            if !isSettled { settleSoon() }
        }
    }

    /// Writes a state, and waits for the disk only where it can't be written otherwise; a failure is noted.
    ///
    /// - Returns: Whether the state is on the disk.
    private func write(_ state: SavedState, _ kept: inout Kept) -> Bool {
        let record = StateRecord(state)
        if kept.keeper.writeAtOnce({ $0 = record }), kept.keeper.isSaved {
            kept.failure = nil
            return false
        }
        do throws(TabStoreError) {
            try kept.keeper.save { $0 = record }
            kept.failure = nil
        } catch {
            kept.failure = error
        }
        return true
    }

    /// Waits for the disk on the store's own thread; a failure is noted.
    private func settleSoon() {
        let isSettling = waiting.withLock { waiting in
            defer { waiting.isSettling = true }
            return waiting.isSettling
        }
        guard !isSettling else { return }
        queue.async {
            self.waiting.withLock { $0.isSettling = false }
            try? self.settle(isAwaited: false)
        }
    }

    /// The state to write; nil if there is none, and the writing thread has to be asked again for the next.
    private func takeScheduled() -> SavedState? {
        waiting.withLock { waiting in
            let state = waiting.state.take()
            waiting.isAsked = state != nil
            return state
        }
    }

    /// Saves a state; it is on the disk when this returns, and no state that was handed over before is saved later.
    ///
    /// - Throws: Why it could not be saved. What was saved before is still there then, and the next save, or `flush()`,
    ///   tries again: `newerVersion` if a newer version of the library wrote the file, which is not overwritten, and
    ///   `tooLarge` if the state has more than 16 MB or a million parts.
    public func save(_ state: SavedState) throws(TabStoreError) {
        try onOwnThread { () throws(TabStoreError) in
            try settle(
                kept.withLock { kept in
                    dropScheduled()
                    return write(state, &kept)
                }
            )
        }
    }

    /// Waits until all that was handed over is on the disk.
    ///
    /// - Throws: Why it is not.
    public func flush() throws(TabStoreError) {
        try onOwnThread { () throws(TabStoreError) in
            let isSettled = kept.withLock { kept in dropScheduled().map { write($0, &kept) } }
            if let isSettled { return try settle(isSettled) }
            if !kept.withLock(\.keeper.isSaved) {
                try save { _ in }
            }
            try settle(isAwaited: true)
        }
    }

    /// Keeps the file under another name with a date, so that the next reading finds no state: for one that the app could
    /// not be restored from. What was scheduled before is dropped.
    ///
    /// - Returns: The paths under which it is kept, none if there was no file.
    /// - Throws: Why it is still there.
    @discardableResult
    public func setAside() throws(TabStoreError) -> [String] {
        try onOwnThread { () throws(TabStoreError) in
            dropScheduled()
            return try kept.withLock { (kept) throws(TabStoreError) in
                let paths = try kept.keeper.setAside()
                kept.failure = nil
                return paths
            }
        }
    }

    /// Removes the file, if there is one; what was scheduled before is dropped.
    ///
    /// - Throws: Why it is still there.
    public func remove() throws(TabStoreError) {
        try onOwnThread { () throws(TabStoreError) in
            dropScheduled()
            try kept.withLock { (kept) throws(TabStoreError) in
                try kept.keeper.remove()
                kept.failure = nil
            }
        }
    }

    /// What was wrong with the file when it was last read, and why the latest save failed if it did.
    ///
    /// It waits for what the store is just saving.
    public var problems: [TabStoreError] {
        kept.withLock { $0.keeper.problems + [$0.failure].compactMap { $0 } }
    }

    @discardableResult
    private func dropScheduled() -> SavedState? {
        waiting.withLock { $0.state.take() }
    }

    /// Waits until a state that was written is on the disk, or says why it could not be written.
    private func settle(_ isSettled: Bool) throws(TabStoreError) {
        guard isSettled else { return try settle(isAwaited: true) }
        if let failure = kept.withLock(\.failure) { throw failure }
    }

    /// Waits until what was written is on the disk, and what is written meanwhile.
    private func settle(isAwaited: Bool) throws(TabStoreError) {
        var isAwaited = isAwaited
        do throws(TabStoreError) {
            while let settling = try kept.withLock({ (kept) throws(TabStoreError) in
                try kept.keeper.settling(isAwaited: isAwaited)
            }) {
                let failure = settling.wait()
                try kept.withLock { (kept) throws(TabStoreError) in
                    try kept.keeper.finish(settling, failure)
                    kept.failure = nil
                }
                // Later states took the slot before it was on the disk; that may not go on for ever.
                isAwaited = true
            }
        } catch {
            kept.withLock { $0.failure = error }
            throw error
        }
    }

    private func save(_ change: (inout StateRecord) -> Void) throws(TabStoreError) {
        try kept.withLock { (kept) throws(TabStoreError) in
            do throws(TabStoreError) {
                try kept.keeper.save(applying: change)
                kept.failure = nil
            } catch {
                kept.failure = error
                throw error
            }
        }
    }

    private func onOwnThread<Result>(
        _ body: () throws(TabStoreError) -> Result
    ) throws(TabStoreError) -> Result {
        try queue.sync { Swift.Result(catching: body) }.get()
    }
}
