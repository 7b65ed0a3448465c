import XCTest

@testable import TabModel

/// The ids of the entries that a tree adds to a record (T10).
final class TreeKeyTests: XCTestCase {
    private let ids: [TabID] = [
        "a", "1", "12", ":", "1:", "1:a", "\u{1F}", "\u{1F}t", "\u{1F}ta", "\u{1F}v", "\u{1F}b",
        "\u{1F}c1:ab",
        "\u{1F}\u{1F}", "e\u{301}", "\u{E9}", "\u{301}", "\u{301}1:", "\u{0}", "\r\n", "\n", "\u{200D}", "👩‍👩‍👧",
        "🇩🇪🇫",
        "\u{7F}", "\u{85}", "٣:", "-1:", "+1:a", "\u{FEFF}", "\u{1F}\u{301}",
    ]

    func testT10EveryIDIsReadAgain() throws {
        var all: Set<TabID> = []
        var count = 0
        func check(_ key: TreeKey) {
            XCTAssertEqual(TreeKey(key.id), key, key.id.string.debugDescription)
            XCTAssertNotNil(TabID(key.id.string))
            XCTAssertTrue(all.insert(key.id).inserted, "\(key) has another one's id")
            count += 1
        }
        let long = ids + [try XCTUnwrap(TabID(String(repeating: "é", count: TabTree.maximumLength / 2)))]
        check(.sidebar)
        for width in [1, 9, 10, 240, 10_000] { check(.sidebarWidth(width)) }
        for first in long {
            check(.tab(first))
            check(.onBar(first))
            check(.section(first))
            for second in long { check(.child(first, group: second)) }
        }
        print("Trees: \(count) keys of hostile ids, all read again")
    }

    func testT10OtherTextIsNoKey() {
        let texts: [TabID] = [
            "\u{1F}", "\u{1F}c", "\u{1F}c:", "\u{1F}c1", "\u{1F}c1:", "\u{1F}c1:a", "\u{1F}c01:ab",
            "\u{1F}c+1:ab", "\u{1F}c-1:ab",
            "\u{1F}c0:ab", "\u{1F}c99:ab", "\u{1F}c9999999999999999999999:ab", "\u{1F}c1:éa", "\u{1F}v1",
            "\u{1F}t", "\u{1F}b",
            "\u{1F}s", "\u{1F}x", "\u{1F}w", "\u{1F}w0", "\u{1F}w10001", "\u{1F}w+1", "\u{1F}w01",
            "\u{1F}w1a", "\u{1F}w٣",
            "\u{1F}w99999999999999999999", "\u{1F}\u{301}c1:ab", "\u{1F}c1\u{301}:ab", "\u{1F}c1 :ab",
            "\u{1F}c٣:abcd",
        ]
        for text in texts {
            XCTAssertNil(TreeKey(text), text.string.debugDescription)
        }
    }

    /// A saved record is read whatever its keys say, be it of cycles, of long lists or of itself.
    func testT10HostileKeysDoNoHarm() throws {
        var plain = TabPlainRecord()
        let stamp = TabStamp(milliseconds: 1, replica: 1)
        let keys =
            ids.flatMap { first in ids.map { TreeKey.child(first, group: $0).id.string } }
            + ids.flatMap {
                [TreeKey.tab($0).id.string, TreeKey.onBar($0).id.string, TreeKey.section($0).id.string]
            }
            + ["\u{1F}c1", "\u{1F}c9999999999999999999999:ab", "\u{1F}x"]
        plain.entries = keys.shuffled().map {
            TabPlainRecord.Entry(
                id: $0,
                place: .init(rank: "a1", stamp: stamp),
                visibility: .init(value: "shown", stamp: stamp)
            )
        }
        var record = TabRecord.validated(plain).record
        let tree = TabTree([
            TabTree.Tab(
                "a",
                children: [
                    TabTree.Tab("1", children: [TabTree.Tab("12"), TabTree.Tab(":")], allowsReordering: true)
                ]
            ),
            TabTree.Tab("\u{1F}", children: [TabTree.Tab("\u{1F}t")]),
        ])
        let before = Set(record.entries.map(\.id))
        XCTAssertTrue(
            try record.moveInGroup(
                ":",
                to: .first,
                in: tree,
                at: record.nextStamp(milliseconds: 5, replica: 1)
            )
                || record.moveInGroup(
                    "12",
                    to: .first,
                    in: tree,
                    at: record.nextStamp(milliseconds: 5, replica: 1)
                )
        )
        _ = try record.moveOnBar(
            "\u{1F}t",
            to: .last,
            in: tree,
            at: record.nextStamp(milliseconds: 6, replica: 1)
        )
        XCTAssertEqual(record.arrangement(for: tree).visible.last, "\u{1F}t")
        XCTAssertTrue(before.isSubset(of: record.entries.map(\.id)))
        XCTAssertEqual(record.arrangement(for: tree).children.values.flatMap { $0 }.count, 4)
    }
}
