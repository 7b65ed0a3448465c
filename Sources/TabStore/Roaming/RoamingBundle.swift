import TabModel

/// Other devices' records on their way into a layout, within bounds.
///
/// A hostile record has as many tabs as fit a file, and each that is joined stays in the layout. Without bounds the layout
/// would soon be larger than a file may be, and the user's own changes could not be saved any more.
struct RoamingBundle: Sendable {
    /// The most bytes of what roams of a layout: some 20,000 tabs.
    static let maximumLength = 4 * 1024 * 1024

    private let deliveries: [TabDelivery]
    /// All of them in one; nil if they are too much together, or there are none.
    private let joined: TabRecord?
    private let problems: [TabStoreError]

    init(_ deliveries: [TabDelivery]) {
        var bounded = BoundedRecord(TabRecord(), replica: 0)
        var problems: [TabStoreError] = []
        var usable: [TabDelivery] = []
        var isTooMuch = false
        for delivery in deliveries {
            if !delivery.record.mayBeOverwritten {
                problems.append(TabStoreError(.newerVersion, path: delivery.origin))
                continue
            }
            usable.append(delivery)
            isTooMuch = isTooMuch || !bounded.join(delivery.record)
        }
        self.deliveries = usable
        self.problems = problems
        joined = isTooMuch || usable.isEmpty ? nil : bounded.record
    }

    /// Joins the records into a layout, and says which were left out.
    func join(into record: inout TabRecord, replica: UInt64) -> [TabStoreError] {
        guard !deliveries.isEmpty else { return problems }
        var bounded = BoundedRecord(record, replica: replica)
        if let joined, bounded.join(joined) {
            record = bounded.record
            return problems
        }
        // One of them is too large, or all together are; the others are joined.
        var refused = problems
        for delivery in deliveries where !bounded.join(delivery.record) {
            refused.append(
                TabStoreError(.tooLarge, path: delivery.origin, detail: "more tabs than a layout may have")
            )
        }
        record = bounded.record
        return refused
    }
}

/// A record that takes on other devices' only as long as it does not grow beyond what can be published.
private struct BoundedRecord {
    private(set) var record: TabRecord
    private let replica: UInt64
    /// At least the bytes of what roams of the record; counted when it comes near the bound.
    private var length: Int

    init(_ record: TabRecord, replica: UInt64) {
        self.record = record
        self.replica = replica
        length = Self.length(of: record)
    }

    /// Takes on a record; says whether it was not too much.
    mutating func join(_ other: TabRecord) -> Bool {
        let result = record.joined(withRoaming: other, replica: replica)
        let isLonger = result.entries.count > record.entries.count
        guard !isLonger || result.entries.count <= TabRecord.maximumCount else { return false }
        var bound = length + Self.length(of: other)
        if bound > RoamingBundle.maximumLength {
            bound = Self.length(of: result)
            guard bound <= max(RoamingBundle.maximumLength, Self.length(of: record)) else { return false }
        }
        (record, length) = (result, bound)
        return true
    }

    private static func length(of record: TabRecord) -> Int { record.roaming.json.count }
}
