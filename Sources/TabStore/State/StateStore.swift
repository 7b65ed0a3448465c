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
/// All may be called from any thread. Files are touched on a thread of the store's own, for which the throwing calls
/// wait.
public final class StateStore: Sendable {
    /// Where the state is saved.
    public let location: StateLocation

    /// What was handed over, apart from the file, so that nobody who hands over a state waits for the disk.
    private struct Waiting: Sendable {
        /// The latest state that has still to be written.
        var state: SavedState?
        /// Whether the store's thread was asked to write.
        var isAsked = false
    }

    /// What the store's own thread alone works with.
    private struct Kept: Sendable {
        var keeper: RecordKeeper<StateRecord>
        /// Why the latest state could not be saved.
        var failure: TabStoreError?
    }

    private let waiting = Mutex(Waiting())
    private let kept: Mutex<Kept>
    private let queue = DispatchQueue(label: "StateStore", qos: .utility)

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
        queue.async { self.saveScheduled() }
    }

    private func saveScheduled() {
        while let state = takeScheduled() {
            // The failure is noted.
            try? write(state)
        }
    }

    /// The state to write; nil if there is none, and the store's thread has to be asked again for the next.
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
            dropScheduled()
            try write(state)
        }
    }

    /// Waits until all that was handed over is on the disk.
    ///
    /// - Throws: Why it is not.
    public func flush() throws(TabStoreError) {
        try onOwnThread { () throws(TabStoreError) in
            if let state = dropScheduled() {
                return try write(state)
            }
            if !kept.withLock(\.keeper.isSaved) {
                try save { _ in }
            }
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

    /// Writes a state and waits until it is on the disk.
    ///
    /// Where it can, it writes first and waits then, so that the state outlasts the process before the disk answers: that of
    /// a machine that does other work may take many seconds.
    private func write(_ state: SavedState) throws(TabStoreError) {
        let record = StateRecord(state)
        let isWritten = kept.withLock { kept in
            kept.keeper.writeAtOnce { $0 = record } && kept.keeper.isSaved
        }
        guard isWritten else { return try save { $0 = record } }
        do throws(TabStoreError) {
            try settle()
        } catch {
            kept.withLock { $0.failure = error }
            throw error
        }
        kept.withLock { $0.failure = nil }
    }

    private func settle() throws(TabStoreError) {
        while let settling = try kept.withLock({ (kept) throws(TabStoreError) in
            try kept.keeper.settling(isAwaited: true)
        }) {
            let failure = settling.wait()
            try kept.withLock { (kept) throws(TabStoreError) in
                try kept.keeper.finish(settling, failure)
            }
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
