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

    /// Reads a layout like `read(at:)` and says more about its file.
    public nonisolated static func inspect(_ location: TabStoreLocation) -> TabStoreReading {
        TabStoreReading(LayoutKeeper(location))
    }
}
