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
