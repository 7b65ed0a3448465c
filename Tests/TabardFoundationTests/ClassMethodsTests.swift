import Synchronization
import TabardFoundation
import XCTest

/// Classes as what selectors are sent to, written as `tabard-swift` lowers them (O2).
final class ClassMethodsTests: XCTestCase {
    private class Log: NSObject, _SelectorAnswering {
        private static let journal = Mutex<[String]>([])
        static var heard: [String] {
            get { journal.withLock { $0 } }
            set { journal.withLock { $0 = newValue } }
        }
        class func heard(_ sender: Any?) { heard.append("\(self) \(sender ?? "nil")") }
        static func tick() { heard.append("tick") }
        func tick() { Log.heard.append("object's tick") }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(
                Log.self,
                [
                    .classMethod("heard:") { $0.heard($1[0]) }, .classMethod("tick") { $0.tick() },
                    .method("tick") { $0.tick() },
                ]
            )
        }
    }

    private final class Loud: Log {
        override class func heard(_ sender: Any?) { Log.heard.append("loud") }
    }

    override func setUp() { Log.heard = [] }

    func testO2SelectorsGoToTheClassThatIsTheTarget() {
        let name = Notification.Name("ClassMethodsTests")
        for type in [Log.self, Loud.self] {
            NotificationCenter.default.addObserver(type, selector: "heard:", name: name, object: nil)
        }
        NotificationCenter.default.post(name: name, object: nil)
        // Foundation calls observers in any order.
        let heard = Log.heard.sorted()
        XCTAssertEqual(heard.count, 2)
        XCTAssertTrue(heard.first?.hasPrefix("Log name = ClassMethodsTests") == true, "\(heard)")
        XCTAssertEqual(heard.last, "loud")
        for type in [Log.self, Loud.self] { NotificationCenter.default.removeObserver(_object(of: type)) }
        NotificationCenter.default.post(name: name, object: nil)
        XCTAssertEqual(Log.heard.count, 2)
    }

    func testO2ObjectsAndTheirClassAnswerMethodsOfTheirOwn() {
        Timer(timeInterval: 1, target: Log.self, selector: "tick", userInfo: nil, repeats: false).fire()
        Timer(timeInterval: 1, target: Loud.self, selector: "tick", userInfo: nil, repeats: false).fire()
        Log().perform("tick")
        XCTAssertEqual(Log.heard, ["tick", "tick", "object's tick"])
        XCTAssertFalse(Log().responds(to: "heard:"))
    }

    func testO2WhatExtensionsLetClassesAnswer() {
        let selector = Selector("shout") {
            _SelectorTable(Loud.self, [.classMethod("shout") { $0.heard.append("shout") }])
        }
        Timer(timeInterval: 1, target: Loud.self, selector: selector, userInfo: nil, repeats: false).fire()
        XCTAssertEqual(Log.heard, ["shout"])
        XCTAssertFalse(Loud().responds(to: selector))
    }

    func testO2ArgumentsOfAnyKindAreNoOptionals() {
        final class Taker: NSObject, _SelectorAnswering {
            var taken = ""
            func take(_ value: Any) { taken = "\(value)" }
            nonisolated class var _selectors: _SelectorTable {
                _SelectorTable(Taker.self, [.method("take:") { $0.take($1[0] as Any) }])
            }
        }
        let taker = Taker()
        taker.perform("take:", with: "x")
        XCTAssertEqual(taker.taken, "x")
    }
}
