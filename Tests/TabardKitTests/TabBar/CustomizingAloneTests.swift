import XCTest

@testable import TabardKit

/// Rule B4: a bar that stands alone, every call in its order with its arguments.
@preconcurrency @MainActor
final class CustomizingAloneTests: TabBarTestCase {
    private let recorder = CustomizingRecorder()

    /// A bar with A, B and C, and D and E besides.
    private func bar() -> (UITabBar, [UITabBarItem]) {
        let controller = UIViewController()
        let bar = UITabBar(frame: CGRect(x: 0, y: 600, width: 390, height: 49))
        let items = ["A", "B", "C", "D", "E"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = Array(items[..<3])
        bar.delegate = recorder
        controller.view.addSubview(bar)
        show(controller)
        return (bar, items)
    }

    func testEveryCallOfAChange() throws {
        let (bar, items) = bar()
        bar.selectedItem = items[1]
        XCTAssertFalse(bar.isCustomizing)
        bar.beginCustomizingItems(items)
        bar.beginCustomizingItems(items)
        XCTAssertTrue(bar.isCustomizing)
        let session = try XCTUnwrap(bar._session)
        session.pickUp(items[4])
        session.carry(to: 1)
        session.drop()
        XCTAssertNil(bar.selectedItem)
        XCTAssertTrue(bar.endCustomizing(animated: false))
        XCTAssertEqual(bar.items?.map(\.title), ["A", "E", "C"])
        XCTAssertNil(bar.selectedItem, "the selected item was removed")
        XCTAssertFalse(bar.isCustomizing)
        XCTAssertEqual(
            recorder.calls,
            [
                "bar willBegin A B C D E", "bar didBegin A B C D E", "bar willEnd A E C changed true",
                "bar didEnd A E C changed true",
            ]
        )
        XCTAssertFalse(bar.endCustomizing(animated: true))
        XCTAssertEqual(recorder.calls.count, 4)
    }

    func testWithoutAChange() throws {
        let (bar, items) = bar()
        bar.selectedItem = items[1]
        bar.beginCustomizingItems(items)
        let session = try XCTUnwrap(bar._session)
        session.pickUp(items[3])
        session.carry(to: 0)
        session.cancel()
        XCTAssertFalse(bar.endCustomizing(animated: false))
        XCTAssertEqual(
            recorder.calls.suffix(2),
            ["bar willEnd A B C changed false", "bar didEnd A B C changed false"]
        )
        XCTAssertTrue(bar.selectedItem === items[1])
    }

    /// Items on the bar that are not listed stay, and the number of items too.
    func testItemsThatAreNotListedAreFixed() throws {
        let (bar, items) = bar()
        bar.selectedItem = items[0]
        bar.beginCustomizingItems([items[4], items[2], items[4]])
        let session = try XCTUnwrap(bar._session)
        XCTAssertFalse(session.pickUp(items[0]))
        session.pickUp(items[4])
        session.carry(to: 0)
        XCTAssertNil(session.customization.destination)
        session.carry(to: 2)
        session.drop()
        XCTAssertTrue(bar.endCustomizing(animated: false))
        XCTAssertEqual(bar.items?.map(\.title), ["A", "B", "E"])
        XCTAssertTrue(bar.selectedItem === items[0])
    }

    func testNothingToArrange() {
        let (bar, _) = bar()
        bar.beginCustomizingItems([])
        XCTAssertTrue(bar.isCustomizing)
        XCTAssertFalse(bar.endCustomizing(animated: false))
        let empty = UITabBar(frame: .zero)
        empty.beginCustomizingItems([UITabBarItem(title: "A", image: nil, tag: 0)])
        XCTAssertFalse(empty.endCustomizing(animated: false))
        XCTAssertEqual(empty.items ?? [], [])
    }

    /// The app may set other items at any moment; then there is nothing left to arrange.
    func testAppSetsItemsMeanwhile() {
        let (bar, items) = bar()
        bar.beginCustomizingItems(items)
        bar._session?.pickUp(items[0])
        bar.items = [items[3]]
        XCTAssertFalse(bar.isCustomizing)
        XCTAssertEqual(bar.items?.map(\.title), ["D"])
        XCTAssertEqual(
            recorder.calls.suffix(2),
            ["bar willEnd A B C changed false", "bar didEnd A B C changed false"]
        )
    }
}
