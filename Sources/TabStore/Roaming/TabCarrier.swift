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
