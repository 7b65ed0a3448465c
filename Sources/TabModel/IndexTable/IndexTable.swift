/// Finds the index of an element in a list in constant time on average.
///
/// A dictionary would do the same, but it copies the elements: for tabs that are references, counting those copies
/// costs more than all else.
@usableFromInline
@frozen
struct IndexTable<Element: Hashable> {
    @usableFromInline let elements: [Element]

    /// Indices of elements, or -1. The number of buckets is a power of two, and at least half of them are free.
    @usableFromInline var buckets: [Int]

    /// The first element that is in the list twice, by its first two indices.
    @usableFromInline var duplicate: (first: Int, second: Int)?

    @inlinable
    init(_ elements: [Element]) {
        var bucketCount = 2
        while bucketCount < elements.count * 2 {
            bucketCount *= 2
        }
        self.elements = elements
        buckets = Array(repeating: -1, count: bucketCount)
        for index in elements.indices {
            let bucket = bucket(of: elements[index])
            if buckets[bucket] < 0 {
                buckets[bucket] = index
            } else if duplicate == nil {
                duplicate = (buckets[bucket], index)
            }
        }
    }

    /// The first index at which the element is in the list.
    @inlinable
    func index(of element: Element) -> Int? {
        let index = buckets[bucket(of: element)]
        return index < 0 ? nil : index
    }

    /// The bucket with the element's index, or the free one where it belongs.
    @inlinable
    func bucket(of element: Element) -> Int {
        let mask = buckets.count - 1
        var bucket = element.hashValue & mask
        while buckets[bucket] >= 0, elements[buckets[bucket]] != element {
            bucket = (bucket + 1) & mask
        }
        return bucket
    }
}

/// Tables of the same list are the same, and where the list is told apart, no more is needed.
extension IndexTable: Hashable {
    @usableFromInline
    static func == (table: Self, other: Self) -> Bool { table.elements == other.elements }

    @usableFromInline
    func hash(into hasher: inout Hasher) {}
}

extension IndexTable: Sendable where Element: Sendable {}
