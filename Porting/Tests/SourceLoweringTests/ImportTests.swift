import SourceLowering
import XCTest

/// Rule O5: imports and conditions.
final class ImportTests: LoweringTestCase {
    func testO5FoundationIsTabards() {
        XCTAssertEqual(
            lower(
                "@_exported import Foundation\n@preconcurrency import Foundation\nimport struct Foundation.Date\nimport Foundation.NSDate\n"
            ),
            "@_exported import TabardFoundation\n@preconcurrency import TabardFoundation\nimport struct TabardFoundation.Date\nimport TabardFoundation\n"
        )
    }

    func testO5NetworkingJoinsWhereItsNamesAre() {
        XCTAssertEqual(
            changedLines("import UIKit\nlet a: URLSession? = nil\n"),
            ["import UIKit; import FoundationNetworking"]
        )
        XCTAssertEqual(
            changedLines("import Foundation\nimport FoundationNetworking\nlet a: URLRequest? = nil\n"),
            ["import TabardFoundation"]
        )
        XCTAssertEqual(
            changedLines("import Foundation\nlet a: XMLParser? = nil\n"),
            ["import TabardFoundation; import FoundationXML"]
        )
        XCTAssertEqual(
            changedLines("import os\nlet a: URLCredential? = nil\n"),
            ["import FoundationNetworking; import os"]
        )
        XCTAssertEqual(changedLines("struct URLSession {}\nlet a: URLSession? = nil\n"), [])
    }

    func testO5FoundationBringsCombine() {
        XCTAssertEqual(
            changedLines("import Foundation\nclass A: ObservableObject { @Published var a = 1 }\n"),
            ["import TabardFoundation; import Combine"]
        )
        XCTAssertEqual(
            changedLines("import UIKit\nimport Combine\nvar a: AnyCancellable?\n"),
            []
        )
        XCTAssertEqual(changedLines("class ObservableObject {}\nlet a: ObservableObject? = nil\n"), [])
    }

    func testO5ModulesOfTheKitAreImportedAsTheyAre() {
        let text =
            "import CoreGraphics\nimport OSLog\nimport Combine\nimport MobileCoreServices\nimport UserNotifications\n"
        XCTAssertEqual(lower(text), text)
    }

    func testO5PartsOfUIKit() {
        XCTAssertEqual(
            lower("import UIKit.UITabBar\nimport class UIKit.UIView\nimport Darwin\nimport os.log\n"),
            "import UIKit\nimport class UIKit.UIView\nimport Glibc\nimport os\n"
        )
        XCTAssertEqual(
            lower(
                "import class Foundation.NSLock.NSRecursiveLock\nimport struct UIKit.UIGeometry.UIEdgeInsets\n"
            ),
            "import class TabardFoundation.NSRecursiveLock\nimport struct UIKit.UIEdgeInsets\n"
        )
    }

    func testO5UIKitThatAHeaderBringsIsImported() {
        let files = [
            "A.swift": "import UIKit\n", "B.swift": "// b\n\nimport Foundation\nvar b: UIView?\n",
            "C.swift": "\nvar c: UIColor?\n", "D.swift": "// UIView\nvar d = 1\n",
            "E.swift": "protocol E: NSObjectProtocol {}\n",
        ]
        let lowered = lowerModule(files).mapValues(\.text)
        XCTAssertEqual(lowered["B.swift"], "// b\n\nimport UIKit; import TabardFoundation\nvar b: UIView?\n")
        XCTAssertEqual(lowered["C.swift"], "\nimport UIKit; var c: UIColor?\n")
        XCTAssertEqual(lowered["D.swift"], files["D.swift"])
        XCTAssertEqual(lowered["E.swift"], "import UIKit; protocol E: NSObjectProtocol {}\n")
        XCTAssertEqual(lowerModule(["C.swift": files["C.swift"] ?? ""])["C.swift"]?.text, files["C.swift"])
    }

    func testO5AnIOSConditionHolds() {
        XCTAssertEqual(
            lower("#if os(iOS) || os(tvOS)\nimport Foundation\n#elseif !os(iOS)\nimport AppKit\n#endif\n"),
            "#if os(Linux) || os(tvOS)\nimport TabardFoundation\n#elseif !os(Linux)\nimport AppKit\n#endif\n"
        )
        let plain = "#if os(iOS)\nimport SwiftUI\n#else\nimport Foundation\n#endif\n"
        XCTAssertEqual(
            lowerModule(["A.swift": plain], conditions: BuildConditions(seesUIKit: false))["A.swift"]?.text,
            plain
        )
    }

    func testO5AModuleThatLinuxLacksIsOneError() {
        XCTAssertEqual(
            diagnostics(
                "import UIKit\n@preconcurrency import CoreData\n#if canImport(WebKit)\nimport WebKit\n#endif\n"
            ),
            ["Tabs.swift:2:24: error: Linux has no CoreData; use GRDB or SQLite"]
        )
    }

    func testO5ModulesThatLinuxLacksCannotBeImported() {
        let text = "#if canImport(Cocoa)\nimport Cocoa\n#else\nimport Foundation\n#endif\n"
        XCTAssertEqual(
            lower(text),
            text.replacingOccurrences(of: "import Foundation", with: "import TabardFoundation")
        )
        var conditions = BuildConditions()
        conditions.modules = ["Network"]
        let own = "#if canImport(Other)\nimport WebKit\n#endif\nimport Network\n"
        XCTAssertEqual(lowerModule(["A.swift": own], conditions: conditions)["A.swift"]?.diagnostics, [])
    }

    func testO5PreviewsAreLeftOut() {
        XCTAssertEqual(
            lower(
                "import SwiftUI\nimport UIKit\n#Preview {\n  UIView()\n}\n@available(iOS 17, *)\n#Preview(\"a\", traits: .x) {\n  let a = #selector(B.c)\n}\nstruct P: PreviewProvider {\n  static var previews: some View { Text(\"\") }\n}\n"
            ),
            "\nimport UIKit\n\n\n\n\n\n\n\n\n\n\n"
        )
        XCTAssertEqual(
            diagnostics("import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }\n"),
            [
                "Tabs.swift:1:8: error: Linux has no SwiftUI; write the screen with UIKit's views; previews alone are left out by themselves"
            ]
        )
    }

    func testO1WhatTheRuntimeAloneCanDoIsAnError() {
        XCTAssertEqual(
            diagnostics(
                "import UIKit\nfunc a(_ b: AnyClass) {\n  let m = class_getInstanceMethod(b, \"x\")\n}\n"
            ),
            [
                "Tabs.swift:3:11: error: 'class_getInstanceMethod' needs Objective-C's runtime, which Linux lacks; override the method in a subclass, or call your own function where it is to happen"
            ]
        )
    }
}
