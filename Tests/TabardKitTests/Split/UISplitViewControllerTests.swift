import GtkInterop
import XCTest

@testable import TabardKit

/// Columns in wide windows: where they stand, and what their controllers and the delegate hear.
@preconcurrency @MainActor
final class UISplitViewControllerTests: SplitTestCase {
    func testTwoColumnsStandBesideEachOther() {
        let (split, all) = columns()
        show(split, width: 1200)
        XCTAssertEqual(
            journal.take(),
            ["P didLoad", "P willAppear", "S didLoad", "S willAppear", "P didAppear", "S didAppear"]
        )
        XCTAssertFalse(split.isCollapsed)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(split.splitBehavior, .tile)
        XCTAssertEqual(split.primaryColumnWidth, 320)
        XCTAssertEqual(split.supplementaryColumnWidth, 0)
        XCTAssertEqual(all[0].navigationController?.view.frame, CGRect(x: 0, y: 0, width: 320, height: 700))
        XCTAssertEqual(all[1].navigationController?.view.frame, CGRect(x: 320, y: 0, width: 880, height: 700))
        XCTAssertTrue(all[1].splitViewController === split)
        XCTAssertTrue(split.viewController(for: .primary) === all[0])
        XCTAssertNil(split.viewController(for: .compact))
    }

    func testTheSideColumnsAreCompact() {
        let (split, all) = columns(["P", "M", "S"])
        split.preferredDisplayMode = .twoBesideSecondary
        let window = show(split, width: 1300)
        XCTAssertEqual(all.map(\.traitCollection.horizontalSizeClass), [.compact, .compact, .regular])
        XCTAssertEqual(split.traitCollection.horizontalSizeClass, .regular)
        resize(window, width: 500)
        XCTAssertEqual(all[2].traitCollection.horizontalSizeClass, .compact)
        resize(window, width: 1300)
        XCTAssertEqual(all.map(\.traitCollection.horizontalSizeClass), [.compact, .compact, .regular])
    }

    func testThreeColumns() {
        let (split, all) = columns(["P", "M", "S"])
        show(split, width: 1300)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(
            journal.take(),
            ["M didLoad", "M willAppear", "S didLoad", "S willAppear", "M didAppear", "S didAppear"]
        )
        split.show(.primary)
        XCTAssertEqual(split.displayMode, .twoBesideSecondary)
        XCTAssertEqual(
            journal.take(),
            [
                "mode twoBesideSecondary", "show column primary", "P didLoad", "P willAppear", "P didAppear",
            ]
        )
        XCTAssertEqual(
            all.map { $0.navigationController?.view.frame.minX },
            [0, split.primaryColumnWidth, split.primaryColumnWidth + split.supplementaryColumnWidth]
        )
        split.hide(.supplementary)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(
            journal.take(),
            [
                "mode secondaryOnly", "hide column primary", "hide column supplementary",
                "P willDisappear", "M willDisappear", "P didDisappear", "M didDisappear",
            ]
        )
    }

    func testHidingAndShowingAColumnTellsTheDelegateFirst() {
        let (split, all) = columns()
        show(split, width: 1200)
        _ = journal.take()
        split.hide(.primary)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(
            journal.take(),
            ["mode secondaryOnly", "hide column primary", "P willDisappear", "P didDisappear"]
        )
        XCTAssertEqual(all[1].navigationController?.view.frame.width, 1200)
        split.hide(.primary)
        split.hide(.secondary)
        XCTAssertEqual(journal.take(), [], "it is out of sight, and the secondary one stays")
        split.show(.primary)
        XCTAssertEqual(
            journal.take(),
            ["mode oneBesideSecondary", "show column primary", "P willAppear", "P didAppear"]
        )
    }

