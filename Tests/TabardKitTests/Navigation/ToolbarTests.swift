import GtkInterop
import XCTest

@testable import TabardKit

/// Toolbars, alone and in navigation controllers.
@preconcurrency @MainActor
final class ToolbarTests: TabBarTestCase {
    private func frames(
        _ items: [ToolbarLayout.Item],
        width: CGFloat = 320,
        isRightToLeft: Bool = false
    ) -> [[CGFloat]] {
        ToolbarLayout(items, width: width, margin: 8, isRightToLeft: isRightToLeft).frames
            .map { [$0.minX, $0.width] }
    }

    func testSpacesShareWhatIsLeft() {
        XCTAssertEqual(frames([.fixed(50), .flexible, .fixed(60)]), [[8, 50], [58, 194], [252, 60]])
        XCTAssertEqual(
            frames([.flexible, .fixed(100), .flexible]),
            [[8, 102], [110, 100], [210, 102]]
        )
        XCTAssertEqual(frames([.fixed(50), .fixed(10), .fixed(60)]), [[8, 50], [58, 10], [68, 60]])
        XCTAssertEqual(frames([]), [])
    }

    func testTooManyItemsAreAllMadeNarrower() {
        let all = frames(Array(repeating: .fixed(100), count: 6) + [.flexible])
        XCTAssertEqual(all[5][0] + all[5][1], 312, accuracy: 0.001)
        XCTAssertEqual(all[6][1], 0)
    }

    /// V3
    func testRightToLeft() {
        XCTAssertEqual(
            frames([.fixed(50), .flexible, .fixed(60)], isRightToLeft: true),
            [[262, 50], [68, 194], [8, 60]]
        )
    }

    private func items(_ titles: [String]) -> [UIBarButtonItem] {
        titles.map { UIBarButtonItem(title: $0, primaryAction: UIAction { _ in }) }
    }

    private func titles(_ navigation: UINavigationController) -> [String] {
        (navigation.toolbar.items ?? []).compactMap(\.title)
    }

    func testTheToolbarShowsTheItemsOfTheControllerOnTop() {
        let all = controllers(["A", "B"])
        all[0].toolbarItems = items(["one", "two"])
        let navigation = UINavigationController(rootViewController: all[0])
        show(navigation)
        XCTAssertTrue(navigation.isToolbarHidden)
        XCTAssertEqual(all[0].view.safeAreaInsets.bottom, 0)
        navigation.isToolbarHidden = false
        windows[0].layoutIfNeeded()
        XCTAssertEqual(titles(navigation), ["one", "two"])
        XCTAssertEqual(navigation.toolbar.frame, CGRect(x: 0, y: 656, width: 390, height: 44))
        XCTAssertEqual(all[0].view.safeAreaInsets.bottom, 44)
        navigation.pushViewController(all[1], animated: false)
        XCTAssertEqual(titles(navigation), [])
        all[1].setToolbarItems(items(["three"]), animated: true)
        XCTAssertEqual(titles(navigation), ["three"])
        navigation.popViewController(animated: false)
        XCTAssertEqual(titles(navigation), ["one", "two"])
        all[0].edgesForExtendedLayout = .top
        windows[0].layoutIfNeeded()
        XCTAssertEqual(all[0].view.frame.height, 656)
        XCTAssertEqual(all[0].view.safeAreaInsets.bottom, 0)
    }

    /// C16
    func testItGoesWithTheTabBarWhenAControllerAsksForIt() {
        let all = controllers(["A", "B"])
        all[1].hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: all[0])
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs)
        windows[0].layoutIfNeeded()
        XCTAssertEqual(all[0].view.safeAreaInsets.bottom, TabBarMetrics.height + 44)
        XCTAssertEqual(navigation.toolbar.frame.minY, 700 - TabBarMetrics.height - 44)
        navigation.pushViewController(all[1], animated: false)
        windows[0].layoutIfNeeded()
        XCTAssertTrue(navigation.toolbar.isHidden)
        XCTAssertFalse(navigation.isToolbarHidden, "what the app asked for stays")
        XCTAssertEqual(all[1].view.safeAreaInsets.bottom, 0)
        navigation.popViewController(animated: false)
        windows[0].layoutIfNeeded()
        XCTAssertFalse(navigation.toolbar.isHidden)
        XCTAssertEqual(all[0].view.safeAreaInsets.bottom, TabBarMetrics.height + 44)
    }

    func testHiddenItemsAreLeftOut() {
        let all = items(["one", "two"])
        let controller = controllers(["A"])[0]
        controller.navigationItem.rightBarButtonItems = all
        let below = items(["three", "four"])
        controller.toolbarItems = below
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        show(navigation)
        windows[0].layoutIfNeeded()
        let place = all[0]._button?.frame.maxX
        all[0].isHidden = true
        below[0].isHidden = true
        windows[0].layoutIfNeeded()
        XCTAssertNil(all[0]._button?.window)
        XCTAssertNil(below[0]._button?.window)
        XCTAssertEqual(all[1]._button?.frame.maxX, place)
        XCTAssertEqual(below[1]._button?.frame.minX, 8)
        all[0].isHidden = false
        windows[0].layoutIfNeeded()
        XCTAssertEqual(all[0]._button?.frame.maxX, place)
        XCTAssertNotNil(all[0]._button?.window)
    }

    func testHidingIsAnimated() {
        let navigation = UINavigationController(rootViewController: controllers(["A"])[0])
        navigation.isToolbarHidden = false
        show(navigation)
        Toolkit.areAnimationsEnabled = true
        navigation.setToolbarHidden(true, animated: true)
        XCTAssertEqual(navigation.toolbar.frame.minY, 656)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { navigation.toolbar.isHidden })
        navigation.setToolbarHidden(false, animated: true)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { navigation.toolbar.frame.minY == 656 })
    }

    func testSystemItemsHaveIconsAndNames() {
        for kind in 0...24 {
            guard let system = UIBarButtonItem.SystemItem(rawValue: kind), !system._isSpace else { continue }
            let item = UIBarButtonItem(systemItem: system)
            XCTAssertFalse(system._title.isEmpty, "\(system)")
            XCTAssertTrue(item.title != nil || system._image != nil, "\(system)")
        }
        XCTAssertEqual(UIBarButtonItem.fixedSpace(12)._ownWidth, 12)
        XCTAssertNil(UIBarButtonItem.flexibleSpace()._ownWidth)
    }

    func testItemsKeepTheirButtonsAndTellOfChanges() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let all = items(["one", "two"])
        toolbar.items = all + [.flexibleSpace()]
        let first = toolbar._itemViews[0]
        toolbar.setItems([all[1], all[0]], animated: false)
        XCTAssertTrue(toolbar._itemViews[1] === first)
        all[0].title = "three"
        XCTAssertEqual(toolbar._itemViews[1]?.accessibilityLabel, "three")
        XCTAssertTrue(toolbar._itemViews[1] === first)
        all[1].isHidden = true
        toolbar.layoutIfNeeded()
        XCTAssertEqual(toolbar.subviews, [first])
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        all[0].customView = custom
        toolbar.layoutIfNeeded()
        XCTAssertEqual(toolbar.subviews, [custom])
        all[0].customView = nil
        all[1].isHidden = false
        toolbar.layoutIfNeeded()
        XCTAssertEqual(toolbar.subviews.map(\.accessibilityLabel), ["two", "three"])
        toolbar.items = nil
        XCTAssertNil(toolbar.items)
        XCTAssertTrue(toolbar.subviews.isEmpty)
    }
}
