import TabModel

extension TabStore {
    /// Changes the layout and saves it; it is on the disk when this returns.
    ///
    /// What other processes saved meanwhile is read first, under the lock, so that no change is lost.
    ///
    /// - Parameter change: The change; it is made once, even if saving fails. If it throws, nothing is changed.
    /// - Throws: `refused` with the change's own error, or why the layout could not be saved; it is kept in memory
    ///   then.
    @discardableResult
    public func update<Result: Sendable>(
        _ change: @Sendable (inout TabRecord) throws -> Result
    ) async throws(TabStoreError) -> Result {
        try apply { record, _ in try change(&record) }
    }

    /// Changes the layout like `update`, and gives the change its stamp.
    @discardableResult
    public func edit<Result: Sendable>(
        _ change: @Sendable (inout TabRecord, TabStamp) throws -> Result
    ) async throws(TabStoreError) -> Result {
        try apply(change)
    }

    private func apply<Result: Sendable>(
        _ change: (inout TabRecord, TabStamp) throws -> Result
    ) throws(TabStoreError) -> Result {
        prepare()
        var outcome: Swift.Result<Result, TabStoreError>?
        do throws(TabStoreError) {
            try save { record in outcome = attempt(change, on: &record) }
        } catch {
            guard case .failure(let refusal) = outcome else { throw error }
            throw refusal
        }
        switch outcome {
        case .success(let result): return result
        case .failure(let refusal): throw refusal
        case nil: fatalError("A layout was saved without its change")
        }
    }

    /// Makes a change, or none if it throws.
    nonisolated func attempt<Result>(
        _ change: (inout TabRecord, TabStamp) throws -> Result,
        on record: inout TabRecord
    ) -> Swift.Result<Result, TabStoreError> {
        let before = record
        do {
            let stamp = record.nextStamp(milliseconds: now(), replica: replica)
            return .success(try change(&record, stamp))
        } catch {
            record = before
            return .failure(TabStoreError(.refused, path: location.path, cause: error))
        }
    }

    /// Makes the file if there is none, or makes that of an older version anew, so that the first change is saved as
    /// fast as all later ones.
    ///
    /// - Throws: Why there is no file; the layout is kept in memory.
    public func makeFile() throws(TabStoreError) {
        prepare()
        let isWritten = state.withLock { state in
            state.keeper.writeAtOnce(makingFile: true) { _ in } && state.keeper.isSaved
        }
        if isWritten {
            try settleWritten(isAwaited: false)
            watchIfNeeded()
        }
        // What it could not do at once it does now.
        try save(makingFile: true) { _ in }
    }

    /// Takes in what other processes saved, without waiting for the notification, and returns the layout.
    @discardableResult
    public func reload() throws(TabStoreError) -> TabRecord {
        prepare()
        let (isNew, record) = try state.withLock { (state) throws(TabStoreError) in
            (try state.keeper.reload(), state.keeper.record)
        }
        if isNew {
            observers.send(record)
        }
        return record
    }
}
