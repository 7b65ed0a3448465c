import GtkInterop
import TabModel
import XCTest

@testable import TabardKit

/// The bar of a wide window (T4, T5, T13).
@preconcurrency @MainActor
final class TopBarTests: TabsTestCase {
    private let delegate = TabsDelegate()

    /// A controller in a wide window, and its bar.
    private func wide(_ tabs: [UITab], width: CGFloat = 1_200) throws -> (UITabBarController, TopBar) {
        let controller = makeController(tabs)
        controller.delegate = delegate
        controller.sidebar.isHidden = true
        show(controller, width: width)
        controller.view.layoutIfNeeded()
        return (controller, try XCTUnwrap(controller._topBar))
    }

    private func library() -> [UITab] {
        let library = group("library", [tab("albums", .default), tab("songs")], isManaged: true)
        return [tab("home", .fixed), library, tab("feed"), tab("search", .pinned)]
    }

    private func children(_ tab: UITab) -> [UITab] { (tab as? UITabGroup)?.children ?? [] }

    private func names(_ bar: TopBar) -> [String] { bar.tabs.map(\.tab.identifier) }

    private func chosen(_ bar: TopBar) -> [String] { bar.tabs.filter(\.isChosen).map(\.tab.identifier) }

    func testT5AnAppWithoutTabsAsValuesAndANarrowWindowHaveNoSuchBar() {
        let plain = UITabBarController()
        plain.viewControllers = [UIViewController()]
        show(plain, width: 1_200)
        XCTAssertNil(plain._topBar)
        XCTAssertNil(plain._declared)
        let narrow = makeController(tabs("a", "b"))
        show(narrow)
        XCTAssertNil(narrow._topBar)
    }

    func testT4TheBarShowsTheTabsAndMarksTheSelectedOneOrItsGroup() throws {
        let all = library()
        let (controller, bar) = try wide(all)
        XCTAssertEqual(names(bar), ["home", "library", "albums", "feed", "search"])
        XCTAssertEqual(chosen(bar), ["home"])
        let group = try XCTUnwrap(all[1] as? UITabGroup)
        controller.selectedTab = group.children[0]
        XCTAssertEqual(chosen(bar), ["albums"], "it stands on the bar itself")
        controller.selectedTab = group.children[1]
        XCTAssertEqual(chosen(bar), ["library"], "the nearest group on the bar")
        XCTAssertTrue(controller._removeFromBar(group))
        XCTAssertEqual(chosen(bar), [], "nothing on the bar stands for it")
        group.title = "Shelf"
        XCTAssertTrue(controller._moveOnBar(group, to: .first))
        XCTAssertEqual(names(bar), ["home", "library", "albums", "feed", "search"])
        XCTAssertEqual(bar.tabs[1].accessibilityLabel, "Shelf")
    }

    func testT13ATapAsksSelectsAndTells() throws {
        let all = library()
        let (controller, bar) = try wide(all)
        bar.tabs[2].sendActions(for: .touchUpInside)
        XCTAssertEqual(
            delegate.calls.filter { !$0.hasPrefix("displayed") },
            ["should albums", "did albums after home"]
        )
        XCTAssertEqual(chosen(bar), ["albums"])
        XCTAssertTrue(bar.tabs[2]._widget?.isFocused == true, "the focus is on what was chosen")
        delegate.calls = []
        all[2].isEnabled = false
        XCTAssertFalse(bar.tabs[3].isEnabled)
        bar.tabs[3].sendActions(for: .touchUpInside)
        XCTAssertTrue(controller._handleTabShortcut(.character("4"), .alternate))
        XCTAssertEqual(delegate.calls, [])
    }

    func testV4ShortcutsGoThroughTheBar() throws {
        let all = library()
        let (controller, bar) = try wide(all)
        all[2].isEnabled = false
        for expected in ["library", "albums", "search", "home"] {
            XCTAssertTrue(controller._handleTabShortcut(.tab, .control))
            // In the library the tab is selected that is on the bar itself.
            XCTAssertEqual(chosen(bar), [expected == "library" ? "albums" : expected])
            if expected == "library" { controller.selectedTab = children(all[1]).last }
        }
        XCTAssertTrue(controller._handleTabShortcut(.character("3"), .alternate))
        XCTAssertEqual(chosen(bar), ["albums"])
        XCTAssertTrue(controller._handleTabShortcut(.tab, [.control, .shift]))
        XCTAssertFalse(controller._handleTabShortcut(.character("9"), .alternate))
        XCTAssertEqual(controller._tabShortcuts.count, 4, "and one for the sidebar")
    }

