import GtkInterop
import XCTest

@testable import TabardKit

/// Makes its destinations by methods of one, two and three arguments, as `@IBSegueAction` makes them known.
final class MakingController: ToldController {
    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(
            MakingController.self,
            super._selectors,
            [
                .method("one:") { _, arguments -> Any? in
                    StoryboardCalls.list.append("one")
                    return ToldController(coder: arguments[0])
                },
                .method("two:sender:") { _, arguments -> Any? in
                    let sender: String = arguments[1]
                    StoryboardCalls.list.append("two \(sender)")
                    return ToldController(coder: arguments[0])
                },
                .method("three:sender:identifier:") { _, arguments -> Any? in
                    let (sender, identifier): (String, String) = (arguments[1], arguments[2])
                    StoryboardCalls.list.append("three \(sender) \(identifier)")
                    return ToldController(coder: arguments[0])
                },
                .method("none:") { _, _ -> Any? in
                    StoryboardCalls.list.append("none")
                    return nil
                },
            ]
        )
    }
}

/// Answers for a table and writes down what is chosen.
final class ChoosingController: ToldController, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource,
    UICollectionViewDelegate
{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        StoryboardCalls.list.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        StoryboardCalls.list.append("accessory \(indexPath.row)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        StoryboardCalls.list.append("select \(indexPath.item)")
    }
}

/// What the user does to make a segue happen (I3).
@preconcurrency @MainActor
final class SegueTriggerTests: InterfaceTestCase {
    override func setUp() async throws {
        try await super.setUp()
        StoryboardCalls.list = []
    }

    private let detail =
        #"<viewController title="D" id="d" customClass="ToldController" customModule="TabardKitTests"><view key="view" id="dv"/></viewController>"#

    /// A segue that only writes down that it happens.
    private func segue(_ identifier: String, _ attributes: String = "") -> String {
        "<connections><segue destination=\"d\" kind=\"custom\" identifier=\"\(identifier)\" customClass=\"QuietSegue\" customModule=\"TabardKitTests\" \(attributes) id=\"s-\(identifier)\"/></connections>"
    }

    /// Shows a controller with such a content, which leads to another.
    private func shown(_ content: String, ofClass name: String = "ToldController", others: String = "") throws
        -> UIViewController
    {
        let scene =
            "<viewController title=\"A\" id=\"a\" customClass=\"\(name)\" customModule=\"TabardKitTests\">\(content)</viewController>\(others)"
        let controller = try XCTUnwrap(
            StoryboardText.storyboard([scene, detail]).instantiateInitialViewController()
        )
        show(controller)
        StoryboardCalls.list = []
        return controller
    }

    /// The calls of a segue that its source does not keep back.
    private func calls(_ identifier: String, sender: String) -> [String] {
        [
            "should \(identifier)", "init ToldController D",
            "awake ToldController D, view false, outlet false",
            "prepare \(identifier) to D, sender \(sender), loaded false", "quiet to D",
        ]
    }

    func testCellsOfATableLeadOnBeforeTheDelegateIsTold() throws {
        let controller = try shown(
            """
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="700"/><subviews><tableView rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="390" height="400"/><prototypes>
            <tableViewCell reuseIdentifier="cell" accessoryType="detailDisclosureButton" id="c"><connections><segue destination="d" kind="custom" identifier="row" customClass="QuietSegue" customModule="TabardKitTests" id="s1"/><segue destination="d" kind="custom" identifier="detail" trigger="accessoryAction" customClass="QuietSegue" customModule="TabardKitTests" id="s2"/></connections></tableViewCell>
            </prototypes><connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/></connections></tableView></subviews></view>
            """,
            ofClass: "ChoosingController"
        )
        let table = try XCTUnwrap(controller.view.subviews.first as? UITableView)
        table.layoutIfNeeded()
        table._userSelected(IndexPath(row: 1, section: 0))
        XCTAssertEqual(StoryboardCalls.list, calls("row", sender: "UITableViewCell") + ["select 1"])
        StoryboardCalls.list = []
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        table._controlPressed(.detail, in: cell)
        XCTAssertEqual(StoryboardCalls.list, calls("detail", sender: "UITableViewCell") + ["accessory 0"])
        XCTAssertEqual(told, [])
    }

