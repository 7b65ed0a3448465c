import GtkInterop
import XCTest

@testable import TabardKit

/// Writes down what it is asked of its children on a way back.
@preconcurrency @MainActor
private enum WayBack {
    static func note(_ container: UIViewController, allows children: [UIViewController]) {
        let titles = children.map { $0.title ?? "" }.joined(separator: " ")
        StoryboardCalls.list.append("\(container.title ?? "") allows \(titles.isEmpty ? "none" : titles)")
    }

    static func note(_ container: UIViewController, to child: UIViewController) {
        StoryboardCalls.list.append("\(container.title ?? "") to \(child.title ?? "")")
    }
}

final class AskedStack: UINavigationController {
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
        -> [UIViewController]
    {
        let children = super.allowedChildrenForUnwinding(from: source)
        WayBack.note(self, allows: children)
        return children
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        WayBack.note(self, to: subsequentVC)
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(AskedStack.self, super._selectors)
    }
}

final class AskedTabs: UITabBarController {
    /// Takes children away from those that may be the end.
    static var forbidden: Set<String> = []

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
        -> [UIViewController]
    {
        let children = super.allowedChildrenForUnwinding(from: source).filter {
            !Self.forbidden.contains($0.title ?? "")
        }
        WayBack.note(self, allows: children)
        return children
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        WayBack.note(self, to: subsequentVC)
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(AskedTabs.self, super._selectors)
    }
}

/// A container of the app's own, which shows one of its children at a time.
final class AskedHolder: AskedController {
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
        -> [UIViewController]
    {
        let children = super.allowedChildrenForUnwinding(from: source)
        let coming = childContaining(source)?.title ?? "none"
        StoryboardCalls.list.append("from \(source.source.title ?? "") in \(coming) \(source.unwindAction)")
        WayBack.note(self, allows: children)
        return children
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        WayBack.note(self, to: subsequentVC)
    }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(AskedHolder.self, super._selectors)
    }
}

/// Goes back in a way of its own.
final class QuietReturn: UIStoryboardSegue {
    override func perform() {
        StoryboardCalls.list.append("perform to \(destination.title ?? "")")
        super.perform()
    }
}

/// All that containers are asked and told on a way back, in order (I3).
@preconcurrency @MainActor
final class UnwindingOrderTests: InterfaceTestCase {
    override func setUp() async throws {
        try await super.setUp()
        StoryboardCalls.list = []
        EndController.refuses = []
        AskedTabs.forbidden = []
    }

    private let module = "customModule=\"TabardKitTests\""

    private func controller(_ title: String, _ name: String, content: String = "", segues: String = "")
        -> String
    {
        "<viewController title=\"\(title)\" id=\"\(title)\" customClass=\"\(name)\" \(module)><view key=\"view\" id=\"v\(title)\"><subviews>\(content)</subviews></view><connections>\(segues)<segue destination=\"x\(title)\" kind=\"unwind\" identifier=\"back\" unwindAction=\"end:\" customClass=\"QuietReturn\" \(module) animates=\"NO\" id=\"u\(title)\"/></connections></viewController><exit id=\"x\(title)\"/>"
    }

    private func stack(_ title: String, root: String) -> String {
        "<navigationController title=\"\(title)\" id=\"\(title)\" customClass=\"AskedStack\" \(module)>\(StoryboardText.relationship("rootViewController", [root]))</navigationController>"
    }

    /// Two tabs with a stack each, and a stack over the second.
    private func shown() throws -> (tabs: AskedTabs, modal: UIViewController) {
        let over =
            "<segue destination=\"S3\" kind=\"presentation\" identifier=\"over\" modalPresentationStyle=\"fullScreen\" animates=\"NO\" id=\"o\"/>"
        let board = try StoryboardText.storyboard([
            "<tabBarController title=\"Tabs\" id=\"a\" customClass=\"AskedTabs\" \(module)>\(StoryboardText.relationship("viewControllers", ["S1", "S2"]))</tabBarController>",
            stack("S1", root: "Home"), controller("Home", "EndController"),
            stack("S2", root: "List"), controller("List", "EndController", segues: over),
            stack("S3", root: "Modal"), controller("Modal", "AskedController"),
        ])
        let tabs = try XCTUnwrap(board.instantiateInitialViewController() as? AskedTabs)
        show(tabs)
        tabs.selectedIndex = 1
        let list = try XCTUnwrap((tabs.selectedViewController as? UINavigationController)?.topViewController)
        list.performSegue(withIdentifier: "over", sender: nil)
        let modal = try XCTUnwrap(tabs.presentedViewController as? UINavigationController)
        XCTAssertEqual(told, [])
        StoryboardCalls.list = []
        return (tabs, try XCTUnwrap(modal.topViewController))
    }

