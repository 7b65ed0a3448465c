import TabModel

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
