import TabModel

/// A way between a user's devices: publishes this device's record, and tells of the others'.
///
/// A carrier brings nothing into a layout by itself: `TabRoamer` does, and saves it like any other change. So a carrier may
/// give the same record twice, in any order, or late; joining takes care of that (rule 10).
public protocol TabCarrier: Sendable {
    /// What other devices published, as far as that is new since the last call; a part of it if that is much.
    ///
    /// A device's own record may be among it: after the restore of a backup it has more than the layout.
    ///
    /// - Throws: Why nothing can be received at all. What is wrong with one device's record is among the problems, once.
    func receive() async throws(TabStoreError) -> TabReceipt

    /// Publishes this device's record in place of the one before; the others can find it when this returns.
    ///
    /// - Parameter record: What roams of the layout, with all that was received.
    func publish(_ record: TabRecord) async throws(TabStoreError) -> TabPublication

    /// Says each time that there may be something to receive, for one reader; silent where the system cannot tell.
    var signals: AsyncStream<Void> { get }
}

/// What a carrier brought.
public struct TabReceipt: Sendable {
    /// The records.
    public var deliveries: [TabDelivery]
    /// What was left alone, and why, each told once.
    public var problems: [TabStoreError]
    /// Whether there is more, which the next call gives: all at once could be more than the memory holds.
    public var isPartial: Bool

    /// Makes a receipt from its parts.
    public init(
        deliveries: [TabDelivery] = [],
        problems: [TabStoreError] = [],
        isPartial: Bool = false
    ) {
        self.deliveries = deliveries
        self.problems = problems
        self.isPartial = isPartial
    }
}

/// A device's record, and where it was found.
public struct TabDelivery: Sendable {
    /// The record; nothing in it is trusted.
    public let record: TabRecord
    /// The file or address, for messages.
    public let origin: String

    /// Makes a delivery from its parts.
    public init(record: TabRecord, origin: String) {
        self.record = record
        self.origin = origin
    }
}

/// What became of a record that was to be published.
@frozen
public enum TabPublication: Hashable, Sendable {
    /// The others can find it.
    case published
    /// They could before.
    case unchanged
    /// What is published under this device's name has more than the record; it has to be received first.
    case outdated
}
