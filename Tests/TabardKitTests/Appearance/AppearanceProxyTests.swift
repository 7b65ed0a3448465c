import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What is set for all instances at once (A10), and who wins.
@preconcurrency @MainActor
final class AppearanceProxyTests: TabBarTestCase {
    private class SpecialBar: UITabBar {}
    private class OuterController: UIViewController {}
    private class InnerController: UIViewController {}

    override func tearDown() async throws {
        AppearanceProxies.removeAll()
        try await super.tearDown()
    }

    /// Shows a bar in an inner controller in an outer one.
    private func show(_ bar: UITabBar, style: UIUserInterfaceStyle = .light) -> InnerController {
        let outer = OuterController()
        let inner = InnerController()
        outer.overrideUserInterfaceStyle = style
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        inner.view.addSubview(bar)
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 49)
        show(outer)
        return inner
    }

    func testAProxyIsTheSameEachTimeAndKeepsWhatItIsGiven() {
        XCTAssertTrue(UITabBar.appearance() === UITabBar.appearance())
        XCTAssertFalse(UITabBar.appearance() === SpecialBar.appearance())
        XCTAssertFalse(
            UITabBar.appearance() === UITabBar.appearance(whenContainedInInstancesOf: [OuterController.self])
        )
        UITabBar.appearance().barTintColor = .red
        XCTAssertEqual(UITabBar.appearance().barTintColor, .red)
    }

    func testAValueComesWhenTheBarIsShown() {
        UITabBar.appearance().barTintColor = .red
        let bar = UITabBar(frame: .zero)
        XCTAssertNil(bar.barTintColor)
        _ = show(bar)
        XCTAssertEqual(bar.barTintColor, .red)
        UITabBar.appearance().barTintColor = .blue
        XCTAssertEqual(bar.barTintColor, .red, "bars that are shown already keep theirs")
        let superview = bar.superview
        bar.removeFromSuperview()
        superview?.addSubview(bar)
        XCTAssertEqual(bar.barTintColor, .blue)
    }

    func testWhatIsSetOnTheBarItselfWins() {
        UITabBar.appearance().barTintColor = .red
        UITabBar.appearance().barStyle = .black
        let bar = UITabBar(frame: .zero)
        bar.barTintColor = nil
        _ = show(bar)
        XCTAssertNil(bar.barTintColor, "nil is a value too")
        XCTAssertEqual(bar.barStyle, .black)
        let later = UITabBar(frame: .zero)
        let inner = show(later)
        later.barTintColor = .green
        later.removeFromSuperview()
        inner.view.addSubview(later)
        XCTAssertEqual(later.barTintColor, .green)
    }

    func testEveryPropertyTakesPart() {
        let image = UIImage.plain(.black)
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .red
        let proxy = UITabBar.appearance()
        proxy.barTintColor = .red
        proxy.barStyle = .black
        proxy.backgroundImage = image
        proxy.shadowImage = image
        proxy.selectionIndicatorImage = image
        proxy.unselectedItemTintColor = .blue
        proxy.itemPositioning = .centered
        proxy.itemWidth = 50
        proxy.itemSpacing = 5
        proxy.scrollEdgeAppearance = appearance
        proxy.setDividerImage(image, forLeftState: .selected, rightState: .normal)
        proxy.tintColor = .green
        proxy.backgroundColor = .yellow
        let bar = UITabBar(frame: .zero)
        _ = show(bar)
        XCTAssertEqual(bar.barTintColor, .red)
        XCTAssertEqual(bar.barStyle, .black)
        XCTAssertEqual(bar.backgroundImage, image)
        XCTAssertFalse(bar.isTranslucent, "the image is opaque")
        XCTAssertEqual(bar.shadowImage, image)
        XCTAssertEqual(bar.selectionIndicatorImage, image)
        XCTAssertEqual(bar.unselectedItemTintColor, .blue)
        XCTAssertEqual(bar.itemPositioning, .centered)
        XCTAssertEqual(bar.itemWidth, 50)
        XCTAssertEqual(bar.itemSpacing, 5)
        XCTAssertEqual(bar.scrollEdgeAppearance, appearance)
        XCTAssertEqual(bar.dividerImage(forLeftState: .selected, rightState: .normal), image)
        XCTAssertNil(bar.dividerImage(forLeftState: .normal, rightState: .normal))
        XCTAssertEqual(bar.tintColor, .green)
        XCTAssertEqual(bar.backgroundColor, .yellow)
        XCTAssertNil(bar._activeAppearance)
        proxy.standardAppearance = appearance
        let second = UITabBar(frame: .zero)
        _ = show(second)
        XCTAssertEqual(second._activeAppearance, appearance)
    }

    func testItemsTakePart() {
        let proxy = UITabBarItem.appearance()
        proxy.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        proxy.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        proxy.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        proxy.badgeColor = .yellow
        proxy.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
        let plain = UITabBarItem(title: "A", image: nil, tag: 0)
        let own = UITabBarItem(title: "B", image: nil, tag: 1)
        own.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        own.badgeColor = .black
        let bar = UITabBar(frame: .zero)
        bar.items = [plain, own]
        XCTAssertNil(plain.badgeColor)
        _ = show(bar)
        let late = UITabBarItem(title: "C", image: nil, tag: 2)
        bar.items = [plain, own, late]
        func color(_ item: UITabBarItem, _ state: UIControl.State) -> UIColor? {
            item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
        }
        for item in [plain, late] {
            XCTAssertEqual(color(item, .normal), .red)
            XCTAssertEqual(color(item, .selected), .blue)
            XCTAssertEqual(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .green)
            XCTAssertEqual(item.badgeColor, .yellow)
            XCTAssertEqual(item.titlePositionAdjustment.vertical, -3)
        }
        XCTAssertEqual(color(own, .normal), .black)
        XCTAssertEqual(color(own, .selected), .blue)
        XCTAssertEqual(own.badgeColor, .black)
    }

    func testTheMoreSpecialClassWins() {
        SpecialBar.appearance().barTintColor = .blue
        UITabBar.appearance().barTintColor = .red
        UITabBar.appearance().itemWidth = 40
        UIView.appearance().tintColor = .green
        let bar = SpecialBar(frame: .zero)
        _ = show(bar)
        XCTAssertEqual(bar.barTintColor, .blue)
        XCTAssertEqual(bar.itemWidth, 40)
        XCTAssertEqual(bar.tintColor, .green)
        let plain = UITabBar(frame: .zero)
        _ = show(plain)
        XCTAssertEqual(plain.barTintColor, .red)
    }

    func testTheOutermostContainerWinsThenTheLongerChain() {
        UITabBar.appearance().barTintColor = .black
        UITabBar.appearance(whenContainedInInstancesOf: [InnerController.self]).barTintColor = .red
        func color() -> UIColor? {
            let bar = UITabBar(frame: .zero)
            _ = show(bar)
            return bar.barTintColor
        }
        XCTAssertEqual(color(), .red)
        UITabBar.appearance(whenContainedInInstancesOf: [OuterController.self]).barTintColor = .blue
        XCTAssertEqual(color(), .blue)
        UITabBar.appearance(whenContainedInInstancesOf: [InnerController.self, OuterController.self])
            .barTintColor = .green
        XCTAssertEqual(color(), .green)
        UITabBar.appearance(whenContainedInInstancesOf: [OuterController.self, InnerController.self])
            .barTintColor = .yellow
        XCTAssertEqual(color(), .green, "an outer controller in an inner one is not what there is")
        UITabBar.appearance(whenContainedInInstancesOf: [UINavigationController.self]).barTintColor = .yellow
        XCTAssertEqual(color(), .green)
    }

    func testTraitsChooseLive() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UITabBar.appearance(for: dark).barTintColor = .red
        UITabBar.appearance().itemWidth = 40
        UITabBarItem.appearance(for: dark).badgeColor = .blue
        let bar = UITabBar(frame: .zero)
        let item = UITabBarItem(title: "A", image: nil, tag: 0)
        bar.items = [item]
        let inner = show(bar)
        XCTAssertNil(bar.barTintColor)
        XCTAssertNil(item.badgeColor)
        inner.parent?.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(bar.barTintColor, .red)
        XCTAssertEqual(item.badgeColor, .blue)
        XCTAssertEqual(bar.itemWidth, 40)
        inner.parent?.overrideUserInterfaceStyle = .light
        XCTAssertNil(bar.barTintColor, "what no proxy says any longer goes")
        XCTAssertNil(item.badgeColor)
        XCTAssertEqual(bar.itemWidth, 40)
    }

    /// A10: bars that are shown keep what proxies said when they came to be shown, also when the traits change.
    func testA10ALaterValueDoesNotComeWithAnotherTrait() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UITabBar.appearance().barTintColor = .red
        UITabBar.appearance(for: dark).itemWidth = 40
        UITabBarItem.appearance(for: dark).badgeColor = .blue
        let bar = UITabBar(frame: .zero)
        let item = UITabBarItem(title: "A", image: nil, tag: 0)
        bar.items = [item]
        let inner = show(bar)
        UITabBar.appearance().barTintColor = .green
        UITabBar.appearance().itemSpacing = 7
        UITabBar.appearance(for: dark).itemWidth = 50
        UITabBarItem.appearance().badgeColor = .green
        inner.parent?.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(bar.barTintColor, .red)
        XCTAssertEqual(bar.itemSpacing, 0)
        XCTAssertEqual(bar.itemWidth, 40)
        XCTAssertEqual(item.badgeColor, .blue)
        bar.items = [item, UITabBarItem(title: "B", image: nil, tag: 1)]
        XCTAssertEqual(item.badgeColor, .blue, "it was shown before")
        XCTAssertEqual(bar.items?[1].badgeColor, .blue)
        inner.parent?.overrideUserInterfaceStyle = .light
        XCTAssertEqual(bar.itemWidth, 0)
        XCTAssertNil(item.badgeColor)
        XCTAssertEqual(bar.items?[1].badgeColor, .green)
        let later = UITabBar(frame: .zero)
        inner.view.addSubview(later)
        XCTAssertEqual(later.barTintColor, .green)
    }

    /// A10: a bar is shown once the run loop turns, so what is said right after `makeKeyAndVisible()` is not too late.
    func testA10WhatIsSetRightAfterTheWindowIsShownCounts() {
        let first = UINavigationController(rootViewController: UIViewController())
        let own = UINavigationController(rootViewController: UIViewController())
        own.navigationBar.barTintColor = .yellow
        own.navigationBar.isTranslucent = true
        for controller in [first, own] {
            AppearanceProxies.removeAll()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            UINavigationBar.appearance().barTintColor = .red
            UINavigationBar.appearance().isTranslucent = false
            XCTAssertEqual(controller.navigationBar.barTintColor, controller === own ? .yellow : .red)
            XCTAssertEqual(controller.navigationBar.isTranslucent, controller === own)
            assertSoonEqual(window._isUnseen, false)
            UINavigationBar.appearance().barTintColor = .blue
            XCTAssertEqual(controller.navigationBar.barTintColor, controller === own ? .yellow : .red)
            let later = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = later
            XCTAssertEqual(later.navigationBar.barTintColor, .blue)
            XCTAssertFalse(later.navigationBar.isTranslucent)
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    func testA10ItemsOfAWindowThatNobodyHasSeenTakePart() {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(["A", "B"])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        UITabBarItem.appearance().badgeColor = .green
        UITabBar.appearance().unselectedItemTintColor = .red
        XCTAssertEqual(tabs.tabBar.items?.map(\.badgeColor), [.green, .green])
        XCTAssertEqual(tabs.tabBar.unselectedItemTintColor, .red)
        window.isHidden = true
        window.rootViewController = nil
    }

    func testWithoutProxiesViewsKeepNothing() {
        let view = UIView(frame: .zero)
        view.backgroundColor = .red
        view.tintColor = .blue
        XCTAssertNil(view._proxyState)
        XCTAssertFalse(AppearanceProxies.areUsed)
    }

    func testAManagedBarTakesPart() {
        UITabBar.appearance().barTintColor = .red
        UITabBar.appearance(whenContainedInInstancesOf: [UITabBarController.self]).itemWidth = 33
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(["A", "B"])
        show(tabs)
        XCTAssertEqual(tabs.tabBar.barTintColor, .red)
        XCTAssertEqual(tabs.tabBar.itemWidth, 33)
    }
}
