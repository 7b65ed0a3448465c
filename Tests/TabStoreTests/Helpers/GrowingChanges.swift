import XCTest

@testable import TabStore

/// Quick changes by which a layout outgrows its file again and again.
struct GrowingChanges<Record: SampledLayout> {
    /// How often the layout outgrows its file.
    let growthCount: Int

    /// How many changes there are; every other one makes the layout outgrow its file.
    var count: Int { 2 * growthCount }

    /// Makes one of the changes, counted from 0.
    func make(_ number: Int, in record: inout Record) {
        let step = UInt64(100 + 2 * number)
        XCTAssertNoThrow(try record.set(true, Self.thing(number), at: record.stamp(step: step)))
        if number % 2 == 0 {
            record.grow(step: step + 1, tabCount: Self.tabCounts[number / 2])
        }
    }

    /// Which of the changes a record has.
    func all(in record: Record?) -> Set<Int> {
        Set((0..<count).filter { record?.isSet(Self.thing($0)) ?? false })
    }

    /// How many of the changes a record has; they come one after another.
    func found(in record: Record?) -> Int {
        let all = all(in: record)
        XCTAssertEqual(all, Set(0..<all.count), "A later change without an earlier one")
        return all.count
    }

    /// The tabs of layouts of which each needs a larger slot than the one before was given.
    static var tabCounts: [Int] { [60, 150, 300, 540, 900] }

    private static func thing(_ number: Int) -> Int { Record.thingCount + number }
}
