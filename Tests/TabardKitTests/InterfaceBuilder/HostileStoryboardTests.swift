import GtkInterop
import XCTest

@testable import InterfaceDocument
@testable import TabardKit

/// Storyboards that can't be followed: each is told of with its document, line and object, and the program goes on (I7).
@preconcurrency @MainActor
final class HostileStoryboardTests: InterfaceTestCase {
    private func storyboard(_ scenes: String..., initial: String = "a") throws -> UIStoryboard {
        try StoryboardText.storyboard(scenes, initial: initial)
    }

    func testATruncatedStoryboardIsAnErrorWithItsLine() throws {
        let text = StoryboardText.text([
            #"<viewController id="a"><view key="view" id="v"/></viewController>"#,
            #"<viewController id="b"><view key="view" id="w"/></viewController>"#,
        ])
        for length in stride(from: 0, to: text.utf8.count - 1, by: 7) {
            let bytes = [UInt8](text.utf8.prefix(length))
            XCTAssertThrowsError(try InterfaceDocument(bytes: bytes, name: "Cut.storyboard")) { error in
                XCTAssertTrue("\(error)".hasPrefix("Cut.storyboard:"), "\(error)")
                XCTAssertEqual((error as? InterfaceDocumentError)?.code, .malformed, "\(error)")
            }
        }
    }

