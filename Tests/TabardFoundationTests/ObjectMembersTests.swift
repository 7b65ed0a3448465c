import TabardFoundation
import XCTest

/// Members of objects of which only `AnyObject` is known, and requirements that suspend, written as `tabard-swift` lowers them
/// (O3).
final class ObjectMembersTests: XCTestCase {
    private class Dog: NSObject, _SelectorAnswering {
        var name: String? = "Rex"
        var legs = 4
        func bark(_ times: Int) -> String { String(repeating: "wuff", count: times) }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(Dog.self, [.method("bark:") { $0.bark($1[0]) }, .property("legs", { $0.legs })])
        }
    }

    private final class Cat: NSObject { var legs = 3 }

    func testO3TheFirstClassThatHasTheMemberAnswers() {
        func legs(_ object: AnyObject) -> Int? {
            _members(of: object)._value({ ($0 as? Dog)?.legs }, { ($0 as? Cat)?.legs })
        }
        XCTAssertEqual([legs(Dog()), legs(Cat()), legs(NSObject())], [4, 3, nil])
        let dog: AnyObject? = Dog()
        XCTAssertEqual(_members(of: dog)?._value({ ($0 as? Dog)?.bark(_:) })?(2), "wuffwuff")
        XCTAssertEqual(_members(of: dog)?._value({ ($0 as? Dog)?.bark(_:) })(1), "wuff")
        XCTAssertNil(_members(of: Cat())._value({ ($0 as? Dog)?.bark(_:) }))
        XCTAssertEqual(_members(of: 5.5 as AnyObject)._value({ ($0 as? NSNumber)?.doubleValue }), 5.5)
    }

    func testO3WhatAllObjectsHave() {
        let dog: AnyObject = Dog()
        let members = _members(of: dog)
        XCTAssertTrue(members.responds(to: "bark:"))
        XCTAssertFalse(members.responds(to: "meow"))
        XCTAssertEqual(members.perform("bark:", with: 1)?.takeUnretainedValue() as? String, "wuff")
        XCTAssertEqual(members.value(forKey: "legs") as? Int, 4)
        XCTAssertTrue(members.isKind(of: Dog.self))
        XCTAssertFalse(members.isKind(of: Cat.self))
        XCTAssertTrue(members.isEqual(dog))
        XCTAssertEqual(members.hash, (dog as? Dog)?.hash)
    }

    private class Base: NSObject, _SelectorAnswering {
        nonisolated class var _selectors: _SelectorTable { _SelectorTable(Base.self) }
    }

    private final class Loader: Base {
        func load(_ count: Int) async throws -> Int {
            await Task.yield()
            guard count > 0 else { throw CancellationError() }
            return count + 1
        }
        func now() -> String { "now" }
        nonisolated override class var _selectors: _SelectorTable {
            _SelectorTable(
                Loader.self,
                super._selectors,
                [
                    .asyncMethod("load:completionHandler:") { try await $0.load($1[0]) },
                    .method("now") { $0.now() },
                ]
            )
        }
    }

    func testO3RequirementsThatSuspend() async throws {
        let loader: Base = Loader()
        let loaded: Int? = try await loader._answer(async: "load:completionHandler:", 1)
        XCTAssertEqual(loaded, 2)
        let now: String? = try await loader._answer(async: "now")
        XCTAssertEqual(now, "now")
        let none: Int? = try await Base()._answer(async: "load:completionHandler:", 1)
        XCTAssertNil(none)
        do {
            let _: Int? = try await loader._answer(async: "load:completionHandler:", 0)
            XCTFail("nothing was thrown")
        } catch is CancellationError {}
        XCTAssertNotNil(loader._responding(to: "load:completionHandler:"))
    }
}
