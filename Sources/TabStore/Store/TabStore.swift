import Synchronization
import TabModel

/// Keeps a layout in a file that no crash, full disk or second process can lose.
///
/// ```swift
/// let location = TabStoreLocation(applicationIdentifier: "org.example.Notes")
/// let (record, problems) = TabStore.read(at: location)  // before the first frame
/// let store = TabStore(location)
/// try await store.edit { record, stamp in
///     try record.move("me", to: .first, in: declaration, at: stamp)
/// }
/// ```
///
/// A change is on the disk when `edit` or `update` returns. `schedule` writes it without waiting for the disk, so that it
/// outlasts the process, and the disk is waited for in the background. If saving fails, the change is kept in memory and
/// is saved together with the next one.
///
/// Only `schedule` touches a file on the calling thread; all else, and all waiting, is done on a thread of the store's
/// own. Several stores and processes may use one location at once: each change is made to what the others saved last.
public actor TabStore {
    /// A change of a layout, and its time, which is later than that of all changes before.
    public typealias Change<Result> = @Sendable (inout TabRecord, TabStamp) throws -> Result

    /// Where the layout is saved.
    public nonisolated let location: TabStoreLocation
    /// The number that tells this store's changes from those of others.
    public nonisolated let replica: UInt64

    nonisolated let executor = StoreExecutor()
    let now: @Sendable () -> UInt64
    nonisolated let scheduled = ScheduledChanges()
    nonisolated let state: Mutex<StoreState>
    let observers = ChangeObservers()

    /// The executor of the store's own thread.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// Lets the store do something soon, on its own thread.
    nonisolated func perform(_ work: @escaping @Sendable (isolated TabStore) -> Void) {
        Task(executorPreference: executor) { await work(self) }
    }

    /// Makes a store and touches no file: the layout is read when it is first needed.
    ///
    /// - Parameters:
    ///   - location: Where the layout is saved.
    ///   - replica: A number that no other store uses, on any device; a random one by default.
    public init(_ location: TabStoreLocation, replica: UInt64 = .random(in: .min ... .max)) {
        self.init(LayoutKeeper(location), replica: replica)
    }

    init(_ keeper: LayoutKeeper, replica: UInt64) {
        location = keeper.location
        self.replica = replica
        state = Mutex(StoreState(keeper))
        now = keeper.now
    }

    deinit {
        observers.finish()
    }

    /// Makes a store and reads the layout; a damaged file is kept aside and replaced by what could be read of it.
    ///
    /// - Throws: What stands in the way of reading. `TabStore(_:replica:)` gives a store that works in memory then.
    public static func open(
        _ location: TabStoreLocation,
        replica: UInt64 = .random(in: .min ... .max)
    ) async throws(TabStoreError) -> TabStore {
        let store = TabStore(location, replica: replica)
        try await store.load()
        return store
    }

    /// The layout as it is in memory, with all changes that were made or scheduled.
    public func record() -> TabRecord {
        prepare()
        return state.withLock(\.keeper.record)
    }

    /// What was wrong with the file when it was last read, and why saving failed if it did.
    public func problems() -> [TabStoreError] {
        prepare()
        return state.withLock { state in
            state.keeper.problems + [state.failure, state.refusal].compactMap { $0 }
        }
    }

    /// Reads the layout if that was not done yet, and mends a damaged file.
    func load() throws(TabStoreError) {
        let isDamaged = try state.withLock { (state) throws(TabStoreError) in
            guard !state.isLoaded else { return false }
            _ = try state.keeper.reload()
            state.isLoaded = true
            if state.keeper.isSaved {
                state.failure = nil
            }
            return state.keeper.problems.contains { $0.code == .damaged || $0.code == .recovered }
        }
        if isDamaged {
            // The failure is noted.
            try? save { _ in }
        }
    }

    /// Makes a change and saves it, notes a failure, and tells if others had changed the layout too.
    func save(
        makingFile makesFile: Bool = false,
        _ change: (inout TabRecord) -> Void
    ) throws(TabStoreError) {
        var news: News?
        defer {
            if let news { tell(news) }
            watchIfNeeded()
        }
        do throws(TabStoreError) {
            let settling = try state.withLock { (state) throws(TabStoreError) in
                let before = state.keeper.record
                var read: TabRecord?
                defer { news = News(before: before, read: read, now: state.keeper.record) }
                return try state.keeper.write(makingFile: makesFile) { record in
                    read = record
                    change(&record)
                }
            }
            if let settling, try !finish(settling) {
                try settleWritten(isAwaited: true)
                try saveRest()
            }
            state.withLock { $0.failure = nil }
        } catch {
            state.withLock { $0.failure = error }
            throw error
        }
    }

    /// Saves what is in memory alone, such as after somebody took the file away.
    func saveRest() throws(TabStoreError) {
        if !state.withLock(\.keeper.isSaved) {
            try save { _ in }
        }
    }

    /// Waits until a save is on the disk; changes may be scheduled meanwhile.
    ///
    /// - Returns: Whether there is nothing more to wait for.
    @discardableResult
    func finish(_ settling: Settling) throws(TabStoreError) -> Bool {
        let failure = settling.wait()
        return try state.withLock { (state) throws(TabStoreError) in
            try state.keeper.finish(settling, failure)
        }
    }

    /// Reads the layout and makes the scheduled changes; failures are noted.
    func prepare() {
        do throws(TabStoreError) {
            try load()
        } catch {
            state.withLock { $0.failure = error }
        }
        savePending()
    }

    /// What a save found out: the layout before, what others had made of it, and what it is now.
    struct News: Sendable {
        let before: TabRecord
        let read: TabRecord?
        let now: TabRecord
    }

    /// Tells if others had changed the layout.
    nonisolated func tell(_ news: News) {
        if let read = news.read, read != news.before {
            observers.send(news.now)
        }
    }
}
