import XCTest

@testable import TabardFoundation

/// Tables that hold their objects weakly let go of them.
final class ObjectCollectionsTests: XCTestCase {
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
