/// When things are due, of which the earliest is at hand; a heap.
struct DueTimes: Sendable {
    /// A time, and what is due then; of two at one time the one with the lower number comes first.
    struct Time: Comparable, Sendable {
        let date: Date
        let number: Int

        static func < (first: Time, second: Time) -> Bool {
            (first.date, first.number) < (second.date, second.number)
        }
    }

    private var times: [Time] = []

    var isEmpty: Bool { times.isEmpty }

    mutating func insert(_ time: Time) {
        times.append(time)
        var index = times.count - 1
        while index > 0, times[index] < times[(index - 1) / 2] {
            times.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Takes out the earliest time if it isn't later than another.
    mutating func takeFirst(upTo end: Time) -> Time? {
        guard let first = times.first, first <= end else { return nil }
        times.swapAt(0, times.count - 1)
        times.removeLast()
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < times.count && times[child] < times[least] {
                least = child
            }
            guard least != index else { return first }
            times.swapAt(index, least)
            index = least
        }
    }
}
