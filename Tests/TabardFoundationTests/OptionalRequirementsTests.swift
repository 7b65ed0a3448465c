import TabardFoundation
import XCTest

/// Optional requirements of protocols that an app declares, as they are lowered (O3).
private protocol Helping: _ObjectiveCObject {
    func help(_ number: Int) -> String
    func done()
}

extension Helping {
    func help(_ number: Int) -> String { _answer("help:", number) ?? _noAnswer("help:", self) }
    func done() { _answer("done") as Void? }
}

private protocol ObjectHelping: NSObjectProtocol {
    func take(_ any: Any?, _ object: NSObject?, _ number: Int?)
    func view(_ number: Int) -> NSObject?
}

extension ObjectHelping {
    func take(_ any: Any?, _ object: NSObject?, _ number: Int?) {
        _answer("take:object:number:", any, object, number) as Void?
    }
    func view(_ number: Int) -> NSObject? { _answer("view:", number) }
}

final class OptionalRequirementsTests: XCTestCase {
    private class Bare: NSObject, _SelectorAnswering, Helping, ObjectHelping {
        nonisolated class var _selectors: _SelectorTable { _SelectorTable(Bare.self) }
    }

    private final class Full: Bare {
        var calls: [String] = []
        func help(_ number: Int) -> String { "help \(number)" }
        func done() { calls.append("done") }
        func take(_ any: Any?, _ object: NSObject?, _ number: Int?) {
            calls.append("\(any == nil) \(object == nil) \(number ?? -1)")
        }
        func view(_ number: Int) -> NSObject? { number == 0 ? nil : self }
        nonisolated override class var _selectors: _SelectorTable {
            _SelectorTable(
                Full.self,
                super._selectors,
                [
                    .method("help:") { $0.help($1[0]) },
                    .method("take:object:number:") { $0.take($1[0], $1[1], $1[2]) },
                    .method("done") { $0.done() },
                    .method("view:") { $0.view($1[0]) },
                ]
            )
        }
    }

    func testO3AMethodThatASubclassAddsIsCalled() {
        let full = Full()
        let helping: any Helping = full
        XCTAssertEqual(helping.help(3), "help 3")
        helping.done()
        XCTAssertEqual(full.calls, ["done"])
        let viewing: any ObjectHelping = full
        XCTAssertTrue(viewing.view(1) === full)
        XCTAssertNil(viewing.view(0))
        XCTAssertNil((Bare() as any ObjectHelping).view(1))
    }

    func testO3NilWhereThereIsNoSuchMethod() {
        let objects: [any Helping] = [Bare(), Full()]
        XCTAssertEqual(objects.map { $0._responding(to: "help:")?.help(1) }, [nil, "help 1"])
        let nothing: (any Helping)? = nil
        XCTAssertNil(nothing?._responding(to: "help:")?.help(1))
    }

    func testO3OptionalArguments() {
        let full = Full()
        let helping: any ObjectHelping = full
        let nothing: NSObject? = nil
        helping.take(nothing, nothing, nil)
        helping.take(full, full, 3)
        helping.take(nil, nil, 0)
        XCTAssertEqual(full.calls, ["true true -1", "false false 3", "true true 0"])
    }

    func testAClassIsAskedForItsTableOnce() {
        final class Counted: NSObject, _SelectorAnswering {
            static let count = Count()
            nonisolated class var _selectors: _SelectorTable {
                count.value += 1
                return _SelectorTable(Counted.self)
            }
        }
        for _ in 0..<3 {
            XCTAssertFalse(Counted().responds(to: "nothing"))
            XCTAssertNil(Counted()._answer("nothing:", 1) as Int?)
        }
        XCTAssertEqual(Counted.count.value, 1)
    }

    private final class Count: @unchecked Sendable {
        var value = 0
    }
}