    func testCellsOfStaticSectionsLeadOn() throws {
        let scene =
            """
            <tableViewController title="A" id="a"><tableView key="view" dataMode="static" rowHeight="44" id="t"><sections><tableViewSection id="p"><cells>
            <tableViewCell id="c1"/><tableViewCell id="c2">\(segue("row"))</tableViewCell>
            </cells></tableViewSection></sections><connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/></connections></tableView></tableViewController>
            """
        let controller = try XCTUnwrap(
            StoryboardText.storyboard([scene, detail]).instantiateInitialViewController()
                as? UITableViewController
        )
        show(controller)
        controller.tableView.layoutIfNeeded()
        controller.tableView._userSelected(IndexPath(row: 0, section: 0))
        XCTAssertEqual(StoryboardCalls.list, [])
        controller.tableView._userSelected(IndexPath(row: 1, section: 0))
        XCTAssertEqual(
            StoryboardCalls.list,
            ["init ToldController D", "awake ToldController D, view false, outlet false", "quiet to D"]
        )
        XCTAssertEqual(told, [])
    }

    func testCellsOfACollectionLeadOn() throws {
        let controller = try shown(
            """
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="700"/><subviews><collectionView id="t"><rect key="frame" x="0" y="0" width="390" height="400"/><collectionViewFlowLayout key="collectionViewLayout" id="l"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><cells>
            <collectionViewCell reuseIdentifier="item" id="c"><rect key="frame" x="0" y="0" width="50" height="50"/>\(segue("item"))</collectionViewCell>
            </cells><connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/></connections></collectionView></subviews></view>
            """,
            ofClass: "ChoosingController"
        )
        let collection = try XCTUnwrap(controller.view.subviews.first as? UICollectionView)
        collection.layoutIfNeeded()
        collection._userSelected(IndexPath(item: 1, section: 0))
        XCTAssertEqual(StoryboardCalls.list, calls("item", sender: "UICollectionViewCell") + ["select 1"])
        XCTAssertEqual(told, [])
    }

    func testControlsLeadOnAtTheirEvents() throws {
        let controller = try shown(
            """
            <view key="view" id="v"><subviews><button id="b">\(segue("button"))</button><button id="c">\(segue("down", "eventType=\"touchDown\""))</button><switch id="w">\(segue("switch"))</switch><segmentedControl id="g"><segments><segment title="1"/><segment title="2"/></segments>\(segue("never"))</segmentedControl></subviews></view>
            """
        )
        let controls = controller.view.subviews.compactMap { $0 as? UIControl }
        for control in controls { control.sendActions(for: .touchDown) }
        XCTAssertEqual(StoryboardCalls.list, calls("down", sender: "UIButton"))
        StoryboardCalls.list = []
        for control in controls.prefix(2) { control.sendActions(for: .touchUpInside) }
        XCTAssertEqual(StoryboardCalls.list, calls("button", sender: "UIButton"))
        StoryboardCalls.list = []
        for control in controls { control.sendActions(for: .valueChanged) }
        XCTAssertEqual(StoryboardCalls.list, calls("switch", sender: "UISwitch") + ["should never"])
        XCTAssertEqual(told, [])
    }

    func testBarButtonItemsAndRecognizersLeadOn() throws {
        let controller = try shown(
            """
            <view key="view" id="v"><connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o1"/><outletCollection property="gestureRecognizers" destination="h" appends="YES" id="o2"/></connections></view><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="On" id="i">\(segue("item"))</barButtonItem></navigationItem>
            """,
            others:
                "<tapGestureRecognizer id=\"g\">\(segue("tap"))</tapGestureRecognizer><pongPressGestureRecognizer id=\"h\">\(segue("press"))</pongPressGestureRecognizer>"
        )
        controller.navigationItem.rightBarButtonItem?._trigger()
        XCTAssertEqual(StoryboardCalls.list, calls("item", sender: "UIBarButtonItem"))
        StoryboardCalls.list = []
        let recognizers = try XCTUnwrap(controller.view.gestureRecognizers)
        XCTAssertEqual(recognizers.count, 2)
        let press = try XCTUnwrap(recognizers.last as? UILongPressGestureRecognizer)
        recognizers[0]._request(.ended)
        XCTAssertEqual(StoryboardCalls.list, calls("tap", sender: "UITapGestureRecognizer"))
        StoryboardCalls.list = []
        for state in [UIGestureRecognizer.State.began, .changed, .ended] { press._request(state) }
        XCTAssertEqual(StoryboardCalls.list, calls("press", sender: "UILongPressGestureRecognizer"))
        XCTAssertEqual(told, [])
    }

