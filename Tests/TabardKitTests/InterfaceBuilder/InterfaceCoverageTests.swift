import GtkInterop
import XCTest

@testable import InterfaceDocument
@testable import TabardKit

/// What counts as understood of a document, and what is read since others' documents have it (I7).
@preconcurrency @MainActor
final class InterfaceCoverageTests: InterfaceTestCase {
    private func count(_ text: String, name: String) throws -> InterfaceCount {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        addTeardownBlock { try? FileManager.default.removeItem(at: file) }
        let scenes = try InterfaceScenes(contentsOf: file.path, bundle: nil)
        scenes.makeAll(in: InterfaceTrial())
        return scenes.coverage.count
    }

    private func board(_ controller: String) throws -> InterfaceCount {
        try count(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s"><objects>
            \(controller)
            <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/></objects>
            <point key="canvasLocation" x="1" y="2"/></scene></scenes></document>
            """,
            name: "Counted.storyboard"
        )
    }

    private func gaps(_ controller: String) throws -> [String] {
        try board(controller).gaps.map { "\($0.line): \($0.name)" }
    }

    func testAllOfADocumentCountsOnce() throws {
        let count = try board(
            """
            <viewController id="A"><view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="500"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
            <connections><outlet property="view" destination="v" id="o"/></connections></viewController>
            """
        )
        XCTAssertEqual(count.gaps, [])
        // document, scenes, scene, objects, placeholder, point; controller, view, rect, mask, connections, outlet.
        XCTAssertEqual(count.elements, InterfaceCount.Share(understood: 12, total: 12))
        // 3 + 1 + 3 + 3 around it, and 1 + 2 + 5 + 3 + 3 in the controller.
        XCTAssertEqual(count.attributes, InterfaceCount.Share(understood: 24, total: 24))
    }

    func testWhatNobodyReadsIsFoundHoweverDeepItStands() throws {
        XCTAssertEqual(
            try gaps(
                """
                <viewController id="A" odd="1"><view key="view" id="v">
                <rect key="frame" x="0" y="0" width="320" height="500" depth="3"/>
                <subviews><gadget id="g" size="2"><part/></gadget>
                <label text="L" id="l"><color key="textColor" white="0" alpha="1" shine="2"/>
                <fontDescription key="fontDescription" type="system" pointSize="17" slant="1"/></label></subviews>
                <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" mood="x" id="c"/>
                </constraints>
                <connections><outlet property="tag" destination="l" pull="1" id="o"/></connections></view></viewController>
                """
            ),
            [
                "3: objects/viewController.odd", "4: view/rect.depth", "5: subviews/gadget",
                "5: subviews/gadget.id", "5: subviews/gadget.size", "5: gadget/part", "6: label/color.shine",
                "7: label/fontDescription.slant", "8: constraints/constraint.mood",
                "10: connections/outlet.pull",
            ]
        )
    }

    func testVariationsAreReadWhetherTheyHoldOrNot() throws {
        XCTAssertEqual(
            try gaps(
                """
                <viewController id="A"><view key="view" id="v"><subviews>
                <label text="L" id="l"><variation key="heightClass=compact-widthClass=regular" alpha="0.5" wobble="1"/></label>
                <view id="w"/></subviews>
                <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation></view></viewController>
                """
            ),
            ["4: label/variation.wobble"]
        )
    }

    func testWhatOnlyInterfaceBuilderNeedsIsUnderstood() throws {
        let rows = [
            "<view key=\"view\" id=\"v\" simulatedAppContext=\"notificationCenter\" designLabel=\"x\"/>",
            "<view key=\"view\" id=\"v\"><constraints><constraint firstAttribute=\"width\" constant=\"1\" type=\"default\" id=\"c\"/></constraints></view>",
            "<imageView key=\"view\" adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\" id=\"v\"/>",
            "<button key=\"view\" adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\" id=\"v\"/>",
            "<button key=\"view\" showsTouchWhenHighlighted=\"YES\" id=\"v\"/>",
            "<scrollView key=\"view\" id=\"v\"/>", "<visualEffectView key=\"view\" id=\"v\"/>",
            "<label key=\"view\" text=\"\" id=\"v\"><color key=\"textColor\" xcode11CocoaTouchSystemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\"/></label>",
        ]
        for row in rows {
            XCTAssertEqual(try gaps("<viewController id=\"A\">\(row)</viewController>"), [], row)
        }
    }

    func testWhatOthersHaveIsRead() throws {
        let objects = nib(
            """
            <view restorationIdentifier="card" id="v"/>
            <stackView spacing="8" spacingType="standard" id="s"/>
            <label id="t"><attributedString key="attributedText"><fragment content="L">
            <attributes><paragraphStyle key="NSParagraphStyle" defaultTabInterval="36" hyphenationFactor="1" allowsDefaultTighteningForTruncation="YES" tighteningFactorForTruncation="0.0"/></attributes>
            </fragment></attributedString></label>
            """
        )
        .instantiate(withOwner: nil)
        XCTAssertEqual((objects[0] as? UIView)?.restorationIdentifier, "card")
        XCTAssertEqual((objects[1] as? UIStackView)?.spacing, UIStackView.spacingUseSystem)
        let text = (objects[2] as? UILabel)?.attributedText
        let style = text?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        XCTAssertEqual(style?.defaultTabInterval, 36)
        XCTAssertEqual(style?.hyphenationFactor, 1)
        XCTAssertEqual(style?.allowsDefaultTighteningForTruncation, true)
        XCTAssertEqual(told, [])
    }

    func testCellsShowTheContentOfADocument() throws {
        let objects = nib(
            """
            <tableViewCell id="c"><tableViewCellContentView key="contentView" id="v"/>
            <listContentConfiguration key="contentConfiguration" text="First" secondaryText="Second"/></tableViewCell>
            """
        )
        .instantiate(withOwner: nil)
        let cell = try XCTUnwrap(objects.first as? UITableViewCell)
        let content = try XCTUnwrap(cell.contentConfiguration as? UIListContentConfiguration)
        XCTAssertEqual(content.text, "First")
        XCTAssertEqual(content.secondaryText, "Second")
        XCTAssertEqual(told, [])
    }

    func testElementsOfOtherFrameworksAreToldOnceAndEmpty() throws {
        let objects = nib(
            """
            <mapView mapType="standard" id="m"><rect key="frame" x="0" y="0" width="9" height="8"/></mapView>
            <wkWebView id="w"><wkWebViewConfiguration key="configuration"/></wkWebView>
            <webView scalesPageToFit="YES" id="o"/>
            <hostingController id="h"/>
            """
        )
        .instantiate(withOwner: nil)
        XCTAssertEqual(
            objects.map { "\(type(of: $0))" },
            ["UIView", "UIView", "UIView", "UIViewController"]
        )
        XCTAssertEqual((objects.first as? UIView)?.frame, CGRect(x: 0, y: 0, width: 9, height: 8))
        XCTAssertEqual(
            told,
            [
                "2: mapView m: Tabard has no MapKit, so an empty view stands for it",
                "3: wkWebView w: Tabard has no WebKit, so an empty view stands for it",
                "4: webView o: Tabard has no WebKit, so an empty view stands for it",
                "5: hostingController h: Tabard has no SwiftUI, so an empty controller stands for it",
            ]
        )
    }

    func testClassesOfAppsAreNoneOfTabardsOwn() throws {
        XCTAssertNotNil(NSClassFromString("TabardKit.KeyboardInput"))
        let objects = nib(
            """
            <view id="a"><subviews><view customClass="KeyboardInput" customModule="App" id="k"/></subviews></view>
            <view customClass="UIScrollView" id="s"/>
            """
        )
        .instantiate(withOwner: nil)
        let view = try XCTUnwrap(objects.first as? UIView)
        XCTAssertEqual(view.subviews.map { "\(type(of: $0))" }, ["UIView"])
        XCTAssertEqual(objects.map { "\(type(of: $0))" }, ["UIView", "UIScrollView"])
        XCTAssertEqual(told.count, 1)
    }

    func testPrototypesLeadToTheControllerOfTheirList() throws {
        XCTAssertEqual(
            try gaps(
                """
                <tableViewController id="A"><tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="C" id="c">
                <connections><segue destination="A" kind="show" identifier="on" id="g"><segue key="commit" inheritsFrom="parent" id="h"/></segue>
                </connections></tableViewCell></prototypes></tableView></tableViewController>
                """
            ),
            []
        )
    }

    func testTranslatedRuntimeAttributesAreCountedApart() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="v"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityLabel" value="Card"/>
            <userDefinedRuntimeAttribute type="string" keyPath="restorationIdentifier" value="plain"/>
            <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityIdentifier" value="Name"/>
            </userDefinedRuntimeAttributes></view></objects></document>
            """
        let key = "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
        let source = InterfaceSource(
            document: try InterfaceDocument(bytes: Array(text.utf8), name: "Card.xib"),
            strings: ["\(key)[0]": "Karte", "\(key)[1]": "Name auf Deutsch"],
            bundle: nil
        )
        let view = InterfaceAssembly(source).instantiate(owner: nil, external: [:]).first as? UIView
        XCTAssertEqual(view?.accessibilityLabel, "Karte")
        XCTAssertEqual(view?.restorationIdentifier, "plain")
        XCTAssertEqual(view?.accessibilityIdentifier, "Name auf Deutsch")
        XCTAssertEqual(told, [])
    }
}
