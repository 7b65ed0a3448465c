import TabardTesting
import XCTest

/// The pictures of a document, as `tabard-swift preview` asks for them.
@preconcurrency @MainActor
final class DrawTests: XCTestCase {
    private var program: PreviewProgram!

    override func setUp() async throws { program = try PreviewProgram() }

    private func scene(_ id: String, _ attributes: String = "", content: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)>
        <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="200" height="150"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/><subviews>\(content)</subviews></view>
        </viewController></objects></scene>
        """
    }

    private let size = "<rect key=\"frame\" x=\"20\" y=\"20\" width=\"160\" height=\"40\"/>"

    /// The width and height of a PNG file in pixels.
    private func size(of file: String) throws -> [Int] {
        let bytes = [UInt8](try Data(contentsOf: program.folder.appendingPathComponent(file)))
        XCTAssertEqual(bytes.prefix(4), [0x89, 0x50, 0x4E, 0x47])
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    private func data(_ file: String) throws -> Data {
        try Data(contentsOf: program.folder.appendingPathComponent(file))
    }

    func testEachSceneIsDrawnLightAndDark() throws {
        try program.storyboard(
            scene("A", "storyboardIdentifier=\"First one\"") + scene("B", "title=\"../B\"") + scene("C"),
            to: "Main.storyboard"
        )
        let result = try program.run(["draw", "--output", "out/pictures", "Main.storyboard"])
        XCTAssertEqual(result.status, 0, result.errors)
        let names = ["First-one", "B", "viewController"].flatMap { name in
            ["light", "dark"].map { "out/pictures/Main-\(name)-\($0).png" }
        }
        XCTAssertEqual(
            result.output.split(separator: "\n").map(String.init),
            names.map { program.folder.appendingPathComponent($0).path }
        )
        for name in names { XCTAssertEqual(try size(of: name), [400, 300], name) }
        XCTAssertNotEqual(try data(names[0]), try data(names[1]))
        XCTAssertEqual(try data(names[0]), try data(names[2]), "what is the same looks so")
    }

    func testWidthsAreThoseThatAreAskedFor() throws {
        try program.storyboard(scene("A") + scene("B"), to: "Main.storyboard")
        let result = try program.run(["draw", "--width", "320", "--width", "500", "Main.storyboard"])
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(try size(of: "Main-viewController-320-light.png"), [640, 300])
        XCTAssertEqual(try size(of: "Main-viewController-500-dark.png"), [1000, 300])
        XCTAssertEqual(try size(of: "Main-viewController-2-320-light.png"), [640, 300])
        let wrong = try program.run(["draw", "--width", "5", "Main.storyboard"])
        XCTAssertEqual(wrong.status, 64)
        XCTAssertTrue(wrong.errors.contains("A width is a number from 100 to 2048"), wrong.errors)
    }

    func testTheNearestClassOfUIKitStandsForTheAppsOwn() throws {
        let state =
            "<state key=\"normal\" title=\"Press\"><color key=\"titleColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></state>"
        let own = "<view customClass=\"Badge\" id=\"b\">\(size)\(state)</view>"
        try program.storyboard(scene("A", content: own), to: "Own.storyboard")
        try program.storyboard(
            scene("A", content: "<button id=\"b\">\(size)\(state)</button>"),
            to: "Kit.storyboard"
        )
        try program.write(
            """
            {"modules": ["App"], "resourceFolders": [], "fonts": [], "documents": [], "classes": [{"module": "App",
            "name": "Badge", "superclass": "UIButton", "isGeneric": false, "properties": {}, "readOnlyProperties": [],
            "methods": [], "unmarked": []}]}
            """,
            to: "app.json"
        )
        for name in ["Own", "Kit"] {
            let result = try program.run(["draw", "--app", "app.json", "\(name).storyboard"])
            XCTAssertEqual(result.status, 0, result.errors)
        }
        let known = try data("Own-viewController-light.png")
        XCTAssertEqual(known, try data("Kit-viewController-light.png"))
        XCTAssertEqual(try program.run(["draw", "Own.storyboard"]).status, 0)
        XCTAssertNotEqual(known, try data("Own-viewController-light.png"))
    }

    func testTheViewsOfANibAreDrawnInTheirSize() throws {
        try program.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
            <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="d"/></tableViewCell>
            <tapGestureRecognizer id="r"/><customObject id="o"/>
            </objects></document>
            """,
            to: "Cell.xib"
        )
        let result = try program.run(["draw", "Cell.xib"])
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output.split(separator: "\n").count, 2)
        XCTAssertEqual(try size(of: "Cell-tableViewCell-dark.png"), [640, 88])
    }

    func testWhatCantBeReadIsSaid() throws {
        try program.write("<document type=\"x\"><objects><view id=\"a\">", to: "cut.xib")
        for name in ["cut.xib", "missing.xib"] {
            let result = try program.run(["draw", name])
            XCTAssertEqual(result.status, 1, name)
            XCTAssertEqual(result.reason, .exit)
            XCTAssertTrue(result.errors.contains(name), result.errors)
        }
    }
}