    func testV4TheBarIsOneStopAndArrowsMoveInIt() throws {
        let (_, bar) = try wide(library())
        bar._window?._native?.clearFocus()
        XCTAssertEqual(bar._moveFocus(.forward), true)
        XCTAssertTrue(bar.tabs[0]._widget?.isFocused == true)
        XCTAssertTrue(bar.moveFocus(.right, []))
        XCTAssertTrue(bar.moveFocus(.right, []))
        XCTAssertTrue(bar.tabs[2]._widget?.isFocused == true)
        XCTAssertTrue(bar.moveFocus(.end, []))
        XCTAssertTrue(bar.tabs[4]._widget?.isFocused == true)
        XCTAssertTrue(bar.moveFocus(.left, []))
        XCTAssertTrue(bar.tabs[3]._widget?.isFocused == true)
        XCTAssertFalse(bar.moveFocus(.right, .control))
        XCTAssertEqual(bar._moveFocus(.forward), false, "it leaves from any")
    }

    func testV1WhatAScreenReaderHears() throws {
        let all = library()
        let (_, bar) = try wide(all)
        all[2].badgeValue = "3"
        XCTAssertEqual(bar.accessibilityLabel, Word.tabBar.text)
        XCTAssertEqual(bar._role, .tabList)
        XCTAssertEqual(bar.tabs.map(\._role), bar.tabs.map { _ in .tab })
        XCTAssertEqual(bar.tabs.map(\.accessibilityLabel), ["home", "library", "albums", "feed", "search"])
        XCTAssertEqual(bar.tabs[3].accessibilityValue, Word.badge.text(name: "3"))
        XCTAssertEqual(bar.tabs.map { $0.position.index }, [1, 2, 3, 4, 5])
    }

    func testT5TheContentStandsBelowTheBarIfThatHasARowOfItsOwn() throws {
        let (controller, bar) = try wide(tabs("a", "b"))
        let content = try XCTUnwrap(controller._shown?.view)
        XCTAssertEqual(content.safeAreaInsets.top, TopBarMetrics.rowHeight)
        XCTAssertEqual(bar.frame.midX, 600, accuracy: 1)
        XCTAssertLessThanOrEqual(bar.frame.maxY, TopBarMetrics.rowHeight)
        controller._shown?.edgesForExtendedLayout = []
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        XCTAssertEqual(content.frame.minY, TopBarMetrics.rowHeight)
        XCTAssertEqual(content.safeAreaInsets.top, 0)
    }

