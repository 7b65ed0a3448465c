import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// A bar that stands alone, and its items.
@preconcurrency @MainActor
final class UITabBarTests: TabBarTestCase {
    private final class Delegate: NSObject, UITabBarDelegate {
        var chosen: [String?] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title) }
    }

    private func bar(_ titles: [String]) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        bar.items = titles.map { UITabBarItem(title: $0, image: nil, tag: 0) }
        return bar
    }

    func testB1TapsAreToldAndProgramsAreNot() {
        let bar = bar(["A", "B", "C"])
        let delegate = Delegate()
        bar.delegate = delegate
        XCTAssertNil(bar.selectedItem)
        bar.selectedItem = bar.items?[2]
        XCTAssertEqual(delegate.chosen, [])
        bar._userChose(bar._buttons[1].item)
        bar._userChose(bar._buttons[1].item)
        XCTAssertEqual(delegate.chosen, ["B", "B"])
        XCTAssertTrue(bar.selectedItem === bar.items?[1])
        bar.items?[0].isEnabled = false
        bar._userChose(bar._buttons[0].item)
        XCTAssertEqual(delegate.chosen, ["B", "B"], "a disabled item can't be chosen")
    }

    func testB1TheSelectedItemGoesWithItsItem() {
        let bar = bar(["A", "B"])
        let items = bar.items ?? []
        bar.selectedItem = items[1]
        bar.setItems([items[1], items[0]], animated: false)
        XCTAssertTrue(bar.selectedItem === items[1])
        bar.setItems([items[0]], animated: true)
        XCTAssertNil(bar.selectedItem)
        bar.items = nil
        XCTAssertNil(bar.items)
        XCTAssertEqual(bar._buttons.count, 0)
    }

    func testB2AnItemChangesWhileItIsShown() throws {
        let bar = bar(["A", "B"])
        let controller = UIViewController()
        controller.view.addSubview(bar)
        show(controller)
        let item = try XCTUnwrap(bar.items?[0])
        let before = bar._drawing.commands
        item.title = "Changed"
        item.badgeValue = "3"
        XCTAssertEqual(bar._buttons[0].accessibilityLabel, "Changed")
        XCTAssertEqual(bar._buttons[0].accessibilityValue, "3 new")
        let after = bar._drawing.commands
        XCTAssertNotEqual(before, after)
        XCTAssertTrue(
            after.contains {
                if case .text("3", _, _, let color) = $0 { return color == .white }
                return false
            }
        )
        item.badgeValue = nil
        item.title = "A"
        XCTAssertEqual(bar._drawing.commands, before)
    }

    func testB2AMissingSelectedImageFallsBack() {
        let first = SystemImage.search.image
        let second = SystemImage.more.image
        let item = UITabBarItem(title: "A", image: first, selectedImage: nil)
        XCTAssertTrue(item.selectedImage === first)
        item.image = second
        XCTAssertTrue(item.selectedImage === second)
        item.selectedImage = first
        XCTAssertTrue(item.selectedImage === first)
    }

    func testB3TheTwelveSystemItemsAreFixed() {
        let titles = [
            "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks",
            "Search", "Downloads", "Most Recent", "Most Viewed",
        ]
        let items = UITabBarItem.SystemItem.allCases.map { UITabBarItem(tabBarSystemItem: $0, tag: 7) }
        XCTAssertEqual(items.map(\.title), titles)
        XCTAssertEqual(UITabBarItem.SystemItem.allCases.map(\.rawValue), Array(0...11))
        for item in items {
            XCTAssertEqual(item.tag, 7)
            XCTAssertEqual(item.image?.size, CGSize(width: 28, height: 28))
            item.title = "Other"
            item.image = nil
            item.selectedImage = nil
            XCTAssertNotEqual(item.title, "Other")
            XCTAssertNotNil(item.image)
            XCTAssertNotNil(item.selectedImage)
        }
    }

    func testC3ItemsSlideAndFadeUnlessMotionIsReduced() throws {
        Toolkit.areAnimationsEnabled = true
        let bar = bar(["A", "B", "C"])
        let controller = UIViewController()
        controller.view.addSubview(bar)
        show(controller)
        let items = try XCTUnwrap(bar.items)
        let added = UITabBarItem(title: "New", image: nil, tag: 0)
        let place = bar._drawing.layout.items[0].frame
        bar.setItems([items[2], items[1], items[0], added], animated: true)
        XCTAssertNotNil(bar._rearrangement)
        XCTAssertEqual(bar._drawing.layout.items[2].frame.midX, place.midX, accuracy: 0.01)
        XCTAssertEqual(bar._drawing.items[3].opacity, 0)
        bar._rearrangement?.progress = 0.5
        let target = bar._targetLayout.items[2].frame.midX
        XCTAssertEqual(bar._drawing.layout.items[2].frame.midX, (place.midX + target) / 2, accuracy: 0.01)
        XCTAssertTrue(MainLoop.iterate(seconds: 3) { bar._rearrangement == nil }, "it comes to its end")
        XCTAssertEqual(bar._drawing.layout, bar._targetLayout)
        Toolkit.areAnimationsEnabled = false
        bar.setItems(items, animated: true)
        XCTAssertNil(bar._rearrangement)
    }

    func testV1EachTabIsToldWithItsPlaceAndState() {
        let bar = bar(["A", "B", "C"])
        bar.selectedItem = bar.items?[1]
        XCTAssertEqual(bar._buttons.map(\.accessibilityLabel), ["A", "B", "C"])
        XCTAssertEqual(bar._buttons.map(\._accessibility.isSelected), [false, true, false])
        XCTAssertEqual(bar._buttons.map(\._accessibility.position?.index), [1, 2, 3])
        XCTAssertEqual(bar._buttons.map(\._accessibility.position?.count), [3, 3, 3])
    }
}
