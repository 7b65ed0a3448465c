/// Finds the index of a declared tab by its current or former id.
///
/// It uses the ids' own hash, which costs next to nothing. Ids of a hostile record cannot slow it down: a search
/// never takes more steps than the declaration's own ids make necessary.
struct TabLookup: Sendable {
    private var ids: [TabID] = []
    private var indices: [Int32] = []
    private var buckets: [Int32]

    /// Makes an empty table with room for as many ids.
    init(capacity: Int) {
        var bucketCount = 2
        while bucketCount < capacity * 2 {
            bucketCount *= 2
        }
        buckets = Array(repeating: -1, count: bucketCount)
        ids.reserveCapacity(capacity)
        indices.reserveCapacity(capacity)
    }

    init(_ tabs: [TabDeclaration.Tab]) {
        self.init(capacity: tabs.reduce(0) { $0 + 1 + $1.formerIDs.count })
        for (index, tab) in tabs.enumerated() {
            insert(tab.id, index: index)
        }
        for (index, tab) in tabs.enumerated() {
            for former in tab.formerIDs {
                insert(former, index: index)
            }
        }
    }

    func index(of id: TabID) -> Int? {
        let entry = buckets[bucket(of: id)]
        return entry < 0 ? nil : Int(indices[Int(entry)])
    }

    /// Adds an id; one that is there already stays what it is.
    mutating func insert(_ id: TabID, index: Int) {
        if (ids.count + 1) * 2 > buckets.count { grow() }
        let bucket = bucket(of: id)
        guard buckets[bucket] < 0 else { return }
        buckets[bucket] = Int32(ids.count)
        ids.append(id)
        indices.append(Int32(index))
    }

    private mutating func grow() {
        buckets = Array(repeating: -1, count: buckets.count * 2)
        for index in ids.indices { buckets[bucket(of: ids[index])] = Int32(index) }
    }

    /// The bucket that has the id, or the free one where it belongs.
    private func bucket(of id: TabID) -> Int {
        let mask = buckets.count - 1
        var bucket = Int(truncatingIfNeeded: id.fingerprint >> 1) & mask
        while buckets[bucket] >= 0, ids[Int(buckets[bucket])] != id {
            bucket = (bucket + 1) & mask
        }
        return bucket
    }
}
