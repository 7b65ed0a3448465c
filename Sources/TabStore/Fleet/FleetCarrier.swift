import TabModel

/// A way between an administrator and the devices of a fleet, beside `TabCarrier`: defaults go one way, reports the other.
///
/// What it brings is trusted with no more than what `ManagedDefaults` can say. It may be late, repeat itself, and bring what is older.
public protocol FleetCarrier: Sendable {
    /// The file or address of the edition, for messages.
    var origin: String { get }

    /// The edition that is published, nil if there is none.
    ///
    /// - Throws: What is wrong with it, or why nothing can be received.
    func edition() async throws(TabStoreError) -> ManagedDefaultsEdition?

    /// Publishes an edition in place of the one before; devices can find it when this returns. The administrator alone does that.
    func publish(_ edition: ManagedDefaultsEdition) async throws(TabStoreError)

    /// Tells what this device has, in place of what it told before, unless that says the same of the same day.
    func report(_ report: FleetReport) async throws(TabStoreError)

    /// What the devices told, in the order of their numbers, and what of it could not be read.
    func reports() async throws(TabStoreError) -> (reports: [FleetReport], problems: [TabStoreError])

    /// Says each time that there may be something new, for one reader; silent where the system cannot tell.
    var signals: AsyncStream<Void> { get }
}
