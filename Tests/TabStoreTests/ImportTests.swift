import Foundation
import TabModel
import XCTest

@testable import TabStore

/// Orders that apps saved by themselves are imported (S6).
final class ImportTests: StoreTestCase {
    private let ids: [String: TabID] = ["Home": "home", "Search": "search", "Feed": "feed", "Me & You": "me"]

    private func write(
        _ list: Any,
        _ format: PropertyListSerialization.PropertyListFormat
    ) throws -> String {
        let path = directory + "/old.plist"
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        try data.write(to: URL(fileURLWithPath: path))
        return path
    }

    private func record(_ old: TabImport) throws -> TabRecord {
        try old.record(
            for: Self.declaration,
            at: TabStamp(milliseconds: Self.noon, replica: 1),
            id: { ids[$0] }
        )
    }

    func testBothFormsInBothFormats() throws {
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let titles = ["Me & You", "Home", "Search", "Gone", "Feed"]
            let first = try TabImport(
                propertyList: write(
                    ["savedTabOrder": titles, "x": ["y": [1.5, true, Date(), Data([1])]]],
                    format
                )
            )
            XCTAssertEqual(first, TabImport(titles: titles))
            XCTAssertEqual(
                try record(first).arrangement(for: Self.declaration).order,
                ["me", "home", "search", "feed"]
            )
            let second = try TabImport(
                propertyList: write(["tabOrder": titles, "selectedTab": 2], format)
            )
            XCTAssertEqual(second, TabImport(titles: titles, selectedIndex: 2))
            XCTAssertEqual(try record(second).selections.first?.history, ["search"])
            let third = try TabImport(propertyList: write(["selectedTab": 3, "n": "ü\u{1f600}"], format))
            XCTAssertEqual(third, TabImport(titles: [], selectedIndex: 3))
            XCTAssertEqual(try record(third).selections.first?.history, ["me"])
        }
    }

    func testSelectionsOutOfRangeMeanNothing() throws {
        for index in [-1, 5, Int.max, Int.min] {
            XCTAssertEqual(try record(TabImport(titles: ["Home"], selectedIndex: index)).selections, [])
        }
        XCTAssertEqual(try record(TabImport(titles: [], selectedIndex: .max)).selections, [])
    }

    func testWideTextAndLongListsInTheBinaryFormat() throws {
        let titles = (0..<300).map { "Täb \u{1f600} \($0) — 漢字" }
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            XCTAssertEqual(try TabImport(propertyList: write(["tabOrder": titles], format)).titles, titles)
        }
    }

    func testTheFileOfUserDefaults() throws {
        let name = "TabStoreImportTests-\(UInt32.random(in: 0 ... .max))"
        let defaults = try XCTUnwrap(UserDefaults(suiteName: name))
        defaults.set(["Feed", "Home"], forKey: "tabOrder")
        defaults.set(1, forKey: "selectedTab")
        XCTAssertTrue(defaults.synchronize())
        defer { try? FileManager.default.removeItem(atPath: DefaultsDirectory.path(ofDomain: name)) }
        XCTAssertEqual(
            try TabImport(defaultsDomain: name),
            TabImport(titles: ["Feed", "Home"], selectedIndex: 1)
        )
    }

    func testWhatIsNoListIsRefused() throws {
        let path = directory + "/bad.plist"
        for text in [
            "", "bplist00", "<plist>", "<plist><dict><key>tabOrder</key><array>", "{ tabOrder = (a); }",
            "<plist><array/></plist>", "<plist><dict/></plist>", "<plist><dict><key>a</key></dict></plist>",
            "<plist><dict><key>tabOrder</key><string>&lol;</string></dict></plist>",
            String(repeating: "<array>", count: 100_000),
            "<plist><dict><key>tabOrder</key>" + String(repeating: "<array>", count: 100_000),
        ] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            XCTAssertThrowsError(try TabImport(propertyList: path), String(text.prefix(60))) { error in
                XCTAssertEqual((error as? TabStoreError)?.code, .notImportable)
            }
        }
        XCTAssertThrowsError(try TabImport(propertyList: directory + "/none.plist"))
        XCTAssertThrowsError(try TabImport(propertyList: directory))
    }

    func testDamagedListsNeverCrash() throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        let list: [String: Any] = ["tabOrder": ["Home", "Füd"], "selectedTab": 1, "x": ["y": [1.5, true]]]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let file = Array(
                try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            )
            for length in file.indices {
                _ = propertyListValues(for: ["tabOrder"], in: Array(file.prefix(length)))
            }
            var read = 0
            for _ in 0..<(Self.isSoaking ? 200_000 : 4000) {
                var bytes = file
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let index = Int.random(in: bytes.indices, using: &generator)
                    bytes[index] = .random(in: 0...255, using: &generator)
                }
                read += propertyListValues(for: ["tabOrder", "selectedTab"], in: bytes) == nil ? 0 : 1
            }
            print("Damaged property lists: \(read) still read, seed \(seed)")
        }
    }

    func testReferencesInACircle() throws {
        // A dictionary whose only key and value are the dictionary, and a list that holds itself.
        let header = Array("bplist00".utf8)
        let objects: [UInt8] = [0xd1, 1, 2, 0x58] + Array("tabOrder".utf8) + [0xa2, 2, 1]
        let table: [UInt8] = [8, 11, 20]
        var trailer = [UInt8](repeating: 0, count: 32)
        trailer[6] = 1
        trailer[7] = 1
        trailer[15] = 3
        trailer[31] = UInt8(header.count + objects.count)
        let bytes = header + objects + table + trailer
        XCTAssertEqual(propertyListValues(for: ["tabOrder"], in: bytes), ["tabOrder": .strings(["tabOrder"])])
    }

    func testManyReferencesToOneLongListCostLittle() throws {
        var objects: [[UInt8]] = []
        let reference = { (index: Int) in [UInt8(index >> 8), UInt8(index & 255)] }
        let count = { (count: Int) in [UInt8(0x11), UInt8(count >> 8), UInt8(count & 255)] }
        let entries = 20_000
        objects.append(
            [0xdf] + count(entries) + (0..<entries).flatMap { _ in reference(1) }
                + (0..<entries).flatMap { _ in reference(2) }
        )
        objects.append([0x58] + Array("tabOrder".utf8))
        objects.append([0xaf] + count(10_000) + (0..<10_000).flatMap { _ in reference(3) })
        objects.append([0x5f] + count(4096) + [UInt8](repeating: 0x61, count: 4096))
        var bytes = Array("bplist00".utf8)
        var table: [UInt8] = []
        for object in objects {
            table += [UInt8(bytes.count >> 16), UInt8(bytes.count >> 8 & 255), UInt8(bytes.count & 255)]
            bytes += object
        }
        let start = bytes.count
        bytes += table + [UInt8](repeating: 0, count: 6) + [3, 2]
        for number in [objects.count, 0, start] {
            bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        let begin = Date()
        guard case .strings(let titles) = propertyListValues(for: ["tabOrder"], in: bytes)?["tabOrder"] else {
            return XCTFail("There is a list")
        }
        XCTAssertEqual(titles.count, PropertyListLimits.fileSize / 4096)
        XCTAssertLessThan(Date().timeIntervalSince(begin), 5)
    }
}
