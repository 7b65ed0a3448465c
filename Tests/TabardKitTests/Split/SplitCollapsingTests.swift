import GtkInterop
import XCTest

@testable import TabardKit

/// Columns that become one stack, or the compact column, in a narrow window, and come back.
@preconcurrency @MainActor
final class SplitCollapsingTests: SplitTestCase {
    func testANarrowWindowMakesOneStackWithTheSecondaryOnTop() {
        let (split, all) = columns()
        show(split, width: 390)
        XCTAssertTrue(split.isCollapsed)
        XCTAssertEqual(
            journal.take(),
            ["top of secondary", "S didLoad", "S willAppear", "collapsed", "S didAppear"]
        )
        let stack = split.viewControllers.first as? UINavigationController
        XCTAssertEqual(split.viewControllers.count, 1)
        XCTAssertEqual(stack?.viewControllers, [all[0], all[1].navigationController].compactMap(\.self))
        XCTAssertTrue(all[1].splitViewController === split)
    }

    func testTheDelegateChoosesTheTopColumn() {
        let (split, all) = columns()
        delegate.top = .primary
        show(split, width: 390)
        XCTAssertEqual(
            journal.take(),
            ["top of secondary", "P didLoad", "P willAppear", "collapsed", "P didAppear"]
        )
        let stack = split.viewControllers.first as? UINavigationController
        XCTAssertEqual(stack?.viewControllers, [all[0]])
        split.show(.secondary)
        XCTAssertEqual(stack?.viewControllers.count, 2)
        XCTAssertEqual(
            journal.take(),
            ["P willDisappear", "S didLoad", "S willAppear", "P didDisappear", "S didAppear"]
        )
        split.hide(.secondary)
        XCTAssertEqual(stack?.viewControllers, [all[0]])
        XCTAssertEqual(
            journal.take(),
            ["S willDisappear", "P willAppear", "S didDisappear", "P didAppear"]
        )
    }

    func testThreeColumnsBecomeOneStack() {
        let (split, all) = columns(["P", "M", "S"])
        show(split, width: 390)
        let stack = split.viewControllers.first as? UINavigationController
        XCTAssertEqual(stack?.viewControllers, [all[0]] + all.dropFirst().compactMap(\.navigationController))
        split.show(.primary)
        XCTAssertEqual(stack?.viewControllers, [all[0]])
        split.show(.supplementary)
        XCTAssertEqual(stack?.viewControllers, [all[0], all[1].navigationController].compactMap(\.self))
        split.show(.secondary)
        XCTAssertEqual(stack?.viewControllers.count, 3)
        split.hide(.supplementary)
        XCTAssertEqual(stack?.viewControllers, [all[0]])
    }

    func testCollapsingAndSeparatingOnTheScreen() {
        let (split, all) = columns()
        let window = show(split, width: 1200)
        _ = journal.take()
        resize(window, width: 390)
        XCTAssertEqual(
            journal.take(),
            ["top of secondary", "P willDisappear", "P didDisappear", "collapsed"],
            "the secondary one was in sight, and is"
        )
        XCTAssertTrue(all[1].view.isDescendant(of: split.view))
        resize(window, width: 1200)
        XCTAssertEqual(
            journal.take(),
            [
                "S willDisappear", "P willAppear", "S didDisappear", "P didAppear",
                "expanding to oneBesideSecondary", "S willAppear", "S didAppear", "expanded",
            ]
        )
        XCTAssertEqual(all.map { $0.navigationController?.view.frame.minX }, [0, 320])
        XCTAssertEqual(all[0].navigationController?.viewControllers, [all[0]])
        XCTAssertEqual(all[1].navigationController?.viewControllers, [all[1]])
    }

    func testWhatIsPushedStaysInItsColumn() throws {
        let (split, all) = columns()
        let pushed = controllers(["P2", "S2", "N"])
        let window = show(split, width: 1200)
        let primary = try XCTUnwrap(all[0].navigationController)
        let secondary = try XCTUnwrap(all[1].navigationController)
        primary.pushViewController(pushed[0], animated: false)
        secondary.pushViewController(pushed[1], animated: false)
        resize(window, width: 390)
        XCTAssertEqual(primary.viewControllers, [all[0], pushed[0], secondary])
        XCTAssertEqual(secondary.viewControllers, [all[1], pushed[1]])
        // In the narrow window one goes back, and on elsewhere.
        secondary.popViewController(animated: false)
        primary.popViewController(animated: false)
        primary.pushViewController(pushed[2], animated: false)
        XCTAssertEqual(primary.viewControllers, [all[0], pushed[0], pushed[2]])
        resize(window, width: 1200)
        XCTAssertEqual(primary.viewControllers, [all[0], pushed[0], pushed[2]])
        XCTAssertEqual(secondary.viewControllers, [all[1]])
        XCTAssertEqual(split.viewControllers, [primary, secondary])
        XCTAssertTrue(all[1].view.isDescendant(of: split.view))
        // And once more, with what was pushed meanwhile.
        resize(window, width: 390)
        XCTAssertEqual(primary.viewControllers, [all[0], pushed[0], pushed[2], secondary])
    }

