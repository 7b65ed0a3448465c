import TabModel
import XCTest

@testable import TabStore

/// A payload takes over what the one before has, and is not another one by that.
final class WrittenLayoutTests: StoreTestCase {
    private static let ids = (0..<60).map { TabID(stringLiteral: "tab-\($0)") }

    private func assertSame(
        _ record: TabRecord,
        _ written: inout WrittenLayout,
        _ context: @autoclosure () -> String
    ) {
        XCTAssertNoThrow(try PayloadProperties.checkWriting(record, after: &written), context())
    }

    func testRandomHistories() throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<(Self.isSoaking ? 2000 : 100) {
            var record = TabRecord()
            var written = WrittenLayout()
            for step in 0..<20 {
                // Another version of the app has other tabs.
                let ids = Self.ids.filter { _ in Int.random(in: 0..<8, using: &generator) > 0 } + ["home"]
                let retired = Set(Self.ids.filter { _ in Int.random(in: 0..<200, using: &generator) == 0 })
                let declaration = TabDeclaration(
                    ids.filter { !retired.contains($0) }.map { TabDeclaration.Tab($0) },
                    retired: retired
                )
                let tabs = declaration.tabs.map(\.id)
                let stamp = record.nextStamp(milliseconds: Self.noon + UInt64(step), replica: 7)
                let (first, second) = (
                    tabs.randomElement(using: &generator) ?? "home",
                    tabs.randomElement(using: &generator) ?? "home"
                )
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: try record.move(first, to: .first, in: declaration, at: stamp)
                case 1: try record.move(first, to: .after(second), in: declaration, at: stamp)
                case 2: try record.exchange(first, second, in: declaration, at: stamp)
                case 3: try record.hide(first, in: declaration, at: stamp)
                case 4: try record.select(first, in: "main", of: declaration, at: stamp)
                default:
                    let order = record.arrangement(for: declaration).order
                    try record.customize(from: order, to: order.reversed(), in: declaration, at: stamp)
                }
                assertSame(record, &written, "seed \(seed), round \(round), step \(step)")
            }
        }
    }

    func testUnknownFieldsAreWrittenBehindWhatIsTakenOver() throws {
        let text =
            #"{"version":[1,9],"tabs":[{"id":"a","seen":1,"colour":"red"},{"id":"b","seen":1,"x":[1]}]}"#
        var record = try XCTUnwrap(PayloadProperties.read(Array(text.utf8)))
        var written = WrittenLayout()
        assertSame(record, &written, "as read")
        let declaration: TabDeclaration = ["a", "b"]
        try record.move("b", to: .first, in: declaration, at: record.nextStamp(milliseconds: 5, replica: 1))
        assertSame(record, &written, "moved")
        XCTAssertTrue(String(decoding: written.bytes, as: UTF8.self).contains(#","colour":"red"}"#))
        let latest = record.nextStamp(milliseconds: 9, replica: 1)
        try record.select("a", in: "main", of: declaration, at: latest)
        assertSame(record, &written, "selected")
    }

    /// Only the texts of the tabs that an edit is about are written anew.
    func testAMoveTakesOverTheOthersTexts() throws {
        let declaration = TabDeclaration(ids: Self.ids)
        var record = TabRecord()
        var written = WrittenLayout()
        try record.move(
            Self.ids[9],
            to: .first,
            in: declaration,
            at: record.nextStamp(milliseconds: 1, replica: 1)
        )
        assertSame(record, &written, "first")
        let before = record.entries
        try record.move(
            Self.ids[40],
            to: .first,
            in: declaration,
            at: record.nextStamp(milliseconds: 2, replica: 1)
        )
        XCTAssertTrue(record.entries.allSatisfy { $0.lastSeen == 2 })
        var next = 0
        let anew = record.entries.filter { written.head(like: $0, from: &next) == nil }
        XCTAssertEqual(anew.map(\.id), [Self.ids[40]])
        XCTAssertEqual(before.count, record.entries.count)
    }
}
