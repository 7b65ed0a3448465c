import Foundation
import XCTest

@testable import KeyedArchive

/// The format of keyed archives: what is written is read again, by Foundation too, and what is damaged harms nobody.
final class KeyedArchiveTests: XCTestCase {
    private var sample: KeyedArchive {
        var archive = KeyedArchive()
        archive.objects += [
            .string("text"), .string("Überschrift 🙂"), .data(Array(0...255)), .date(1.5),
            .array((0..<20).map { .integer($0 * $0 * $0 * 1_000_003) }),
            .dictionary(["a": .boolean(true), "b": .boolean(false), "c": .real(-0.25)]),
        ]
        archive.top = [
            "zero": .integer(0), "small": .integer(200), "negative": .integer(-1), "least": .integer(.min),
            "greatest": .integer(.max), "text": .reference(1), "list": .array([.reference(300), .array([])]),
            "long": .string(String(repeating: "x", count: 70_000)),
        ]
        return archive
    }

    func testWhatIsWrittenIsReadAgain() throws {
        XCTAssertEqual(try KeyedArchive(sample.bytes), sample)
        XCTAssertEqual(try KeyedArchive(KeyedArchive().bytes), KeyedArchive())
        XCTAssertEqual(sample.bytes, sample.bytes)
    }

    func testFoundationReadsWhatIsWritten() throws {
        var archive = KeyedArchive()
        archive.objects += [
            .string("Harbour"),
            .dictionary(["$class": .reference(3), "NS.objects": .array([.reference(1), .reference(4)])]),
            .dictionary(["$classname": .string("NSArray"), "$classes": .array([.string("NSArray")])]),
            .integer(40_000),
        ]
        archive.top = ["list": .reference(2), "page": .integer(-7), "shown": .boolean(true), "x": .real(2.5)]
        let reader = try NSKeyedUnarchiver(forReadingFrom: Data(archive.bytes))
        reader.requiresSecureCoding = false
        let list = try XCTUnwrap(reader.decodeObject(forKey: "list") as? [Any])
        XCTAssertEqual(list.first as? String, "Harbour")
        XCTAssertEqual(list.last as? Int, 40_000)
        XCTAssertEqual(reader.decodeInteger(forKey: "page"), -7)
        XCTAssertTrue(reader.decodeBool(forKey: "shown"))
        XCTAssertEqual(reader.decodeDouble(forKey: "x"), 2.5)
    }

    func testWhatFoundationWritesIsRead() throws {
        let writer = NSKeyedArchiver(requiringSecureCoding: true)
        writer.encode("Harbour", forKey: "name")
        writer.encode(300, forKey: "page")
        writer.encode(0.5, forKey: "x")
        writer.encode(["a": 1], forKey: "values")
        writer.finishEncoding()
        let archive = try KeyedArchive(Array(writer.encodedData))
        XCTAssertEqual(archive.top["page"], .integer(300))
        XCTAssertEqual(archive.top["x"], .real(0.5))
        guard case .reference(let name) = archive.top["name"] else { return XCTFail("no reference") }
        XCTAssertEqual(archive.objects[name], .string("Harbour"))
    }

    func testEachTruncationIsRefused() {
        var archive = KeyedArchive()
        archive.objects.append(.array([.string("a"), .integer(5)]))
        archive.top = ["a": .reference(1)]
        let bytes = archive.bytes
        for count in 0..<bytes.count {
            XCTAssertThrowsError(try KeyedArchive(Array(bytes.prefix(count))), "\(count) bytes")
        }
    }

    func testEachFlippedBitDoesNoHarm() {
        var archive = KeyedArchive()
        archive.objects.append(.array([.string("a"), .integer(5), .data([1, 2])]))
        archive.top = ["a": .reference(1), "b": .real(3)]
        let bytes = archive.bytes
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << bit
                _ = try? KeyedArchive(changed)
            }
        }
    }

    func testTenThousandMutatedArchivesDoNoHarm() {
        let seed = UInt64.random(in: 0...999_999)
        print("seed \(seed)")
        var state = seed
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let bytes = sample.bytes.filter { $0 != UInt8(ascii: "x") }
        for _ in 0..<10_000 {
            var changed = bytes
            for _ in 0...random(6) {
                switch random(4) {
                case 0: changed[random(changed.count)] = UInt8(random(256))
                case 1: changed.remove(at: random(changed.count))
                case 2: changed.insert(UInt8(random(256)), at: random(changed.count))
                // The trailer, and the markers before it.
                default: changed[changed.count - 1 - random(60)] = UInt8(random(256))
                }
            }
            _ = try? KeyedArchive(changed)
        }
    }

    /// A list that holds itself, and lists of lists of one long text.
    func testWhatHasNoEndIsRefused() {
        // Offsets of one byte: the root is an array whose only element is itself.
        let circle: [UInt8] =
            Array("bplist00".utf8) + [0xa1, 0x00] + [8] + [0, 0, 0, 0, 0, 0, 1, 1]
            + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
        XCTAssertThrowsError(try KeyedArchive(circle)) { XCTAssertEqual($0 as? KeyedArchiveError, .tooDeep) }
        var bomb = Array("bplist00".utf8)
        var offsets: [Int] = []
        for level in 0..<20 {
            offsets.append(bomb.count)
            bomb += [0xae] + [UInt8](repeating: UInt8(level + 1), count: 14)
        }
        offsets.append(bomb.count)
        bomb += [0x5a] + Array("abcdefghij".utf8)
        let table = bomb.count
        for offset in offsets { bomb += [UInt8(offset >> 8), UInt8(offset & 255)] }
        bomb += [0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, UInt8(offsets.count)]
        bomb += [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 255)]
        XCTAssertThrowsError(try KeyedArchive(bomb)) { XCTAssertEqual($0 as? KeyedArchiveError, .tooLarge) }
    }

    func testOtherPropertyListsAreNoArchives() {
        let other = BinaryPropertyListWriter(.dictionary(["a": .integer(1)])).bytes
        XCTAssertThrowsError(try KeyedArchive(other)) {
            XCTAssertEqual($0 as? KeyedArchiveError, .notAnArchive)
        }
        XCTAssertThrowsError(try KeyedArchive([])) {
            XCTAssertEqual($0 as? KeyedArchiveError, .damaged(offset: 0))
        }
    }
}