    func testAStoryboardIsNoNibAndTheOtherWayAround() throws {
        let text = StoryboardText.text([#"<viewController id="a"/>"#])
        XCTAssertEqual(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).count, 0)
        XCTAssertEqual(told, ["1: It must be a nib, but is a storyboard"])
        let nib = try InterfaceDocument(bytes: [UInt8]("<document><objects/></document>".utf8), name: "N.xib")
        XCTAssertThrowsError(try InterfaceDocuments.expect(.storyboard, nib)) {
            XCTAssertEqual("\($0)", "N.xib:1: It must be a storyboard, but is a nib")
        }
    }

    func testAVersionThatNobodyKnowsIsRead() throws {
        let text = StoryboardText.text([#"<viewController title="A" id="a"/>"#])
            .replacingOccurrences(of: #"version="3.0""#, with: #"version="97.5" toolsVersion="99999""#)
        let document = try InterfaceDocument(bytes: [UInt8](text.utf8), name: "New.storyboard")
        let board = UIStoryboard(InterfaceSource(document: document, strings: [:], bundle: nil))
        XCTAssertEqual(board.instantiateInitialViewController()?.title, "A")
    }

    func testAnInitialControllerThatIsNone() throws {
        XCTAssertNil(try storyboard(#"<viewController id="b"/>"#).instantiateInitialViewController())
        XCTAssertNil(try storyboard(#"<view id="a"/>"#).instantiateInitialViewController())
        XCTAssertNil(
            try storyboard(#"<viewControllerPlaceholder storyboardName="" id="a"/>"#)
                .instantiateInitialViewController()
        )
        XCTAssertEqual(
            told,
            [
                " There is no controller 'a'", "2: view a: UIView stands where a UIViewController must be",
                "2: viewControllerPlaceholder a: It names no storyboard",
            ]
        )
    }

    /// The same that is not known is told of once, where it comes first.
    func testWhatNobodyKnowsIsToldOnce() throws {
        let views = (0..<50).map { #"<view wobbly="YES" id="w\#($0)"><jelly/></view>"# }.joined(
            separator: "\n"
        )
        let board = try storyboard(
            #"<viewController id="a"><view key="view" id="v"><subviews>\#(views)</subviews></view></viewController>"#
        )
        board.instantiateInitialViewController()?.loadViewIfNeeded()
        XCTAssertEqual(
            told,
            [
                "2: view w0: Tabard does not know its attribute 'wobbly'",
                "2: view w0: Tabard does not know its element 'jelly'",
            ]
        )
    }

    /// A text of a document is not kept whole in the log, however often there are such.
    func testWhatIsToldHasAnEnd() throws {
        let long = String(repeating: "x", count: 100_000)
        let board = try storyboard(
            #"<viewController customClass="\#(long)" id="a"><connections><outlet property="\#(long)" destination="a" id="o"/><segue destination="\#(long)" kind="\#(long)" id="s"/></connections></viewController>"#
        )
        XCTAssertNotNil(board.instantiateInitialViewController())
        XCTAssertGreaterThan(told.count, 1)
        XCTAssertLessThanOrEqual(told.map(\.count).max() ?? 0, 1000)
    }

    func testOutletsOfTheWrongKind() throws {
        let board = try storyboard(
            """
            <viewController id="a" customClass="ToldController" customModule="TabardKitTests"><view key="view" id="v"><subviews><label text="L" id="l"><gestureRecognizers/></label><tableView id="t"><connections><outlet property="tableHeaderView" destination="v" id="o1"/><outlet property="backgroundView" destination="t" id="o2"/></connections></tableView></subviews></view><connections><outlet property="label" destination="g" id="o3"/><outlet property="nothing" destination="l" id="o4"/><outlet property="view.superview" destination="l" id="o5"/><outletCollection property="title" destination="l" id="o6"/></connections></viewController><tapGestureRecognizer id="g"/>
            """
        )
        let controller = try XCTUnwrap(board.instantiateInitialViewController())
        controller.loadViewIfNeeded()
        controller.view.layoutIfNeeded()
        XCTAssertNil((controller as? ToldController)?.label)
        let faults = told.map { $0.prefix { $0 != "'" } }
        XCTAssertEqual(
            faults.filter { $0.contains("outlet o1") || $0.contains("outlet o2") }.count,
            2,
            "\(told)"
        )
        XCTAssertTrue(told.contains { $0.hasPrefix("2: outlet o3: ") }, "\(told)")
        XCTAssertTrue(told.contains { $0.hasPrefix("2: outlet o4: ") }, "\(told)")
        XCTAssertTrue(told.contains("2: outlet o5: 'view.superview' is no property of one object"), "\(told)")
        XCTAssertTrue(told.contains { $0.hasPrefix("2: outletCollection o6: ") }, "\(told)")
    }

    func testAViewThatTwoControllersWant() throws {
        let board = try storyboard(
            """
            <viewController id="a"><view key="view" id="v"/></viewController><viewController id="b"><connections><outlet property="view" destination="v" id="o1"/></connections></viewController>
            """
        )
        let controller = try XCTUnwrap(board.instantiateInitialViewController())
        controller.loadViewIfNeeded()
        XCTAssertTrue(controller.view._owner === controller)
        XCTAssertTrue(
            told.contains { $0.hasPrefix("2: outlet o1: A view can belong to one controller only") }
        )
    }

    /// Each step of a path would be taken on the stack of the one before, and copy what is left.
    func testKeyPathsWithoutEnd() throws {
        let path = String(repeating: "superview.", count: 50_000) + "hidden"
        let board = try storyboard(
            """
            <viewController id="a"><view key="view" id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="\(path)" value="YES"/></userDefinedRuntimeAttributes></view></viewController>
            """
        )
        board.instantiateInitialViewController()?.loadViewIfNeeded()
        XCTAssertEqual(told, ["2: userDefinedRuntimeAttribute: A key path has less than 20 dots"])
    }

    func testWhatCannotStandOnAStackIsLeftOut() throws {
        let board = try storyboard(
            "<navigationController id=\"a\">\(StoryboardText.relationship("rootViewController", ["b"]))</navigationController>",
            "<splitViewController style=\"doubleColumn\" id=\"b\">\(StoryboardText.relationship("masterViewController", ["f"]))</splitViewController>",
            "<splitViewController id=\"f\"/>",
            """
            <navigationController id="c"><viewControllers><viewController id="d"/></viewControllers><connections><segue destination="e" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
            """,
            #"<viewController id="e"><connections><segue destination="b" kind="show" identifier="b" id="s1"/><segue destination="c" kind="push" identifier="c" id="s2"/></connections></viewController>"#
        )
        let empty = try XCTUnwrap(board.instantiateInitialViewController() as? UINavigationController)
        XCTAssertEqual(empty.viewControllers, [])
        let stack = board._make(id: "c", StoryboardLineage(), nil) as? UINavigationController
        let first = try XCTUnwrap(stack?.topViewController)
        for identifier in ["b", "c"] { first.performSegue(withIdentifier: identifier, sender: nil) }
        XCTAssertEqual(stack?.viewControllers, [first])
        XCTAssertTrue(
            told.contains(
                "2: navigationController a: UISplitViewController can't stand in a navigation controller"
            )
        )
        XCTAssertEqual(InterfaceReport.told.filter { $0.contains("can't show, so it does nothing") }.count, 2)
    }

    /// A tab bar has no baseline, so that its edges stand for it.
    func testATabBarInARowByBaselines() throws {
        for (alignment, isTop) in [("firstBaseline", true), ("lastBaseline", false)] {
            let board = try storyboard(
                """
                <viewController id="a"><view key="view" id="v"><subviews><stackView alignment="\(alignment)" id="s"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews><tabBar id="t"/><tabBar id="u"><constraints><constraint firstAttribute="height" constant="60" id="k"/></constraints></tabBar></subviews></stackView></subviews></view></viewController>
                """
            )
            let controller = try XCTUnwrap(board.instantiateInitialViewController())
            controller.view.layoutIfNeeded()
            let bars = try XCTUnwrap(controller.view.subviews.first?.subviews)
            XCTAssertEqual(bars.count, 2)
            let places = bars.map { isTop ? $0.frame.minY : $0.frame.maxY }
            XCTAssertEqual(places[0], places[1], alignment)
            XCTAssertEqual(bars[1].frame.height, 60, alignment)
        }
    }

    func testControllersInEachOtherHaveAnEnd() throws {
        let scenes = (0..<900).map { index in
            "<splitViewController id=\"c\(index)\">\(StoryboardText.relationship("masterViewController", ["c\(index + 1)"]))</splitViewController>"
        }
        let board = try StoryboardText.storyboard(scenes, initial: "c0")
        var depth = 0
        var current = board.instantiateInitialViewController()
        while let inner = current?.children.first {
            depth += 1
            current = inner
        }
        XCTAssertEqual(depth, 39)
        XCTAssertEqual(told, ["42: splitViewController c40: More than 40 controllers stand in each other"])
        let embedding = (0..<900).map { index in
            "<viewController id=\"c\(index)\"><view key=\"view\" id=\"v\(index)\"><subviews><containerView id=\"b\(index)\"><connections><segue destination=\"c\(index + 1)\" kind=\"embed\" id=\"s\(index)\"/></connections></containerView></subviews></view></viewController>"
        }
        let first = try StoryboardText.storyboard(embedding, initial: "c0").instantiateInitialViewController()
        show(try XCTUnwrap(first))
        var count = 0
        current = first
        while let inner = current?.children.first {
            count += 1
            current = inner
        }
        XCTAssertEqual(count, 39)
    }
}
