@testable import TabModel

/// The laws of joining hold of whatever can be read (rule 10).
enum JoinProperties {
    static func check(_ bytes: [UInt8]) throws {
        let records = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
            .compactMap { PayloadProperties.read(Array($0)) }
        guard let first = records.first, let last = records.last else { return }
        let second = records[records.count / 2]
        let joined = TabRecord.join(first, second)
        try PropertyFailure.unless(TabRecord.join(first, first) == first, "joining with itself differs")
        try PropertyFailure.unless(joined == TabRecord.join(second, first), "join is not commutative")
        try PropertyFailure.unless(joined == TabRecord.join(joined, second), "join is not idempotent")
        try PropertyFailure.unless(
            TabRecord.join(joined, last) == TabRecord.join(first, TabRecord.join(second, last)),
            "join is not associative"
        )
        let ids = Set((joined.entries.map(\.id)) + joined.retirements.map(\.id))
        let lost = Set((first.entries + second.entries).map(\.id)).subtracting(ids)
        try PropertyFailure.unless(lost.isEmpty, "\(lost) are lost")
        try PayloadProperties.checkReadingBack(joined)
        try PayloadProperties.checkArrangements(joined)
        try TreeProperties.checkArrangements(joined)
    }
}
