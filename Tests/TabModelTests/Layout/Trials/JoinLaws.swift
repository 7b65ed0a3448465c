import TabModel

/// The laws of join, and that it loses nothing.
enum JoinLaws {
    /// Checks them with the first, the second and the last of some devices' records.
    static func check(_ records: [TabRecord]) throws {
        let first = records[0]
        let second = records[1]
        let third = records[records.count - 1]
        let joined = TabRecord.join(first, second)
        try LayoutFailure.unless(joined == TabRecord.join(second, first), "join is not commutative")
        try LayoutFailure.unless(joined == TabRecord.join(joined, second), "join is not idempotent")
        try LayoutFailure.unless(
            TabRecord.join(joined, third) == TabRecord.join(first, TabRecord.join(second, third)),
            "join is not associative"
        )
        let retired = Set((first.retirements + second.retirements).map(\.id))
        try LayoutFailure.unless(
            Set(joined.entries.map(\.id)).union(retired)
                == Set((first.entries + second.entries).map(\.id)).union(retired),
            "an id is lost"
        )
    }
}
