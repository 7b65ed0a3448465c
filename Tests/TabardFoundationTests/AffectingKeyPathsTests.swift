import TabardFoundation
import XCTest

/// Properties that are worked out from others, and those that tell of their changes themselves (O4).
final class AffectingKeyPathsTests: XCTestCase {
    private class Person: NSObject, _SelectorAnswering {
        var first = "A" {
            willSet { _willChangeValue(forKey: "first") }
            didSet { _didChangeValue(forKey: "first") }
        }
        var boss: Person? {
            willSet { _willChangeValue(forKey: "boss") }
            didSet { _didChangeValue(forKey: "boss") }
        }
        var quiet = 0 {
            willSet { _willChangeValue(forKey: "quiet") }
            didSet { _didChangeValue(forKey: "quiet") }
        }
        var greeting: String { "Hello \(first)" }
        var card: String { "\(greeting), \(boss?.first ?? "nobody")" }
        class func keyPathsForValuesAffectingGreeting() -> Set<String> { ["first", "card"] }
        class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
            key == "card" ? ["greeting", "boss.first"] : super.keyPathsForValuesAffectingValue(forKey: key)
        }
        class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
            key == "quiet" ? false : super.automaticallyNotifiesObservers(forKey: key)
        }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(
                Person.self,
                [
                    .property("first", { $0.first }, { $0.first = $1 }),
                    .property("boss", { $0.boss }, { $0.boss = $1 }), .property("quiet", { $0.quiet }),
                    .property("greeting", { $0.greeting }), .property("card", { $0.card }),
                    .classMethod("keyPathsForValuesAffectingGreeting") {
                        $0.keyPathsForValuesAffectingGreeting()
                    },
                    .classMethod("keyPathsForValuesAffectingValueForKey:") {
                        $0.keyPathsForValuesAffectingValue(forKey: $1[0])
                    },
                    .classMethod("automaticallyNotifiesObserversForKey:") {
                        $0.automaticallyNotifiesObservers(forKey: $1[0])
                    },
                ]
            )
        }
    }

    private final class Derived: Person {
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
            super.keyPathsForValuesAffectingValue(forKey: key).union(key == "card" ? ["quiet"] : [])
        }
    }

    private func heard(_ key: String, of person: Person, while change: () -> Void) -> [String] {
        var heard: [String] = []
        let observation = person.observe(\.card, _key: key, options: [.old, .new]) { person, change in
            heard.append("\(change.oldValue ?? "nil") > \(change.newValue ?? "nil")")
        }
        change()
        observation.invalidate()
        person.first = "not heard"
        return heard
    }

    func testO4WhatAPropertyIsWorkedOutFromTellsOfIt() {
        let person = Person()
        XCTAssertEqual(
            heard("card", of: person) {
                person.first = "B"
                person.boss = Person()
                person.boss?.first = "C"
                person.quiet = 1
            },
            [
                "Hello A, nobody > Hello B, nobody", "Hello B, nobody > Hello B, A",
                "Hello B, A > Hello B, C",
            ]
        )
    }

    func testO4ASubclassAddsToIt() {
        let person = Derived()
        XCTAssertEqual(
            heard("card", of: person) {
                person.willChangeValue(forKey: "quiet")
                person.quiet = 1
                person.didChangeValue(forKey: "quiet")
            },
            ["Hello A, nobody > Hello A, nobody"]
        )
    }

    func testO4AClassMayTellOfChangesItself() {
        let person = Person()
        XCTAssertEqual(heard("quiet", of: person) { person.quiet = 1 }, [])
        XCTAssertEqual(Person.automaticallyNotifiesObservers(forKey: "first"), true)
        XCTAssertEqual(NSObject.keyPathsForValuesAffectingValue(forKey: "first"), [])
    }
}
