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
/// A change is on the disk when `edit` or `update` returns. `schedule` returns at once and saves in the background.
/// If saving fails, the change is kept in memory and is saved together with the next one.
///
/// All files are read and written on a thread of the store's own. Several stores and processes may use one location
/// at once: each change is made to what the others saved last.
public actor TabStore {
    /// A change of a layout, and its time, which is later than that of all changes before.
    public typealias Change<Result> = @Sendable (inout TabRecord, TabStamp) throws -> Result

    /// Where the layout is saved.
    public nonisolated let location: TabStoreLocation
    /// The number that tells this store's changes from those of others.
    public nonisolated let replica: UInt64

    private let executor = StoreExecutor()
    let now: @Sendable () -> UInt64
    let scheduled = ScheduledChanges()
    var keeper: LayoutKeeper
    var isLoaded = false
    /// Why what is in memory could not be saved.
    var failure: TabStoreError?
    /// Why scheduled changes were refused since the last `flush()`.
    var refusal: TabStoreError?
    let observers = ChangeObservers()

    /// The executor of the store's own thread.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
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
        self.keeper = keeper
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
        return keeper.record
    }

    /// What was wrong with the file when it was last read, and why saving failed if it did.
    public func problems() -> [TabStoreError] {
        prepare()
        return keeper.problems + [failure, refusal].compactMap { $0 }
    }

    /// Reads the layout if that was not done yet, and mends a damaged file.
    func load() throws(TabStoreError) {
        guard !isLoaded else { return }
        _ = try keeper.reload()
        isLoaded = true
        if keeper.isSaved {
            failure = nil
        }
        if keeper.problems.contains(where: { $0.code == .damaged || $0.code == .recovered }) {
            mend()
        }
    }

    private func mend() {
        do throws(TabStoreError) {
            try save { _ in }
        } catch {
            failure = error
        }
    }

    /// Makes a change and saves it, notes a failure, and tells if others had changed the layout too.
    func save(
        makingFile makesFile: Bool = false,
        _ change: (inout TabRecord) -> Void
    ) throws(TabStoreError) {
        let before = keeper.record
        var read: TabRecord?
        defer {
            if let read, read != before {
                observers.send(keeper.record)
            }
            watchIfNeeded()
        }
        do throws(TabStoreError) {
            try keeper.save(makingFile: makesFile) { record in
                read = record
                change(&record)
            }
            failure = nil
        } catch {
            failure = error
            throw error
        }
    }

    /// Reads the layout and makes the scheduled changes; failures are noted.
    func prepare() {
        if !isLoaded {
            do throws(TabStoreError) {
                try load()
            } catch {
                failure = error
            }
        }
        savePending()
    }
}
