import XCTest

/// What saving, merging and scrolling take is no more than it was when it was last measured: instructions and allocations, as Callgrind
/// counts them in the program Growth.
final class CostLimitsTests: XCTestCase {
    private struct Limit {
        let operation: String
        let size: Int
        let instructions: Int
        let allocations: Int
    }

    /// At most a tenth more than was measured.
    private static let limits = [
        Limit(operation: save, size: 8, instructions: 4_414_000, allocations: 2_595),
        Limit(operation: save, size: 1_000, instructions: 22_064_000, allocations: 4_813),
        Limit(
            operation: "joined(with:) of two records",
            size: 1_000,
            instructions: 6_012_000,
            allocations: 14
        ),
        Limit(operation: "arrangement(for:)", size: 1_000, instructions: 7_547_000, allocations: 2_243),
        Limit(operation: "scrollToRow of each", size: 100, instructions: 102_500_000, allocations: 34_572),
    ]

    private static let save = "schedule of one move in a store, until it is on the disk"

    func testSavingMergingAndScrollingTakeNoMoreThanBefore() throws {
        for size in Set(Self.limits.map(\.size)).sorted() {
            let limits = Self.limits.filter { $0.size == size }
            // The first time also takes what Swift's runtime looks up once, which varies.
            let counter = try GrowthCounter(sizes: [8, size])
            defer { counter.end() }
            let all = try counter.operations()
            let operations = try limits.map { limit in
                try XCTUnwrap(all.first { $0.name == limit.operation }, limit.operation)
            }
            for (limit, costs) in try zip(limits, counter.costs(of: operations)) {
                let name = "\(limit.operation), \(size)"
                print("\(name): \(costs[1].instructions) instructions, \(costs[1].allocations) allocations")
                XCTAssertGreaterThan(costs[1].allocations, 0, name)
                XCTAssertLessThan(costs[1].instructions, limit.instructions, name)
                XCTAssertLessThan(costs[1].allocations, limit.allocations, name)
            }
        }
    }
}