    func testAColumnGetsAnotherController() {
        let (split, all) = columns()
        show(split, width: 1200)
        _ = journal.take()
        let other = controllers(["O"])[0]
        split.setViewController(other, for: .secondary)
        XCTAssertEqual(
            journal.take(),
            ["S willDisappear", "O didLoad", "O willAppear", "S didDisappear", "O didAppear"]
        )
        XCTAssertNil(all[1].splitViewController)
        XCTAssertEqual(other.navigationController?.view.frame, CGRect(x: 320, y: 0, width: 880, height: 700))
        split.setViewController(nil, for: .primary)
        XCTAssertEqual(journal.take(), ["P willDisappear", "P didDisappear"])
        XCTAssertNil(split.viewController(for: .primary))
        XCTAssertEqual(split.children.count, 1)
    }

    func testAnAppThatGivesNavigationControllersKeepsThem() {
        let all = controllers(["P", "S"])
        let split = UISplitViewController(style: .doubleColumn)
        let navigations = all.map { UINavigationController(rootViewController: $0) }
        split.setViewController(navigations[0], for: .primary)
        split.setViewController(navigations[1], for: .secondary)
        show(split, width: 1200)
        XCTAssertEqual(split.children, navigations)
        XCTAssertEqual(split.viewControllers, navigations)
    }

    func testShowDetailReplacesTheSecondaryColumn() {
        let (split, all) = columns()
        show(split, width: 1200)
        _ = journal.take()
        let detail = controllers(["D"])[0]
        all[0].showDetailViewController(detail, sender: nil)
        XCTAssertEqual(
            journal.take(),
            [
                "show detail D", "S willDisappear", "D didLoad", "D willAppear", "S didDisappear",
                "D didAppear",
            ]
        )
        XCTAssertTrue(split.viewController(for: .secondary) === detail)
        let next = controllers(["N"])[0]
        all[0].show(next, sender: nil)
        XCTAssertEqual(all[0].navigationController?.viewControllers, [all[0], next])
        XCTAssertEqual(
            journal.take(),
            ["N didLoad", "P willDisappear", "N willAppear", "P didDisappear", "N didAppear"]
        )
        split.show(controllers(["T"])[0], sender: nil)
        XCTAssertEqual(journal.take().first, "show T")
        XCTAssertEqual(all[0].navigationController?.viewControllers.count, 3)
    }

    func testADelegateThatShowsItself() {
        let (split, all) = columns()
        delegate.showsItself = true
        show(split, width: 1200)
        _ = journal.take()
        let detail = controllers(["D"])[0]
        all[0].showDetailViewController(detail, sender: nil)
        split.show(detail, sender: nil)
        XCTAssertEqual(journal.take(), ["show detail D", "show D"])
        XCTAssertTrue(split.viewController(for: .secondary) === all[1])
    }

    func testWhereNothingShowsItItIsPresented() {
        let all = controllers(["A", "B"])
        show(all[0])
        all[0].show(all[1], sender: nil)
        XCTAssertTrue(all[0].presentedViewController === all[1])
    }

    func testTheTargetOfShowing() {
        let (split, all) = columns()
        show(split, width: 1000)
        let showing = Selector("showViewController:sender:")
        let detail = Selector("showDetailViewController:sender:")
        XCTAssertTrue(all[0].targetViewController(forAction: detail, sender: nil) === split)
        XCTAssertTrue(
            all[0].targetViewController(forAction: showing, sender: nil) === all[0].navigationController
        )
        XCTAssertNil(controllers(["A"])[0].targetViewController(forAction: detail, sender: nil))
    }

    func testLeavingTellsEachColumnOnce() {
        let (split, _) = columns()
        let window = show(split, width: 1200)
        _ = journal.take()
        window.isHidden = true
        XCTAssertEqual(
            journal.take(),
            ["P willDisappear", "S willDisappear", "P didDisappear", "S didDisappear"]
        )
        window.makeKeyAndVisible()
        XCTAssertEqual(
            journal.take(),
            ["P willAppear", "S willAppear", "P didAppear", "S didAppear"]
        )
    }

    func testItIsFreed() {
        weak var gone: UISplitViewController?
        do {
            let (split, _) = columns()
            let window = show(split, width: 1200)
            _ = split.displayModeButtonItem
            resize(window, width: 400)
            resize(window, width: 1200)
            gone = split
            window.rootViewController = nil
        }
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { gone == nil })
    }
}
