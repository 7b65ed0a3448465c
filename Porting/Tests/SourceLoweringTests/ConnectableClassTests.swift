import SourceLowering
import XCTest

/// What interface documents can name of an app's classes (I2).
final class ConnectableClassTests: XCTestCase {
    private func classes(_ texts: String...) throws -> [ConnectableClass] {
        let files = texts.enumerated().map { number, text in
            FileFacts(of: ParsedSource(text, fileName: "F\(number).swift"), conditions: BuildConditions())
        }
        return ModuleIndex(module: "App", files: files).connectableClasses
    }

    func testOutletsActionsNamesAndSuperclassesAreFoundInAllParts() throws {
        let found = try classes(
            """
            import UIKit
            @objc(OldName) class First: Base, SomeProtocol {
                @IBOutlet weak var label: UILabel!
                @IBOutlet private var views: [UIView]!
                @IBInspectable var radius: CGFloat = 0
                @objc var only: Int { 1 }
                var plain = 1
                @IBAction func tap(_ sender: UIButton) {}
                @IBAction private func longTap() {}
                @objc(other:) func renamed(_ a: Int) {}
                @objc func move(to place: Int, by way: Int) {}
                func hidden(_ sender: Any) {}
                class Inner: UIView {}
            }
            protocol SomeProtocol {}
            class Generic<T>: UIViewController {}
            """,
            """
            class Base: UIViewController {}
            extension First { @IBAction func unwind(_ segue: UIStoryboardSegue) {} }
            @objcMembers class Open: NSObject { var title = "" }
            class Lonely: SomeProtocol {}
            """
        )
        XCTAssertEqual(found.map(\.name), ["Base", "First", "First.Inner", "Generic", "Lonely", "Open"])
        XCTAssertEqual(
            found.map(\.superclass),
            ["UIViewController", "Base", "UIView", "UIViewController", nil, "NSObject"]
        )
        XCTAssertEqual(found.map(\.isGeneric), [false, false, false, true, false, false])
        let first = found[1]
        XCTAssertEqual(first.module, "App")
        XCTAssertEqual(first.objectiveCName, "OldName")
        XCTAssertEqual(first.properties, ["label": "UILabel!", "views": "[UIView]!", "radius": "CGFloat"])
        XCTAssertEqual(first.readOnlyProperties, ["only"])
        XCTAssertEqual(
            first.methods,
            [
                "longTap", "moveTo:by:", "other:", "setLabel:", "setRadius:", "setViews:", "tap:", "unwind:",
            ]
        )
        XCTAssertEqual(first.unmarked, ["hidden:", "plain"])
        XCTAssertEqual(found[5].properties.keys.sorted(), ["title"])
    }
    func testWhatExtensionsAddToClassesOfOthersIsKnown() throws {
        let found = try classes(
            """
            import UIKit
            extension UIView {
                @IBInspectable var cornerRadius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
                @IBAction func shake(_ sender: Any) {}
                func plain() {}
            }
            extension UIButton { func plain() {} }
            extension String { var plain: String { self } }
            class Own: UIView {}
            """
        )
        XCTAssertEqual(found.map(\.name), ["Own", "UIView"])
        XCTAssertEqual(found[1].module, "")
        XCTAssertNil(found[1].superclass)
        XCTAssertEqual(found[1].properties, ["cornerRadius": "CGFloat"])
        XCTAssertEqual(found[1].methods, ["setCornerRadius:", "shake:"])
    }
}