    func testPopoversPointToWhatTheDocumentOrTheUserNames() throws {
        let popover =
            #"kind="popoverPresentation" animates="NO"><popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>"#
        let controller = try shown(
            """
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="700"/><subviews><button id="b"><rect key="frame" x="10" y="20" width="60" height="30"/><connections><segue destination="d" identifier="button" id="s1" \(popover)</connections></button><view id="w"><rect key="frame" x="100" y="200" width="40" height="50"/><connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o1"/></connections></view></subviews></view><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="On" id="i"/></navigationItem><connections><segue destination="d" identifier="view" popoverAnchorView="w" id="s2" \(popover)<segue destination="d" identifier="item" popoverAnchorBarButtonItem="i" id="s3" \(popover)</connections>
            """,
            others:
                "<tapGestureRecognizer id=\"g\"><connections><segue destination=\"d\" identifier=\"tap\" id=\"s4\" \(popover)</connections></tapGestureRecognizer>"
        )
        let parts = controller.view.subviews
        func place(_ perform: () -> Void) throws -> (view: UIView?, rect: CGRect?, item: UIBarButtonItem?) {
            perform()
            let presented = try XCTUnwrap(controller.presentedViewController)
            let popover = try XCTUnwrap(presented.popoverPresentationController)
            XCTAssertEqual(presented.modalPresentationStyle, .popover)
            XCTAssertEqual(popover.permittedArrowDirections, [.up, .left])
            let found = (popover.sourceView, popover.sourceRect, popover.barButtonItem)
            controller.dismiss(animated: false)
            return found
        }
        let button = try place { (parts[0] as? UIButton)?.sendActions(for: .touchUpInside) }
        XCTAssertTrue(button.view === parts[0] && button.item == nil)
        XCTAssertEqual(button.rect, CGRect(x: 0, y: 0, width: 60, height: 30))
        let view = try place { controller.performSegue(withIdentifier: "view", sender: nil) }
        XCTAssertTrue(view.view === parts[1])
        XCTAssertEqual(view.rect, CGRect(x: 0, y: 0, width: 40, height: 50))
        let item = try place { controller.performSegue(withIdentifier: "item", sender: parts[0]) }
        XCTAssertTrue(item.item === controller.navigationItem.rightBarButtonItem)
        let tap = try place { parts[1].gestureRecognizers?.first?._request(.ended) }
        XCTAssertTrue(tap.view === parts[1], "A recognizer's view is what was touched")
        XCTAssertEqual(told, [])
    }

    func testMethodsOfTheSourceMakeDestinations() throws {
        let selectors = ["one:", "two:sender:", "three:sender:identifier:", "none:", "missing:"]
        let segues = selectors.enumerated().map {
            "<segue destination=\"d\" kind=\"custom\" identifier=\"i\($0.offset)\" customClass=\"QuietSegue\" customModule=\"TabardKitTests\" destinationCreationSelector=\"\($0.element)\" id=\"s\($0.offset)\"/>"
        }
        let controller = try shown(
            "<view key=\"view\" id=\"v\"/><connections>\(segues.joined())</connections>",
            ofClass: "MakingController"
        )
        let made = ["init ToldController D", "awake ToldController D, view false, outlet false"]
        let firsts = [["one"], ["two S"], ["three S i2"], ["none"], []]
        for (index, first) in firsts.enumerated() {
            StoryboardCalls.list = []
            controller.performSegue(withIdentifier: "i\(index)", sender: "S")
            XCTAssertEqual(
                StoryboardCalls.list,
                first + made + ["prepare i\(index) to D, sender String, loaded false", "quiet to D"],
                selectors[index]
            )
        }
        XCTAssertEqual(
            told,
            ["2: segue s4: MakingController has no method 'missing:' that @IBSegueAction makes known"]
        )
    }
}
