import GtkInterop
import XCTest

@testable import TabardKit

/// Programs that change everything when a split view controller calls them.
@preconcurrency @MainActor
final class SplitReentryTests: SplitTestCase {
    /// Does what a test wants when it is called.
    @MainActor
    private final class HookedDelegate: NSObject, UISplitViewControllerDelegate {
        let journal: Journal
        var onMode: (UISplitViewController.DisplayMode) -> Void = { _ in }
        var onCollapsing: () -> Void = {}

        init(_ journal: Journal) { self.journal = journal }

        func splitViewController(
            _ svc: UISplitViewController,
            willChangeTo displayMode: UISplitViewController.DisplayMode
        ) {
            journal.entries.append("mode \(displayMode)")
            onMode(displayMode)
        }

        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
        {
            journal.entries.append("show \(column)")
        }

        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
        {
            journal.entries.append("hide \(column)")
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            onCollapsing()
            return proposedTopColumn
        }
    }

    func testAColumnThatTheStyleLacksNeitherComesNorGoes() {
        let (split, _) = columns()
        show(split, width: 1200)
        _ = journal.take()
        split.hide(.supplementary)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        split.hide(.primary)
        _ = journal.take()
        split.show(.supplementary)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(journal.take(), [])
    }

    func testADelegateThatChangesTheModeBackHearsOfColumnsInOrder() {
        let (split, _) = columns()
        let hooked = HookedDelegate(journal)
        split.delegate = hooked
        show(split, width: 1200)
        _ = journal.take()
        hooked.onMode = { if $0 == .secondaryOnly { split.preferredDisplayMode = .oneBesideSecondary } }
        split.hide(.primary)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(
            journal.take().filter { !$0.hasPrefix("P ") },
            ["mode secondaryOnly", "mode oneBesideSecondary", "show primary"]
        )
    }

    func testThePrimaryColumnIsReplacedInANarrowWindow() {
        let (split, all) = columns()
        let window = show(split, width: 390)
        let other = controllers(["O"])[0]
        split.setViewController(other, for: .primary)
        split.show(.secondary)
        let stack = split.viewControllers.first as? UINavigationController
        XCTAssertTrue(stack === other.navigationController)
        XCTAssertEqual(stack?.viewControllers, [other, all[1].navigationController].compactMap(\.self))
        XCTAssertEqual(all[1]._appearance, .appeared)
        resize(window, width: 1200)
        XCTAssertEqual(other._appearance, .appeared)
        XCTAssertEqual(all[1]._appearance, .appeared)
        XCTAssertEqual(all[1].navigationController?.view.frame.minX, 320)
        XCTAssertNil(all[0].parent?.parent)
    }

    func testItIsRemovedWhileItCollapses() {
        weak var gone: UISplitViewController?
        let hooked = HookedDelegate(journal)
        do {
            let (split, _) = columns()
            split.delegate = hooked
            gone = split
            let window = show(split, width: 1200)
            hooked.onCollapsing = { window.rootViewController = UIViewController() }
            resize(window, width: 390)
        }
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { gone == nil })
        XCTAssertEqual(journal.entries.suffix(2).sorted(), ["P didDisappear", "S didDisappear"])
    }

    func testAColumnIsHiddenByOneThatComes() {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (HookedController("P", journal), HookedController("S", journal))
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        secondary.onWillAppear = { split.hide(.primary) }
        show(split, width: 1200)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(secondary._appearance, .appeared)
        XCTAssertTrue(primary._appearance == .disappeared, "\(journal.entries)")
        primary.onWillAppear = { split.hide(.primary) }
        secondary.onWillAppear = {}
        split.show(.primary)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertTrue(primary._appearance == .disappeared, "\(journal.entries)")
        XCTAssertNil(primary.navigationController?.view.superview)
    }

    func testAnEmptyNavigationControllerAsThePrimaryColumn() {
        let split = UISplitViewController(style: .doubleColumn)
        let empty = UINavigationController()
        let secondary = HookedController("S", journal)
        split.setViewController(empty, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let window = show(split, width: 1200)
        resize(window, width: 390)
        XCTAssertEqual(secondary._appearance, .appeared)
        resize(window, width: 1200)
        XCTAssertEqual(empty.viewControllers, [])
        XCTAssertEqual(secondary._appearance, .appeared)
        XCTAssertEqual(secondary.navigationController?.view.frame.minX, 320)
    }

    func testTheWindowBecomesNarrowWhileAColumnSlides() {
        let (split, all) = columns()
        let window = show(split, width: 1200)
        Toolkit.areAnimationsEnabled = true
        split.hide(.primary)
        MainLoop.iterate(seconds: 0.05)
        resize(window, width: 390)
        MainLoop.iterate(seconds: 0.8)
        XCTAssertTrue(split.isCollapsed)
        XCTAssertEqual(all.map(\._appearance), [.disappeared, .appeared], "\(journal.entries)")
        resize(window, width: 1200)
        MainLoop.iterate(seconds: 0.8)
        XCTAssertEqual(all.map(\._appearance), [.appeared, .appeared], "\(journal.entries)")
        XCTAssertEqual(all[1].navigationController?.view.frame, CGRect(x: 320, y: 0, width: 880, height: 700))
    }

    func testItIsFreedInANarrowWindow() {
        weak var gone: UISplitViewController?
        weak var column: UIViewController?
        do {
            let split = UISplitViewController(style: .tripleColumn)
            let middle = UIViewController()
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(middle, for: .supplementary)
            split.setViewController(UIViewController(), for: .secondary)
            (gone, column) = (split, middle)
            let window = show(split, width: 390)
            window.rootViewController = nil
        }
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { gone == nil && column == nil })
    }
}
