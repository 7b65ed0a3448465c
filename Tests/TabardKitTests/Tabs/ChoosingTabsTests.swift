import XCTest

@testable import TabardKit

/// What the user chooses in the sidebar, and on the bar of a wide window (T13).
@preconcurrency @MainActor
final class ChoosingTabsTests: TabsTestCase {
    private let delegate = TabsDelegate()
    private lazy var outer = group("outer", tabs("t1", "t2"), isManaged: true)
    private lazy var plain = group("plain", tabs("p1", "p2"))
    private lazy var controller = makeController([tab("a"), outer, plain])

    override func setUp() async throws {
        try await super.setUp()
        controller.delegate = delegate
        show(controller, width: 1_200)
    }

    private func push(_ title: String) {
        let pushed = UIViewController()
        pushed.title = title
        outer.managingNavigationController?.pushViewController(pushed, animated: false)
    }

    /// The delegate's calls but those about the stack, which are forgotten.
    private func calls() -> [String] {
        defer { delegate.calls = [] }
        return delegate.calls.filter { !$0.hasPrefix("displayed") }
    }

    func testT13ADescendantIsAskedForSelectedAndTold() {
        controller._userSelects(outer.children[1])
        XCTAssertEqual(calls(), ["should t2", "did t2 after a"])
        XCTAssertEqual(stack(outer), ["outer", "t2"])
        controller._userSelects(outer.children[0])
        XCTAssertEqual(calls(), ["should t1", "did t1 after t2"])
        XCTAssertEqual(stack(outer), ["outer", "t1"], "it was never gone back from")
        controller._userSelects(plain)
        XCTAssertEqual(calls(), ["should p1", "did p1 after t1"])
        controller._userSelects(controller.tabs[0])
        XCTAssertEqual(calls(), ["should a", "did a after p1"])
    }

    func testT13TheSelectedOneIsToldWithItselfAndGoesBackToItsBeginning() {
        controller._userSelects(outer.children[1])
        push("one")
        push("two")
        XCTAssertEqual(stack(outer), ["outer", "t2", "one", "two"])
        _ = calls()
        controller._userSelects(outer.children[1])
        XCTAssertEqual(calls(), ["should t2", "did t2 after t2"])
        XCTAssertEqual(stack(outer), ["outer", "t2"])
        XCTAssertEqual(controller.selectedTab?.identifier, "t2")
        controller._userSelects(outer.children[0])
        controller._userSelects(outer.children[1])
        XCTAssertEqual(stack(outer), ["outer", "t2"], "what was taken off does not come back")
    }

    func testT13WhatStandsAboveARootTabGoes() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        controller.tabs = [UITab(title: "n", image: nil, identifier: "n") { _ in navigation }, tab("b")]
        navigation.pushViewController(UIViewController(), animated: false)
        _ = calls()
        controller._userSelects(controller.tabs[0])
        XCTAssertEqual(calls(), ["should n", "did n after n"])
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testT13ADelegateThatRefusesAndTabsThatCannotBeChosen() {
        delegate.allows = { _ in false }
        controller._userSelects(outer.children[1])
        XCTAssertEqual(calls(), ["should t2"])
        delegate.allows = { _ in true }
        outer.children[0].isEnabled = false
        controller._userSelects(outer.children[0])
        outer.children[1].isHidden = true
        controller._userSelects(outer.children[1])
        controller._userSelects(tab("of nobody"))
        XCTAssertEqual(calls(), [])
        XCTAssertEqual(controller.selectedTab?.identifier, "a")
    }

    func testT13ADelegateThatTakesTheTabAway() {
        delegate.allows = { [unowned self] _ in
            outer.children.removeLast()
            return true
        }
        controller._userSelects(outer.children[1])
        XCTAssertEqual(calls(), ["should t2"])
        XCTAssertEqual(controller.selectedTab?.identifier, "a")
    }

    func testT6AGroupThatIsADestinationIsSelectedItself() {
        outer.isSidebarDestination = true
        controller._userSelects(outer.children[1])
        controller._userSelects(outer)
        XCTAssertEqual(calls(), ["should t2", "did t2 after a", "should outer", "did outer after t2"])
        XCTAssertEqual(controller.selectedTab?.identifier, "outer")
        XCTAssertEqual(stack(outer), ["outer"])
    }

    func testT13OnTheBarAGroupStandsForWhatIsInIt() {
        let inner = group("inner", tabs("i1", "i2"))
        outer.children.append(inner)
        controller._userSelects(inner.children[1])
        _ = calls()
        controller._userTapped(inner)
        XCTAssertEqual(calls(), ["should i2", "did i2 after i2"])
        XCTAssertEqual(stack(outer), ["outer", "inner"], "what stands above the group goes")
        controller._userTapped(controller.tabs[0])
        controller._userTapped(outer.children[1])
        XCTAssertEqual(calls().last, "did t2 after a")
        controller._userTapped(inner)
        XCTAssertEqual(calls().last, "did i1 after t2")
    }
}
