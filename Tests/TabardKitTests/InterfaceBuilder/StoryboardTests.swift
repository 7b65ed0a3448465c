import GtkInterop
import XCTest

@testable import InterfaceDocument
@testable import TabardKit

/// Writes down what its objects are told, in order.
@preconcurrency @MainActor
enum StoryboardCalls {
    static var list: [String] = []
}

/// Tells each step of its life.
class ToldController: UIViewController {
    var label: UIView?
    private var name: String { "\(type(of: self)) \(title ?? "")" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        StoryboardCalls.list.append("init \(name)")
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        StoryboardCalls.list.append("awake \(name), view \(isViewLoaded), outlet \(label != nil)")
    }

    override func loadView() {
        StoryboardCalls.list.append("loadView \(name)")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        StoryboardCalls.list.append("didLoad \(name), outlet \(label != nil)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        StoryboardCalls.list.append("should \(identifier)")
        return identifier != "never"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        StoryboardCalls.list.append(
            "prepare \(segue.identifier ?? "nil") to \(segue.destination.title ?? ""), sender \(sender.map { "\(type(of: $0))" } ?? "nil"), loaded \(segue.destination.isViewLoaded)"
        )
    }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(
            ToldController.self,
            super._selectors,
            [.property("label", { $0.label }, { $0.label = $1 })]
        )
    }
}

/// Has a method that an unwind segue leads back to.
final class HomeController: ToldController {
    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(
            HomeController.self,
            super._selectors,
            [
                .method("goHome:") { _, arguments -> Any? in
                    let segue: UIStoryboardSegue = arguments[0]
                    StoryboardCalls.list.append("goHome from \(segue.source.title ?? "")")
                    return nil
                },
                .method("make:sender:") { _, arguments -> Any? in
                    StoryboardCalls.list.append("make")
                    return ToldController(coder: arguments[0])
                },
            ]
        )
    }
}

/// Leads on in a way of its own.
final class QuietSegue: UIStoryboardSegue {
    override func perform() { StoryboardCalls.list.append("quiet to \(destination.title ?? "")") }
}

/// Controllers, segues and bars of a `.storyboard` (I1, I3, I4, I7, B5).
@preconcurrency @MainActor
final class StoryboardTests: InterfaceTestCase {
    override func setUp() async throws {
        try await super.setUp()
        StoryboardCalls.list = []
    }

    private let toldClass = #"customClass="ToldController" customModule="TabardKitTests""#
    private let homeClass = #"customClass="HomeController" customModule="TabardKitTests""#

    private func storyboard(_ scenes: String..., initial: String = "a") throws -> UIStoryboard {
        try StoryboardText.storyboard(scenes, initial: initial)
    }

    private func relationship(_ name: String, _ ids: String...) -> String {
        StoryboardText.relationship(name, ids)
    }

    func testTheStepsOfAControllerComeInOrder() throws {
        let board = try storyboard(
            """
            <viewController title="A" storyboardIdentifier="one" useStoryboardIdentifierAsRestorationIdentifier="YES" modalPresentationStyle="formSheet" hidesBottomBarWhenPushed="YES" id="a" \(toldClass)><layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides><view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews><view tag="3" id="l"/><containerView id="c"><rect key="frame" x="0" y="0" width="10" height="20"/><connections><segue destination="e" kind="embed" identifier="in" id="s1"/></connections></containerView></subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="k"/></constraints></view><extendedEdge key="edgesForExtendedLayout" bottom="YES"/><connections><outlet property="label" destination="l" id="o"/></connections></viewController>
            """,
            #"<viewController title="E" id="e" \#(toldClass)><view key="view" id="ev"/></viewController>"#
        )
        let controller = try XCTUnwrap(board.instantiateInitialViewController())
        XCTAssertEqual(
            StoryboardCalls.list,
            ["init ToldController A", "awake ToldController A, view false, outlet false"]
        )
        XCTAssertTrue(controller.storyboard === board)
        XCTAssertEqual(controller.restorationIdentifier, "one")
        XCTAssertEqual(controller.modalPresentationStyle, .formSheet)
        XCTAssertTrue(controller.hidesBottomBarWhenPushed)
        XCTAssertEqual(controller.edgesForExtendedLayout, .bottom)
        StoryboardCalls.list = []
        controller.loadViewIfNeeded()
        XCTAssertEqual(
            StoryboardCalls.list,
            [
                "loadView ToldController A", "init ToldController E",
                "awake ToldController E, view false, outlet false",
                "prepare in to E, sender nil, loaded false", "loadView ToldController E",
                "didLoad ToldController E, outlet false", "didLoad ToldController A, outlet true",
            ]
        )
        XCTAssertEqual(controller.children.map(\.title), ["E"])
        XCTAssertEqual(controller.children.first?.view.frame, CGRect(x: 0, y: 0, width: 10, height: 20))
        XCTAssertEqual(told, [])
    }

