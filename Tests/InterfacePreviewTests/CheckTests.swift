import XCTest

/// What the program tells of documents, as `tabard-swift check` asks it.
@preconcurrency @MainActor
final class CheckTests: XCTestCase {
    private struct Findings: Decodable {
        struct Finding: Decodable {
            let line: Int
            let column: Int
            let severity: String
            let text: String
        }

        let document: String
        let findings: [Finding]
    }

    private var program: PreviewProgram!

    override func setUp() async throws { program = try PreviewProgram() }

    private func findings(
        of names: String...,
        app: String = "{}",
        file: StaticString = #filePath,
        line: UInt = #line
    )
        throws -> [String: [String]]
    {
        let facts = """
            {"classes": [], "modules": ["App"], "resourceFolders": ["\(program.folder.path)"], "fonts": [], "documents": []}
            """
        try program.write(app == "{}" ? facts : app, to: "app.json")
        let result = try program.run(["check", "--app", "app.json"] + names)
        XCTAssertEqual(result.status, 0, result.errors, file: file, line: line)
        let found = try result.output.split(separator: "\n").map {
            try JSONDecoder().decode(Findings.self, from: Data($0.utf8))
        }
        XCTAssertEqual(found.map(\.document), names, file: file, line: line)
        return Dictionary(
            uniqueKeysWithValues: found.map { document in
                (
                    document.document,
                    document.findings.map { "\($0.line):\($0.column): \($0.severity): \($0.text)" }
                )
            }
        )
    }

    /// The facts of an app with classes, each a JSON object without what is empty.
    private func app(_ classes: [[String: Any]], documents: [String] = []) throws -> String {
        let empty: [String: Any] = [
            "module": "App", "isGeneric": false, "properties": [String: String](),
            "readOnlyProperties": [String](),
            "methods": [String](), "unmarked": [String](),
        ]
        let facts: [String: Any] = [
            "classes": classes.map { $0.merging(empty) { own, _ in own } }, "modules": ["App"],
            "resourceFolders": [program.folder.path], "fonts": [String](), "documents": documents,
        ]
        return String(decoding: try JSONSerialization.data(withJSONObject: facts), as: UTF8.self)
    }

