extension TabRank {
    /// A rank between two others, or before the first, or after the last.
    ///
    /// - Parameters:
    ///   - lower: The rank before, nil for none.
    ///   - upper: The rank after, nil for none. It must be greater than `lower`; else it is a programming error.
    ///   - replica: A number that the device alone uses, or better the edit alone.
    public static func between(_ lower: TabRank?, _ upper: TabRank?, replica: UInt64) -> TabRank {
        if let lower, let upper, lower >= upper {
            fatalError("The rank before, \(lower), must be less than the rank after, \(upper)")
        }
        let digits =
            switch (lower, upper) {
            case (nil, nil): firstDigits
            case (let lower?, nil): successor(of: lower.digits)
            case (nil, let upper?): predecessor(of: upper.digits)
            case (let lower?, let upper?): middle(of: lower.digits, upper.digits)
            }
        return TabRank(digits: digits, replica: replica)
    }

    /// As many ranks between two others as are asked for, ascending.
    ///
    /// The digits depend on nothing but the arguments: two devices that save the same tabs for the first time give
    /// them the same places.
    public static func sequence(
        count: Int,
        between lower: TabRank?,
        _ upper: TabRank?,
        replica: UInt64
    ) -> [TabRank] {
        var ranks: [TabRank] = []
        ranks.reserveCapacity(count)
        if upper == nil {
            for _ in 0..<count {
                ranks.append(between(ranks.last ?? lower, nil, replica: replica))
            }
        } else if lower == nil {
            for _ in 0..<count {
                ranks.append(between(nil, ranks.last ?? upper, replica: replica))
            }
            ranks.reverse()
        } else {
            bisect(count: count, between: lower, upper, replica: replica, into: &ranks)
        }
        return ranks
    }

    private static func bisect(
        count: Int,
        between lower: TabRank?,
        _ upper: TabRank?,
        replica: UInt64,
        into ranks: inout [TabRank]
    ) {
        guard count > 0 else { return }
        let middle = between(lower, upper, replica: replica)
        bisect(count: count / 2, between: lower, middle, replica: replica, into: &ranks)
        ranks.append(middle)
        bisect(count: count - 1 - count / 2, between: middle, upper, replica: replica, into: &ranks)
    }

    /// The digits counted as one number at the ends of an order: 250,047 steps before a rank grows.
    private static let stepWidth = 3

    private static var firstDigits: [UInt8] {
        [base / 2, 0, 0]
    }

    /// Digits with which every continuation is greater than the lower rank and less than the upper one.
    private static func middle(of lower: [UInt8], _ upper: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var isBelowUpper = false
        for index in 0... {
            let low = index < lower.count ? lower[index] : 0
            let high = isBelowUpper ? base : index < upper.count ? upper[index] : 0
            if high > low + 1 {
                result.append((low + high) / 2)
                break
            }
            result.append(low)
            isBelowUpper = isBelowUpper || low < high
        }
        return result
    }

    /// The first digits counted up by one, in as few steps of the width as there is room.
    private static func successor(of lower: [UInt8]) -> [UInt8] {
        var width = stepWidth
        while true {
            var digits = padded(lower, to: width)
            if let index = digits.lastIndex(where: { $0 < base - 1 }) {
                digits[index] += 1
                for later in digits.indices.dropFirst(index + 1) {
                    digits[later] = 0
                }
                return digits
            }
            width += stepWidth
        }
    }

    /// The first digits counted down by one, but not to nothing, below which there would be no room.
    private static func predecessor(of upper: [UInt8]) -> [UInt8] {
        var width = stepWidth
        while true {
            var digits = padded(upper, to: width)
            if let index = digits.lastIndex(where: { $0 > 0 }) {
                digits[index] -= 1
                for later in digits.indices.dropFirst(index + 1) {
                    digits[later] = base - 1
                }
                if digits.contains(where: { $0 > 0 }) {
                    return digits
                }
            }
            width += stepWidth
        }
    }

    private static func padded(_ digits: [UInt8], to width: Int) -> [UInt8] {
        let first = Array(digits.prefix(width))
        return first + Array(repeating: 0, count: width - first.count)
    }
}
