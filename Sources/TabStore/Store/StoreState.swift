import TabModel

/// What a store has in memory; the store's own thread and those that schedule changes share it.
struct StoreState: Sendable {
    var keeper: LayoutKeeper
    /// Whether the layout was read.
    var isLoaded = false
    /// Why what is in memory could not be saved.
    var failure: TabStoreError?
    /// Why scheduled changes were refused since the last `flush()`.
    var refusal: TabStoreError?
    /// Whether a task is on its way that sees to it that what was scheduled reaches the disk.
    var isFinishing = false

    init(_ keeper: LayoutKeeper) {
        self.keeper = keeper
    }

    /// Whether such a task has to be started.
    mutating func beginFinishing() -> Bool {
        defer { isFinishing = true }
        return !isFinishing
    }
}
