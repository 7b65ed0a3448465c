import Foundation
import TabModel
import XCTest

@testable import TabStore

/// Saved trees of any shape are read as all else is: what is malformed is left out alone, what means nothing here is kept,
/// and nothing takes longer than its size says (T10, S5, rule 9).
final class HostileTreesTests: StoreTestCase {
    private static let tree = TabTree([
        .init("home", placement: .fixed),
        .init(
            "library",
            children: [.init("albums", allowsHiding: true), .init("songs")],
            allowsReordering: true
        ),
        .init("feed", allowsHiding: true),
    ])

    private func read(_ elements: [String]) throws -> (record: TabRecord, problems: [TabStoreError]) {
        try read(Array("{\"tabs\":[\(elements.joined(separator: ","))]}".utf8))
    }

    private func read(_ payload: [UInt8]) throws -> (record: TabRecord, problems: [TabStoreError]) {
        let header = SlotHeader(
            capacity: SlotLayout.capacity(forPayload: payload.count),
            generation: 1,
            payload: payload
        )
        try place(SlotLayout.file(header, payload: payload))
        return TabStore.read(at: location)
    }

    private static func sortSongs(_ record: inout TabRecord, _ context: String) {
        let stamp = record.nextStamp(milliseconds: noon, replica: 7)
        XCTAssertNoThrow(try record.moveInGroup("songs", to: .first, in: tree, at: stamp), context)
    }

    /// Each kind of edit works, and is read again with all that was there before.
    private func assertServes(_ record: TabRecord, _ context: String = "", line: UInt = #line) throws {
        if record.entries.count <= TabRecord.maximumCount { try TreeProperties.check(record) }
        var keeper = keeper()
        try keeper.save { Self.sortSongs(&$0, context) }
        let saved = TabStore.read(at: location)
        XCTAssertEqual(saved.problems.map(\.code), [], context, line: line)
        XCTAssertEqual(saved.record, keeper.record, context, line: line)
        // An edit keeps as many as it does of a list.
        let lost = Set(record.entries.map(\.id)).subtracting(saved.record.entries.map(\.id)).count
        let surplus = record.entries.count + 4 - TabRecord.maximumCount
        XCTAssertLessThanOrEqual(lost, max(0, surplus), context, line: line)
        XCTAssertEqual(
            saved.record.arrangement(for: Self.tree).children["library"],
            ["songs", "albums"],
            context,
            line: line
        )
    }

