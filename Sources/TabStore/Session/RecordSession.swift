import TabModel

/// A layout as one controller shows and changes it: what it draws, what it saves, and what others saved meanwhile.
///
/// The user's changes are made to what they see, and are then joined with what others did, as from two devices (rule 10).
/// Made to the others' layout instead, a tab would follow one that was moved away meanwhile.
@MainActor
package final class RecordSession {
    /// Where the layout is kept.
    package let store: TabStore
    /// The newest record that is known.
    package private(set) var record = TabRecord()
    /// How many changes are on their way to the store.
    package private(set) var pending = 0
    /// Called with what went wrong in reading or saving; the app goes on in any case.
    package var problemHandler: (TabStoreError) -> Void = { _ in }
    /// Whether the user is at it, so that what others did is drawn at the end.
    package var isBusy: () -> Bool = { false }
    /// Called when there may be something else to draw.
    package var draw: () -> Void = {}

    private var drawn = DrawnRecord(TabRecord())
    /// What the user sees while a change of theirs waits for its turn.
    private var preview: TabRecord?
    private var isOutOfDate = false
    private var following: Task<Void, Never>?

    /// Makes a session; nothing is read before `read()`.
    package init(_ store: TabStore) {
        self.store = store
    }

    isolated deinit {
        following?.cancel()
    }

    /// Whether changes of others are followed.
    package var isFollowing: Bool { following != nil }

    /// Reads what was saved, at once.
    ///
    /// - Returns: Whether the file could be read as it is, or is not there.
    @discardableResult
    package func read() -> Bool {
        let (record, problems) = store.readAtOnce()
        self.record = record
        for problem in problems { problemHandler(problem) }
        return problems.isEmpty
    }

    /// Takes a record from elsewhere, such as one that the app saved in its own way before.
    package func replace(_ record: TabRecord) {
        self.record = record
    }

    /// What is known is drawn now; the user's next change is made to that.
    package func noteDrawn() {
        drawn = DrawnRecord(record)
        preview = nil
    }

    /// What is drawn, with the changes that the user made to it since.
    package var drawnRecord: TabRecord { preview ?? drawn.value }

    /// Makes a change of the user's to what they see, and saves it.
    package func editDrawn(_ change: @escaping @Sendable (inout TabRecord, TabStamp) throws -> Void) {
        let seen = drawnRecord
        save { [drawn] record, stamp in
            let edited = try drawn.edit { seen in
                let stamp = max(
                    stamp,
                    seen.nextStamp(milliseconds: stamp.milliseconds, replica: stamp.replica)
                )
                try change(&seen, stamp)
            }
            record = record.joined(with: edited)
        }
        preview = nil
        guard drawn.value == seen else { return }
        // The store makes the change a little later, of a large layout or beside another process.
        var changed = seen
        let stamp = seen.nextStamp(milliseconds: store.now(), replica: store.replica)
        if (try? change(&changed, stamp)) != nil { preview = changed }
    }

    /// Saves a change in the background, and then draws what the file has, others' changes included.
    package func save<Ignored>(_ change: @escaping @Sendable (inout TabRecord, TabStamp) throws -> Ignored) {
        pending += 1
        store.schedule { record, stamp in _ = try change(&record, stamp) }
        Task {
            await settle { () throws(TabStoreError) in try await self.store.flush() }
        }
    }

    /// Makes a change and waits until it is saved.
    package func edit<Ignored>(
        _ change: @escaping @Sendable (inout TabRecord, TabStamp) throws -> Ignored
    ) async throws(TabStoreError) {
        pending += 1
        var failure: TabStoreError?
        do throws(TabStoreError) {
            try await store.edit { record, stamp in _ = try change(&record, stamp) }
        } catch {
            failure = error
        }
        let record = await store.record()
        pending -= 1
        adopt(record)
        if let failure { throw failure }
    }

    /// Follows what other windows and processes of the app save.
    package func follow() {
        guard following == nil else { return }
        let work: @Sendable @MainActor () async -> Void = { [weak self, store] in
            let changes = store.changes
            // A user may be quick, and the program killed right after the first change.
            do throws(TabStoreError) {
                try await store.makeFile()
            } catch {
                self?.problemHandler(error)
            }
            // What was saved after the reading at launch and before the store looked is no change to it.
            let latest = await store.record()
            self?.adopt(latest)
            for await record in changes {
                self?.adopt(record)
            }
        }
        following = Task(executorPreference: store.executor, operation: work)
    }

    /// The user is done: draws what came meanwhile.
    package func userFinished() {
        if isOutOfDate { adopt(record) }
    }

    /// Draws a newer record, unless the user is at it: then it is drawn at the end.
    private func adopt(_ newRecord: TabRecord) {
        record = newRecord
        isOutOfDate = pending > 0 || isBusy()
        if !isOutOfDate { draw() }
    }

    /// Waits for a change to be saved; whether or not that succeeds, the store has it in memory.
    private func settle(_ saving: () async throws(TabStoreError) -> Void) async {
        do throws(TabStoreError) {
            try await saving()
        } catch {
            problemHandler(error)
        }
        let record = await store.record()
        pending -= 1
        adopt(record)
    }
}
