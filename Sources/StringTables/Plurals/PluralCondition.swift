/// Conditions in the notation of CLDR: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.
enum PluralCondition {
    static func holds(_ condition: String, for operands: PluralOperands) -> Bool {
        // `or` binds less than `and`, and there are no parentheses.
        condition.split(separator: " or ").contains { alternative in
            alternative.split(separator: " and ").allSatisfy { isTrue($0, operands) }
        }
    }

    /// One relation: an operand, perhaps its remainder, and what it may be.
    private static func isTrue(_ relation: Substring, _ operands: PluralOperands) -> Bool {
        let words = relation.split(separator: " ")
        guard let operand = words.first?.utf8.first, let list = words.last, words.count >= 3 else {
            return false
        }
        let isNegated = words[words.count - 2] == "!="
        guard var value = operands.value(of: operand) else { return isNegated }
        if words[1] == "%", let divisor = UInt64(words[2]), divisor != 0 { value %= divisor }
        let isIn = list.split(separator: ",").contains { range in
            let bounds = range.split(separator: "..").compactMap { UInt64($0) }
            guard let low = bounds.first, let high = bounds.last else { return false }
            return low <= value && value <= high
        }
        return isIn != isNegated
    }
}
