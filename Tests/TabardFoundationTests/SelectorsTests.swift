import TabardFoundation
import XCTest

/// What selectors call, with classes as `tabard-swift` lowers them (O1, O2).
final class SelectorsTests: XCTestCase {
    fileprivate class Base: NSObject, _SelectorAnswering {
        var calls: [String] = []
        var name: String? = "first"
        var count = 1
        private func hidden() { calls.append("hidden") }
        func tapped(_ sender: Any?) { calls.append("Base.tapped \(sender ?? "nil")") }
        func two(_ first: String, second: Int) -> String { "\(first)\(second)" }
        func made() -> NSObject { NSObject() }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(
                Base.self,
                [
                    .method("hidden") { $0.hidden() }, .method("tapped:") { $0.tapped($1[0]) },
                    .method("two:second:") { $0.two($1[0], second: $1[1]) }, .method("made") { $0.made() },
                    .property("name", { $0.name }, { $0.name = $1 }),
                    .property("count", { $0.count }, { $0.count = $1 }),
                ],
                _selectorsOther()
            )
        }
    }

    fileprivate final class Derived: Base {
        override func tapped(_ sender: Any?) { calls.append("Derived.tapped") }
        fileprivate func own() { calls.append("own") }
        nonisolated override class var _selectors: _SelectorTable {
            _SelectorTable(Derived.self, super._selectors, [.method("own") { $0.own() }])
        }
    }

    /// Neither of `NSObject` nor `final`, and generic.
    private class Plain<Value>: _SelectorAnswering, _ObjectiveCObject {
        var values: [Value] = []
        func add(_ value: Value) { values.append(value) }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(Plain<Value>.self, [.method("add:") { $0.add($1[0]) }])
        }
    }

    @MainActor
    private final class OnMainActor: NSObject, _SelectorAnswering {
        var calls = 0
        func called() { calls += 1 }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(OnMainActor.self, [.method("called") { $0.called() }])
        }
    }

    func testO2TheMethodOfTheObjectsOwnClassIsCalled() {
        let objects = [Base(), Derived()]
        for object in objects {
            object.perform("tapped:", with: "x")
            object.perform("hidden")
            object.perform("elsewhere")
        }
        XCTAssertEqual(objects[0].calls, ["Base.tapped x", "hidden", "elsewhere"])
        XCTAssertEqual(objects[1].calls, ["Derived.tapped", "hidden", "elsewhere"])
        XCTAssertEqual(objects.map { $0.responds(to: "own") }, [false, true])
        XCTAssertFalse(objects[1].responds(to: "unknown:"))
    }

    func testO2ArgumentsAndResults() {
        let object = Base()
        let text = object.perform("two:second:", with: "a", with: NSNumber(value: 2))
        XCTAssertEqual(text?.takeUnretainedValue() as? String, "a2")
        XCTAssertNil(object.perform("hidden"))
        // Nobody else holds what was made.
        XCTAssertNotNil(object.perform("made")?.takeUnretainedValue() as? NSObject)
        object.perform("tapped:")
        XCTAssertEqual(object.calls, ["hidden", "Base.tapped nil"])
    }

    func testO1AccessorsOfProperties() {
        let object = Base()
        object.perform("setName:", with: "second")
        object.perform("setCount:", with: 3.0)
        XCTAssertEqual(object.name, "second")
        XCTAssertEqual(object.count, 3)
        XCTAssertEqual(object.perform("name")?.takeUnretainedValue() as? String, "second")
        object.perform("setName:", with: nil)
        XCTAssertNil(object.name)
        XCTAssertNil(object.perform("name"))
    }

    func testO2ClassesThatAreGenericOrOfSwiftAlone() {
        let numbers = Plain<Int>()
        let texts = Plain<String>()
        XCTAssertTrue(numbers.responds(to: "add:"))
        XCTAssertFalse(numbers.responds(to: "remove:"))
        XCTAssertNotNil(texts._responding(to: "add:"))
        _ = numbers._answer("add:", 3) as Void?
        _ = texts._answer("add:", "x") as Void?
        XCTAssertEqual(numbers.values, [3])
        XCTAssertEqual(texts.values, ["x"])
    }

    @MainActor
    func testO2MethodsOfTheMainActor() {
        let object = OnMainActor()
        object.perform("called")
        XCTAssertEqual(object.calls, 1)
    }

    private struct Sent: @unchecked Sendable {
        let object: Base
    }

    func testO2MethodsOfNoActorAreCalledOnTheSendersThread() {
        let object = Base()
        let called = expectation(description: "called")
        let sent = Sent(object: object)
        Thread.detachNewThread {
            sent.object.perform("tapped:", with: "\(Thread.isMainThread)")
            called.fulfill()
        }
        wait(for: [called], timeout: 5)
        XCTAssertEqual(object.calls, ["Base.tapped false"])
    }

    /// Extensions of other modules' classes are known once one of their selectors is made.
    func testO4WhatAnExtensionOfAnotherModulesClassAdds() {
        let operation = Operation()
        XCTAssertFalse(operation.responds(to: "describe"))
        let selector = Selector("describe", _registering: _selectorsOfOperation)
        XCTAssertEqual(operation.perform(selector)?.takeUnretainedValue() as? String, "an operation")
        XCTAssertTrue(BlockOperation().responds(to: "describe"))
        XCTAssertFalse(NSObject().responds(to: "describe"))
    }

    func testO4ASubclassOverridesWhatAnExtensionOfAnotherModulesClassDeclares() {
        final class Own: Formatter, _SelectorAnswering {
            nonisolated class var _selectors: _SelectorTable {
                _SelectorTable(Own.self, [.method("describe") { _ in "my own" }])
            }
        }
        let selector = Selector("describe", _registering: _selectorsOfFormatter)
        XCTAssertEqual(Own().perform(selector)?.takeUnretainedValue() as? String, "my own")
        XCTAssertEqual(Own().describe(), "my own")
        XCTAssertEqual(Formatter().describe(), "a formatter")
    }

    func testSelectorsAreTheirNames() {
        XCTAssertEqual(NSStringFromSelector(NSSelectorFromString("a:b:")), "a:b:")
        XCTAssertEqual(Selector("a:"), "a:")
        XCTAssertEqual(Selector("tapped:", checking: Base.tapped).description, "tapped:")
    }
}

extension SelectorsTests.Base {
    fileprivate func elsewhere() { calls.append("elsewhere") }
    nonisolated fileprivate static func _selectorsOther() -> [_SelectorEntry<SelectorsTests.Base>] {
        [.method("elsewhere") { $0.elsewhere() }]
    }
}

extension Operation {
    fileprivate func describe() -> String { "an operation" }
}

private func _selectorsOfOperation() -> _SelectorTable {
    _SelectorTable(Operation.self, [.method("describe") { $0.describe() }])
}

extension Formatter {
    fileprivate func describe() -> String {
        if let answer: String = _overridden("describe", self) { return answer }
        return "a formatter"
    }
}

private func _selectorsOfFormatter() -> _SelectorTable {
    _SelectorTable(Formatter.self, [.method("describe") { $0.describe() }])
}
