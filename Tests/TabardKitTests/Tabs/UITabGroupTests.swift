import GtkInterop
import XCTest

@testable import TabardKit

@preconcurrency @MainActor
final class UITabGroupTests: TabsTestCase {
    func testT5T7AManagedGroupUnderMoreHasItsStack() throws {
        let group = group("group", tabs("a", "b"), isManaged: true)
        group.defaultChildIdentifier = "a"
        let controller = makeController(tabs("1", "2", "3", "4", "5") + [group])
        show(controller, width: 390)
        let more = try XCTUnwrap(controller._state.slots.last)
        controller._userTapped(more)
        XCTAssertEqual(stack(group), [])
        controller._userChoseInMore(.tab(group))
        XCTAssertEqual(controller.selectedTab?.identifier, "a")
        XCTAssertEqual(stack(group), ["group", "a"])
        controller.selectedTab = controller.tab(forIdentifier: "b")
        XCTAssertEqual(stack(group), ["group", "b"])
        controller.selectedTab = controller.tab(forIdentifier: "1")
        controller.selectedTab = controller.tab(forIdentifier: "b")
        XCTAssertEqual(stack(group), ["group", "b"])
    }

    func testT6TheOrderOfAGroup() {
        let group = group("library", tabs("a", "b", "c", "d"))
        XCTAssertEqual(group.displayOrder.map(\.identifier), ["a", "b", "c", "d"])
        group.displayOrderIdentifiers = ["d", "nobody", "b", "d"]
        XCTAssertEqual(group.displayOrder.map(\.identifier), ["d", "b", "a", "c"])
        group.children.append(tab("e"))
        XCTAssertEqual(group.displayOrder.map(\.identifier), ["d", "b", "a", "c", "e"])
        group.children.removeFirst(3)
        XCTAssertEqual(group.displayOrder.map(\.identifier), ["d", "e"])
    }

    func testT6WhichTabOfAGroupIsSelectedFirst() {
        let first = group("library", tabs("a", "b"))
        let second = group("lists", tabs("c", "d"))
        second.defaultChildIdentifier = "d"
        let third = group("makers", tabs("e"))
        third.isSidebarDestination = true
        let controller = makeController([first, second, third])
        XCTAssertEqual(controller.selectedTab?.identifier, "a")
        controller.selectedTab = second
        XCTAssertEqual(controller.selectedTab?.identifier, "d")
        controller.selectedTab = third
        XCTAssertEqual(controller.selectedTab?.identifier, "makers")
        first.selectedChild = first.children[1]
        XCTAssertEqual(controller.selectedTab?.identifier, "makers", "the group is not selected")
        controller.selectedTab = first
        XCTAssertEqual(controller.selectedTab?.identifier, "b")
        first.selectedChild = first.children[0]
        XCTAssertEqual(controller.selectedTab?.identifier, "a")
    }

    func testT7TheStackIsThePathOfTheSelectedTab() {
        let inner = group("inner", tabs("b1", "b2"))
        let outer = group("outer", [tab("t1"), inner], isManaged: true)
        let controller = makeController([tab("a"), outer])
        let delegate = TabsDelegate()
        controller.delegate = delegate
        show(controller)
        XCTAssertEqual(stack(outer), [], "nothing is made before it is needed")
        controller.selectedTab = inner.children[1]
        XCTAssertEqual(stack(outer), ["outer", "inner", "b2"])
        XCTAssertEqual(
            delegate.calls,
            ["displayed outer [\"outer\"]", "displayed inner [\"inner\"]", "displayed b2 [\"b2\"]"]
        )
        XCTAssertTrue(controller.selectedViewController === outer.managingNavigationController)
        controller.selectedTab = outer.children[0]
        XCTAssertEqual(stack(outer), ["outer", "t1"])
        XCTAssertEqual(provided, ["a", "outer", "inner", "b2", "t1"])
    }

    func testT7WhatWasPushedStaysWithItsTab() {
        let outer = group("outer", tabs("t1", "t2"), isManaged: true)
        let controller = makeController([outer, tab("a")])
        let delegate = TabsDelegate()
        controller.delegate = delegate
        show(controller)
        let pushed = UIViewController()
        pushed.title = "pushed"
        outer.managingNavigationController?.pushViewController(pushed, animated: false)
        XCTAssertEqual(controller.selectedTab?.identifier, "t1")
        delegate.calls = []
        controller.selectedTab = outer.children[1]
        XCTAssertEqual(stack(outer), ["outer", "t2"])
        controller.selectedTab = outer.children[0]
        XCTAssertEqual(stack(outer), ["outer", "t1", "pushed"])
        XCTAssertEqual(delegate.calls.last, "displayed t1 [\"t1\", \"pushed\"]")
        tap(1, in: controller)
        tap(0, in: controller)
        XCTAssertEqual(stack(outer), ["outer", "t1", "pushed"])
    }

    func testT7GoingBackSelectsTheGroup() {
        let outer = group("outer", tabs("t1", "t2"), isManaged: true)
        let controller = makeController([outer, tab("a")])
        let delegate = TabsDelegate()
        controller.delegate = delegate
        show(controller)
        controller.selectedTab = outer.children[1]
        delegate.calls = []
        outer.managingNavigationController?.popViewController(animated: false)
        XCTAssertEqual(controller.selectedTab?.identifier, "outer")
        XCTAssertEqual(stack(outer), ["outer"])
        controller.selectedTab = outer.children[1]
        XCTAssertEqual(stack(outer), ["outer", "t2"])
        delegate.calls = []
        tap(0, in: controller)
        XCTAssertEqual(delegate.calls, ["should t2", "did t2 after t2"], "a tap on the selected tab (T13)")
        XCTAssertEqual(stack(outer), ["outer"], "pops its group's stack")
    }

    func testT7TheDelegateMayLeaveLevelsOut() {
        let outer = group("outer", tabs("t1"), isManaged: true)
        let controller = makeController([outer])
        let delegate = TabsDelegate()
        delegate.displayed = { $0 is UITabGroup ? [] : $1 }
        controller.delegate = delegate
        show(controller)
        XCTAssertEqual(stack(outer), ["t1"])
    }

    func testT7ACallbackThatSelectsAnotherTabHasTheLastWord() {
        let outer = group("outer", tabs("t1", "t2"), isManaged: true)
        let controller = makeController([tab("a"), outer])
        let delegate = TabsDelegate()
        controller.delegate = delegate
        show(controller)
        delegate.displayed = { [unowned controller] tab, proposed in
            if tab.identifier == "t1" { controller.selectedTab = outer.children[1] }
            return proposed
        }
        controller.selectedTab = outer.children[0]
        XCTAssertEqual(controller.selectedTab?.identifier, "t2")
        XCTAssertEqual(stack(outer), ["outer", "t2"])
    }

    func testT6ChildrenComeAndGoWhileTheyAreShown() {
        let outer = group("outer", tabs("t1", "t2", "t3"), isManaged: true)
        let controller = makeController([outer, tab("a")])
        show(controller)
        controller.selectedTab = outer.children[1]
        outer.children.remove(at: 1)
        XCTAssertEqual(controller.selectedTab?.identifier, "t1")
        XCTAssertEqual(stack(outer), ["outer", "t1"])
        outer.children = []
        XCTAssertEqual(controller.selectedTab?.identifier, "outer")
        XCTAssertEqual(stack(outer), ["outer"])
        outer.children = tabs("n1")
        XCTAssertNotNil(controller.tab(forIdentifier: "n1"))
    }
}
