import GtkInterop
import XCTest

@testable import TabardKit

/// What comes back in tabs that are values, whose controllers are made when they are first needed (S7, R1, T3).
@preconcurrency @MainActor
final class MadeTabsRestorationTests: RestorationTestCase {
    private var layout = ""
    /// The tabs whose providers were called, in order.
    private var provided: [String] = []

    override func setUp() async throws {
        try await super.setUp()
        layout = UUID().uuidString
    }

    private func controller(_ tabs: [UITab]) -> UITabBarController {
        let controller = UITabBarController()
        controller.customizationIdentifier = layout
        controller.restorationIdentifier = "tabs"
        controller.tabs = tabs
        provided = []
        return controller
    }

    /// A tab whose controller is a stack, called as the tab or otherwise.
    private func tab(_ name: String, called identifier: String? = nil) -> UITab {
        UITab(title: name, image: nil, identifier: name) { [unowned self] _ in
            provided.append(name)
            return UINavigationController(identifier ?? name, KeptPage("root", name))
        }
    }

    private func page(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { [unowned self] _ in
            provided.append(name)
            return KeptPage(name, name)
        }
    }

    private func stack(_ tab: UITab?) -> [String] {
        let navigation = tab?._existingRootController as? UINavigationController
        return (navigation?.viewControllers ?? []).map { ($0 as? KeptPage)?.text ?? "?" }
    }

    func testS7OnlyTheTabsThatWereThereAreMadeAgain() throws {
        let make = { [self] in ["a", "b", "c", "d", "e", "f"].map { tab($0) } }
        let first = controller(make())
        start(first)
        for (name, page) in [("c", "in c"), ("f", "in f")] {
            first.selectedTab = first.tab(forIdentifier: name)
            (first.selectedTab?.viewController as? UINavigationController)?
                .pushViewController(MadePage("page", page), animated: false)
        }
        first.selectedTab = first.tab(forIdentifier: "a")
        for launch in 1...3 {
            let next = controller(make())
            try relaunch(with: next)
            XCTAssertEqual(Set(provided), ["a", "c", "f"], "launch \(launch)")
            XCTAssertEqual(next.selectedTab?.identifier, "a", "launch \(launch)")
            XCTAssertEqual(stack(next.tab(forIdentifier: "c")), ["c", "in c"], "launch \(launch)")
            XCTAssertEqual(stack(next.tab(forIdentifier: "f")), ["f", "in f"], "launch \(launch)")
            XCTAssertEqual(
                try keptPaths().filter { $0.hasSuffix("page") },
                ["controller tabs/c/page", "controller tabs/f/page"],
                "launch \(launch)"
            )
        }
    }

    /// The app may ask for a tab's controller before it is shown: that stands where it will be shown.
    func testS7AControllerThatTheAppAskedForIsKeptInItsPlace() throws {
        let first = controller(["a", "b"].map { tab($0) })
        start(first)
        (first.tab(forIdentifier: "b")?.viewController as? UINavigationController)?
            .pushViewController(MadePage("page", "in b"), animated: false)
        XCTAssertTrue(try keptPaths().contains("controller tabs/b/page"))
        let next = controller(["a", "b"].map { tab($0) })
        try relaunch(with: next)
        XCTAssertEqual(stack(next.tab(forIdentifier: "b")), ["b", "in b"])
    }

    /// Whatever the identifiers of controllers are, also where two are equal.
    func testR1TabsAreFoundByTheIdentifiersOfTheirControllers() throws {
        let make = { [self] in
            [tab("a", called: "x"), tab("b", called: "y"), tab("c", called: "y"), tab("d", called: "z")]
        }
        let first = controller(make())
        start(first)
        for name in ["b", "c", "a"] { first.selectedTab = first.tab(forIdentifier: name) }
        for (name, page) in [("b", "in b"), ("c", "in c")] {
            (first.tab(forIdentifier: name)?.viewController as? UINavigationController)?
                .pushViewController(MadePage("page", page), animated: false)
        }
        let next = controller(make())
        try relaunch(with: next)
        XCTAssertEqual(stack(next.tab(forIdentifier: "b")), ["b", "in b"])
        XCTAssertEqual(stack(next.tab(forIdentifier: "c")), ["c", "in c"])
        XCTAssertFalse(provided.contains("d"), "nobody asked for it")
    }

    /// Tabs of which one is a group with a stack and three pages.
    private func grouped() -> [UITab] {
        let group = UITabGroup(
            title: "group",
            image: nil,
            identifier: "group",
            children: [page("x"), page("y"), page("z")]
        ) { [unowned self] _ in
            provided.append("group")
            return KeptPage("list", "list")
        }
        let navigation = UINavigationController()
        navigation.restorationIdentifier = "stack"
        group.managingNavigationController = navigation
        return [tab("a"), group]
    }

    /// The stack of a managed group is made of its tabs' pages, and of what the user pushed (T7), whether the window is on the screen
    /// before that comes back or after it, and whether the group is selected or another tab.
    func testS7TheStackOfAManagedGroupComesBack() throws {
        for (isShownFirst, isSelected) in [(false, true), (true, true), (false, false), (true, false)] {
            let message = "shown first: \(isShownFirst), selected: \(isSelected)"
            let first = controller(grouped())
            start(first)
            appear()
            first.selectedTab = first.tab(forIdentifier: "y")
            let group = first.tab(forIdentifier: "group") as? UITabGroup
            group?.managingNavigationController?
                .pushViewController(MadePage("page", "in y"), animated: false)
            XCTAssertEqual(stack(group), ["list", "y", "in y"])
            if !isSelected { first.selectedTab = first.tab(forIdentifier: "a") }
            let objects = try XCTUnwrap(restoration.collect())
            app.window?.isHidden = true
            let next = controller(grouped())
            start(next)
            if isShownFirst { appear() }
            restoration.restore(objects)
            if !isShownFirst { appear() }
            XCTAssertEqual(next.selectedTab?.identifier, isSelected ? "y" : "a", message)
            XCTAssertEqual(Set(provided).subtracting(["a"]), ["group", "y"], message)
            if !isSelected { next.selectedTab = next.tab(forIdentifier: "group") }
            MainLoop.iterate(seconds: 0.02)
            XCTAssertEqual(next.selectedTab?.identifier, "y", message)
            XCTAssertEqual(stack(next.tab(forIdentifier: "group")), ["list", "y", "in y"], message)
            // What was pushed stays the tab's while another one is selected.
            next.selectedTab = next.tab(forIdentifier: "x")
            XCTAssertEqual(stack(next.tab(forIdentifier: "group")), ["list", "x"], message)
            next.selectedTab = next.tab(forIdentifier: "y")
            XCTAssertEqual(stack(next.tab(forIdentifier: "group")), ["list", "y", "in y"], message)
            app.window?.isHidden = true
        }
    }

    /// A tab that the user hid meanwhile does not come back by its page.
    func testS7AHiddenTabsPageDoesNotComeBack() throws {
        let first = controller(grouped())
        start(first)
        appear()
        first.selectedTab = first.tab(forIdentifier: "y")
        let objects = try XCTUnwrap(restoration.collect())
        app.window?.isHidden = true
        let next = controller(grouped())
        next.tab(forIdentifier: "y")?.isHidden = true
        start(next)
        restoration.restore(objects)
        appear()
        next.selectedTab = next.tab(forIdentifier: "group")
        MainLoop.iterate(seconds: 0.02)
        XCTAssertEqual(next.selectedTab?.identifier, "x")
        XCTAssertEqual(stack(next.tab(forIdentifier: "group")), ["list", "x"])
    }
}
