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

    /// A tenth more than was measured.
    private static let limits = [
        Limit(
            operation: "schedule of one move in a store",
            size: 8,
            instructions: 3_400_000,
            // It is the first that the program does, and what Swift's runtime looks up for it varies by a tenth.
            allocations: 23_500
        ),
        Limit(
            operation: "schedule of one move in a store",
            size: 1_000,
            instructions: 6_650_000,
            allocations: 15_000
        ),
        Limit(
            operation: "joined(with:) of two records",
            size: 1_000,
            instructions: 7_900_000,
            allocations: 20_300
        ),
        Limit(operation: "arrangement(for:)", size: 1_000, instructions: 22_200_000, allocations: 36_000),
        Limit(operation: "scrollToRow of each", size: 100, instructions: 102_500_000, allocations: 40_600),
    ]

    func testSavingMergingAndScrollingTakeNoMoreThanBefore() throws {
        for size in Set(Self.limits.map(\.size)).sorted() {
            let limits = Self.limits.filter { $0.size == size }
            let counter = try GrowthCounter(sizes: [size])
            defer { counter.end() }
            let all = try counter.operations()
            let operations = try limits.map { limit in
                try XCTUnwrap(all.first { $0.name == limit.operation }, limit.operation)
            }
            for (limit, costs) in try zip(limits, counter.costs(of: operations)) {
                let name = "\(limit.operation), \(size)"
                print("\(name): \(costs[0].instructions) instructions, \(costs[0].allocations) allocations")
                XCTAssertGreaterThan(costs[0].allocations, 0, name)
                XCTAssertLessThan(costs[0].instructions, limit.instructions, name)
                XCTAssertLessThan(costs[0].allocations, limit.allocations, name)
            }
        }
    }
}
