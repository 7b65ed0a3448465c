extension StateStore {
    /// Reads a state at once, on the calling thread, without a lock, and changes nothing: for the start, before the first
    /// frame.
    ///
    /// If there is no file, there is no state and there are no problems. If the file is damaged or cannot be read, the
    /// problems say so; the state is then the one before the latest, if that is whole, or nil. Only for a file that looks
    /// damaged it waits for a process that may be just writing it, for a fifth of a second at most.
    public static func read(at location: StateLocation) -> (state: SavedState?, problems: [TabStoreError]) {
        read(RecordKeeper(location.file))
    }

    static func read(_ keeper: RecordKeeper<StateRecord>) -> (state: SavedState?, problems: [TabStoreError]) {
        var keeper = keeper
        keeper.patience = 200_000
        do throws(TabStoreError) {
            let contents = try keeper.contents()
            return (contents.record?.state, contents.problems)
        } catch {
            return (nil, [error])
        }
    }
}
