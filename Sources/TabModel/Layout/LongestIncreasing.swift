/// The indices of a longest strictly increasing part of a list of numbers, in O(n log n).
///
/// Of several, it is the one whose last number is least, then the one before that as late in the list as it can be:
/// always the same for the same numbers.
func longestIncreasingIndices(_ values: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for index in values.indices {
        var low = 0
        var high = tails.count
        while low < high {
            let middle = (low + high) / 2
            if values[tails[middle]] < values[index] {
                low = middle + 1
            } else {
                high = middle
            }
        }
        if low > 0 {
            previous[index] = tails[low - 1]
        }
        if low < tails.count {
            tails[low] = index
        } else {
            tails.append(index)
        }
    }
    var result: [Int] = []
    result.reserveCapacity(tails.count)
    var index = tails.last ?? -1
    while index >= 0 {
        result.append(index)
        index = previous[index]
    }
    return result.reversed()
}

/// Which numbers of a list to leave in place so that the rest is few: an increasing part of it.
///
/// As many of the favoured numbers stay as can; of the others, as many as then fit. Negative numbers never stay.
func keptInPlace(_ positions: [Int], favoured: [Bool]) -> [Bool] {
    var kept = positions.map { $0 >= 0 }
    var last = -1
    let isIncreasing = positions.allSatisfy { position in
        defer { last = max(last, position) }
        return position < 0 || position > last
    }
    if isIncreasing {
        return kept
    }
    kept = Array(repeating: false, count: positions.count)
    let candidates = positions.indices.filter { favoured[$0] && positions[$0] >= 0 }
    var fixed = longestIncreasingIndices(candidates.map { positions[$0] }).map { candidates[$0] }
    for index in fixed {
        kept[index] = true
    }
    fixed.append(positions.count)
    var start = 0
    var floor = -1
    for end in fixed {
        let ceiling = end < positions.count ? positions[end] : Int.max
        let fitting = (start..<end).filter {
            !favoured[$0] && positions[$0] > floor && positions[$0] < ceiling
        }
        for index in longestIncreasingIndices(fitting.map { positions[$0] }) {
            kept[fitting[index]] = true
        }
        start = end + 1
        floor = ceiling
    }
    return kept
}
