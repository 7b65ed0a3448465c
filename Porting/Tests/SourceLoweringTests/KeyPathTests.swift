import XCTest

/// Rule O4: keys and observing.
final class KeyPathTests: LoweringTestCase {
    func testO4KeyPathsAreStrings() {
        let text = """
            import UIKit
            class Model: NSObject { @objc var title = ""; @objc var isOpen = false; @objc(other) var third = 1 }
            class A: UIView {
                @objc let model = Model()
                let a = [
                    #keyPath(title), #keyPath(Model.title), #keyPath(A.model.isOpen), #keyPath(UIView.isHidden),
                    #keyPath(A.model.third), #keyPath(UIViewController.view.isHidden)]
                var title = ""
            }
            """
        XCTAssertEqual(
            changedLines(text)[2...3],
            [
                #""title", "title", "model.isOpen", "hidden","#,
                #""model.other", "view.hidden"]"#,
            ]
        )
    }

    func testO2AClassIsAskedForItsNameAsAnObject() {
        let text = """
            import UIKit
            func name(_ object: AnyObject) -> String { type(of: object).description() }
            """
        XCTAssertEqual(
            changedLines(text),
            ["func name(_ object: AnyObject) -> String { NSStringFromClass(type(of: object)) }"]
        )
        // A method of the app's own is called.
        let own = text + "\nclass A { class func description() -> String { \"\" } }"
        XCTAssertFalse(changedLines(own).contains { $0.contains("NSStringFromClass") })
        // One that objects have is none of a class.
        let object = text + "\nclass A { func description(for name: String) -> String { name } }"
        XCTAssertTrue(changedLines(object).contains { $0.contains("NSStringFromClass") })
    }

    func testO4ObservedPropertiesTell() {
        let text = """
            import UIKit
            class Model: NSObject {
                @objc dynamic var a = 1
                @objc dynamic var b: Int { didSet { print(b) } }
                @objc dynamic var c: Int { get { 1 } set { print(newValue) } }
                @objc dynamic var d: Int { 1 }
                @objc dynamic let e = 1
                init(_ b: Int) { self.b = b }
            }
            """
        XCTAssertEqual(
            changedLines(text)[1...5],
            [
                #"var a = 1 { willSet { _willChangeValue(forKey: "a") } didSet { _didChangeValue(forKey: "a") } }"#,
                #"var b: Int { willSet { _willChangeValue(forKey: "b") } didSet { defer { _didChangeValue(forKey: "b") }; print(b) } }"#,
                #"var c: Int { get { 1 } set { _willChangeValue(forKey: "c"); defer { _didChangeValue(forKey: "c") }; print(newValue) } }"#,
                "var d: Int { 1 }",
                "let e = 1",
            ]
        )
        assertCompiles(["A.swift": text])
    }

    func testO4ObservingNamesTheKey() {
        let text = """
            import UIKit
            class Model: NSObject { @objc dynamic var title = "" }
            class A: UIView {
                let model = Model()
                var scroll = UIScrollView()
                var token: NSKeyValueObservation?
                func b() {
                    token = model.observe(\\.title, options: [.new]) { _, change in print(change.newValue ?? "") }
                    token = scroll.observe(\\.contentOffset) { _, _ in }
                    token = scroll.observe(\\UIScrollView.isHidden, changeHandler: { _, _ in })
                }
            }
            """
        XCTAssertEqual(
            changedLines(text).dropFirst(),
            [
                #"token = model.observe(\.title, _key: "title", options: [.new]) { _, change in print(change.newValue ?? "") }"#,
                #"token = scroll.observe(\.contentOffset, _key: "contentOffset") { _, _ in }"#,
                #"token = scroll.observe(\UIScrollView.isHidden, _key: "hidden", changeHandler: { _, _ in })"#,
            ]
        )
        assertCompiles(["A.swift": text])
    }

    func testO4AnAppsOwnObserveIsItsOwn() {
        let text = """
            import UIKit
            struct State { var count = 0 }
            final class Store {
                func observe<Value>(_ path: KeyPath<State, Value>, changeHandler: @escaping (Value) -> Void) {}
            }
            let store = Store()
            class A: NSObject {
                let own = Store()
                @objc dynamic var title = ""
                func a(_ other: Store) {
                    own.observe(\\.count) { _ in }
                    other.observe(\\.count) { _ in }
                    store.observe(\\.count) { _ in }
                    _ = observe(\\.title) { _, _ in }
                }
            }
            """
        XCTAssertEqual(lower(text).components(separatedBy: "_key: \"title\"").count, 2)
        XCTAssertFalse(lower(text).contains("_key: \"count\""))
        assertCompiles(["Tabs.swift": text], modes: [5])
    }

    func testO4SeveralObservedVariablesInOneDeclaration() {
        let text = """
            import UIKit
            class A: NSObject {
                @objc public dynamic var a = 0, b: String? = nil
                @objc dynamic var c, d: Int
                override init() { (c, d) = (1, 2); super.init() }
            }
            """
        assertCompiles(["Tabs.swift": text])
        XCTAssertEqual(lower(text).components(separatedBy: "_willChangeValue").count, 5)
    }

    func testO4WhatAPropertyIsWorkedOutFrom() {
        let text = """
            import UIKit
            class Person: NSObject {
                @objc class func keyPathsForValuesAffectingName() -> Set<String> { ["first"] }
                override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
                    super.keyPathsForValuesAffectingValue(forKey: key)
                }
            }
            class Manager: Person {
                override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
                    super.keyPathsForValuesAffectingValue(forKey: key)
                }
            }
            """
        XCTAssertEqual(
            changedLines(text),
            [
                "class Person: NSObject, _SelectorAnswering {",
                #"class func keyPathsForValuesAffectingName() -> Set<String> { ["first"] }"#,
                "class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {",
                #"nonisolated class var _selectors: _SelectorTable { _SelectorTable(Person.self, [.classMethod("keyPathsForValuesAffectingName") { $0.keyPathsForValuesAffectingName() }, .classMethod("keyPathsForValuesAffectingValueForKey:") { $0.keyPathsForValuesAffectingValue(forKey: $1[0] as String) }]) } }"#,
            ]
        )
        assertCompiles(["Tabs.swift": text])
    }
}
