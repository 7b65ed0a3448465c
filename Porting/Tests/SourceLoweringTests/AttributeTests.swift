import XCTest

/// Rule O1: attributes of Objective-C's.
final class AttributeTests: LoweringTestCase {
    func testO1AttributesVanishAndLinesStay() {
        let text = """
            import UIKit
            @objcMembers
            @objc(TabsRoot) class Tabs: NSObject {
                @nonobjc func a() {}
                @IBInspectable
                var b = 1
            }
            @IBDesignable class Dot: UIView {}
            @objc enum Kind: Int { case first }
            """
        XCTAssertEqual(
            lower(text),
            """
            import UIKit

            class Tabs: NSObject, _SelectorAnswering {
                func a() {}
                
                var b = 1
            nonisolated class var _selectors: _SelectorTable { _SelectorTable(Tabs.self, [.property("b", { $0.b }, { $0.b = $1 })]) } }
            class Dot: UIView {}
            enum Kind: Int { case first }
            """
        )
    }

    func testO1TheApplicationsDelegateIsMain() {
        XCTAssertEqual(
            changedLines(
                "import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}\n"
            ),
            ["@main"]
        )
        XCTAssertEqual(
            diagnostics("@NSApplicationMain class A {}"),
            [
                "Tabs.swift:1:1: error: '@NSApplicationMain' begins an app of AppKit, which Linux lacks; use '@main' with UIKit's delegate"
            ]
        )
    }

    func testO1PlainDynamicStaysAndObjectiveCsGoes() {
        XCTAssertEqual(
            lower("class A: NSObject { dynamic func a() {}\n @objc dynamic func b() {}\n}\n"),
            """
            import TabardFoundation; class A: NSObject, _SelectorAnswering { dynamic func a() {}
             func b() {}
            nonisolated class var _selectors: _SelectorTable { _SelectorTable(A.self, [.method("b") { $0.b() }]) } }

            """
        )
    }

    func testO1AClassConstraintIsAnyObject() {
        XCTAssertEqual(lower("protocol Shown: class {}\n"), "protocol Shown: AnyObject {}\n")
    }

    func testO6AFileThatNeedsNothingIsUntouched() {
        let text =
            "\u{FEFF}// Ein Ä\r\nimport UIKit\r\n\r\nclass A: UIView {\r\n  func a() { b?(1) }\r\n  var b: ((Int) -> Void)?\t\r\n}"
        let lowered = lowerModule(["A.swift": text])["A.swift"]
        XCTAssertEqual(lowered.map { Array($0.text.utf8) }, Array(text.utf8))
        XCTAssertEqual(lowered?.isChanged, false)
    }

    func testO6LoweringTwiceChangesNothingMore() {
        for (name, text) in Samples.all {
            let once = lowerModule([name: text])[name]?.text ?? ""
            let twice = lowerModule([name: once])[name]?.text ?? ""
            XCTAssertEqual(twice, once, name)
        }
    }

    func testO1AttributesUnderConditionsCount() {
        assertCompiles([
            "Tabs.swift": """
            import UIKit
            class A: NSObject {
                #if canImport(ObjectiveC)
                @objc
                #endif
                func one() {}
                #if os(macOS)
                @objc(other)
                #else
                @objc(third:)
                #endif
                func two(_ a: Int) { _ = [#selector(one), #selector(two)] }
            }
            """
        ])
        XCTAssertEqual(
            changedLines(
                "class A: NSObject {\n#if os(macOS)\n@objc(b)\n#else\n@objc(c)\n#endif\nfunc a() {} }"
            ).last,
            "func a() {} ; nonisolated class var _selectors: _SelectorTable { _SelectorTable(A.self, [.method(\"c\") { $0.a() }]) } }"
        )
    }
}
