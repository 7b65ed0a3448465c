import XCTest

@testable import XcodeProject

final class PortCheckTests: XCTestCase {
    private let interface: InterfaceNames = {
        var names = InterfaceNames()
        names.add(
            """
            UIView  @MainActor open class UIView : UIResponder
            UIView.layoutSubviews()  open func layoutSubviews()
            UIView.AnimationOptions  public struct AnimationOptions
            UIView.AnimationOptions.curveLinear  public static let curveLinear
            UIScreen  open class UIScreen
            UIScreen.main  class var main: UIScreen
            UIViewController  open class UIViewController
            UIViewController.present(_:animated:completion:)  open func present
            """
        )
        return names
    }()

    private func report(_ sources: [String: String]) throws -> PortCheck.Report {
        let files = FilesInMemory(["/app/Package.swift": ".product(name: \"Known\")"])
        for (name, text) in sources { files["/app/Sources/App/" + name] = text }
        return try PortCheck(files: files, interface: interface).report(ofPackage: "/app")
    }

    func testASourceThatIsNestedTooDeeplyIsPassedOver() throws {
        let chain = "import UIKit\nlet a = b" + String(repeating: ".c", count: 20_000) + "\n"
        let branches = "func a() {\nif a {}" + String(repeating: " else if a {}", count: 20_000) + "\n}\n"
        let found = try report(["A.swift": chain, "B.swift": branches, "C.swift": "import WebKit\n"])
        XCTAssertEqual(found.fileCount, 3)
    }

    func testFrameworksAreCountedByTheFilesThatImportThemWorstFirst() throws {
        let found = try report([
            "A.swift":
                "import MapKit\nimport struct WebKit.WKWebView\nimport UIKit\nimport Known\nimport App",
            "B.swift": "@testable import WebKit\nimport Stranger",
        ])
        XCTAssertEqual(
            found.frameworks,
            [
                PortCheck.Finding(
                    name: "WebKit",
                    count: 2,
                    files: ["Sources/App/A.swift", "Sources/App/B.swift"]
                ),
                PortCheck.Finding(name: "MapKit", count: 1, files: ["Sources/App/A.swift"]),
            ]
        )
        XCTAssertEqual(found.modules.map(\.name), ["Stranger"])
        XCTAssertEqual(found.fileCount, 2)
        XCTAssertEqual(found.readyCount, 0)
    }

    func testWhatOtherSystemsImportIsNotMissing() throws {
        let found = try report([
            "A.swift": """
            #if os(macOS) || os(Windows)
            import AppKit
            #elseif os(iOS) || os(tvOS)
            import WebKit
            #endif
            #if !os(iOS) && DEBUG
            import MapKit
            #endif
            """
        ])
        XCTAssertEqual(found.frameworks.map(\.name), ["MapKit", "WebKit"])
    }

    func testAPackageInAPackageIsNotLookedInto() throws {
        let found = try report([
            "A.swift": "", "Inner/Package.swift": "import PackageDescription",
            "Inner/B.swift": "import WebKit",
        ])
        XCTAssertEqual(found.fileCount, 1)
        XCTAssertFalse(found.isSomethingMissing)
    }

    func testAnImportThatIsAskedAboutFirstIsNotMissing() throws {
        let found = try report([
            "A.swift": """
            #if os(iOS) && canImport(WebKit)
            import WebKit
            #if DEBUG
            import WebKit
            #endif
            #endif
            """
        ])
        XCTAssertEqual(found.frameworks, [])
        XCTAssertEqual(found.readyCount, 1)
        XCTAssertFalse(found.isSomethingMissing)
    }

    func testNamesOfUIKitThatNobodyDeclaresAreCounted() throws {
        let found = try report([
            "A.swift": """
            let a: UIPasteboard = UIPasteboard.general
            let view = UIView(), mine = UIMine(), size = CGSize(), all: UI = UI()
            func f(_ x: [UIDocument?]) { UIScreen.main.brightness = 1; UIScreen.screens.first?.mirrored }
            """,
            "B.swift":
                "class UIMine {}\nextension UIScreen { static var ours: Int { 1 } }\nlet o = UIScreen.ours\n"
                + "let p = UIPasteboard.general\nlet options: UIView.AnimationOptions = .init(), k: UIView.Key",
        ])
        XCTAssertEqual(
            found.symbols,
            [
                PortCheck.Finding(
                    name: "UIPasteboard",
                    count: 3,
                    files: ["Sources/App/A.swift", "Sources/App/B.swift"]
                ),
                PortCheck.Finding(name: "UIDocument", count: 1, files: ["Sources/App/A.swift"]),
                PortCheck.Finding(name: "UIScreen.screens", count: 1, files: ["Sources/App/A.swift"]),
                PortCheck.Finding(name: "UIView.Key", count: 1, files: ["Sources/App/B.swift"]),
            ]
        )
    }

    func testMembersThatAreOverriddenAreLookedForThroughTheAppsOwnClasses() throws {
        let found = try report([
            "A.swift": """
            class Base: UIView { func own() {}; override func layoutSubviews() {} }
            class Derived: Base {
                override func own() {}
                override var safeAreaInsets: Int { 0 }
                override var description: String { "" }
            }
            class Foreign: SomeoneElses { override func theirs() {} }
            class Loop1: Loop2 { override func x() {} }
            class Loop2: Loop1 {}
            """
        ])
        XCTAssertEqual(
            found.symbols,
            [PortCheck.Finding(name: "UIView.safeAreaInsets", count: 1, files: ["Sources/App/A.swift"])]
        )
    }

    func testFilesOfOtherLanguagesAndResourcesAreCounted() throws {
        let found = try report([
            "A.swift": "", "B.m": "", "C.m": "", "D.metal": "", "M.storyboard": "", "x.xib": "",
        ])
        XCTAssertEqual(found.otherFiles.map(\.name), ["Objective-C", "Metal"])
        XCTAssertEqual(found.otherFiles.map(\.count), [2, 1])
        XCTAssertEqual(found.resources.map(\.name), ["storyboards", "xib files"])
    }

    func testALongChainOfMembersIsLookedAtWithoutRecursion() throws {
        let chain =
            "let a = UIScreen.main" + String(repeating: ".next", count: 20_000)
            + String(repeating: "(UIPasteboard.general)", count: 5_000)
        let facts = SourceFacts(chain)
        XCTAssertEqual(facts.typeMembers[SourceFacts.TypeMember(type: "UIScreen", member: "main")], 1)
        XCTAssertEqual(facts.names["UIPasteboard"], 5_000)
    }
}
