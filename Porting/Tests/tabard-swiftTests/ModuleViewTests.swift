import Foundation
import SourceLowering
import XCTest

@testable import tabard_swift

/// Which modules see UIKit (O5).
final class ModuleViewTests: XCTestCase {
    private func seesUIKit(_ sources: [String: String], manifest: String = "", list: String? = nil) throws
        -> Bool
    {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        if let list { try folder.write(list, to: ".tabard/modules") }
        let checkout = ".build/checkouts/Library"
        try folder.write(manifest, to: "\(checkout)/Package.swift")
        var words = [
            "-module-name", "Library", "-output-file-map",
            folder.url.path + "/.build/debug/Library.build/output-file-map.json",
        ]
        for (name, text) in sources {
            try folder.write(text, to: "\(checkout)/Sources/Library/\(name)")
            words.append(folder.url.path + "/\(checkout)/Sources/Library/\(name)")
        }
        return try ModuleView("Library", try CompilerArguments(words), surroundings(folder)).seesUIKit
    }

    private func surroundings(_ folder: TemporaryFolder) -> CompilerEnvironment {
        let nowhere = URL(fileURLWithPath: "/nowhere")
        let scratch = folder.url.appendingPathComponent(".build")
        return CompilerEnvironment(compiler: nowhere, kit: nowhere, package: folder.url, scratch: scratch)
    }

    func testADependencyThatMerelyAsksIsBuiltAsOnLinux() throws {
        XCTAssertFalse(try seesUIKit(["A.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\n"]))
        XCTAssertFalse(
            try seesUIKit([
                "A.swift":
                    "#if os(iOS) || os(tvOS)\nimport UIKit\n@objc class A {}\n#endif\nimport Foundation\n"
            ])
        )
        XCTAssertFalse(
            try seesUIKit([
                "A.swift":
                    "#if canImport(Darwin)\nimport Darwin\n#elseif canImport(Glibc)\nimport Glibc\n#endif\n"
            ])
        )
        XCTAssertFalse(try seesUIKit(["A.swift": "#if !os(Linux)\nimport CoreGraphics\n#endif\n"]))
        XCTAssertFalse(try seesUIKit(["A.swift": "// import UIKit\nlet a = \"import UIKit @objc\"\n"]))
        XCTAssertFalse(try seesUIKit(["A.swift": "#if canImport(Combine)\nimport Combine\n#endif\n"]))
    }

    func testADependencyThatCannotBeBuiltOtherwiseSeesUIKit() throws {
        XCTAssertTrue(try seesUIKit(["A.swift": "let a = 1", "B.swift": "import UIKit\n"]))
        XCTAssertTrue(try seesUIKit(["A.swift": "import class UIKit.UIView\n"]))
        XCTAssertTrue(try seesUIKit(["A.swift": "@_exported import UIKit.UIView\n"]))
        XCTAssertTrue(
            try seesUIKit(["A.swift": "#if os(iOS) || os(tvOS)\nimport UIKit\n#else\nimport AppKit\n#endif\n"]
            )
        )
        XCTAssertTrue(
            try seesUIKit([
                "A.swift":
                    "#if canImport(UIKit)\n    import UIKit\n#elseif !os(macOS)\n    import WatchKit\n#endif"
            ])
        )
        XCTAssertTrue(
            try seesUIKit(["A.swift": "import Foundation\nclass A: NSObject { @objc func a() {} }\n"])
        )
    }

    func testAManifestForSystemsWithUIKitAlone() throws {
        let source = ["A.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\n"]
        func manifest(_ platforms: String) -> String {
            "import PackageDescription\nlet package = Package(name: \"Library\", platforms: [\(platforms)], targets: [.target(name: \"Library\")])"
        }
        XCTAssertTrue(try seesUIKit(source, manifest: manifest(".iOS(.v13), .tvOS(\"13.0\")")))
        XCTAssertFalse(try seesUIKit(source, manifest: manifest(".iOS(.v13), .macOS(.v10_15)")))
        XCTAssertFalse(try seesUIKit(source, manifest: manifest("")))
    }

    func testTheListInThePackageDecides() throws {
        let asking = ["A.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\n"]
        XCTAssertTrue(try seesUIKit(asking, list: "# ours\nLibrary sees UIKit # wanted\n\nGRDB is plain\n"))
        XCTAssertFalse(try seesUIKit(["A.swift": "import UIKit"], list: "Library is plain"))
        XCTAssertThrowsError(try seesUIKit(asking, list: "Library\n")) {
            XCTAssertTrue(
                "\($0)".hasSuffix("/.tabard/modules:1: a line is 'Module sees UIKit' or 'Module is plain'"),
                "\($0)"
            )
        }
    }

    func testThoseOfTheRootPackageSeeUIKitAndWhatSwiftPMWritesForThem() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        for source in ["Sources/App/A.swift", ".build/debug/AppTests.derived/runner.swift"] {
            try folder.write("let a = 1", to: source)
            let arguments = try CompilerArguments([
                "-module-name", "App", folder.url.appendingPathComponent(source).path,
            ])
            XCTAssertTrue(try ModuleView("App", arguments, surroundings(folder)).seesUIKit, source)
        }
    }

    func testAModuleThatImportsOneThatSeesUIKitHasToFindItToo() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("", to: ".build/checkouts/Library/Package.swift")
        try folder.write("import SnapKit\n", to: ".build/checkouts/Library/Sources/Library/A.swift")
        let words = [
            "-module-name", "Library", "-output-file-map",
            folder.url.path + "/.build/debug/Library.build/output-file-map.json",
            folder.url.path + "/.build/checkouts/Library/Sources/Library/A.swift",
        ]
        XCTAssertFalse(
            try ModuleView("Library", try CompilerArguments(words), surroundings(folder)).seesUIKit
        )
        try folder.write("{}", to: ".build/debug/SnapKit.build/tabard/index.json")
        XCTAssertTrue(try ModuleView("Library", try CompilerArguments(words), surroundings(folder)).seesUIKit)
    }

    func testImportsAreFoundWithoutParsing() {
        let text =
            "import A\n@testable import B.C; import func D.e\n  public import F // G\nlet reimport = 1\nimporting H\n\timport\tI"
        XCTAssertEqual(ImportScan(text).modules, ["A", "B", "D", "F", "I"])
    }
}
