import XCTest

@testable import TabRoaming

/// Sealed bytes can be read, and made, by who has the key.
final class SealedBytesTests: XCTestCase {
    private let key = RoamingKey()

    private func problem(_ bytes: [UInt8], _ key: RoamingKey) -> SealedBytes.Problem? {
        do throws(SealedBytes.Problem) {
            _ = try SealedBytes.open(bytes, with: key)
            return nil
        } catch {
            return error
        }
    }

    func testWhatWasSealedIsOpened() throws {
        for length in [0, 1, 15, 16, 17, 100_000] {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
            let sealed = SealedBytes.seal(bytes, with: key)
            XCTAssertEqual(try SealedBytes.open(sealed, with: key), bytes)
            XCTAssertTrue(SealedBytes.areSealed(sealed))
            XCTAssertLessThanOrEqual(sealed.count, SealedBytes.maximumLength(of: length))
        }
    }

    /// The same bytes look another way each time, and nothing of them is to be seen.
    func testNothingOfThemIsSeen() throws {
        let text = "device 3f9c2ab81d0e4f77, Anna's laptop, org.example.Notes"
        let sealed = (0..<2).map { _ in SealedBytes.seal(Array(text.utf8), with: key) }
        let bodies = sealed.map { $0.drop { $0 != UInt8(ascii: "\n") }.dropFirst() }
        XCTAssertNotEqual(Array(bodies[0].prefix(12)), Array(bodies[1].prefix(12)))
        XCTAssertNotEqual(Array(bodies[0].dropFirst(12)), Array(bodies[1].dropFirst(12)))
        for bytes in sealed {
            let shown = String(decoding: bytes, as: UTF8.self)
            for word in ["device", "Anna", "org", String(key.words.prefix(5))] {
                XCTAssertFalse(shown.contains(word), word)
            }
        }
    }

    func testEachFlippedBitAndEachCutIsFound() throws {
        let sealed = SealedBytes.seal(Array("an order of tabs".utf8), with: key)
        for index in sealed.indices {
            for bit in 0..<8 {
                var damaged = sealed
                damaged[index] ^= 1 << bit
                XCTAssertNotNil(problem(damaged, key), "\(index) \(bit)")
            }
            XCTAssertNotNil(problem(Array(sealed[..<index]), key), "\(index)")
            XCTAssertNotNil(problem(Array(sealed[index...].dropFirst()), key), "\(index)")
        }
        XCTAssertEqual(problem(sealed + [0], key), .damaged)
    }

    func testAnotherKeyIsToldFromDamage() throws {
        let sealed = SealedBytes.seal([1, 2, 3], with: RoamingKey())
        XCTAssertEqual(problem(sealed, key), .otherKey)
        XCTAssertEqual(problem(Array("tabroam 1.0 00000000\n".utf8), key), .open)
        XCTAssertEqual(problem([], key), .open)
        XCTAssertEqual(problem(Array("tabseal 2.0 whatever\n".utf8), key), .newer)
        XCTAssertEqual(problem(Array("tabseal 1.7 \(key.number.hexadecimal)\n".utf8), key), .damaged)
        for head in [
            "tabseal ", "tabseal \n", "tabseal 1 x\n", "tabseal 1.0\n", "tabseal 0.9 x\n", "tabseal a.b x\n",
        ] {
            XCTAssertEqual(problem(Array(head.utf8), key), .damaged, head)
        }
    }

    /// A record sealed by another device with the same key, for which a server gives the wrong first line.
    func testTheFirstLineIsSealedToo() throws {
        var sealed = SealedBytes.seal([1, 2, 3], with: key)
        let minor = try XCTUnwrap(sealed.firstIndex(of: UInt8(ascii: ".")))
        sealed[minor + 1] = UInt8(ascii: "1")
        XCTAssertEqual(problem(sealed, key), .damaged)
    }
}