    func testT5InLineWithANavigationBar() throws {
        let root = UIViewController()
        root.title = "A title"
        let button = UIBarButtonItem(title: "Do it", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = button
        let navigation = UINavigationController(rootViewController: root)
        let all = [UITab(title: "n", image: nil, identifier: "n") { _ in navigation }, tab("b")]
        let (controller, bar) = try wide(all)
        XCTAssertNil(controller._topBarRow)
        XCTAssertEqual(navigation.view.safeAreaInsets.top, 0)
        XCTAssertEqual(bar.frame.midY, navigation.navigationBar.frame.midY)
        XCTAssertEqual(bar.frame.width, bar.wantedWidth)
        let title = navigation.navigationBar._content.titleLabel
        XCTAssertLessThan(title.convert(title.bounds, to: controller.view).maxX, bar.frame.minX)
        navigation.setNavigationBarHidden(true, animated: false)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller._topBarRow, TopBarMetrics.rowHeight)
        XCTAssertEqual(root.view.safeAreaInsets.top, TopBarMetrics.rowHeight)
        navigation.setNavigationBarHidden(false, animated: false)
        controller.view.layoutIfNeeded()
        XCTAssertNil(controller._topBarRow)
        button.title = String(repeating: "A very long title of a button ", count: 8)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(controller._topBarRow, TopBarMetrics.rowHeight, "beside it there is too little room")
        XCTAssertEqual(navigation.navigationBar.frame.minY, TopBarMetrics.rowHeight)
        button.title = "Do it"
        MainLoop.iterate(seconds: 0.1)
        XCTAssertNil(controller._topBarRow)
        controller.selectedTab = all[1]
        XCTAssertNil(navigation._bar._room, "it has its bar to itself again")
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller._topBarRow, TopBarMetrics.rowHeight)
    }

    func testT5WhatIsPushedMayHideTheBar() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let (_, bar) = try wide([
            UITab(title: "n", image: nil, identifier: "n") { _ in navigation }, tab("b"),
        ])
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: false)
        XCTAssertTrue(bar.isHidden)
        navigation.popViewController(animated: false)
        XCTAssertFalse(bar.isHidden)
    }

    func testT5TheSelectedOneOfManyIsScrolledIntoSight() throws {
        let all = (1...30).map { tab("A tab of many, number \($0)") }
        let (controller, bar) = try wide([tab("first", .fixed)] + all + [tab("last", .pinned)])
        XCTAssertGreaterThan(bar.scroller.contentSize.width, bar.scroller.bounds.width)
        XCTAssertLessThanOrEqual(bar.frame.maxX, 1_200 - TopBarMetrics.edge)
        XCTAssertEqual(bar.scroller.fades.left, 0)
        XCTAssertEqual(bar.scroller.fades.right, TopBarMetrics.fade)
        controller.selectedTab = all[29]
        let chosen = try XCTUnwrap(bar.tabs.first { $0.tab === all[29] })
        XCTAssertTrue(bar.scroller.bounds.insetBy(dx: -0.5, dy: 0).contains(chosen.frame))
        XCTAssertEqual(bar.scroller.fades.left, TopBarMetrics.fade)
        XCTAssertEqual(bar.scroller.fades.right, 0)
        XCTAssertTrue(
            bar.tabs.first?.superview === bar && bar.tabs.last?.superview === bar,
            "fixed and pinned ones stay"
        )
    }

    func testT5TheModeSaysWhetherThereIsASidebar() throws {
        let plain = tabs("a", "b")
        let (controller, _) = try wide(plain)
        XCTAssertEqual(controller.mode, .automatic)
        XCTAssertFalse(controller._hasSidebar)
        controller.mode = .tabSidebar
        XCTAssertTrue(controller._hasSidebar)
        controller.mode = .tabBar
        controller.tabs = library()
        XCTAssertFalse(controller._hasSidebar)
        controller.mode = .automatic
        XCTAssertTrue(controller._hasSidebar)
        resize(windows[0], width: 390)
        XCTAssertFalse(controller._hasSidebar)
    }

    func testT9TheMenuOfATabMovesItAndTakesItOff() throws {
        let all = library()
        let (controller, bar) = try wide(all)
        func commands(_ index: Int) -> [PopoverMenu.Command] {
            controller._topBarCommands(for: bar.tabs[index].tab)
        }
        XCTAssertEqual(commands(0).map(\.title), [Word.editTabs.text], "it is fixed")
        XCTAssertEqual(
            commands(2).map(\.title),
            [Word.moveLeft.text, Word.moveRight.text, Word.removeFromBar.text, Word.editTabs.text]
        )
        XCTAssertEqual(commands(1).map(\.isEnabled), [false, true, true, true])
        commands(2)[1].perform()
        XCTAssertEqual(names(bar), ["home", "library", "feed", "albums", "search"])
        XCTAssertEqual(commands(3).map(\.isEnabled), [true, false, true, true])
        commands(3)[2].perform()
        XCTAssertEqual(names(bar), ["home", "library", "feed", "search"])
        XCTAssertEqual(Announcer.standing, Word.inSidebar.text(name: "albums"))
        XCTAssertEqual(delegate.calls, ["will edit", "did edit", "will edit", "did edit"])
        controller.mode = .tabBar
        XCTAssertEqual(commands(1).map(\.title), [], "what leaves the bar would be nowhere")
    }

    func testT9DraggingAlongTheBarAndOffIt() throws {
        let all = library()
        let (controller, bar) = try wide(all)
        func middle(_ index: Int) -> CGPoint {
            bar.layoutIfNeeded()
            let tab = bar.tabs[index]
            return bar.convert(CGPoint(x: tab.bounds.midX, y: tab.bounds.midY), from: tab)
        }
        controller._beginEditingTabs()
        bar.arranging.begin(at: middle(0))
        XCTAssertFalse(bar.arranging.isDragging, "it is fixed")
        bar.arranging.begin(at: middle(1))
        bar.arranging.move(to: CGPoint(x: middle(3).x + 2, y: 20))
        XCTAssertEqual(bar.arranging.end, .move(.last))
        XCTAssertNotNil(bar.gap)
        bar.arranging.drop()
        XCTAssertEqual(names(bar), ["home", "albums", "feed", "library", "search"])
        XCTAssertNil(bar.gap)
        bar.arranging.begin(at: middle(2))
        bar.arranging.move(to: CGPoint(x: middle(1).x - 2, y: 20))
        XCTAssertEqual(bar.arranging.end, .move(.before("albums")))
        bar.arranging.cancel()
        XCTAssertEqual(names(bar), ["home", "albums", "feed", "library", "search"])
        bar.arranging.begin(at: middle(2))
        bar.arranging.move(to: CGPoint(x: 0, y: 300))
        XCTAssertEqual(bar.arranging.end, .remove)
        bar.arranging.drop()
        XCTAssertEqual(names(bar), ["home", "albums", "library", "search"])
        all[1].preferredPlacement = .movable
        bar.arranging.begin(at: middle(2))
        bar.arranging.move(to: CGPoint(x: 0, y: 300))
        XCTAssertEqual(bar.arranging.end, .nothing, "it can't leave")
        bar.arranging.drop()
        controller._endEditingTabs()
        XCTAssertEqual(delegate.calls, ["will edit", "did edit"])
        XCTAssertFalse(controller.view.subviews.contains { $0 is TopBarGhost })
    }

    func testT5ADragDoesNotOutliveTheBar() throws {
        let (controller, bar) = try wide(library())
        controller._beginEditingTabs()
        let tab = bar.tabs[1]
        bar.arranging.begin(at: bar.convert(CGPoint(x: tab.bounds.midX, y: 10), from: tab))
        XCTAssertTrue(bar.arranging.isDragging)
        resize(windows[0], width: 390)
        XCTAssertFalse(bar.arranging.isDragging)
        XCTAssertTrue(bar.isHidden)
        XCTAssertTrue(controller._isEditingTabs, "the user is not done")
        bar.arranging.move(to: .zero)
        bar.arranging.drop()
        resize(windows[0], width: 1_200)
        XCTAssertFalse(bar.isHidden)
        XCTAssertEqual(names(bar), ["home", "library", "albums", "feed", "search"])
        controller._endEditingTabs()
    }

    func testT5TheSidebarStandsForTheBarUnlessTheUserArrangesTheTabs() throws {
        let all = library()
        let (controller, bar) = try wide(all)
        let button = try XCTUnwrap(controller._sidebarButton)
        XCTAssertFalse(button.isHidden)
        XCTAssertLessThan(button.frame.maxX, bar.frame.minX)
        button.sendActions(for: .touchUpInside)
        controller.view.layoutIfNeeded()
        XCTAssertFalse(controller.sidebar.isHidden)
        XCTAssertTrue(bar.isHidden)
        XCTAssertTrue(button.isHidden)
        XCTAssertNil(controller._topBarRow)
        controller._setEditingTabs(true)
        controller.view.layoutIfNeeded()
        XCTAssertFalse(bar.isHidden)
        let sidebar = try XCTUnwrap(controller.sidebar._view)
        XCTAssertFalse(sidebar.frame.intersects(bar.frame))
        let target = try XCTUnwrap(controller._topBar)
        let point = CGPoint(x: bar.frame.midX, y: bar.frame.midY)
        let songs = children(all[1])[1]
        XCTAssertNotNil(target.showPlace(for: songs, at: point, in: controller.view))
        XCTAssertNotNil(bar.gap)
        XCTAssertNil(target.showPlace(for: all[0], at: point, in: controller.view), "it is fixed")
        XCTAssertNil(target.showPlace(for: songs, at: CGPoint(x: 20, y: 400), in: controller.view))
        XCTAssertNil(bar.gap)
        controller._setEditingTabs(false)
        controller.view.layoutIfNeeded()
        XCTAssertTrue(bar.isHidden)
    }

    func testT5GoingNarrowWhileTheUserArrangesTheTabs() throws {
        let all = library()
        let (controller, bar) = try wide(all)
        controller._setEditingTabs(true)
        XCTAssertTrue(controller._removeFromBar(all[2]))
        delegate.calls = []
        resize(windows[0], width: 390)
        XCTAssertFalse(controller._isEditingTabs, "there is nothing to arrange them in")
        XCTAssertEqual(delegate.calls, ["did edit"])
        XCTAssertEqual(order(controller), ["home", "library", "feed", "search"])
        resize(windows[0], width: 1_200)
        XCTAssertEqual(names(bar), ["home", "library", "albums", "search"], "what was done stays")
    }
}