    func testWhatTheAppHasIsNotTold() throws {
        try program.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="A" customClass="First" customModule="App" customModuleProvider="target">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="500"/><subviews>
            <view customClass="Badge" id="b"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="3"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="3"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="mood" value="good"/>
            </userDefinedRuntimeAttributes>
            <connections><action selector="badge:" destination="A" eventType="touchUpInside" id="c"/></connections></view>
            </subviews></view>
            <connections><outlet property="label" destination="b" id="o"/>
            <outlet property="view" destination="v" id="p"/></connections>
            </viewController></objects></scene>
            """,
            to: "Main.storyboard"
        )
        let facts = try app([
            ["name": "Swift.First", "objectiveCName": "First", "superclass": "Base"],
            [
                "name": "Base", "superclass": "UIViewController", "properties": ["label": "UIView!"],
                "methods": ["badge:"],
            ],
            ["name": "Badge", "superclass": "UIButton", "properties": ["mood": "String"]],
            ["module": "", "name": "UIView", "properties": ["corner": "CGFloat"]],
        ])
        XCTAssertEqual(try findings(of: "Main.storyboard", app: facts), ["Main.storyboard": []])
    }

    func testWhatTheAppLacksIsToldAtItsPlace() throws {
        let other = try program.storyboard(
            "<scene sceneID=\"s\"><objects><viewController id=\"A\" storyboardIdentifier=\"A\"/></objects></scene>",
            to: "Other.storyboard"
        )
        try program.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="A" customClass="First" customModule="App" customModuleProvider="target">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="500"/><subviews>
              <view customClass="Lost" customModule="App" id="b"/><view customClass="Far" customModule="Charts" id="f"/>
            <button opaque="NO" buttonType="system" wobble="3" id="c"><connections>
              <action selector="tap:" destination="A" eventType="touchUpInside" id="c1"/>
              <action selector="hidden:" destination="A" eventType="touchUpInside" id="c2"/>
              <action selector="nobody:" destination="R" eventType="touchUpInside" id="c3"/>
              <segue destination="Z" kind="show" id="c4"/>
              <segue destination="E" kind="unwind" unwindAction="back:" id="c5"/>
            </connections></button>
            <gadget id="g"/><imageView image="Nowhere" id="i"/>
            <datePicker id="d"><userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="color" keyPath="textColor"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></datePicker>
            </subviews></view>
            <navigationItem key="navigationItem" id="n"/><connections>
              <outlet property="label" destination="b" id="o1"/><outlet property="navigationItem" destination="n" id="o5"/>
              <outlet property="plain" destination="b" id="o2"/>
              <outlet property="only" destination="b" id="o3"/>
              <outlet property="title2" destination="none" id="o4"/>
            </connections>
            </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="R"/><exit id="E"/></objects></scene>
            <scene sceneID="t"><objects>
              <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="B" id="P1"/></objects></scene>
            <scene sceneID="u"><objects><viewControllerPlaceholder storyboardName="None" id="P2"/></objects></scene>
            <scene sceneID="w"><objects><viewControllerPlaceholder storyboardName="Other" id="P3"/></objects></scene>
            """,
            to: "Main.storyboard"
        )
        let facts = try app(
            [
                [
                    "name": "First", "superclass": "UIViewController", "readOnlyProperties": ["only"],
                    "unmarked": ["plain", "hidden:"],
                ]
            ],
            documents: [other]
        )
        XCTAssertEqual(
            try findings(of: "Main.storyboard", app: facts)["Main.storyboard"],
            [
                "6:3: error: view b: There is no class 'Lost' of the module 'App', neither in the package nor in UIKit",
                "6:55: warning: view f: There is no class 'Far': the sources of its module 'Charts' are not in the package",
                "7:1: warning: button c: Tabard does not know its attribute 'wobble'",
                "8:3: error: action c1: First has no method 'tap:', so that nobody answers the action",
                "9:3: error: action c2: First has the method 'hidden:', but without @IBAction",
                "10:3: warning: action c3: No class has the method 'nobody:' that the first responder is asked for",
                "11:3: error: segue c4: There is no scene 'Z' in the document that the segue could lead to",
                "12:3: error: segue c5: No class has the method 'back:' that the segue goes back to",
                "14:1: warning: gadget g: Tabard knows no such element, so it is left out",
                "14:17: warning: imageView i: There is no image 'Nowhere'",
                "16:3: warning: userDefinedRuntimeAttribute: UIDatePicker has no public property 'textColor'; "
                    + "private ones of UIKit's are not in Tabard",
                "20:3: error: outlet o1: First has no outlet 'label'",
                "21:3: error: outlet o2: First has 'plain', but without @IBOutlet",
                "22:3: error: outlet o3: The property 'only' of First can only be read",
                "23:3: error: outlet o4: There is no object 'none' in the document",
                "23:3: error: outlet o4: First has no outlet 'title2'",
                "27:3: error: viewControllerPlaceholder P1: The storyboard 'Other' has no controller 'B'",
                "28:29: error: viewControllerPlaceholder P2: There is no storyboard 'None'",
                "29:29: error: viewControllerPlaceholder P3: The storyboard 'Other' starts with no controller",
            ]
        )
    }

    func testWhatIsNotKnownOfAClassIsNotTold() throws {
        try program.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="A" customClass="First">
            <view key="view" id="v"/><connections><outlet property="label" destination="v" id="o"/></connections>
            </viewController></objects></scene>
            """,
            to: "Main.storyboard"
        )
        let facts = try app([["name": "First", "superclass": "ThirdPartyController"]])
        XCTAssertEqual(try findings(of: "Main.storyboard", app: facts), ["Main.storyboard": []])
    }

    func testHostileDocumentsEndWithAnError() throws {
        try program.write("<document type=\"x\"><objects><view id=\"a\">", to: "cut.xib")
        try program.write("", to: "empty.xib")
        try program.write("<!DOCTYPE a [<!ENTITY b \"c\">]><document>&b;</document>", to: "entity.xib")
        let deep = String(repeating: "<view><subviews>", count: 200)
        try program.write("<document><objects>\(deep)", to: "deep.xib")
        try program.write("<document targetRuntime=\"MacOSX.Cocoa\"/>", to: "mac.xib")
        // Controllers that hold each other, and an id that is several objects'.
        try program.storyboard(
            """
            <scene sceneID="s"><objects><navigationController id="A"><connections>
            <segue destination="A" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="s"><objects><viewController id="A"><view key="view" id="A"><constraints>
            <constraint firstItem="A" firstAttribute="width" secondItem="A" secondAttribute="width" constant="1e300" id="A"/>
            </constraints></view></viewController></objects></scene>
            """,
            to: "loop.storyboard"
        )
        let found = try findings(
            of: "cut.xib",
            "empty.xib",
            "entity.xib",
            "deep.xib",
            "mac.xib",
            "loop.storyboard",
            "missing.xib"
        )
        for name in ["cut.xib", "empty.xib", "entity.xib", "deep.xib", "missing.xib"] {
            XCTAssertEqual(found[name]?.count, 1, name)
            XCTAssertTrue(found[name]?.first?.contains(" error: ") == true, "\(found[name] ?? [])")
        }
        XCTAssertEqual(
            found["mac.xib"],
            ["1:1: warning: The document must be one for iOS.CocoaTouch, but is for MacOSX.Cocoa"]
        )
        XCTAssertNotNil(found["loop.storyboard"])
    }

    func testADocumentThatTakesTooLongEndsTheProgram() throws {
        let labels = (0..<200_000).map { "<label text=\"a\" id=\"\($0)\"/>" }.joined()
        try program.write(
            "<document type=\"XIB\"><objects><view id=\"v\"><subviews>\(labels)</subviews></view></objects></document>",
            to: "long.xib"
        )
        let result = try program.run(["check", "--seconds", "1", "long.xib"])
        XCTAssertEqual(result.reason, .uncaughtSignal)
        XCTAssertEqual(result.status, SIGALRM)
        XCTAssertEqual(result.output, "")
    }
}
