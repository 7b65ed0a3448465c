import Synchronization
import XCTest

@testable import TabardKit

/// What iOS code takes for granted beside UIKit.
final class FoundationAdditionsTests: XCTestCase {
    private struct Failure: Error {}

    func testAnAutoreleasePoolReturnsAndThrows() throws {
        XCTAssertEqual(autoreleasepool { 5 }, 5)
        XCTAssertThrowsError(try autoreleasepool { throw Failure() })
    }

    func testTheAbsoluteTimeIsTheDates() {
        let before = Date().timeIntervalSinceReferenceDate
        let now = CFAbsoluteTimeGetCurrent()
        XCTAssertTrue((before...Date().timeIntervalSinceReferenceDate).contains(now))
        XCTAssertEqual(NSEC_PER_SEC, 1000 * NSEC_PER_MSEC)
        XCTAssertEqual(NSEC_PER_SEC, USEC_PER_SEC * NSEC_PER_USEC)
    }

    func testGeometryIsCompared() {
        XCTAssertTrue(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
        XCTAssertFalse(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
        XCTAssertTrue(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        XCTAssertFalse(CGSize(width: 1, height: 2).equalTo(.zero))
        XCTAssertTrue(
            CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4))
        )
        XCTAssertFalse(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(.null))
    }

    func testGeometryIsADictionary() throws {
        let rect = CGRect(x: 0.5, y: -2, width: 300, height: 4.25)
        XCTAssertEqual(rect.dictionaryRepresentation, ["X": 0.5, "Y": -2.0, "Width": 300.0, "Height": 4.25])
        XCTAssertEqual(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation), rect)
        // As a property list brings it back.
        let data = try PropertyListSerialization.data(
            fromPropertyList: rect.dictionaryRepresentation,
            format: .xml,
            options: 0
        )
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        let read = try XCTUnwrap(list as? [String: Any])
        XCTAssertEqual(CGRect(dictionaryRepresentation: NSDictionary(dictionary: read)), rect)
        XCTAssertNil(CGPoint(dictionaryRepresentation: ["X": 1]))
        XCTAssertNil(CGSize(dictionaryRepresentation: ["Width": "a", "Height": 1]))
        XCTAssertEqual(CGPoint(dictionaryRepresentation: ["X": 1, "Y": 2]), CGPoint(x: 1, y: 2))
    }

    func testGeometryIsAValue() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        XCTAssertEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
        let vector = CGVector(dx: 1, dy: 2)
        XCTAssertEqual(NSValue(cgVector: vector).cgVectorValue, vector)
    }

    func testGeometryIsText() {
        let rect = CGRect(x: 0.5, y: -2, width: 300, height: 1e20)
        XCTAssertEqual(NSCoder.string(for: rect), "{{0.5, -2}, {300, 1e+20}}")
        XCTAssertEqual(NSCoder.cgRect(for: NSCoder.string(for: rect)), rect)
        XCTAssertEqual(NSCoder.string(for: CGPoint(x: 1, y: 0.1)), "{1, 0.10000000000000001}")
        XCTAssertEqual(NSCoder.cgPoint(for: "{1, 0.10000000000000001}"), CGPoint(x: 1, y: 0.1))
        XCTAssertEqual(
            NSCoder.cgSize(for: NSCoder.string(for: CGSize(width: 2, height: 3))),
            CGSize(width: 2, height: 3)
        )
        XCTAssertEqual(
            NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 2, dy: 3))),
            CGVector(dx: 2, dy: 3)
        )
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(NSCoder.string(for: insets), "{1, 2, 3, 4}")
        XCTAssertEqual(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}"), insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)), directional)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        XCTAssertEqual(NSCoder.uiOffset(for: NSCoder.string(for: offset)), offset)
        XCTAssertEqual(NSCoder.string(for: CGAffineTransform.identity), "[1, 0, 0, 1, 0, 0]")
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        XCTAssertEqual(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)), transform)
        for text in ["", "{1}", "{1, 2, 3}", "{a, b}", "{{1, 2}", "{1, 2} 3"] {
            XCTAssertEqual(NSCoder.cgRect(for: text), .zero, text)
        }
    }

    private final class Counter: @unchecked Sendable {
        /// Guarded by what is tested.
        var value = 0
    }

    func testOneThreadAtATimeIsBetweenEnterAndExit() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                counter.value += 1
                XCTAssertEqual(objc_sync_exit(counter), 0)
                XCTAssertEqual(objc_sync_exit(counter), 0)
            }
        }
        XCTAssertEqual(counter.value, 8000)
        XCTAssertEqual(objc_sync_exit(counter), -1)
    }

    private protocol Listener: AnyObject {}
    private final class Object: Listener {}

    func testAHashTableLetsGoOfItsObjects() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let kept = Object()
        do {
            let gone = Object()
            for object in [kept, gone, kept] { table.add(object) }
            XCTAssertEqual(table.count, 2)
            XCTAssertTrue(table.contains(gone))
            withExtendedLifetime(gone) {}
        }
        XCTAssertEqual(table.allObjects.map { ObjectIdentifier($0) }, [ObjectIdentifier(kept)])
        XCTAssertEqual(table.count, 1)
        table.remove(kept)
        XCTAssertEqual(table.count, 0)
        XCTAssertNil(table.anyObject)
        table.add(nil)
        XCTAssertEqual(table.count, 0)
    }

    func testAHashTableOfAProtocolAndOneOfEqualObjects() {
        let listeners = NSHashTable<any Listener>.weakObjects()
        let listener = Object()
        listeners.add(listener)
        XCTAssertTrue(listeners.allObjects.first === listener)
        let strings = NSHashTable<NSString>()
        strings.add(NSString(string: "a"))
        XCTAssertTrue(strings.contains(NSString(string: "a")))
        let pointers = NSHashTable<NSString>(options: .objectPointerPersonality)
        pointers.add(NSString(string: "a long string that is no constant"))
        XCTAssertFalse(pointers.contains(NSString(string: "a long string that is no constant")))
    }

    func testAMapTableLetsGoOfKeysAndObjects() {
        let byKey = NSMapTable<AnyObject, NSString>.weakToStrongObjects()
        let byValue = NSMapTable<NSString, AnyObject>.strongToWeakObjects()
        let kept = Object()
        byKey.setObject("kept", forKey: kept)
        byValue.setObject(kept, forKey: "kept")
        do {
            let gone = Object()
            byKey.setObject("gone", forKey: gone)
            byValue.setObject(gone, forKey: "gone")
            XCTAssertEqual(byKey.object(forKey: gone), "gone")
            XCTAssertEqual([byKey.count, byValue.count], [2, 2])
        }
        XCTAssertEqual([byKey.count, byValue.count], [1, 1])
        XCTAssertNil(byValue.object(forKey: "gone"))
        XCTAssertTrue(byValue.object(forKey: "kept") === kept)
        byKey.setObject("again", forKey: kept)
        XCTAssertEqual(byKey.object(forKey: kept), "again")
        XCTAssertEqual(byKey.objectEnumerator()?.allObjects.count, 1)
        byKey.removeObject(forKey: kept)
        XCTAssertEqual(byKey.count, 0)
        XCTAssertNil(byKey.objectEnumerator())
    }
}
