// Two devices never make the same stamp. Should a damaged or hostile record have one twice, then the contents decide,
// so that all devices still come to the same result.

extension TabPlace {
    /// Whether this place stays rather than another.
    func outranks(_ other: TabPlace) -> Bool {
        if stamp != other.stamp {
            return stamp > other.stamp
        }
        guard let rank, let otherRank = other.rank else { return rank != nil }
        return rank > otherRank
    }
}

extension TabVisibilityChoice {
    /// Whether this choice stays rather than another.
    package func outranks(_ other: TabVisibilityChoice) -> Bool {
        stamp == other.stamp ? value.rawValue > other.value.rawValue : stamp > other.stamp
    }
}

extension TabSelection {
    /// Whether this history stays rather than another of the same window.
    func outranks(_ other: TabSelection) -> Bool {
        if stamp != other.stamp {
            return stamp > other.stamp
        }
        return other.history.lexicographicallyPrecedes(history)
    }
}

extension TabUndo {
    static func later(_ first: TabUndo?, _ second: TabUndo?) -> TabUndo? {
        guard let first, let second else { return first ?? second }
        if first.stamp != second.stamp {
            return first.stamp > second.stamp ? first : second
        }
        return first.content.lexicographicallyPrecedes(second.content) ? second : first
    }

    /// All that an undo holds, as text that can be compared.
    private var content: [String] {
        changes.flatMap { change in
            let value =
                switch change.former {
                case .place(let rank), .baseline(let rank): rank?.text ?? ""
                case .visibility(let visibility): visibility.rawValue
                }
            return [change.id.string, String(change.field.kind), value]
        }
    }
}

extension [TabUnknownField] {
    /// The fields of both lists by name, each once; of two values the one with the greater bytes.
    ///
    /// Lists in a record are sorted by name; one from outside may not be.
    func joined(with others: [TabUnknownField], isSorted: Bool = true) -> [TabUnknownField] {
        if isSorted, self == others || others.isEmpty {
            return self
        }
        let sorted = (self + others).sorted { left, right in
            left.name == right.name
                ? right.value.utf8.lexicographicallyPrecedes(left.value.utf8)
                : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        }
        var result: [TabUnknownField] = []
        for field in sorted where result.last?.name != field.name {
            result.append(field)
        }
        return result
    }
}
