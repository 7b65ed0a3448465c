import SourceLowering
import XCTest

/// Which clauses of `#if` count (O5).
final class ConditionTests: LoweringTestCase {
    /// Whether a condition is taken to hold: only then the class's method gets an entry.
    private func holds(_ condition: String, _ conditions: BuildConditions = BuildConditions()) -> Bool {
        let text = "import UIKit\nclass A: NSObject {\n#if \(condition)\n@objc func a() {}\n#endif\n}\n"
        return lowerModule(["A.swift": text], conditions: conditions)["A.swift"]?.text.contains("_selectors")
            == true
    }

    func testO5FeaturesAndCompilers() {
        XCTAssertTrue(holds("hasFeature(RetroactiveAttribute)"))
        XCTAssertTrue(holds("compiler(>=5.3) && $AsyncAwait"))
        XCTAssertFalse(holds("hasFeature(Embedded)"))
        XCTAssertFalse(holds("hasFeature(ExistentialAny)"))
        XCTAssertTrue(holds("hasFeature(ExistentialAny)", BuildConditions(features: ["ExistentialAny"])))
        XCTAssertFalse(holds("hasFeature(StrictConcurrency)"))
        XCTAssertTrue(holds("hasFeature(StrictConcurrency)", BuildConditions(languageMode: 6)))
        XCTAssertTrue(holds("compiler(>=6.1)"))
        XCTAssertFalse(holds("compiler(<6)"))
        XCTAssertFalse(holds("swift(>=6)"))
        XCTAssertTrue(holds("swift(>=6.0)", BuildConditions(languageMode: 6)))
        XCTAssertTrue(holds("(os(macOS) || os(iOS)) && !targetEnvironment(macCatalyst) && !_runtime(_ObjC)"))
    }

    func testO5ConditionsWithinEachOther() {
        let text = """
            import UIKit
            class A: NSObject {
            #if os(macOS)
            #if DEBUG
                @objc func a() {}
            #endif
            #elseif os(iOS) || os(tvOS)
            #if compiler(<5)
                @objc func b() {}
            #elseif !DEBUG
            #if hasFeature(Embedded)
                @objc func c() {}
            #else
                @objc func d() {
            #if os(iOS)
                    _ = #selector(d)
            #else
                    _ = #selector(b)
            #endif
                }
            #endif
            #endif
            #else
                @objc func e() {}
            #endif
            }
            """
        XCTAssertEqual(
            changedLines(text),
            [
                "class A: NSObject, _SelectorAnswering {", "#elseif os(Linux) || os(tvOS)", "func d() {",
                "#if os(Linux)", #"_ = Selector("d")"#,
                #"nonisolated class var _selectors: _SelectorTable { _SelectorTable(A.self, [.method("d") { $0.d() }]) } }"#,
            ]
        )
        assertCompiles(["Tabs.swift": text])
    }
}
