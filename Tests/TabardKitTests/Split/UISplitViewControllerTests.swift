import GtkInterop
import XCTest

@testable import TabardKit

/// Columns in wide and narrow windows.
@preconcurrency @MainActor
final class UISplitViewControllerTests: TabBarTestCase {
    private var delegate: RecordingSplitDelegate?

    private func columns(_ style: UISplitViewController.Style = .doubleColumn)
        -> (UISplitViewController, [RecordingController])
    {
        let all = controllers(["P", "S"])
        let split = UISplitViewController(style: style)
        split.setViewController(all[0], for: .primary)
        split.setViewController(all[1], for: .secondary)
        let delegate = RecordingSplitDelegate(journal)
        self.delegate = delegate
        split.delegate = delegate
        return (split, all)
    }

    func testTwoColumnsStandBesideEachOther() {
        let (split, all) = columns()
        show(split, width: 1200)
        XCTAssertEqual(
            journal.take(),
            [
                "P didLoad", "P willAppear", "S didLoad", "S willAppear", "P didAppear", "S didAppear",
            ]
        )
        XCTAssertFalse(split.isCollapsed)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(split.splitBehavior, .tile)
        XCTAssertEqual(split.primaryColumnWidth, 320)
        XCTAssertEqual(all[0].navigationController?.view.frame, CGRect(x: 0, y: 0, width: 320, height: 700))
        XCTAssertEqual(all[1].navigationController?.view.frame, CGRect(x: 320, y: 0, width: 880, height: 700))
        XCTAssertTrue(all[1].splitViewController === split)
        XCTAssertTrue(split.viewController(for: .primary) === all[0])
    }

    func testANarrowWindowMakesOneStackWithTheSecondaryOnTop() {
        let (split, all) = columns()
        show(split, width: 390)
        XCTAssertTrue(split.isCollapsed)
        XCTAssertEqual(
            journal.take(),
            ["top of secondary", "collapsed", "S didLoad", "S willAppear", "S didAppear"]
        )
        let stack = split.viewControllers.first as? UINavigationController
        XCTAssertEqual(split.viewControllers.count, 1)
        XCTAssertEqual(stack?.viewControllers, [all[0], all[1].navigationController].compactMap(\.self))
        XCTAssertTrue(all[1].splitViewController === split)
    }

    func testTheDelegateChoosesTheTopColumn() {
        let (split, all) = columns()
        delegate?.top = .primary
        show(split, width: 390)
        let stack = split.viewControllers.first as? UINavigationController
        XCTAssertEqual(stack?.viewControllers, [all[0]])
        split.show(.secondary)
        XCTAssertEqual(stack?.viewControllers.count, 2)
        split.hide(.secondary)
        XCTAssertEqual(stack?.viewControllers, [all[0]])
    }

    func testHidingAndShowingAColumnTellsTheDelegateFirst() {
        let (split, all) = columns()
        show(split, width: 1200)
        _ = journal.take()
        split.hide(.primary)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(
            journal.take(),
            ["mode secondaryOnly", "hide primary", "P willDisappear", "P didDisappear"]
        )
        XCTAssertEqual(all[1].navigationController?.view.frame.width, 1200)
        split.show(.primary)
        XCTAssertEqual(
            journal.take(),
            ["mode oneBesideSecondary", "show primary", "P willAppear", "P didAppear"]
        )
    }

    func testATabBarControllerAsTheCompactColumnIsShownAlone() {
        let (split, _) = columns()
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(["T"])
        split.setViewController(tabs, for: .compact)
        show(split, width: 390)
        XCTAssertEqual(
            journal.take(),
            ["top of compact", "collapsed", "T didLoad", "T willAppear", "T didAppear"]
        )
        XCTAssertTrue(split.viewControllers.first === tabs)
        XCTAssertFalse(tabs._warnedOfContainer, "Apple recommends it (C14)")
    }

    func testAPairCollapsesOntoTheNavigationControllerAndComesBack() {
        let all = controllers(["P", "S"])
        let split = UISplitViewController()
        let navigation = UINavigationController(rootViewController: all[0])
        split.viewControllers = [navigation, all[1]]
        let window = show(split, width: 390)
        XCTAssertEqual(navigation.viewControllers, all)
        XCTAssertEqual(split.viewControllers, [navigation])
        window.frame.size.width = 1000
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { !split.isCollapsed })
        XCTAssertEqual(split.viewControllers, [navigation, all[1]])
        XCTAssertEqual(navigation.viewControllers, [all[0]])
    }

    func testShowPushesAndShowDetailReplaces() {
        let all = controllers(["P", "S", "D", "N"])
        let split = UISplitViewController()
        let navigation = UINavigationController(rootViewController: all[0])
        split.viewControllers = [navigation, all[1]]
        show(split, width: 1000)
        all[0].showDetailViewController(all[2], sender: nil)
        XCTAssertEqual(split.viewControllers, [navigation, all[2]])
        XCTAssertNil(all[1].parent)
        all[0].show(all[3], sender: nil)
        XCTAssertEqual(navigation.viewControllers, [all[0], all[3]])
        XCTAssertTrue(
            all[0].targetViewController(
                forAction: Selector("showDetailViewController:sender:"),
                sender: nil
            ) === split
        )
    }

    func testWhereNothingShowsItItIsPresented() {
        let all = controllers(["A", "B"])
        show(all[0])
        all[0].show(all[1], sender: nil)
        XCTAssertTrue(all[0].presentedViewController === all[1])
    }

    func testThreeColumns() {
        let layout = SplitLayout(
            .twoBesideSecondary,
            in: CGSize(width: 1300, height: 700),
            primaryWidth: 260,
            supplementaryWidth: 320,
            isOnLeft: false
        )
        XCTAssertEqual(layout.primary, CGRect(x: 1040, y: 0, width: 260, height: 700))
        XCTAssertEqual(layout.supplementary, CGRect(x: 720, y: 0, width: 320, height: 700))
        XCTAssertEqual(layout.secondary, CGRect(x: 0, y: 0, width: 720, height: 700))
    }
}

/// Writes down what it is asked and told.
@MainActor
private final class RecordingSplitDelegate: NSObject, UISplitViewControllerDelegate {
    let journal: Journal
    var top: UISplitViewController.Column?

    init(_ journal: Journal) { self.journal = journal }

    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        journal.entries.append("mode \(displayMode)")
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        journal.entries.append("top of \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { journal.entries.append("collapsed") }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { journal.entries.append("expanded") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        journal.entries.append("show \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        journal.entries.append("hide \(column)")
    }
}
