/// Items that two lists have in common, as far as they are found by walking along both at once: a value.
///
/// Comparing two items costs much less than looking one up, and most of a long list is where it was, or a few places further.
struct ListAlignment {
    /// The places of items that both have, increasing in both.
    private(set) var pairs: [(old: Int, new: Int)] = []
    /// The places of the others, of which some may be in both all the same.
    private(set) var oldRest: [Int] = []
    private(set) var newRest: [Int] = []

    /// How far the walk looks ahead for an item.
    private static let reach = 8
    /// After so many items without a partner in a row, the lists are too different to be walked along.
    private static let patience = 64

    /// Walks along two lists.
    ///
    /// - Parameters:
    ///   - old: The items before, each of which is there once.
    ///   - new: The items now.
    ///   - isGone: Whether an item is not there any more.
    ///   - isNew: Whether an item was not there before.
    init<Item: Hashable>(_ old: [Item], _ new: [Item], isGone: (Item) -> Bool, isNew: (Item) -> Bool) {
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > 0, newEnd > 0, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        pairs.reserveCapacity(min(old.count, new.count))
        var (place, target, misses) = (0, 0, 0)
        while place < oldEnd, target < newEnd, misses < Self.patience {
            if old[place] == new[target] {
                pairs.append((place, target))
                place += 1
                target += 1
                misses = 0
                continue
            }
            misses += 1
            if isNew(new[target]) {
                newRest.append(target)
                target += 1
            } else if isGone(old[place]) {
                oldRest.append(place)
                place += 1
            } else if let step = (1...Self.reach).first(where: {
                place + $0 < oldEnd && old[place + $0] == new[target]
                    || target + $0 < newEnd && old[place] == new[target + $0]
            }) {
                if place + step < oldEnd, old[place + step] == new[target] {
                    oldRest += place..<place + step
                    place += step
                } else {
                    newRest += target..<target + step
                    target += step
                }
            } else {
                oldRest.append(place)
                newRest.append(target)
                place += 1
                target += 1
            }
        }
        oldRest += place..<oldEnd
        newRest += target..<newEnd
        for step in 0..<old.count - oldEnd { pairs.append((oldEnd + step, newEnd + step)) }
    }
}
