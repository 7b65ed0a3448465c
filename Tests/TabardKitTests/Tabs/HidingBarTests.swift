import GtkInterop
import XCTest

@testable import TabardKit

/// Hiding the bar, making it small, and what stands above it (T12).
@preconcurrency @MainActor
final class HidingBarTests: TabsTestCase {
    private func shown(_ tabs: [UITab], width: CGFloat = 390) -> UITabBarController {
        let controller = makeController(tabs)
        controller.sidebar.isHidden = true
        show(controller, width: width)
        return controller
    }

    private func layOut(_ controller: UITabBarController) {
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
    }

    func testT12HidingTheBarAtTheBottomAndAtTheTop() throws {
        let controller = shown(tabs("a", "b"))
        let guide = controller.contentLayoutGuide
        XCTAssertTrue(guide === controller.contentLayoutGuide)
        layOut(controller)
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 390, height: 651))
        XCTAssertFalse(controller.isTabBarHidden)
        controller.isTabBarHidden = true
        layOut(controller)
        XCTAssertTrue(controller.tabBar.isHidden)
        XCTAssertEqual(controller._shown?.view.safeAreaInsets.bottom, 0)
        XCTAssertEqual(guide.layoutFrame.height, 700)
        resize(windows[0], width: 1_200)
        let bar = try XCTUnwrap(controller._topBar)
        XCTAssertTrue(bar.isHidden)
        XCTAssertEqual(controller._shown?.view.safeAreaInsets.top, 0)
        controller.isTabBarHidden = false
        layOut(controller)
        XCTAssertFalse(bar.isHidden)
        XCTAssertTrue(controller.tabBar.isHidden, "that is the other bar")
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 44, width: 1_200, height: 656))
        resize(windows[0], width: 390)
        layOut(controller)
        XCTAssertFalse(controller.tabBar.isHidden)
        XCTAssertEqual(guide.layoutFrame.height, 651)
    }

    func testT12HidingItWithViewControllersAndAnimated() {
        let controller = UITabBarController()
        controller.viewControllers = [UIViewController(), UIViewController()]
        show(controller)
        controller.setTabBarHidden(true, animated: true)
        XCTAssertTrue(controller.isTabBarHidden)
        MainLoop.iterate(seconds: 5) { controller.tabBar.isHidden }
        XCTAssertTrue(controller.tabBar.isHidden)
        controller.setTabBarHidden(false, animated: true)
        XCTAssertFalse(controller.tabBar.isHidden)
        XCTAssertNil(controller._contentGuide)
        XCTAssertNil(controller._accessoryView)
    }

    func testT12TheGuideLeavesOutTheSidebar() throws {
        let controller = shown([tab("a"), group("g", tabs("x"))], width: 1_200)
        controller.sidebar.isHidden = false
        layOut(controller)
        let guide = controller.contentLayoutGuide
        layOut(controller)
        let sidebar = try XCTUnwrap(controller.sidebar._view)
        XCTAssertEqual(guide.layoutFrame.minX, sidebar.frame.maxX)
        XCTAssertEqual(guide.layoutFrame.maxX, 1_200)
    }

    /// A tab with something to scroll.
    private func scrolling(_ name: String) -> (UITab, UIScrollView) {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 3_000)
        controller.view.addSubview(scroll)
        return (UITab(title: name, image: nil, identifier: name) { _ in controller }, scroll)
    }

    private func scroll(_ scroll: UIScrollView, to offset: CGFloat) {
        scroll._movement = .user
        scroll.contentOffset.y = offset
        scroll._movement = .none
    }

    func testT12TheBarBecomesSmallAndComesBack() throws {
        let (tab, content) = scrolling("a")
        let all = [tab] + tabs("b")
        let controller = shown(all)
        scroll(content, to: 10)
        scroll(content, to: 200)
        XCTAssertFalse(controller.tabBar.isHidden, "automatic means never")
        controller.tabBarMinimizeBehavior = .onScrollDown
        scroll(content, to: 210)
        scroll(content, to: 300)
        XCTAssertTrue(controller.tabBar.isHidden)
        let small = try XCTUnwrap(controller._minimizedBar)
        XCTAssertFalse(small.isHidden)
        XCTAssertEqual(small.accessibilityLabel, Word.tabBar.text)
        XCTAssertEqual(small.accessibilityValue, "a")
        small.sendActions(for: .touchUpInside)
        XCTAssertFalse(controller.tabBar.isHidden)
        XCTAssertTrue(small.isHidden)
        scroll(content, to: 310)
        scroll(content, to: 400)
        XCTAssertTrue(controller.tabBar.isHidden)
        controller.selectedTab = all[1]
        XCTAssertFalse(controller.tabBar.isHidden, "another tab is shown")
        controller.selectedTab = all[0]
        scroll(content, to: 410)
        scroll(content, to: 500)
        XCTAssertTrue(controller.tabBar.isHidden)
        resize(windows[0], width: 1_200)
        XCTAssertTrue(small.isHidden)
        XCTAssertEqual(controller._topBar?.isHidden, false, "the bar at the top is never small")
        resize(windows[0], width: 390)
        controller.tabBarMinimizeBehavior = .never
        XCTAssertFalse(controller.tabBar.isHidden)
    }

    func testT12TheAccessoryStandsAboveTheBarOrBesideIt() throws {
        let (tab, content) = scrolling("a")
        let controller = shown([tab] + tabs("b"))
        controller.tabBarMinimizeBehavior = .onScrollDown
        let player = UIView()
        XCTAssertEqual(player.traitCollection.tabAccessoryEnvironment, .unspecified)
        let accessory = UITabAccessory(contentView: player)
        XCTAssertTrue(accessory.contentView === player)
        controller.bottomAccessory = accessory
        layOut(controller)
        XCTAssertTrue(controller.bottomAccessory === accessory)
        XCTAssertEqual(player.traitCollection.tabAccessoryEnvironment, .regular)
        var frame = player.convert(player.bounds, to: controller.view)
        XCTAssertEqual(frame, CGRect(x: 16, y: 595, width: 358, height: 48))
        XCTAssertEqual(controller._shown?.view.safeAreaInsets.bottom, 105)
        scroll(content, to: 10)
        scroll(content, to: 200)
        layOut(controller)
        XCTAssertEqual(player.traitCollection.tabAccessoryEnvironment, .inline)
        frame = player.convert(player.bounds, to: controller.view)
        XCTAssertEqual(frame.minX, try XCTUnwrap(controller._minimizedBar).frame.maxX + 8)
        resize(windows[0], width: 1_200)
        layOut(controller)
        XCTAssertEqual(player.traitCollection.tabAccessoryEnvironment, .regular)
        frame = player.convert(player.bounds, to: controller.view)
        XCTAssertEqual(frame, CGRect(x: 320, y: 644, width: 560, height: 48))
        let other = UITabAccessory(contentView: UIView())
        controller.setBottomAccessory(other, animated: true)
        MainLoop.iterate(seconds: 2) { player.superview?.superview == nil }
        XCTAssertNil(player.superview?.superview)
        XCTAssertNotNil(other.contentView.window)
        controller.bottomAccessory = nil
        layOut(controller)
        XCTAssertNil(other.contentView.window)
        XCTAssertEqual(other.contentView.traitCollection.tabAccessoryEnvironment, .unspecified)
        XCTAssertEqual(controller._shown?.view.safeAreaInsets.bottom, 0)
    }

    func testT12AnAccessoryWithConstraintsOfItsOwnStaysInTheMiddle() {
        let controller = shown(tabs("a", "b"), width: 1_200)
        let player = UIView()
        player.translatesAutoresizingMaskIntoConstraints = false
        controller.bottomAccessory = UITabAccessory(contentView: player)
        layOut(controller)
        XCTAssertEqual(
            player.convert(player.bounds, to: controller.view),
            CGRect(x: 320, y: 644, width: 560, height: 48)
        )
        player.widthAnchor.constraint(equalToConstant: 600).isActive = true
        layOut(controller)
        XCTAssertEqual(
            player.convert(player.bounds, to: controller.view),
            CGRect(x: 300, y: 644, width: 600, height: 48)
        )
    }

    func testT12TheTraitAsAppsUseIt() {
        XCTAssertEqual(UITraitTabAccessoryEnvironment.defaultValue, .unspecified)
        let traits = UITraitCollection(tabAccessoryEnvironment: .inline)
        XCTAssertEqual(traits.tabAccessoryEnvironment, .inline)
        let changed = traits.modifyingTraits { $0.tabAccessoryEnvironment = .regular }
        XCTAssertEqual(changed.tabAccessoryEnvironment, .regular)
        let view = UIView()
        var heard: [UITabAccessory.Environment] = []
        view.registerForTraitChanges([UITraitTabAccessoryEnvironment.self]) {
            (view: UIView, _: UITraitCollection) in
            heard.append(view.traitCollection.tabAccessoryEnvironment)
        }
        let controller = shown(tabs("a"))
        controller.bottomAccessory = UITabAccessory(contentView: view)
        layOut(controller)
        XCTAssertEqual(heard, [.regular])
    }

    func testT5ASheetAndASearchOutliveAChangeOfWidth() throws {
        let list = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: list)
        let controller = shown([UITab(title: "n", image: nil, identifier: "n") { _ in navigation }, tab("b")])
        search.isActive = true
        search.searchBar.text = "word"
        for width in [1_200, 390, 1_200] as [CGFloat] {
            resize(windows[0], width: width)
            layOut(controller)
            XCTAssertTrue(search.isActive)
            XCTAssertEqual(search.searchBar.text, "word")
            XCTAssertEqual(controller._topBarRow, width == 390 ? nil : TopBarMetrics.rowHeight)
        }
        search.isActive = false
        layOut(controller)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        controller.present(sheet, animated: false)
        for width in [390, 1_200] as [CGFloat] {
            resize(windows[0], width: width)
            XCTAssertTrue(controller.presentedViewController === sheet)
            XCTAssertNotNil(sheet.viewIfLoaded?.window)
        }
        controller.dismiss(animated: false)
        XCTAssertNil(controller.presentedViewController)
        XCTAssertEqual(controller.selectedTab?.identifier, "n")
    }
}
