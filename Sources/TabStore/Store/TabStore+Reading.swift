import TabModel

extension TabStore {
    /// Reads a layout at once, on the calling thread, and changes nothing: for the start, before the first frame.
    ///
    /// If there is no file, the record is empty and there are no problems. If the file is damaged or cannot be read,
    /// the problems say so, and the record holds what could be read.
    public nonisolated static func read(
        at location: TabStoreLocation
    ) -> (record: TabRecord, problems: [TabStoreError]) {
        let reading = inspect(location)
        return (reading.record, reading.problems)
    }

    /// Reads the layout like `read(at:)`, into this store's memory, so that its own thread need not read it once more.
    ///
    /// A store that has read it already, or is at it, may know less than the file: then it is read as by `read(at:)`.
    nonisolated func readAtOnce() -> (record: TabRecord, problems: [TabStoreError]) {
        let reading = state.withLockIfAvailable { state -> (record: TabRecord, problems: [TabStoreError])? in
            guard !state.isLoaded else { return nil }
            let patience = state.keeper.patience
            state.keeper.patience = TabStoreReading.patience
            defer { state.keeper.patience = patience }
            do throws(TabStoreError) {
                _ = try state.keeper.reload()
                return (state.keeper.record, state.keeper.problems)
            } catch {
                return (TabRecord(), [error])
            }
        }
        return (reading ?? nil) ?? Self.read(at: location)
    }

    /// Reads a layout like `read(at:)` and says more about its file.
    public nonisolated static func inspect(_ location: TabStoreLocation) -> TabStoreReading {
        TabStoreReading(LayoutKeeper(location))
    }
}