    func testTabsStacksAndItems() throws {
        let board = try storyboard(
            """
            <tabBarController id="a"><tabBar key="tabBar" barStyle="black" translucent="NO" itemPositioning="centered" id="tb"><color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></tabBar>\(relationship("viewControllers", "n", "c"))</tabBarController>
            """,
            """
            <navigationController id="n"><tabBarItem key="tabBarItem" systemItem="search" badgeValue="3" id="ni"/><navigationBar key="navigationBar" largeTitles="YES" id="nb"/>\(relationship("rootViewController", "r"))</navigationController>
            """,
            """
            <viewController title="Root" id="r" \(toldClass)><view key="view" id="rv"/><navigationItem key="navigationItem" title="Bar" prompt="P" largeTitleDisplayMode="never" backButtonTitle="B" id="i"><barButtonItem key="leftBarButtonItem" systemItem="add" id="lb"/><rightBarButtonItems><barButtonItem title="X" style="done" width="44" id="x"/><barButtonItem title="Y" enabled="NO" tag="7" id="y"/></rightBarButtonItems></navigationItem><connections><outlet property="navigationItem" destination="i" id="on"/></connections></viewController>
            """,
            """
            <viewController title="C" id="c" \(toldClass)><tabBarItem key="tabBarItem" title="Tab" tag="4" enabled="NO" id="ci"><offsetWrapper key="titlePositionAdjustment" horizontal="2" vertical="-3"/></tabBarItem></viewController>
            """
        )
        let tabs = try XCTUnwrap(board.instantiateInitialViewController() as? UITabBarController)
        XCTAssertEqual(
            StoryboardCalls.list,
            [
                "init ToldController Root", "awake ToldController Root, view false, outlet false",
                "init ToldController C", "awake ToldController C, view false, outlet false",
            ]
        )
        XCTAssertEqual(tabs.viewControllers?.count, 2)
        XCTAssertEqual(tabs.customizableViewControllers, tabs.viewControllers)
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertEqual(tabs.tabBar.barStyle, .black)
        XCTAssertFalse(tabs.tabBar.isTranslucent)
        XCTAssertEqual(tabs.tabBar.itemPositioning, .centered)
        XCTAssertEqual(tabs.tabBar.barTintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let navigation = try XCTUnwrap(tabs.viewControllers?[0] as? UINavigationController)
        XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
        XCTAssertEqual(navigation.tabBarItem.badgeValue, "3")
        XCTAssertEqual(navigation.tabBarItem.title, UITabBarItem(tabBarSystemItem: .search, tag: 0).title)
        let item = try XCTUnwrap(navigation.topViewController?.navigationItem)
        XCTAssertEqual([item.title, item.prompt, item.backButtonTitle], ["Bar", "P", "B"])
        XCTAssertEqual(item.largeTitleDisplayMode, .never)
        XCTAssertEqual(item.leftBarButtonItem?._systemItem, .add)
        XCTAssertEqual(item.rightBarButtonItems?.map(\.title), ["X", "Y"])
        XCTAssertEqual(item.rightBarButtonItems?.map(\.style), [.done, .plain])
        XCTAssertEqual(item.rightBarButtonItems?.map(\.width), [44, 0])
        XCTAssertEqual(item.rightBarButtonItems?.map(\.isEnabled), [true, false])
        let second = try XCTUnwrap(tabs.viewControllers?[1])
        XCTAssertEqual(second.tabBarItem.title, "Tab")
        XCTAssertEqual(second.tabBarItem.tag, 4)
        XCTAssertFalse(second.tabBarItem.isEnabled)
        XCTAssertEqual(second.tabBarItem.titlePositionAdjustment, UIOffset(horizontal: 2, vertical: -3))
        XCTAssertFalse(second.isViewLoaded)
        XCTAssertEqual(told, [])
    }

    func testSeguesLeadOnAndBack() throws {
        let board = try storyboard(
            "<navigationController id=\"a\">\(relationship("rootViewController", "h"))</navigationController>",
            """
            <viewController title="Home" id="h" \(homeClass)><view key="view" id="hv"><subviews><button id="b1"><connections><segue destination="d" kind="show" identifier="on" id="s1"/></connections></button><button id="b2"><connections><segue destination="d" kind="show" identifier="never" id="s2"/></connections></button></subviews></view><connections><segue destination="d" kind="custom" identifier="quiet" customClass="QuietSegue" customModule="TabardKitTests" id="s3"/><segue destination="d" kind="presentation" identifier="made" destinationCreationSelector="make:sender:" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" animates="NO" id="s4"/></connections></viewController>
            """,
            """
            <viewController title="Detail" id="d" \(toldClass)><view key="view" id="dv"/><connections><segue destination="x" kind="unwind" identifier="back" unwindAction="goHome:" animates="NO" id="s5"/></connections></viewController><exit id="x" userLabel="Exit"/>
            """
        )
        let navigation = try XCTUnwrap(board.instantiateInitialViewController() as? UINavigationController)
        show(navigation)
        let first = try XCTUnwrap(navigation.topViewController)
        let buttons = first.view.subviews.compactMap { $0 as? UIButton }
        StoryboardCalls.list = []
        for button in buttons { button.sendActions(for: .touchUpInside) }
        XCTAssertEqual(
            StoryboardCalls.list.filter { !$0.hasPrefix("loadView") && !$0.hasPrefix("didLoad") },
            [
                "should on", "init ToldController Detail",
                "awake ToldController Detail, view false, outlet false",
                "prepare on to Detail, sender UIButton, loaded false", "should never",
            ]
        )
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["Home", "Detail"])
        StoryboardCalls.list = []
        navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertEqual(
            StoryboardCalls.list,
            ["prepare back to Home, sender nil, loaded true", "goHome from Detail"]
        )
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["Home"])
        StoryboardCalls.list = []
        first.performSegue(withIdentifier: "quiet", sender: self)
        XCTAssertEqual(StoryboardCalls.list.last, "quiet to Detail")
        StoryboardCalls.list = []
        first.performSegue(withIdentifier: "made", sender: nil)
        XCTAssertEqual(StoryboardCalls.list.first, "make")
        let presented = try XCTUnwrap(first.presentedViewController)
        XCTAssertEqual(presented.modalPresentationStyle, .fullScreen)
        XCTAssertEqual(presented.modalTransitionStyle, .crossDissolve)
        presented.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertNil(first.presentedViewController)
        XCTAssertEqual(told, [])
    }

    func testCreatorsMakeControllers() throws {
        let board = try storyboard(
            #"<viewController title="A" storyboardIdentifier="one" id="a" \#(toldClass)><view key="view" id="v"/></viewController>"#
        )
        var calls = 0
        let made: ToldController = board.instantiateViewController(identifier: "one") { coder in
            calls += 1
            return ToldController(coder: coder)
        }
        let usual: UIViewController = board.instantiateViewController(identifier: "one") { _ in
            calls += 1
            return nil
        }
        XCTAssertEqual(calls, 2)
        XCTAssertEqual([made.title, usual.title], ["A", "A"])
        XCTAssertTrue(made.storyboard === board && usual is ToldController)
    }

    /// Interface Builder stores frames of bars that no window has.
    func testBarsHaveTheirUsualHeightBeforeTheyAreLaidOut() throws {
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1000\" height=\"1000\"/>"
        let tabs = try storyboard(
            "<tabBarController id=\"a\"><tabBar key=\"tabBar\" id=\"t\">\(frame)</tabBar>\(relationship("viewControllers", "b"))</tabBarController>",
            "<navigationController id=\"b\"><navigationBar key=\"navigationBar\" id=\"n\">\(frame)</navigationBar></navigationController>"
        )
        let controller = try XCTUnwrap(tabs.instantiateInitialViewController() as? UITabBarController)
        controller.loadViewIfNeeded()
        let inCode = UITabBarController()
        inCode.loadViewIfNeeded()
        XCTAssertEqual(controller.tabBar.frame.height, 49)
        XCTAssertEqual(controller.tabBar.frame, inCode.tabBar.frame)
        let stack = try XCTUnwrap(controller.viewControllers?.first as? UINavigationController)
        stack.loadViewIfNeeded()
        XCTAssertEqual(stack.navigationBar.frame.size, CGSize(width: stack.view.bounds.width, height: 44))
    }

    /// Interface Builder writes so for a view whose layout is "automatic".
    func testTheViewOfAControllerIsPlacedByItsContainer() throws {
        let board = try storyboard(
            "<navigationController id=\"a\">\(relationship("rootViewController", "b"))</navigationController>",
            """
            <viewController id="b"><view key="view" translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="896" height="414"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w"/></subviews><constraints><constraint firstItem="w" firstAttribute="width" constant="70" id="k1"/><constraint firstItem="w" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="k2"/></constraints></view></viewController>
            """
        )
        let stack = try XCTUnwrap(board.instantiateInitialViewController() as? UINavigationController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        XCTAssertEqual(stack.topViewController?.view.frame.size.width, 300)
        XCTAssertEqual(stack.topViewController?.view.subviews.first?.frame.maxX, 300)
    }

    /// I7: no endless making, and each is told with line and id.
    func testWhatStandsInItselfIsLeftOut() throws {
        let selfHolding = try storyboard(
            "<tabBarController id=\"a\">\(relationship("viewControllers", "a"))</tabBarController>"
        )
        let holdsItself = selfHolding.instantiateInitialViewController() as? UITabBarController
        XCTAssertNil(try XCTUnwrap(holdsItself).viewControllers)
        let mutual = try storyboard(
            "<tabBarController id=\"a\">\(relationship("viewControllers", "b"))</tabBarController>",
            "<navigationController id=\"b\">\(relationship("viewControllers", "a", "zz"))</navigationController>"
        )
        let outer = try XCTUnwrap(mutual.instantiateInitialViewController() as? UITabBarController)
        XCTAssertEqual(outer.viewControllers?.count, 1)
        let embedding = try storyboard(
            """
            <viewController id="a"><view key="view" id="v"><subviews><containerView id="c"><connections><segue destination="b" kind="embed" id="s1"/></connections></containerView></subviews></view></viewController>
            """,
            """
            <viewController id="b"><view key="view" id="w"><subviews><containerView id="e"><connections><segue destination="a" kind="embed" id="s2"/></connections></containerView></subviews></view></viewController>
            """
        )
        let controller = try XCTUnwrap(embedding.instantiateInitialViewController())
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.children.count, 1)
        XCTAssertEqual(controller.children.first?.children.count, 0)
        XCTAssertEqual(
            told,
            [
                "2: tabBarController a: The controller stands in itself, so it is left out",
                "2: viewController a: The controller stands in itself, so it is left out",
                "3: segue rviewControllers1: There is no object 'zz' in the document",
                "3: segue s2: The controller 'a' that it leads to can't be made",
            ]
        )
    }

    func testWhatCannotBeFollowedIsTold() throws {
        let board = try storyboard(
            """
            <viewController title="A" id="a" customClass="Nobody" customModule="TabardKitTests"><view key="view" id="v"/><connections><segue destination="zz" kind="show" identifier="nowhere" id="s1"/><segue destination="a" kind="wormhole" identifier="odd" id="s2"/><segue destination="p" kind="show" identifier="away" id="s3"/></connections></viewController>
            """,
            #"<viewControllerPlaceholder storyboardName="Elsewhere" referencedIdentifier="x" id="p"/>"#
        )
        let controller = try XCTUnwrap(board.instantiateInitialViewController())
        XCTAssertTrue(type(of: controller) == UIViewController.self)
        controller.loadViewIfNeeded()
        for identifier in ["nowhere", "odd", "away"] {
            controller.performSegue(withIdentifier: identifier, sender: nil)
        }
        XCTAssertNil(controller.presentedViewController)
        XCTAssertEqual(
            told.filter { $0.contains("segue s2") },
            ["2: segue s2: Tabard knows no segue of the kind 'wormhole'"]
        )
        XCTAssertTrue(told.contains("2: segue s1: The controller 'zz' that it leads to can't be made"))
        let missing = "3: viewControllerPlaceholder p: Could not find a storyboard named 'Elsewhere'"
        XCTAssertTrue(told.contains { $0.hasPrefix(missing) })
        let unknown =
            "There is no class 'Nobody' in the modules TabardKitTests, so UIViewController stands for it"
        XCTAssertTrue(told.contains("2: viewController a: \(unknown)"))
    }
}
