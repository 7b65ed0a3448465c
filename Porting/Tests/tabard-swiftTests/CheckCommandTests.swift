import Foundation
import SourceLowering
import XCTest

/// `tabard-swift check` with a program in the place of the kit's, as only the kit knows UIKit.
final class CheckCommandTests: XCTestCase {
    private var package: TemporaryFolder!
    private var kit: InterfaceKit!

    override func setUpWithError() throws {
        package = try TemporaryFolder()
        kit = try InterfaceKit()
    }

    /// A program that tells of each document what a shell function says of it, and keeps what it was told of the app.
    private func interfacePreview(_ tell: String) throws {
        try kit.program(
            """
            [ "$1 $2 $4" = "check --app --" ] || exit 64
            cp "$3" '\(kit.path("app.json"))'
            shift 4
            for document; do
            case $document in
            \(tell)
            *) printf '{"document":"%s","findings":[]}\\n' "$document" ;;
            esac
            done
            """,
            "lib/tabard/InterfacePreview"
        )
    }

    private func check(_ arguments: String..., in folder: String = "") throws -> Command.Result {
        try kit.tabardSwift(["check"] + arguments, in: package.url.appendingPathComponent(folder))
    }

    func testAllDocumentsOfThePackageAreToldLikeACompilersMessages() throws {
        try package.write("", to: "Package.swift")
        for name in [
            "Sources/App/Base.lproj/Main.storyboard", "Sources/App/Cell.xib", ".build/checkouts/A/B.xib",
            "Pods/C/C.xib",
        ] {
            try package.write("<document/>", to: name)
        }
        try interfacePreview(
            """
            *Main.storyboard) printf '{"document":"%s","findings":[' "$document"
            echo '{"line":3,"column":7,"severity":"error","text":"view a: No"},{"line":4,"column":1,"severity":"warning","text":"b"}]}' ;;
            """
        )
        let result = try check(in: "Sources")
        XCTAssertEqual(
            result.output,
            """
            App/Base.lproj/Main.storyboard:3:7: error: view a: No
            App/Base.lproj/Main.storyboard:4:1: warning: b
            Documents: 2, errors: 1, warnings: 1

            """
        )
        XCTAssertEqual(result.status, 1)
        let one = try check("--package-path", package.url.path, "Sources/App/Cell.xib")
        XCTAssertEqual(one.output, "Documents: 1, errors: 0, warnings: 0\n")
        XCTAssertEqual(one.status, 0)
    }

    func testTheProgramIsToldOfClassesModulesAndFolders() throws {
        try package.write("", to: "Package.swift")
        try package.write("<document/>", to: "Sources/App/Base.lproj/Main.storyboard")
        try package.write("{}", to: "Sources/App/Media.xcassets/Contents.json")
        try package.write("", to: "Sources/App/Icons/a.png")
        try package.write(
            "import UIKit\n@objc(Start) class First: Base {\n    @IBAction func tap() {}\n}",
            to: "Sources/App/First.swift"
        )
        try package.write(
            "import UIKit\nextension UIView { @IBInspectable var corner: CGFloat { get { 0 } set {} } }",
            to: "Sources/Basics/Views.swift"
        )
        try package.write(
            "public class Base: UIViewController {}",
            to: ".build/checkouts/Lib/Sources/Lib/A.swift"
        )
        try interfacePreview("")
        XCTAssertEqual(try check().status, 0)
        struct Facts: Decodable {
            let classes: [ConnectableClass]
            let modules, resourceFolders, documents: [String]
        }
        let facts = try JSONDecoder().decode(Facts.self, from: Data(XCTUnwrap(kit.text("app.json")).utf8))
        XCTAssertEqual(facts.modules, ["App", "Basics", "Lib"])
        XCTAssertEqual(facts.classes.map { "\($0.module).\($0.name)" }, ["App.First", ".UIView", "Lib.Base"])
        XCTAssertEqual(facts.classes[0].objectiveCName, "Start")
        XCTAssertEqual(facts.classes[0].superclass, "Base")
        XCTAssertEqual(facts.classes[0].methods, ["tap"])
        XCTAssertEqual(facts.classes[1].properties, ["corner": "CGFloat"])
        let folder = package.url.path
        XCTAssertEqual(facts.resourceFolders, ["\(folder)/Sources/App", "\(folder)/Sources/App/Icons"])
        XCTAssertEqual(facts.documents, ["\(folder)/Sources/App/Base.lproj/Main.storyboard"])
    }

    func testADocumentThatEndsTheProgramIsToldAndTheOthersAreLookedAt() throws {
        try package.write("", to: "Package.swift")
        for name in ["A.xib", "B.xib", "C.xib", "D.xib"] { try package.write("<document/>", to: name) }
        try interfacePreview("*B.xib) kill -ILL $$ ;;\n*D.xib) printf '{\"document\":'; kill -ALRM $$ ;;")
        let result = try check()
        XCTAssertEqual(
            result.output,
            """
            B.xib:1:1: error: The program that looks at the document ended by the signal 4
            D.xib:1:1: error: Looking at the document takes too long
            Documents: 4, errors: 2, warnings: 0

            """
        )
        XCTAssertEqual(result.status, 1)
    }

    /// The kit's program needs Swift's libraries, and does not say where they lie.
    func testTheProgramIsToldWhereSwiftLies() throws {
        try package.write("", to: "Package.swift")
        try package.write("<document/>", to: "A.xib")
        try interfacePreview("*) printf %s \"$LD_LIBRARY_PATH\" >'\(kit.path("libraries"))' ;;")
        _ = try check()
        let first = try XCTUnwrap(kit.text("libraries")).prefix { $0 != ":" }
        XCTAssertTrue(FileManager.default.fileExists(atPath: "\(first)/libswiftCore.so"), "\(first)")
    }

    func testWhatIsMissingIsSaid() throws {
        try package.write("", to: "Package.swift")
        XCTAssertEqual(
            try check().output,
            "There are no storyboards and no xib files in \(package.url.path).\n"
        )
        try package.write("<document/>", to: "A.xib")
        let missing = try check()
        XCTAssertEqual(missing.status, 1)
        XCTAssertTrue(missing.output.contains("has no InterfacePreview: `make install`"), missing.output)
        try kit.program("echo There is no display >&2\nexit 1\n", "lib/tabard/InterfacePreview")
        let broken = try check()
        XCTAssertEqual(broken.status, 1)
        XCTAssertTrue(broken.output.contains("There is no display"), broken.output)
    }
}
