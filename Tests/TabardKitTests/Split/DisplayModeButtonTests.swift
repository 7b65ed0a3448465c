import XCTest

@testable import TabardKit

/// The button that shows and hides the primary column.
@preconcurrency @MainActor
final class DisplayModeButtonTests: SplitTestCase {
    private func press(_ item: UIBarButtonItem) { item.primaryAction?._perform(sender: item) }

    /// Which columns' bars show the button.
    private func holders(_ split: UISplitViewController, _ all: [RecordingController]) -> [String] {
        all.filter { $0.navigationController?._containerItem === split.displayModeButtonItem }.map(\.name)
    }

    func testItTogglesThePrimaryColumn() {
        let (split, _) = columns()
        show(split, width: 1200)
        let button = split.displayModeButtonItem
        XCTAssertEqual(button.accessibilityLabel, "Hide Sidebar")
        _ = journal.take()
        press(button)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(
            journal.take(),
            [
                "mode of action", "mode secondaryOnly", "hide column primary", "P willDisappear",
                "P didDisappear",
            ]
        )
        XCTAssertEqual(button.accessibilityLabel, "Show Sidebar")
        press(button)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertTrue(split.displayModeButtonItem === button)
    }

    func testTheDelegateSaysWhatItDoes() {
        let (split, _) = columns(["P", "M", "S"])
        show(split, width: 1300)
        delegate.modeOfAction = .secondaryOnly
        press(split.displayModeButtonItem)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
    }

    func testOfThreeColumnsItShowsThePrimaryOne() {
        let (split, _) = columns(["P", "M", "S"])
        show(split, width: 1300)
        press(split.displayModeButtonItem)
        XCTAssertEqual(split.displayMode, .twoBesideSecondary)
        press(split.displayModeButtonItem)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    }

    func testItStandsInTheOutermostBarInSight() {
        let (split, all) = columns()
        let window = show(split, width: 1200)
        XCTAssertEqual(holders(split, all), ["P"])
        split.hide(.primary)
        XCTAssertEqual(holders(split, all), ["S"])
        XCTAssertNil(all[1].navigationItem.leftBarButtonItem, "the app's own items are left alone")
        all[1].navigationController?.pushViewController(controllers(["T"])[0], animated: false)
        XCTAssertEqual(holders(split, all), ["S"], "also above what is pushed")
        resize(window, width: 390)
        XCTAssertEqual(holders(split, all), [])
    }

    func testWhenItIsNotWanted() {
        let (split, all) = columns()
        show(split, width: 1200)
        split.presentsWithGesture = false
        XCTAssertEqual(holders(split, all), [])
        split.displayModeButtonVisibility = .always
        XCTAssertEqual(holders(split, all), ["P"])
        split.presentsWithGesture = true
        split.displayModeButtonVisibility = .never
        XCTAssertEqual(holders(split, all), [])
    }

    func testAPairLeavesItToTheApp() {
        let (split, navigation, all) = pair()
        show(split, width: 1000)
        XCTAssertNil(navigation._containerItem)
        all[0].navigationItem.leftBarButtonItem = split.displayModeButtonItem
        press(split.displayModeButtonItem)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
    }

    func testASwipeFromTheEdgeShowsTheColumn() {
        let (split, _) = columns()
        show(split, width: 700)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(split._edgeSwipe?.edges, .left)
        XCTAssertEqual(split._edgeSwipe?.isEnabled, true)
        split.primaryEdge = .trailing
        XCTAssertEqual(split._edgeSwipe?.edges, .right)
        split.presentsWithGesture = false
        XCTAssertEqual(split._edgeSwipe?.isEnabled, false)
    }
}
