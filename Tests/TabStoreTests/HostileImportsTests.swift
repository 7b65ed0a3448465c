import Foundation
import TabModel
import XCTest

@testable import TabStore

/// What is in the place of a property list costs bounded time and memory, and is left as it is (S5, S6).
final class HostileImportsTests: StoreTestCase {
    private var path: String { directory + "/old.plist" }

    private func assertRefused(_ code: TabStoreError.Code, line: UInt = #line) {
        let before = FileState(path)
        let use = ResourceUse()
        XCTAssertThrowsError(try TabImport(propertyList: path), line: line) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, code, line: line)
            XCTAssertEqual((error as? TabStoreError)?.path, path, line: line)
        }
        use.assertSmall(seconds: 10, line: line)
        XCTAssertEqual(FileState(path), before, line: line)
    }

    private func write(_ bytes: some Sequence<UInt8>) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    private func xml(_ elements: String) -> String {
        "<plist><dict><key>tabOrder</key><array>\(elements)</array></dict></plist>"
    }

    private func titles(_ bytes: some Sequence<UInt8>) throws -> [String] {
        try write(bytes)
        return try TabImport(propertyList: path).titles
    }

    func testASymbolicLinkIsNotFollowed() throws {
        let target = directory + "/elsewhere"
        try Data(xml("<string>Home</string>").utf8).write(to: URL(fileURLWithPath: target))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        assertRefused(.symbolicLink)
    }

    func testAPipeIsNotWaitedFor() {
        XCTAssertEqual(mkfifo(path, 0o600), 0)
        assertRefused(.notAFile)
    }

    func testADirectoryInTheFilesPlace() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        assertRefused(.notAFile)
    }

    func testAFileOfSomebodyElse() throws {
        try XCTSkipIf(getuid() != 0, "Only the superuser can give files away")
        try write(xml("<string>Home</string>").utf8)
        XCTAssertEqual(chown(path, 65_534, 65_534), 0)
        assertRefused(.foreignOwner)
    }

    func testAFileThatIsMissingOrEmpty() throws {
        assertRefused(.notImportable)
        try write([])
        assertRefused(.notImportable)
    }

    func testAGigabyteOfZeros() throws {
        try write([])
        XCTAssertEqual(truncate(path, 1 << 30), 0)
        assertRefused(.tooLarge)
        XCTAssertEqual(truncate(path, off_t(PropertyListLimits.fileSize)), 0)
        assertRefused(.notImportable)
    }

    func testDeepNesting() throws {
        for tag in ["array", "dict", "x"] {
            try write(xml(String(repeating: "<\(tag)>", count: 100_000)).utf8)
            assertRefused(.notImportable)
        }
        // Whatever is in the list and is no text is passed over, however deep.
        let deep =
            String(repeating: "<array>", count: 50_000) + String(repeating: "</array>", count: 50_000)
        let use = ResourceUse()
        XCTAssertEqual(try titles(xml(deep + "<string>Home</string>").utf8), ["Home"])
        use.assertSmall(seconds: 10)
    }

    func testListsInListsOfTheBinaryFormat() throws {
        // Each list holds the next one ten thousand times; whoever followed all would never end.
        var list = Array("bplist00".utf8) + [0xd1, 1, 2] + [0x58] + Array("tabOrder".utf8)
        var offsets = [8, 11]
        for index in 0..<40 {
            offsets.append(list.count)
            list += [0xaf, 0x11, 0x27, 0x10] + [UInt8](repeating: UInt8(index + 3), count: 10_000)
        }
        offsets.append(list.count)
        list += [0x51, UInt8(ascii: "a")]
        let table = list.count
        list += offsets.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
        list += [0, 0, 0, 0, 0, 0, 3, 1]
        for number in [offsets.count, 0, table] {
            list += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        try write(list)
        assertRefused(.notImportable)
    }

    func testTitlesOfAMegabyteAreLeftOut() throws {
        let long = String(repeating: "x", count: 1_000_000)
        let use = ResourceUse()
        XCTAssertEqual(
            try titles(xml("<string>\(long)</string><string>Home</string>").utf8),
            ["Home"]
        )
        let values: [String: PropertyListValue] = ["tabOrder": .strings([long, "Home"])]
        XCTAssertEqual(try titles(PropertyListSample.binary(values)), ["Home"])
        use.assertSmall(seconds: 10)
    }

    func testTooManyTitles() throws {
        let values: [String: PropertyListValue] = [
            "tabOrder": .strings((0...PropertyListLimits.elementCount).map { "\($0)" })
        ]
        for bytes in [PropertyListSample.xml(values), PropertyListSample.binary(values)] {
            try write(bytes)
            assertRefused(.notImportable)
        }
    }

    func testTheSameTitleTwiceIsOneTab() throws {
        let values: [String: PropertyListValue] = [
            "tabOrder": .strings(["Me", "Home", "Me", "Home", "Feed"])
        ]
        for bytes in [PropertyListSample.xml(values), PropertyListSample.binary(values)] {
            try write(bytes)
            let record = try TabImport(propertyList: path).record(
                for: Self.declaration,
                at: TabStamp(milliseconds: Self.noon, replica: 1),
                id: { TabID($0.lowercased()) }
            )
            XCTAssertEqual(
                record.arrangement(for: Self.declaration).order.filter { $0 != "search" },
                ["me", "home", "feed"]
            )
            XCTAssertEqual(record.entries.count, Set(record.entries.map(\.id)).count)
        }
    }

    func testBytesThatAreNoText() throws {
        let text = Array(xml("<string>a?</string><string>Home</string>").utf8)
        try write(text.map { $0 == UInt8(ascii: "?") ? 0xff : $0 })
        assertRefused(.notImportable)
        // In the binary format each text is for itself: one of half a pair of units, one of no UTF-8.
        let values: [String: PropertyListValue] = ["tabOrder": .strings(["\u{1f600}", "Home"])]
        var list = PropertyListSample.binary(values)
        let unit = try XCTUnwrap(list.indices.first { list[$0] == 0xd8 && list[$0 + 1] == 0x3d })
        list[unit] = 0
        XCTAssertEqual(try titles(list), ["Home"])
    }
}
