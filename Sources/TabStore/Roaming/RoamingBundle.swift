import TabModel

/// Other devices' records on their way into a layout, within bounds.
///
/// A hostile record has as many tabs as fit a file, and each that is joined stays in the layout. Without bounds the layout
/// would soon be larger than a file may be, and the user's own changes could not be saved any more. So there is room left
/// for these, and where there is no room for other devices' tabs, what they say of the layout's own is joined all the same.
struct RoamingBundle: Sendable {
    /// The most bytes of what roams of a layout, after joining; it may be published up to 4 MB.
    static let maximumLength = 7 * 512 * 1024
    /// The most tabs of a layout, after joining; its own may become `TabRecord.maximumCount`.
    static let maximumCount = TabRecord.maximumCount / 10 * 9

    /// What of the records is joined, in one.
    private let joined: TabRecord
    /// What was left out, and why.
    let problems: [TabStoreError]

    /// - Parameters:
    ///   - record: The layout, as far as it is known before the lock is taken.
    ///   - now: The milliseconds since 1970.
    init(_ deliveries: [TabDelivery], for record: TabRecord, now: UInt64) {
        var joining = JoiningRecords(for: record)
        var problems: [TabStoreError] = []
        func note(_ code: TabStoreError.Code, _ delivery: TabDelivery, _ detail: String = "") {
            problems.append(TabStoreError(code, path: delivery.origin, detail: detail))
        }
        // The small ones first: what has too many tabs is not to take the others' room.
        for delivery in deliveries.sorted(by: { $0.record.entries.count < $1.record.entries.count }) {
            guard delivery.record.mayBeOverwritten else {
                note(.newerVersion, delivery)
                continue
            }
            let roaming = delivery.record.roaming
            let believed = roaming.believable(at: now)
            if !joining.join(believed) { note(.tooLarge, delivery, "more tabs than a layout may have") }
            if !believed.equalsButForLastSeen(roaming) { note(.unbelievableTime, delivery) }
        }
        joined = joining.joined
        self.problems = problems
    }

    /// Joins the records into a layout, which may be a later one than that for which they were prepared.
    func join(into record: inout TabRecord, replica: UInt64) {
        guard joined != TabRecord() else { return }
        let result = record.joined(withRoaming: joined, replica: replica)
        if result.entries.count <= max(TabRecord.maximumCount, record.entries.count) {
            record = result
        } else {
            let known = joined.keeping(Set(record.entries.map(\.id)))
            record = record.joined(withRoaming: known, replica: replica)
        }
    }
}

/// Records that are joined as long as they do not make a layout too large.
private struct JoiningRecords {
    private(set) var joined = TabRecord()
    private let record: TabRecord
    /// The tabs of the layout and of those that were joined.
    private var ids: Set<TabID>
    /// At least the bytes of what will roam of the layout; counted when it comes near the bound.
    private var length: Int

    init(for record: TabRecord) {
        self.record = record
        ids = Set(record.entries.map(\.id))
        length = Self.length(of: record)
    }

    /// Takes on a record, or what it says of tabs that are known; says whether it was all of it.
    mutating func join(_ other: TabRecord) -> Bool {
        let newCount = other.entries.count { !ids.contains($0.id) }
        if newCount == 0 || ids.count + newCount <= RoamingBundle.maximumCount, take(other) { return true }
        guard newCount > 0 else { return false }
        _ = take(other.keeping(ids))
        return false
    }

    /// Takes on a record if it has not too many bytes.
    private mutating func take(_ other: TabRecord) -> Bool {
        var bound = length + Self.length(of: other)
        if bound > RoamingBundle.maximumLength {
            let former = record.joined(with: joined)
            bound = Self.length(of: former.joined(with: other))
            guard bound <= max(RoamingBundle.maximumLength, Self.length(of: former)) else { return false }
        }
        length = bound
        joined = joined.joined(with: other)
        ids.formUnion(other.entries.map(\.id))
        return true
    }

    private static func length(of record: TabRecord) -> Int { record.roaming.json.count }
}
