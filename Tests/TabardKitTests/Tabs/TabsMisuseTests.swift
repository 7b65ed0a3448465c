import XCTest

@testable import TabardKit

/// What stops the program where tabs are values, and what it says then.
@preconcurrency @MainActor
final class TabsMisuseTests: MisuseTestCase {
    private static func tab(_ name: String) -> UITab {
        UITab(title: "The \(name)", image: nil, identifier: name) { _ in UIViewController() }
    }

    private static func group(_ name: String, _ children: [UITab]) -> UITabGroup {
        UITabGroup(title: "The \(name)", image: nil, identifier: name, children: children) { _ in
            UIViewController()
        }
    }

    override class var misuses: [String: () -> Void] {
        [
            "equal": {
                _ = UITabBarController(tabs: [tab("a"), group("b", [group("c", [tab("a")])])])
            },
            "long": { _ = UITabBarController(tabs: [tab(String(repeating: "x", count: 501))]) },
            "nothing": {
                let tabs = UITabBarController(tabs: [UITab(title: "Bare", image: nil, identifier: "bare")])
                tabs.loadViewIfNeeded()
                _ = tabs.selectedViewController
            },
            "two": {
                let shared = tab("shared")
                let one = group("one", [shared])
                _ = group("two", one.children)
            },
            "root": {
                let shared = tab("shared")
                let one = group("one", [shared])
                _ = UITabBarController(tabs: one.children)
            },
            "foreign": { UITabBarController(tabs: [tab("a"), tab("b")]).selectedTab = tab("c") },
            "none": { UITabBarController().selectedTab = tab("c") },
            "child": { group("one", [tab("a")]).selectedChild = tab("b") },
            "controllers": {
                let shared = tab("shared")
                let first = UITabBarController(tabs: [shared])
                UITabBarController().tabs = [shared]
                _ = first
            },
            "itself": {
                let outer = group("outer", [])
                let inner = group("inner", [])
                outer.children = [inner]
                inner.children = [outer]
            },
            "provider": {
                _ =
                    UITab(title: "Loop", image: nil, identifier: "loop") { tab in
                        tab.viewController ?? UIViewController()
                    }.viewController
            },
        ]
    }

    func testT1EqualIdentifiersAreNamed() throws {
        try assertStops(
            "equal",
            saying: "The tabs 'The a' (a) and 'The a' (a) in 'The c' (c) have the same identifier"
        )
    }

    func testT1AnIdentifierHasABound() throws {
        try assertStops("long", saying: "The identifier of a tab has 1 to 500 bytes of UTF-8")
    }

    func testT3ARootTabThatNothingGivesAControllerIsNamed() throws {
        try assertStops(
            "nothing",
            saying: "The tab 'Bare' (bare) is a root tab, but nothing gives it a controller"
        )
    }

    func testT6ATabIsInOneGroup() throws {
        try assertStops(
            "two",
            saying:
                "The tab 'The shared' (shared) is in the group 'The one' (one) already, so it can't be in 'The two' (two) too"
        )
    }

    func testT6ATabInAGroupIsNoRootTab() throws {
        try assertStops("root", saying: "is in the group 'The one' (one), so it can't be a root tab too")
    }

    func testT6AGroupIsNotInItself() throws {
        try assertStops("itself", saying: "The group 'The outer' (outer) can't be in itself")
    }

    func testT2SelectedTabIsOneOfTheControllers() throws {
        try assertStops(
            "foreign",
            saying: "which are ['The a' (a), 'The b' (b)], but is 'The c' (c)"
        )
    }

    func testT2WithoutTabsNoneIsSelected() throws {
        try assertStops(
            "none",
            saying: "selectedTab can't be 'The c' (c), since the tab bar controller has no tabs"
        )
    }

    func testT6SelectedChildIsOneOfTheGroups() throws {
        try assertStops("child", saying: "which are ['The a' (a)], but is 'The b' (b)")
    }

    func testT1ATabIsInOneController() throws {
        try assertStops(
            "controllers",
            saying: "The tab 'The shared' (shared) is one of another tab bar controller's tabs"
        )
    }

    func testT3AProviderThatAsksForItsOwnController() throws {
        try assertStops(
            "provider",
            saying: "asks for the tab's own viewController, which it is about to make"
        )
    }
}
