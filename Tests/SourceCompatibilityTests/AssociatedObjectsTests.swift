import UIKit
import XCTest

private var firstKey: UInt8 = 0
private var secondKey: UInt8 = 0

/// O4: values that apps keep with objects, of UIKit's classes and of others.
final class AssociatedObjectsTests: XCTestCase {
    private final class Value: NSObject, NSCopying {
        let number: Int
        var ended: (() -> Void)?

        init(_ number: Int) { self.number = number }

        deinit { ended?() }

        func copy(with zone: NSZone? = nil) -> Any { Value(number + 1) }
    }

    private final class Plain {}

    private let owners: [() -> AnyObject] = [
        { UIView() }, { UIViewController() }, { UITabBarItem() }, { UITapGestureRecognizer() }, { CALayer() },
        { NSObject() }, { Plain() },
    ]

    func testEachKeyHasAValueOfItsOwn() {
        for make in owners {
            let (object, other) = (make(), make())
            objc_setAssociatedObject(object, &firstKey, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(object, &secondKey, 2, .OBJC_ASSOCIATION_COPY)
            XCTAssertEqual(objc_getAssociatedObject(object, &firstKey) as? String, "one")
            XCTAssertEqual(objc_getAssociatedObject(object, &secondKey) as? Int, 2)
            XCTAssertNil(objc_getAssociatedObject(other, &firstKey))
            objc_setAssociatedObject(object, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
            XCTAssertNil(objc_getAssociatedObject(object, &firstKey))
            objc_removeAssociatedObjects(object)
            XCTAssertNil(objc_getAssociatedObject(object, &secondKey))
        }
    }

    func testPoliciesHoldCopyAndAssign() {
        let view = UIView()
        var value: Value? = Value(1)
        objc_setAssociatedObject(view, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
        XCTAssertTrue(objc_getAssociatedObject(view, &firstKey) as? Value === value)
        objc_setAssociatedObject(view, &secondKey, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        XCTAssertEqual((objc_getAssociatedObject(view, &secondKey) as? Value)?.number, 2)
        value = nil
        XCTAssertNil(objc_getAssociatedObject(view, &firstKey))
    }

    func testValuesGoWithTheirOwner() {
        for make in owners.prefix(5) {
            var ends = 0
            do {
                let object = make()
                let value = Value(1)
                value.ended = { ends += 1 }
                objc_setAssociatedObject(object, &firstKey, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
            XCTAssertEqual(ends, 1)
        }
    }

    func testValuesOfOthersAreNotCollectedForEver() {
        var alive = 0
        for _ in 0..<1_000 {
            let object = NSObject()
            let value = Value(1)
            alive += 1
            // What ends may call again.
            value.ended = {
                alive -= 1
                _ = objc_getAssociatedObject(NSObject(), &firstKey)
            }
            objc_setAssociatedObject(object, &firstKey, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        XCTAssertLessThan(alive, 100)
    }

    func testOptionalsAreLookedInto() {
        let view: UIView? = UIView()
        objc_setAssociatedObject(view as Any, &firstKey, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        XCTAssertEqual(view.flatMap { objc_getAssociatedObject($0, &firstKey) } as? String, "one")
        let none: UIView? = nil
        objc_setAssociatedObject(none as Any, &firstKey, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        XCTAssertNil(objc_getAssociatedObject(none as Any, &firstKey))
    }
}
