/// Numbers of the objects of an array, which rise along it, with room between them.
///
/// Where there is no room left, the smallest surroundings that are not too full are numbered anew, evenly. The larger they are,
/// the emptier they must be, so that numbers change a logarithm of times on average (Bender, Cole, Demaine, Farach-Colton and
/// Zito, “Two Simplified Algorithms for Maintaining Order in a List”).
struct RisingNumbers {
    private var ofObjects: [ObjectIdentifier: Int]
    private var ofPlaces: [Int]

    /// What the numbers of objects differ by that come in one after the other at an end.
    private static let distance = 1 << 32
    /// The numbers have so many bits.
    private static let bitCount = 62

    init(_ objects: [some AnyObject]) {
        let first = 1 << (Self.bitCount - 1)
        ofPlaces = objects.indices.map { first + $0 * Self.distance }
        ofObjects = Dictionary(
            zip(objects.map(ObjectIdentifier.init), ofPlaces),
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Where an object stands; nil if it has no number.
    func place(of object: AnyObject, _ work: inout Int) -> Int? {
        guard let number = ofObjects[ObjectIdentifier(object)] else { return nil }
        return ofPlaces.indices.partitioningIndex {
            work += 1
            return ofPlaces[$0] >= number
        }
    }

    /// Numbers the object that has just come to a place.
    mutating func insert(_ objects: [some AnyObject], at place: Int, _ work: inout Int) {
        work += 1
        var number = number(at: place)
        while number == nil {
            makeRoom(at: place, objects, &work)
            number = self.number(at: place)
        }
        guard let number else { return }
        ofPlaces.insert(number, at: place)
        ofObjects[ObjectIdentifier(objects[place])] = number
    }

    mutating func remove(_ object: AnyObject, at place: Int) {
        ofPlaces.remove(at: place)
        ofObjects[ObjectIdentifier(object)] = nil
    }

    /// A number that none has, between those before a place and at it; nil if there is none.
    private func number(at place: Int) -> Int? {
        let lower = place > 0 ? ofPlaces[place - 1] : -1
        let upper = place < ofPlaces.count ? ofPlaces[place] : 1 << Self.bitCount
        guard upper - lower > 1 else { return nil }
        let half = (upper - lower) / 2
        if place == ofPlaces.count { return lower + min(Self.distance, half) }
        return place == 0 ? upper - min(Self.distance, half) : lower + half
    }

    /// Numbers the surroundings of a place anew; the object that comes there is in `objects` already.
    private mutating func makeRoom(at place: Int, _ objects: [some AnyObject], _ work: inout Int) {
        let middle = ofPlaces[max(0, place - 1)]
        var (low, high) = (place, place)
        var capacity = 1.0
        for bits in 1...Self.bitCount {
            capacity *= 4.0 / 3
            let start = (middle >> bits) << bits
            let end = start + 1 << bits
            while low > 0, ofPlaces[low - 1] >= start { low -= 1 }
            while high < ofPlaces.count, ofPlaces[high] < end { high += 1 }
            let step = (1 << bits) / (high - low + 1)
            guard step > 1 && Double(high - low) < capacity || bits == Self.bitCount else { continue }
            for index in low..<high {
                let number = start + (index - low + 1) * step
                ofPlaces[index] = number
                ofObjects[ObjectIdentifier(objects[index < place ? index : index + 1])] = number
            }
            work += high - low
            return
        }
    }
}