    private func entry(_ id: String) -> String {
        let escaped = id.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
                ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16) : String(scalar)
        }
        return """
            {"id":"\(escaped.joined())","place":["V.1","1.0.1"],"visibility":["hidden","1.0.1"]}
            """
    }

    /// Ids whose separators are nested, odd or false, of groups that are in themselves or in each other.
    func testT10IDsWithAnySeparatorsAreKept() throws {
        let parts = [
            "", "\u{1F}", "c", "t", "b", "s", "v", "x", ":", "1:", "7:", "007:", "-1:",
            "99999999999999999999:",
            "library", "albums", "é", "\u{301}", "\u{0}", "c7:library",
        ]
        var ids: Set<String> = []
        for first in parts {
            for second in parts {
                for third in parts.prefix(10) {
                    ids.insert("\u{1F}" + first + second + third)
                    ids.insert(first + "\u{1F}" + second + third)
                }
            }
        }
        let sorted = ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let (record, problems) = try read(sorted.map(entry))
        XCTAssertEqual(problems.map(\.code), [])
        // Canonically equivalent strings are other ids.
        XCTAssertGreaterThanOrEqual(record.entries.count, sorted.count)
        try assertServes(record)
        print("Hostile trees: \(record.entries.count) ids of odd separators, \(failureCount) losses")
    }

    /// Circles and chains of groups that only a file can have.
    func testT10CirclesAndChains() throws {
        let names = (0..<(Self.isSoaking ? 100_000 : 1000)).map { "g\($0)" }
        func child(_ id: String, _ group: String) -> String { "\u{1F}c\(group.utf8.count):\(group)\(id)" }
        let chain = zip(names, names.dropFirst()).map { child($1, $0) }
        let circle = [
            child("g0", names[names.count - 1]), child("library", "albums"), child("albums", "library"),
        ]
        let itself = [child("library", "library"), child("g1", "g1")]
        let (record, problems) = try read((chain + circle + itself).map(entry))
        XCTAssertEqual(problems.map(\.code), [])
        XCTAssertEqual(record.entries.count, chain.count + 5)
        let use = ResourceUse()
        try assertServes(record)
        for id in ["g0", "g1", names[names.count / 2]] {
            var selected = record
            let plain = TabPlainRecord(
                entries: record.plain.entries,
                selections: [
                    .init(window: "main", history: [id], stamp: TabStamp(milliseconds: 1, replica: 1))
                ]
            )
            selected = TabRecord.validated(plain).record
            XCTAssertEqual(selected.arrangement(for: Self.tree, window: "main").selected, "home", id)
        }
        use.assertSmall(seconds: 60, megabytes: 1500)
    }

    /// Ids of all lengths about the bounds: of an id, of a tab's id in a tree, and of the numbers in between.
    func testT10IDsOfAllLengths() throws {
        let limit = TabID.maximumLength
        let lengths = Array(0...12) + Array(490...520) + Array(limit - 16...limit + 4)
        var count = 0
        for length in lengths {
            let text = String(repeating: "a", count: length)
            for id in [
                "\u{1F}t\u{1F}\(text)", "\u{1F}b\(text)", "\u{1F}s\(text)", "\u{1F}v\(text)",
                "\u{1F}c\(length):\(text)", "\u{1F}c\(length):\(text)b", "\u{1F}c7:library\(text)",
                "\u{1F}c\(length + 1):\(text)", "\u{1F}c\(max(0, length - 1)):\(text)",
            ] {
                count += 1
                let (record, problems) = try read([entry(id)])
                let isKept = id.utf8.count <= limit
                XCTAssertEqual(record.entries.map(\.id.string), isKept ? [id] : [], "\(length)")
                XCTAssertEqual(problems.map(\.code), isKept ? [] : [.malformedEntry], "\(length)")
                guard length % 10 == 0 || length >= limit - 16 else { continue }
                try assertServes(record, "\(length)")
            }
        }
        print("Hostile trees: \(count) ids of lengths about the bounds, \(failureCount) losses")
    }

    /// What is twice, no text or no id is left out alone, and said.
    func testT10BadEntriesAreLeftOutAlone() throws {
        let child = entry("\u{1F}c7:libraryalbums")
        var payload = Array(
            """
            {"tabs":[\(child),\(child),{"id":"\\u001fb?feed","visibility":["shown","1.0.1"]},{"id":"\\ud800"},
            {"id":"\\u001fc7:libraryso?ngs"},{"id":"\\u001fslibrary","visibility":["folded","1.0.1"]},
            {"id":"\\u001fv","visibility":["hidden","1.0.1"]},{"id":"\\u001fv","visibility":["shown","1.0.1"]}]}
            """.utf8
        )
        for (place, byte) in payload.enumerated() where byte == UInt8(ascii: "?") { payload[place] = 0xff }
        let (damaged, damage) = try read(payload)
        // A half of a pair of surrogates is no JSON at all.
        XCTAssertEqual(damage.last?.code, .damaged)
        XCTAssertEqual(damaged.entries, [])
        payload = Array(String(decoding: payload, as: UTF8.self).utf8)
        let text = Array(",{\"id\":\"\\ud800\"}".utf8)
        let place = try XCTUnwrap(payload.indices.first { payload[$0...].starts(with: text) })
        payload.removeSubrange(place..<place + text.count)
        let (record, problems) = try read(payload)
        XCTAssertEqual(record.entries.count, 5)
        XCTAssertEqual(problems.map(\.code), Array(repeating: .malformedEntry, count: 3), "\(problems)")
        XCTAssertEqual(record.arrangement(for: Self.tree).isSidebarHidden, true)
        try assertServes(record)
    }

    /// An app's tree may be deep, too; whatever is saved of it.
    func testT10ADeepTree() throws {
        let depth = 2000
        var tab = TabTree.Tab("g0", allowsHiding: true, children: [])
        for level in 1..<depth {
            tab = TabTree.Tab(
                TabID(stringLiteral: "g\(level)"),
                allowsHiding: true,
                children: [tab],
                allowsReordering: true
            )
        }
        let tree = TabTree([tab, .init("home")])
        let (record, problems) = try read((1..<depth).map { entry("g\($0)") } + [entry("g0")])
        XCTAssertEqual(problems.map(\.code), [])
        let arrangement = record.arrangement(for: tree, window: "main")
        XCTAssertEqual(arrangement.hidden.count, depth)
        XCTAssertEqual(arrangement.visible, ["home"])
        XCTAssertEqual(arrangement.children.count, depth)
    }
}
