/// Which bytes of a lowered text come from which bytes of its original, for tools that know one of the two.
///
/// Between what was copied lie places that were replaced, inserted or left out; line breaks are always copied, so no
/// answer is on another line.
public struct OffsetMap: Equatable, Sendable {
    /// Which end of a place that has no counterpart is meant.
    public enum Side: Sendable {
        /// Where what is before it ends.
        case before
        /// Where what is after it begins.
        case after
    }

    /// Bytes that are the same in both.
    private struct Copy: Equatable {
        var original: Int
        var lowered: Int
        var count: Int
    }

    private var copies: [Copy] = []
    private var originalCount = 0
    private var loweredCount = 0

    init() {}

    /// The map of a text that stays as it is.
    ///
    /// - Parameter count: How many bytes of UTF-8 the text has.
    public init(identityOf count: Int) {
        addCopy(original: 0, lowered: 0, count: count)
        finish(original: count, lowered: count)
    }

    mutating func addCopy(original: Int, lowered: Int, count: Int) {
        guard count > 0 else { return }
        if let last = copies.last, last.original + last.count == original,
            last.lowered + last.count == lowered
        {
            copies[copies.count - 1].count += count
        } else {
            copies.append(Copy(original: original, lowered: lowered, count: count))
        }
    }

    mutating func finish(original: Int, lowered: Int) {
        originalCount = original
        loweredCount = lowered
    }

    /// The byte of the lowered text for one of the original.
    public func lowered(_ original: Int, _ side: Side) -> Int {
        map(original, side, from: \.original, to: \.lowered, ends: (originalCount, loweredCount))
    }

    /// The byte of the original for one of the lowered text.
    public func original(_ lowered: Int, _ side: Side) -> Int {
        map(lowered, side, from: \.lowered, to: \.original, ends: (loweredCount, originalCount))
    }

    /// Whether lowering wrote all of a range of the lowered text itself.
    public func isGenerated(_ lowered: Range<Int>) -> Bool {
        guard !lowered.isEmpty else { return false }
        let index = index(of: lowered.upperBound - 1, from: \.lowered)
        return index < 0 || copies[index].lowered + copies[index].count <= lowered.lowerBound
    }

    /// Whether a byte of the original is in what lowering replaced or left out.
    public func isReplaced(_ original: Int) -> Bool {
        let index = index(of: original, from: \.original)
        return index < 0
            || copies[index].original + copies[index].count <= original && original < originalCount
    }

    /// The last copy that begins at an offset or before, -1 for none.
    private func index(of offset: Int, from source: (Copy) -> Int) -> Int {
        var low = -1
        var high = copies.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if source(copies[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func map(
        _ offset: Int,
        _ side: Side,
        from source: (Copy) -> Int,
        to target: (Copy) -> Int,
        ends: (source: Int, target: Int)
    ) -> Int {
        var index = index(of: offset, from: source)
        if side == .before, index >= 0, source(copies[index]) == offset {
            // The place before ends here, and something may lie between.
            let previous = index > 0 ? copies[index - 1] : Copy(original: 0, lowered: 0, count: 0)
            if source(previous) + previous.count < offset { return target(copies[index]) }
            index -= 1
        }
        let copy = index >= 0 ? copies[index] : Copy(original: 0, lowered: 0, count: 0)
        let distance = offset - source(copy)
        if distance < copy.count { return target(copy) + distance }
        let next = index + 1 < copies.count ? copies[index + 1] : nil
        let end = (source: next.map(source) ?? ends.source, target: next.map(target) ?? ends.target)
        let begin = target(copy) + copy.count
        // Nothing lies between in the text that is asked about.
        if offset >= end.source { return side == .before ? begin : end.target }
        return min(begin + distance - copy.count, end.target)
    }
}