    func testTheWayBackFromTheSecondaryColumn() throws {
        let (split, all) = columns()
        show(split, width: 390)
        let stack = try XCTUnwrap(split.viewControllers.first as? UINavigationController)
        let inner = try XCTUnwrap(all[1].navigationController)
        XCTAssertEqual(inner._outerBack?.title, "P")
        inner._outerBack?.action()
        XCTAssertEqual(stack.viewControllers, [all[0]])
        all[0].showDetailViewController(all[1], sender: nil)
        XCTAssertEqual(stack.viewControllers, [all[0], inner])
        let detail = controllers(["D"])[0]
        all[0].showDetailViewController(detail, sender: nil)
        XCTAssertEqual(stack.viewControllers, [all[0], detail.navigationController].compactMap(\.self))
        XCTAssertEqual(detail.navigationController?._outerBack?.title, "P")
        XCTAssertNil(inner._outerBack)
    }

    func testTheWayBackIsGoneInAWideWindow() {
        let (split, all) = columns()
        let window = show(split, width: 390)
        resize(window, width: 1200)
        XCTAssertNil(all[1].navigationController?._outerBack)
        XCTAssertFalse(split.isCollapsed)
    }

    func testATabBarControllerAsTheCompactColumnIsShownAlone() {
        let (split, all) = columns()
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(["T"])
        split.setViewController(tabs, for: .compact)
        let window = show(split, width: 390)
        XCTAssertEqual(
            journal.take(),
            ["top of compact", "T didLoad", "T willAppear", "collapsed", "T didAppear"]
        )
        XCTAssertEqual(split.viewControllers, [tabs])
        XCTAssertFalse(tabs._warnedOfContainer, "Apple recommends it (C14)")
        XCTAssertEqual(tabs.tabBar.frame.maxY, 700)
        resize(window, width: 1200)
        XCTAssertEqual(
            journal.take(),
            [
                "expanding to oneBesideSecondary", "T willDisappear", "P didLoad", "P willAppear",
                "S didLoad", "S willAppear", "T didDisappear", "P didAppear", "S didAppear", "expanded",
            ]
        )
        XCTAssertNil(tabs.parent)
        resize(window, width: 390)
        XCTAssertEqual(
            journal.take(),
            [
                "top of compact", "P willDisappear", "S willDisappear", "T willAppear", "P didDisappear",
                "S didDisappear", "T didAppear", "collapsed",
            ]
        )
        XCTAssertFalse(tabs._warnedOfContainer)
        XCTAssertEqual(all.map(\.splitViewController), [nil, nil], "only what is shown is in it")
    }

    func testTheDelegateMayRefuseTheCompactColumn() {
        let (split, all) = columns()
        split.setViewController(controllers(["C"])[0], for: .compact)
        delegate.top = .primary
        show(split, width: 390)
        let stack = split.viewControllers.first as? UINavigationController
        XCTAssertEqual(stack?.viewControllers, [all[0]])
        XCTAssertEqual(
            journal.take(),
            ["top of compact", "P didLoad", "P willAppear", "collapsed", "P didAppear"]
        )
    }

    func testTheCompactColumnChangesInANarrowWindow() {
        let (split, _) = columns()
        let all = controllers(["C", "D"])
        split.setViewController(all[0], for: .compact)
        show(split, width: 390)
        _ = journal.take()
        split.setViewController(all[1], for: .compact)
        XCTAssertEqual(split.viewControllers, [all[1]])
        XCTAssertEqual(
            journal.take(),
            ["C willDisappear", "D didLoad", "D willAppear", "C didDisappear", "D didAppear"]
        )
        split.setViewController(nil, for: .compact)
        XCTAssertEqual(split.viewControllers.count, 1)
        XCTAssertTrue(split.viewControllers.first is UINavigationController, "the columns' stack")
    }

    func testTheDelegateChoosesTheModeOfTheWideWindow() {
        let (split, _) = columns()
        delegate.modeOnExpanding = .secondaryOnly
        let window = show(split, width: 390)
        resize(window, width: 1200)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
    }

    func testAColumnSetInANarrowWindow() {
        let (split, all) = columns()
        let window = show(split, width: 390)
        let other = controllers(["O"])[0]
        split.setViewController(other, for: .secondary)
        let stack = split.viewControllers.first as? UINavigationController
        XCTAssertEqual(stack?.viewControllers, [all[0], other.navigationController].compactMap(\.self))
        resize(window, width: 1200)
        XCTAssertEqual(other.navigationController?.view.frame.minX, 320)
    }

    func testCollapsingWhileSomethingIsPresented() {
        let (split, all) = columns()
        let window = show(split, width: 1200)
        let page = controllers(["X"])[0]
        all[1].present(page, animated: false)
        _ = journal.take()
        resize(window, width: 390)
        XCTAssertTrue(split.isCollapsed)
        XCTAssertTrue(split.presentedViewController === page)
        page.dismiss(animated: false)
        XCTAssertTrue(all[1].view.isDescendant(of: split.view))
    }
}
