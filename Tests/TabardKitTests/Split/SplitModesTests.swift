import GtkInterop
import XCTest

@testable import TabardKit

/// Which columns are in sight and how wide they are.
@preconcurrency @MainActor
final class SplitModesTests: SplitTestCase {
    private typealias Mode = UISplitViewController.DisplayMode

    private func modes(_ names: [String], width: CGFloat) -> [Mode] {
        let (split, _) = columns(names)
        show(split, width: width)
        let asked: [Mode] = [
            .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
            .twoOverSecondary, .twoDisplaceSecondary,
        ]
        return asked.map {
            split.preferredDisplayMode = $0
            return split.displayMode
        }
    }

    func testTheModesOfTwoColumns() {
        XCTAssertEqual(
            modes(["P", "S"], width: 1200),
            [
                .oneBesideSecondary, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
                .oneBesideSecondary, .oneOverSecondary, .oneBesideSecondary,
            ],
            "two columns have no modes of three"
        )
        XCTAssertEqual(modes(["P", "S"], width: 700).prefix(2), [.secondaryOnly, .secondaryOnly])
    }

    func testTheModesOfThreeColumns() {
        XCTAssertEqual(
            modes(["P", "M", "S"], width: 1200),
            [
                .oneBesideSecondary, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
                .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary,
            ]
        )
        XCTAssertEqual(modes(["P", "M", "S"], width: 700).first, .secondaryOnly)
    }

    func testABehaviorDecidesHowTheColumnsCome() {
        let (split, all) = columns(["P", "M", "S"])
        let window = show(split, width: 1200)
        let expected: [(UISplitViewController.SplitBehavior, Mode, CGFloat)] = [
            (.tile, .twoBesideSecondary, 580), (.overlay, .twoOverSecondary, 0),
            (.displace, .twoDisplaceSecondary, 580),
        ]
        for (behavior, mode, x) in expected {
            split.preferredSplitBehavior = behavior
            split.show(.primary)
            window.layoutIfNeeded()
            XCTAssertEqual(split.splitBehavior, behavior)
            XCTAssertEqual(split.displayMode, mode)
            XCTAssertEqual(all[2].navigationController?.view.frame.minX, x, "\(behavior)")
        }
        XCTAssertEqual(
            all[2].navigationController?.view.frame.width,
            1200 - split.supplementaryColumnWidth,
            "it is pushed out, not made narrow"
        )
    }

    func testATapBesideAnOverlayTakesItAway() throws {
        let (split, all) = columns()
        split.preferredDisplayMode = .oneOverSecondary
        show(split, width: 700)
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        let view = try XCTUnwrap(split.view as? SplitView)
        XCTAssertFalse(view.dimming.isHidden)
        XCTAssertTrue(view.hitTest(CGPoint(x: 600, y: 300), with: nil) === view.dimming)
        _ = journal.take()
        view.dimming.tapped()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertTrue(view.dimming.isHidden)
        XCTAssertEqual(
            journal.take(),
            ["mode secondaryOnly", "hide column primary", "P willDisappear", "P didDisappear"]
        )
        split.show(.primary)
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        split.show(.secondary)
        XCTAssertEqual(split.displayMode, .secondaryOnly, "what lies over it goes")
        XCTAssertTrue(view.hitTest(CGPoint(x: 600, y: 300), with: nil)?.isDescendant(of: all[1].view) == true)
    }

    func testAnotherWidthBringsTheAutomaticMode() {
        let (split, _) = columns()
        let window = show(split, width: 1200)
        _ = journal.take()
        resize(window, width: 700)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(
            journal.take(),
            ["mode secondaryOnly", "hide column primary", "P willDisappear", "P didDisappear"]
        )
        resize(window, width: 1200)
        XCTAssertEqual(
            journal.take(),
            ["mode oneBesideSecondary", "show column primary", "P willAppear", "P didAppear"]
        )
    }

    func testWidths() {
        let (split, _) = columns()
        show(split, width: 1000)
        XCTAssertEqual(split.primaryColumnWidth, 320)
        split.preferredPrimaryColumnWidthFraction = 0.25
        XCTAssertEqual(split.primaryColumnWidth, 250)
        split.preferredPrimaryColumnWidthFraction = 0.9
        XCTAssertEqual(split.primaryColumnWidth, 320, "not wider than usual, unless the app says so")
        split.maximumPrimaryColumnWidth = 600
        XCTAssertEqual(split.primaryColumnWidth, 600)
        split.preferredPrimaryColumnWidth = 410
        XCTAssertEqual(split.primaryColumnWidth, 410, "a width counts for more than a fraction")
        split.minimumPrimaryColumnWidth = 450
        XCTAssertEqual(split.primaryColumnWidth, 450)
        split.minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
        split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
        split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
        split.preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
        XCTAssertEqual(split.primaryColumnWidth, 320)
    }

    func testWidthsThatMakeNoSense() {
        let (split, _) = columns()
        show(split, width: 1000)
        split.maximumPrimaryColumnWidth = 1e9
        for width in [CGFloat.nan, .infinity, -50, 0, 1e12] {
            split.preferredPrimaryColumnWidth = width
            XCTAssertTrue((0...1000).contains(split.primaryColumnWidth), "\(width)")
        }
        split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
        for fraction in [CGFloat.nan, .infinity, -3, 44] {
            split.preferredPrimaryColumnWidthFraction = fraction
            XCTAssertTrue((0...1000).contains(split.primaryColumnWidth), "\(fraction)")
        }
    }

    func testTheWidthOfTheMiddleColumn() {
        let (split, _) = columns(["P", "M", "S"])
        show(split, width: 1300)
        XCTAssertEqual([split.primaryColumnWidth, split.supplementaryColumnWidth], [260, 320])
        split.preferredSupplementaryColumnWidth = 400
        XCTAssertEqual(split.supplementaryColumnWidth, 400)
        split.maximumSupplementaryColumnWidth = 380
        XCTAssertEqual(split.supplementaryColumnWidth, 380)
        split.minimumSupplementaryColumnWidth = 390
        XCTAssertEqual(split.supplementaryColumnWidth, 390)
        split.preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
        split.minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
        split.preferredSupplementaryColumnWidthFraction = 0.2
        XCTAssertEqual(split.supplementaryColumnWidth, 260)
    }

    func testTheEdge() {
        let (split, all) = columns()
        let window = show(split, width: 1000)
        split.primaryEdge = .trailing
        window.layoutIfNeeded()
        XCTAssertEqual(all.map { $0.navigationController?.view.frame.minX }, [680, 0])
    }

    func testFromRightToLeftThePrimaryColumnIsOnTheRight() {
        Toolkit.isRightToLeft = true
        let (split, all) = columns()
        let window = show(split, width: 1000)
        XCTAssertEqual(all.map { $0.navigationController?.view.frame.minX }, [680, 0])
        split.primaryEdge = .trailing
        window.layoutIfNeeded()
        XCTAssertEqual(all.map { $0.navigationController?.view.frame.minX }, [0, 320])
    }

    func testThePlacesOfThreeColumns() {
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
