import XCTest

/// Rule O3: members of objects of which only `AnyObject` is known.
final class AnyObjectTests: LoweringTestCase {
    private let text = """
        import UIKit
        @objc protocol Speaking { @objc optional func speak(_ text: String) -> String }
        class Dog: NSObject, Speaking {
            @objc var name: String?
            @objc func bark() {}
            @objc func run(to place: String, by way: Int) -> String { place }
            func hidden() {}
        }
        @MainActor class Owner {
            weak var pet: AnyObject?
            var other: AnyObject! = nil
            var pets: [AnyObject] = []
            var byName: [String: AnyObject] = [:]
            func a(_ any: AnyObject, _ sender: Any) {
                any.bark?()
                pet?.bark()
                pet!.bark!()
                other.bark()
                _ = any.run?(to: "x", by: 1)
                _ = any.name
                _ = any.speak?("x")
                if let speak = pet?.speak { _ = speak("y") }
                _ = (sender as AnyObject).isHidden
                _ = (sender as AnyObject).doubleValue
                _ = (sender as AnyObject).hash == 1
                any.perform(#selector(Dog.bark))
                for pet in pets { pet.bark() }
                _ = pets[0].responds(to: #selector(Dog.bark))
                byName["x"]?.bark()
                pets.first?.bark()
                _ = any === sender as AnyObject
                _ = AnyObject.self
            }
        }
        """

    func testO3MembersAreAskedOfTheObject() {
        XCTAssertEqual(
            changedLines(text.replacingOccurrences(of: "_ = (sender as AnyObject).hash == 1", with: "_ = 1"))
                .dropFirst(6).map { String($0) },
            [
                "_members(of: any)._value({ ($0 as? Dog)?.bark })?()",
                "_members(of: pet)?._value({ ($0 as? Dog)?.bark })()",
                "_members(of: pet)!._value({ ($0 as? Dog)?.bark })!()",
                "_members(of: other)!._value({ ($0 as? Dog)?.bark })()",
                #"_ = _members(of: any)._value({ ($0 as? Dog)?.run(to:by:) })?("x", 1)"#,
                "_ = _members(of: any)._value({ ($0 as? Dog)?.name })",
                #"_ = _members(of: any)._value({ ($0 as? any Speaking)?._responding(to: "speak:")?.speak(_:) })?("x")"#,
                #"if let speak = _members(of: pet)?._value({ ($0 as? any Speaking)?._responding(to: "speak:")?.speak(_:) }) { _ = speak("y") }"#,
                "_ = _members(of: (sender as AnyObject))._value({ ($0 as? UIView)?.isHidden })",
                "_ = _members(of: (sender as AnyObject))._value({ ($0 as? NSNumber)?.doubleValue })",
                #"_members(of: any).perform(Selector("bark"))"#,
                "for pet in pets { _members(of: pet)._value({ ($0 as? Dog)?.bark })() }",
                #"_ = _members(of: pets[0]).responds(to: Selector("bark"))"#,
                #"_members(of: byName["x"])?._value({ ($0 as? Dog)?.bark })()"#,
                "_members(of: pets.first)?._value({ ($0 as? Dog)?.bark })()",
            ]
        )
    }

    func testO3MembersCompile() {
        assertCompiles(["Tabs.swift": text.replacingOccurrences(of: ".hash == 1", with: ".description")])
    }

    func testO3WhatNoClassHasIsLeftToTheCompiler() {
        let text =
            "import UIKit\nfunc a(_ b: AnyObject) { b.nothing(); _ = b.hidden }\nclass C { func hidden() {} }"
        XCTAssertEqual(changedLines(text), [])
    }

    func testO3AFileThatNamesNoAnyObjectMayAskOne() {
        let lowered = lowerModule([
            "A.swift": "import UIKit\nclass A: NSObject {\nvar b: AnyObject?\n@objc func c() {}\n}",
            "B.swift": "func d(_ a: A) { a.b?.c?() }",
        ])
        XCTAssertEqual(
            lowered["B.swift"]?.text,
            "import TabardFoundation; func d(_ a: A) { _members(of: a.b)?._value({ ($0 as? A)?.c })?() }"
        )
    }
}
