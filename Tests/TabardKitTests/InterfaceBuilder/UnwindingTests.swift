import GtkInterop
import XCTest

@testable import TabardKit

/// Writes down what it is asked on the way back.
class AskedController: UIViewController {
    override func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
    )
        -> Bool
    {
        let can = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
        StoryboardCalls.list.append("can \(title ?? "") \(can)")
        return can
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        StoryboardCalls.list.append(
            "prepare \(segue.identifier ?? "nil") to \(segue.destination.title ?? "")"
        )
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        StoryboardCalls.list.append("gone \(title ?? "")")
    }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(AskedController.self, super._selectors)
    }
}

/// An end of the way back, as soon as it wants to be one.
final class EndController: AskedController {
    static var refuses: Set<String> = []

    override func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
    )
        -> Bool
    {
        super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
            && !Self.refuses.contains(title ?? "")
    }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(
            EndController.self,
            super._selectors,
            [
                .method("end:") { owner, arguments -> Any? in
                    let segue: UIStoryboardSegue = arguments[0]
                    StoryboardCalls.list.append("end \(owner.title ?? "") from \(segue.source.title ?? "")")
                    return nil
                }
            ]
        )
    }
}

/// Ways back through stacks, tabs and what is presented (I3).
@preconcurrency @MainActor
final class UnwindingTests: InterfaceTestCase {
    override func setUp() async throws {
        try await super.setUp()
        StoryboardCalls.list = []
        EndController.refuses = []
    }

    private func controller(_ title: String, _ name: String, segues: String = "") -> String {
        "<viewController title=\"\(title)\" id=\"\(title)\" customClass=\"\(name)\" customModule=\"TabardKitTests\"><view key=\"view\" id=\"v\(title)\"/><connections>\(segues)<segue destination=\"x\(title)\" kind=\"unwind\" identifier=\"back\" unwindAction=\"end:\" animates=\"NO\" id=\"u\(title)\"/></connections></viewController><exit id=\"x\(title)\"/>"
    }

    private func way(_ identifier: String, to id: String, _ kind: String) -> String {
        "<segue destination=\"\(id)\" kind=\"\(kind)\" identifier=\"\(identifier)\" animates=\"NO\" modalPresentationStyle=\"fullScreen\" id=\"w\(identifier)\"/>"
    }

    private func stack(_ id: String, root: String) -> String {
        "<navigationController title=\"\(id)\" id=\"\(id)\">\(StoryboardText.relationship("rootViewController", [root]))</navigationController>"
    }

    /// Two tabs with a stack each; the second has a page above, over which a stack is presented.
    private func shownTabs() throws -> (tabs: UITabBarController, modal: UIViewController) {
        let board = try StoryboardText.storyboard([
            "<tabBarController title=\"Tabs\" id=\"a\">\(StoryboardText.relationship("viewControllers", ["S1", "S2"]))</tabBarController>",
            stack("S1", root: "Home"), controller("Home", "EndController"),
            stack("S2", root: "List"),
            controller("List", "EndController", segues: way("detail", to: "Detail", "show")),
            controller("Detail", "AskedController", segues: way("modal", to: "S3", "presentation")),
            stack("S3", root: "Modal"), controller("Modal", "AskedController"),
        ])
        let tabs = try XCTUnwrap(board.instantiateInitialViewController() as? UITabBarController)
        show(tabs)
        tabs.selectedIndex = 1
        let stack = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
        stack.topViewController?.performSegue(withIdentifier: "detail", sender: nil)
        stack.topViewController?.performSegue(withIdentifier: "modal", sender: nil)
        let presented = try XCTUnwrap(tabs.presentedViewController as? UINavigationController)
        StoryboardCalls.list = []
        return (tabs, try XCTUnwrap(presented.topViewController))
    }

    func testBackToThePageBelowInTheStackThatPresents() throws {
        let (tabs, modal) = try shownTabs()
        EndController.refuses = ["Home"]
        modal.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertNil(tabs.presentedViewController)
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertEqual(tabs.selectedViewController?.children.map(\.title), ["List"])
        XCTAssertEqual(
            StoryboardCalls.list.filter { !$0.hasPrefix("gone") && !$0.hasPrefix("can") },
            ["prepare back to List", "end List from Modal"]
        )
        XCTAssertEqual(StoryboardCalls.list.filter { $0.hasPrefix("gone") }, ["gone Modal"])
        XCTAssertEqual(told, [])
    }

    func testBackToAnotherTab() throws {
        let (tabs, modal) = try shownTabs()
        EndController.refuses = ["List"]
        modal.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertNil(tabs.presentedViewController)
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertEqual(tabs.selectedViewController?.children.map(\.title), ["Home"])
        XCTAssertEqual(
            StoryboardCalls.list.filter { $0.hasPrefix("prepare") || $0.hasPrefix("end") },
            ["prepare back to Home", "end Home from Modal"]
        )
        XCTAssertEqual(told, [])
    }

    func testTheNearestPageOfTheOwnStackComesFirst() throws {
        let (tabs, modal) = try shownTabs()
        tabs.dismiss(animated: false)
        let stack = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
        XCTAssertEqual(stack.viewControllers.map(\.title), ["List", "Detail"])
        StoryboardCalls.list = []
        stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertEqual(
            StoryboardCalls.list,
            ["can List true", "prepare back to List", "end List from Detail", "gone Detail"]
        )
        XCTAssertEqual(stack.viewControllers.map(\.title), ["List"])
        XCTAssertNotNil(modal)
    }

    func testWithoutAnEndNothingHappens() throws {
        let (tabs, modal) = try shownTabs()
        EndController.refuses = ["Home", "List"]
        modal.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertNotNil(tabs.presentedViewController)
        XCTAssertEqual(StoryboardCalls.list.filter { !$0.hasPrefix("can") }, [])
        XCTAssertEqual(told.count, 1)
        XCTAssertTrue(
            told[0].hasSuffix("segue uModal: No controller on the way back has the method 'end:'"),
            "\(told)"
        )
    }
}
