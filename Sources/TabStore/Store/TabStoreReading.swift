import TabModel

/// What was found in a layout's place.
public struct TabStoreReading: Sendable {
    /// The condition of a layout's file.
    @frozen
    public enum Condition: String, Hashable, Sendable {
        /// There is no file: nothing was ever saved.
        case missing
        /// The file is whole.
        case whole
        /// The latest save is damaged or was interrupted; the one before was read.
        case recovered
        /// There is a file, and nothing of it can be read.
        case damaged
        /// A newer version of the library wrote the file; the record holds what could be read.
        case newer
        /// The file could not be read at all; the problem says why.
        case unreadable
    }

    /// The condition of the file.
    public let condition: Condition
    /// What is saved, as far as it could be read.
    public let record: TabRecord
    /// What was wrong.
    public let problems: [TabStoreError]
    /// How often the layout was saved, 0 if that is unknown.
    public let generation: UInt64
    /// The bytes of the saved layout in the file.
    public let payloadLength: Int

    /// The microseconds to wait for another process, for which the app's first frame waits.
    static let patience: UInt32 = 200_000

    init(_ keeper: LayoutKeeper) {
        var keeper = keeper
        keeper.patience = Self.patience
        do throws(TabStoreError) {
            let contents = try keeper.contents()
            condition =
                switch contents.state {
                case .missing: .missing
                case .whole: .whole
                case .recovered: .recovered
                case .damaged: .damaged
                case .newer: .newer
                }
            record = contents.record ?? TabRecord()
            problems = contents.problems
            generation = contents.header?.generation ?? 0
            payloadLength = contents.header?.payloadLength ?? 0
        } catch {
            condition = .unreadable
            record = TabRecord()
            problems = [error]
            generation = 0
            payloadLength = 0
        }
    }
}