    func testContainersAreAskedFromTheInsideAndLeadFromTheOutside() throws {
        let (tabs, modal) = try shown()
        EndController.refuses = ["List"]
        modal.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertEqual(
            StoryboardCalls.list,
            [
                "S3 allows none", "Tabs allows S2 S1", "S2 allows List", "can List true", "S1 allows Home",
                "can Home true", "prepare back to Home", "end Home from Modal", "perform to Home",
                "Tabs to S1", "S1 to Home", "gone Modal",
            ]
        )
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertNil(tabs.presentedViewController)
        XCTAssertEqual(told, [])
    }

    func testAChildThatAContainerDoesNotAllowIsNotAsked() throws {
        let (tabs, modal) = try shown()
        AskedTabs.forbidden = ["S2"]
        modal.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertEqual(
            Array(StoryboardCalls.list.prefix(4)),
            ["S3 allows none", "Tabs allows S1", "S1 allows Home", "can Home true"]
        )
        XCTAssertEqual(tabs.selectedIndex, 0)
        let (others, second) = try shown()
        AskedTabs.forbidden = ["S1", "S2"]
        second.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertEqual(StoryboardCalls.list, ["S3 allows none", "Tabs allows none"])
        XCTAssertNotNil(others.presentedViewController)
    }

    /// A container that knows no other way brings nothing into sight but is told what to.
    func testAnAppsOwnContainerIsToldWhereTheWayLeads() throws {
        let embed = { (id: String) in
            "<containerView id=\"c\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/><connections><segue destination=\"\(id)\" kind=\"embed\" id=\"e\(id)\"/></connections></containerView>"
        }
        let board = try StoryboardText.storyboard(
            [
                controller("Holder", "AskedHolder", content: embed("Left") + embed("Right")),
                controller("Left", "EndController"), controller("Right", "AskedController"),
            ],
            initial: "Holder"
        )
        let holder = try XCTUnwrap(board.instantiateInitialViewController())
        show(holder)
        XCTAssertEqual(holder.children.map(\.title), ["Left", "Right"])
        StoryboardCalls.list = []
        holder.children.last?.performSegue(withIdentifier: "back", sender: self)
        XCTAssertEqual(
            StoryboardCalls.list,
            [
                "from Right in Right end:", "Holder allows Left", "can Left true", "prepare back to Left",
                "end Left from Right", "perform to Left", "Holder to Left",
            ]
        )
        XCTAssertEqual(told, [])
    }

    func testTheSourceIsAskedWhetherTheUserMayGoBack() throws {
        let button = { (identifier: String) in
            "<button id=\"b\(identifier)\"><connections><segue destination=\"xTop\" kind=\"unwind\" identifier=\"\(identifier)\" unwindAction=\"goHome:\" animates=\"NO\" id=\"s\(identifier)\"/></connections></button>"
        }
        let board = try StoryboardText.storyboard([
            "<navigationController id=\"a\">\(StoryboardText.relationship("rootViewController", ["Root"]))</navigationController>",
            "<viewController title=\"Root\" id=\"Root\" customClass=\"HomeController\" \(module)><view key=\"view\" id=\"rv\"/><connections><segue destination=\"Top\" kind=\"show\" identifier=\"on\" id=\"on\"/></connections></viewController>",
            "<viewController title=\"Top\" id=\"Top\" customClass=\"ToldController\" \(module)><view key=\"view\" id=\"tv\"><subviews>\(button("never"))\(button("back"))</subviews></view></viewController><exit id=\"xTop\"/>",
        ])
        let stack = try XCTUnwrap(board.instantiateInitialViewController() as? UINavigationController)
        show(stack)
        stack.topViewController?.performSegue(withIdentifier: "on", sender: nil)
        let top = try XCTUnwrap(stack.topViewController)
        let buttons = top.view.subviews.compactMap { $0 as? UIButton }
        StoryboardCalls.list = []
        for button in buttons { button.sendActions(for: .touchUpInside) }
        XCTAssertEqual(
            StoryboardCalls.list,
            [
                "should never", "should back", "prepare back to Root, sender UIButton, loaded true",
                "goHome from Top",
            ]
        )
        XCTAssertEqual(stack.viewControllers.map(\.title), ["Root"])
        XCTAssertEqual(told, [])
    }
}
