import Foundation
import XCTest

@testable import TabStore

/// Any object with parts of its own.
final class ArchivedPlace: NSObject, NSCoding {
    let next: ArchivedPlace?

    init(next: ArchivedPlace?) {
        self.next = next
    }

    init?(coder: NSCoder) { nil }

    func encode(with coder: NSCoder) {
        coder.encode(7, forKey: "row")
        coder.encode(next, forKey: "next")
    }
}

/// What is told of archives without making their objects, whoever made them (S5).
final class ArchiveReaderTests: StoreTestCase {
    private func archive(_ body: (NSKeyedArchiver) -> Void) -> [UInt8] {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.outputFormat = .binary
        body(archiver)
        archiver.finishEncoding()
        return Array(archiver.encodedData)
    }

    private func sample() -> [UInt8] {
        archive { archiver in
            archiver.encode("Zürich" as NSString, forKey: "city")
            archiver.encode(true, forKey: "isOpen")
            archiver.encode(42, forKey: "row")
            archiver.encode(2.5, forKey: "offset")
            archiver.encode(Data([1, 2, 3]) as NSData, forKey: "bytes")
            archiver.encode(Date(timeIntervalSince1970: 1000) as NSDate, forKey: "date")
            archiver.encode(["a", "b"] as NSArray, forKey: "list")
            archiver.encode(["x": 1, "y": "z"] as NSDictionary, forKey: "values")
            archiver.encode(ArchivedPlace(next: ArchivedPlace(next: nil)), forKey: "place")
        }
    }

    func testTheValuesOfAnArchive() throws {
        let entries = try XCTUnwrap(ArchiveReader.entries(ofArchive: sample()))
        let values = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value) })
        XCTAssertEqual(entries.map(\.key), values.keys.sorted())
        XCTAssertEqual(values["city"], .text("Zürich"))
        XCTAssertEqual(values["isOpen"], .boolean(true))
        XCTAssertEqual(values["row"], .integer(42))
        XCTAssertEqual(values["offset"], .real(2.5))
        XCTAssertEqual(values["bytes"], .data([1, 2, 3]))
        XCTAssertEqual(values["date"], .date(1000))
        XCTAssertEqual(values["list"], .list([.text("a"), .text("b")]))
        XCTAssertEqual(
            values["values"],
            .dictionary([.init(key: "x", value: .integer(1)), .init(key: "y", value: .text("z"))])
        )
        guard case .object(let className, let parts) = values["place"] else {
            return XCTFail("\(String(describing: values["place"]))")
        }
        XCTAssertTrue(className.hasSuffix("ArchivedPlace"), className)
        XCTAssertEqual(parts.map(\.key), ["next", "row"])
        XCTAssertEqual(parts.last?.value, .integer(7))
        guard case .object(_, let inner) = parts.first?.value else { return XCTFail("\(parts)") }
        XCTAssertEqual(inner.first?.value, .null)
    }

    func testThePropertyListOfAUserInfo() throws {
        let list = ["name": "a", "count": 3, "parts": [1.5, true]] as [String: Any]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        XCTAssertEqual(
            ArchiveReader.value(ofPropertyList: Array(data)),
            .dictionary([
                .init(key: "count", value: .integer(3)), .init(key: "name", value: .text("a")),
                .init(key: "parts", value: .list([.real(1.5), .boolean(true)])),
            ])
        )
    }

    func testWhatIsNoArchive() {
        for bytes in [
            [], Array("bplist00".utf8), Array("<plist/>".utf8), [UInt8](repeating: 0xff, count: 100),
        ] {
            XCTAssertNil(ArchiveReader.entries(ofArchive: bytes))
            XCTAssertNil(ArchiveReader.value(ofPropertyList: bytes))
        }
    }

    func testDepthIsBounded() throws {
        var place = ArchivedPlace(next: nil)
        for _ in 0..<100 { place = ArchivedPlace(next: place) }
        let bytes = archive { $0.encode(place, forKey: "place") }
        var value = try XCTUnwrap(ArchiveReader.entries(ofArchive: bytes)?.first?.value)
        var depth = 0
        while case .object(_, let parts) = value, let next = parts.first?.value {
            value = next
            depth += 1
        }
        XCTAssertEqual(value, .omitted)
        XCTAssertEqual(depth, 7)
    }

    /// A binary property list of some objects, the first of which is the outermost.
    private func propertyList(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        for offset in offsets { bytes += Self.bigEndian(offset, count: 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 1]
        for number in [objects.count, 0, table] { bytes += Self.bigEndian(number, count: 8) }
        return bytes
    }

    private static func bigEndian(_ number: Int, count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private func text(_ text: String) -> [UInt8] {
        [0x5f, 0x10, UInt8(text.utf8.count)] + Array(text.utf8)
    }

    /// A list that holds itself a hundred times, and one of a hundred lists of the same large data.
    func testWhatIsSharedIsBounded() throws {
        let use = ResourceUse()
        let circle = propertyList([[0xaf, 0x10, 100] + [UInt8](repeating: 0, count: 100)])
        guard case .list(let values) = ArchiveReader.value(ofPropertyList: circle) else {
            return XCTFail("It is a list")
        }
        XCTAssertFalse(values.isEmpty)
        let large = [0x4f, 0x12] + Self.bigEndian(1 << 20, count: 4) + [UInt8](repeating: 7, count: 1 << 20)
        let shared = propertyList([
            [0xaf, 0x10, 100] + [UInt8](repeating: 1, count: 100),
            [0xaf, 0x10, 100] + [UInt8](repeating: 2, count: 100), large,
        ])
        guard case .list(let lists) = ArchiveReader.value(ofPropertyList: shared),
            case .list(let first) = lists.first
        else { return XCTFail("It is a list of lists") }
        XCTAssertEqual(first.first, .data([UInt8](repeating: 7, count: 1 << 20)))
        XCTAssertEqual(lists.last, .omitted)
        use.assertSmall(seconds: 10)
    }

    /// The archive's second object is a reference to itself.
    func testReferencesToReferencesAreBounded() {
        let bytes = propertyList([
            [0xd2, 1, 2, 3, 4], text("$top"), text("$objects"), [0xd1, 5, 6], [0xa2, 7, 6], text("root"),
            [0x80, 1], text("$null"),
        ])
        XCTAssertEqual(ArchiveReader.entries(ofArchive: bytes), [.init(key: "root", value: .omitted)])
    }

    func testTenThousandMutatedArchives() {
        let given = ProcessInfo.processInfo.environment["TABARD_SEED"].flatMap { UInt64($0) }
        let seed = given ?? .random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        // Written at once, so that it is there even if an archive stops the process.
        FileHandle.standardError.write(Data("Mutated archives from TABARD_SEED=\(seed) on\n".utf8))
        let archive = sample()
        let whole = ArchiveReader.entries(ofArchive: archive)
        var (read, same) = (0, 0)
        for _ in 0..<(Self.isSoaking ? 200_000 : 10_000) {
            let bytes = archive.mutated(using: &generator)
            let entries = ArchiveReader.entries(ofArchive: bytes)
            read += entries == nil ? 0 : 1
            same += entries == whole ? 1 : 0
        }
        print("Mutated archives: \(read) read, \(same) of them as before; seed \(seed)")
        XCTAssertGreaterThan(read, 1000)
        XCTAssertGreaterThan(read, same)
    }
}
