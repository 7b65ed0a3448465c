import Synchronization
import TabModel

/// The record that a window shows, with the changes that were made in the window since it was drawn.
///
/// Other windows and devices may change the layout while the user is on the edit screen. What the user does there is
/// done to what they see, and is then joined with what the others did, as from two devices (rule 10). Done to the
/// others' order instead, a tab would follow one that was moved away meanwhile.
final class DrawnRecord: Sendable {
    private let record: Mutex<TabRecord>

    init(_ record: TabRecord) {
        self.record = Mutex(record)
    }

    /// What is seen.
    var value: TabRecord { record.withLock(\.self) }

    /// Changes what is seen; the next change is made to the result. If it throws, nothing is changed.
    func edit(_ change: (inout TabRecord) throws -> Void) throws -> TabRecord {
        try record.withLock { record in
            var edited = record
            try change(&edited)
            record = edited
            return edited
        }
    }
}
