import GtkInterop
import XCTest

@testable import TabardKit

/// A sidebar on the screen (T8).
@preconcurrency @MainActor
final class SidebarTests: SidebarTestCase {
    func testT8ItShowsTheTabsBesideTheContent() throws {
        let controller = makeController(library())
        showWide(controller)
        XCTAssertFalse(controller.sidebar.isHidden)
        XCTAssertEqual(
            try rows(controller),
            [
                ["home", "feed", "search"],
                ["library", "albums", "makers", "artists", "composers", "songs"], ["places", "near"],
            ]
        )
        XCTAssertEqual(try marked(controller), "home")
        let width = try XCTUnwrap(controller.sidebar._view).frame.width
        XCTAssertEqual(
            controller.selectedViewController?.view.frame,
            CGRect(x: width, y: 0, width: 1_200 - width, height: 800)
        )
        XCTAssertEqual(controller.selectedViewController?.view.safeAreaInsets.left, 0)
    }

    func testT8ItLiesOverTheContentWhoseSafeAreaAvoidsIt() throws {
        let controller = makeController(library())
        controller.sidebar.preferredLayout = .overlap
        showWide(controller)
        XCTAssertTrue(controller.sidebar.isHidden)
        XCTAssertNil(controller.sidebar._view)
        controller.sidebar.isHidden = false
        let width = try XCTUnwrap(controller.sidebar._view).frame.width
        let content = try XCTUnwrap(controller.selectedViewController?.view)
        XCTAssertEqual(content.frame.width, 1_200)
        XCTAssertEqual(content.safeAreaInsets.left, width)
        controller.sidebar.isHidden = true
        controller.view.layoutIfNeeded()
        XCTAssertEqual(content.safeAreaInsets.left, 0)
        XCTAssertEqual(controller.sidebar._view?.isHidden, true)
    }

    func testT8ItStandsOnTheRightWhereThatIsHowOneReads() throws {
        Toolkit.isRightToLeft = true
        let controller = makeController(library())
        showWide(controller)
        let frame = try XCTUnwrap(controller.sidebar._view).frame
        XCTAssertEqual(frame.maxX, 1_200)
        XCTAssertEqual(controller.selectedViewController?.view.frame.minX, 0)
        XCTAssertEqual(controller.selectedViewController?.view.frame.maxX, frame.minX)
    }

    func testT8ANarrowWindowHasNone() throws {
        let controller = makeController(library())
        show(controller)
        XCTAssertNil(controller.sidebar._view)
        XCTAssertFalse(controller.sidebar.isHidden, "as on a phone")
        controller.sidebar.isHidden = true
        XCTAssertTrue(controller.sidebar.isHidden)
        XCTAssertFalse(controller._handleShortcut(.function(9), []))
    }

    func testT8AWindowThatBecomesNarrowKeepsWhatWasWanted() throws {
        let controller = makeController(library())
        let window = showWide(controller)
        controller.selectedTab = controller.tab(forIdentifier: "songs")
        resize(window, width: 390)
        XCTAssertFalse(controller._usesTopBar)
        XCTAssertEqual(controller.sidebar._view?.isHidden, true)
        XCTAssertEqual(controller.selectedViewController?.view.frame.minX, 0)
        XCTAssertFalse(controller.sidebar.isHidden)
        resize(window, width: 1_200)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.sidebar._view?.isHidden, false)
        XCTAssertEqual(try marked(controller), "songs")
    }

    func testT8PlainTabsHaveNone() {
        let controller = makeController(tabs("a", "b"))
        showWide(controller)
        XCTAssertTrue(controller.sidebar.isHidden)
        controller.sidebar.isHidden = false
        XCTAssertTrue(controller.sidebar.isHidden)
        XCTAssertNil(controller.sidebar._view)
    }

    func testT8T10TheUsersChoiceComesBack() {
        let first = makeController(library())
        showWide(first)
        let delegate = SidebarDelegate()
        first.sidebar.delegate = delegate
        XCTAssertTrue(first._handleShortcut(.function(9), []))
        XCTAssertTrue(first.sidebar.isHidden)
        XCTAssertEqual(
            delegate.calls.filter { $0.contains("visibility") },
            ["visibility while hidden false", "visibility animation", "visibility completion"]
        )
        waitForSaving(first)
        let second = makeController()
        second.sidebar.isHidden = false
        second.tabs = library()
        showWide(second)
        XCTAssertTrue(second.sidebar.isHidden, "what the user wants wins over what was said before")
        second.sidebar.isHidden = false
        XCTAssertFalse(second.sidebar.isHidden, "and what is said later wins")
        second.view.layoutIfNeeded()
        XCTAssertFalse(second.sidebar.isHidden)
        XCTAssertTrue(second._handleShortcut(.function(9), []))
        XCTAssertTrue(second._handleShortcut(.function(9), []))
        waitForSaving(second)
        let third = makeController(library())
        showWide(third)
        XCTAssertFalse(third.sidebar.isHidden)
    }

    func testT8T10TheWidthComesBack() {
        let first = makeController(library())
        showWide(first)
        first.sidebar._resize(to: 321)
        first.sidebar._saveWidth()
        XCTAssertEqual(first._sidebarWidth, 320)
        waitForSaving(first)
        let second = makeController(library())
        showWide(second)
        XCTAssertEqual(second.sidebar._view?.frame.width, 320)
        second.sidebar._resize(to: 260)
        second.sidebar._saveWidth()
        XCTAssertFalse(second._canUndoTabEdit, "it is no arranging of tabs")
        waitForSaving(second)
        let third = makeController(library())
        showWide(third)
        XCTAssertEqual(third.sidebar._view?.frame.width, 260)
    }

    func testT8T13AClickSelects() throws {
        let all = library()
        let controller = makeController(all)
        let delegate = TabsDelegate()
        controller.delegate = delegate
        showWide(controller)
        let songs = try XCTUnwrap(controller.tab(forIdentifier: "songs"))
        delegate.calls = []
        try click(songs, in: controller)
        XCTAssertEqual(delegate.calls, ["should songs", "did songs after home"])
        XCTAssertEqual(controller.selectedTab, songs)
        XCTAssertEqual(try marked(controller), "songs")
        delegate.allows = { _ in false }
        delegate.calls = []
        try click(all[2], in: controller)
        XCTAssertEqual(delegate.calls, ["should feed"])
        XCTAssertEqual(try marked(controller), "songs", "nothing is marked that is not selected")
        delegate.allows = { _ in true }
        all[2].isEnabled = false
        delegate.calls = []
        try click(all[2], in: controller)
        XCTAssertEqual(delegate.calls, [])
        controller.selectedTab = all[0]
        XCTAssertEqual(try marked(controller), "home", "what the app selects is marked too")
    }

    func testT6T10AClickOnAGroupClosesItsSection() throws {
        let all = library()
        let controller = makeController(all)
        let delegate = TabsDelegate()
        controller.delegate = delegate
        showWide(controller)
        controller.selectedTab = controller.tab(forIdentifier: "songs")
        delegate.calls = []
        try click(all[1], in: controller)
        XCTAssertEqual(try rows(controller)[1], ["library"])
        XCTAssertEqual(try marked(controller), "library", "which has what is selected")
        XCTAssertEqual(controller.selectedTab?.identifier, "songs")
        XCTAssertEqual(delegate.calls, [])
        waitForSaving(controller)
        let next = makeController(library())
        showWide(next)
        XCTAssertEqual(try rows(next)[1], ["library"])
        try click(try XCTUnwrap(next.tab(forIdentifier: "library")), in: next)
        XCTAssertEqual(try rows(next)[1].count, 6)
    }

    func testT6AGroupThatIsADestinationIsSelected() throws {
        let all = library()
        let library = try XCTUnwrap(all[1] as? UITabGroup)
        library.isSidebarDestination = true
        let controller = makeController(all)
        showWide(controller)
        try click(library, in: controller)
        XCTAssertEqual(controller.selectedTab, library)
        XCTAssertEqual(try rows(controller)[1].count, 6)
        let list = try list(controller)
        let path = try XCTUnwrap(list.path(of: .tab(library)))
        XCTAssertTrue(list.collection._turnOutline(at: path, expands: false), "the arrow keys close it")
        XCTAssertEqual(try rows(controller)[1], ["library"])
    }

    func testT6AnActionIsPerformed() throws {
        let all = library()
        var performed = 0
        let action = UIAction(title: "add") { _ in performed += 1 }
        (all[1] as? UITabGroup)?.sidebarActions = [action]
        let controller = makeController(all)
        showWide(controller)
        let list = try list(controller)
        list.collection._userSelected(try XCTUnwrap(list.path(of: .action(action))))
        XCTAssertEqual(performed, 1)
        XCTAssertEqual(try marked(controller), "home")
        action.attributes = .disabled
        list.collection._userSelected(try XCTUnwrap(list.path(of: .action(action))))
        XCTAssertEqual(performed, 1)
    }

    func testT8TheDelegateDescribesTheRows() throws {
        let all = library()
        let controller = makeController(all)
        let delegate = SidebarDelegate()
        controller.sidebar.delegate = delegate
        showWide(controller, height: 300)
        XCTAssertEqual(
            Array(delegate.calls.filter { $0.hasPrefix("begin") }.prefix(3)),
            ["begin home", "begin feed", "begin search"]
        )
        let home = try cell(all[0], of: controller)
        XCTAssertEqual((home.contentConfiguration as? UIListContentConfiguration)?.text, "home!")
        delegate.calls = []
        controller.sidebar.reconfigureItem(for: all[0])
        controller.view.layoutIfNeeded()
        XCTAssertEqual(delegate.calls, ["update home"])
        XCTAssertEqual(
            (home.contentConfiguration as? UIListContentConfiguration)?.text,
            "home!",
            "it is kept"
        )
        delegate.calls = []
        controller.selectedTab = all[2]
        controller.view.layoutIfNeeded()
        XCTAssertEqual(Set(delegate.calls), ["update home", "update feed"])
        delegate.calls = []
        all[0].title = "Start"
        controller.view.layoutIfNeeded()
        XCTAssertEqual(delegate.calls, ["item home"], "another description is asked for")
        XCTAssertEqual((home.contentConfiguration as? UIListContentConfiguration)?.text, "Start!")
        delegate.calls = []
        controller.sidebar.reconfigureItem(for: try XCTUnwrap(controller.tab(forIdentifier: "near")))
        controller.view.layoutIfNeeded()
        XCTAssertEqual(delegate.calls, [], "its row is out of sight")
        controller.sidebar.scroll(
            to: .tab(try XCTUnwrap(controller.tab(forIdentifier: "near"))),
            animated: false
        )
        controller.view.layoutIfNeeded()
        try list(controller).collection.layoutIfNeeded()
        XCTAssertTrue(delegate.calls.contains("begin near"))
        XCTAssertTrue(delegate.calls.contains("end search"))
    }

    func testT8SwipesMenusAndDragsAreTheDelegates() throws {
        let all = library()
        let controller = makeController(all)
        let delegate = SidebarDelegate()
        controller.sidebar.delegate = delegate
        showWide(controller)
        let list = try list(controller)
        let path = try XCTUnwrap(list.path(of: .tab(all[2])))
        XCTAssertEqual(
            list.collection._swipeActions(at: path, isTrailing: true)?.actions.map(\.title),
            ["trailing feed"]
        )
        XCTAssertEqual(
            list.collection._swipeActions(at: path, isTrailing: false)?.actions.map(\.title),
            ["leading feed"]
        )
        XCTAssertNotNil(
            list.collectionView(list.collection, contextMenuConfigurationForItemsAt: [path], point: .zero)
        )
        XCTAssertNil(
            list.collectionView(list.collection, contextMenuConfigurationForItemsAt: [], point: .zero)
        )
        controller._setEditingTabs(true)
        XCTAssertNil(list.collection._swipeActions(at: path, isTrailing: true), "not while tabs are arranged")
    }

    func testT8HeaderFooterAndBottomBar() throws {
        let controller = makeController(library())
        showWide(controller)
        var header = UIListContentConfiguration.cell()
        header.text = "top"
        controller.sidebar.headerContentConfiguration = header
        var footer = header
        footer.text = "end"
        controller.sidebar.footerContentConfiguration = footer
        let bottom = UIView()
        bottom.heightAnchor.constraint(equalToConstant: 70).isActive = true
        controller.sidebar.bottomBarView = bottom
        XCTAssertEqual(try rows(controller).first, ["(header)"])
        XCTAssertEqual(try rows(controller).last, ["(footer)"])
        let view = try XCTUnwrap(controller.sidebar._view)
        view.layoutIfNeeded()
        XCTAssertEqual(bottom.frame, CGRect(x: 0, y: 730, width: view.bounds.width, height: 70))
        XCTAssertEqual(view.list.collection.frame.maxY, 730)
        let list = try list(controller)
        list.collection.layoutIfNeeded()
        header.text = "another"
        controller.sidebar.headerContentConfiguration = header
        list.collection.layoutIfNeeded()
        let cell = list.collection.cellForItem(at: IndexPath(item: 0, section: 0))
        XCTAssertEqual((cell?.contentConfiguration as? UIListContentConfiguration)?.text, "another")
        controller.sidebar.headerContentConfiguration = nil
        XCTAssertEqual(try rows(controller).first, ["home", "feed", "search"])
    }

    func testT8ScrollingToATabOpensItsGroups() throws {
        let controller = makeController(library())
        showWide(controller)
        let library = try XCTUnwrap(controller.tab(forIdentifier: "library"))
        try click(library, in: controller)
        XCTAssertEqual(try rows(controller)[1], ["library"])
        controller.sidebar.scroll(
            to: .tab(try XCTUnwrap(controller.tab(forIdentifier: "songs"))),
            animated: false
        )
        XCTAssertEqual(try rows(controller)[1].count, 6)
    }

    func testT8ManyTabsHaveRowsOnlyWhereTheyAreSeen() throws {
        let groups = (0..<500).map { number in group("g\(number)", (0..<20).map { tab("t\(number)-\($0)") }) }
        let controller = makeController([tab("home")] + groups)
        showWide(controller)
        let list = try list(controller)
        list.collection.layoutIfNeeded()
        XCTAssertEqual(try rows(controller).joined().count, 10_501)
        XCTAssertLessThan(list.collection._cells.count, 30)
        controller.sidebar.scroll(
            to: .tab(try XCTUnwrap(controller.tab(forIdentifier: "t499-19"))),
            animated: false
        )
        list.collection.layoutIfNeeded()
        XCTAssertLessThan(list.collection._cells.count, 40)
        XCTAssertEqual(provided, ["home"], "no controller is made for a row")
    }

    func testT8TheUsersWidth() throws {
        let controller = makeController(library())
        showWide(controller)
        for (wanted, width) in [(100, 240), (333, 332), (999, 400)] as [(CGFloat, CGFloat)] {
            controller.sidebar._resize(to: wanted)
            XCTAssertEqual(controller.sidebar._view?.frame.width, width)
            XCTAssertEqual(controller.selectedViewController?.view.frame.minX, width)
        }
    }
}

/// Describes each row by its tab's title with a mark, and writes down what it is told.
@MainActor
private final class SidebarDelegate: NSObject, UITabBarController.Sidebar.Delegate {
    var calls: [String] = []

    private func name(_ content: UITabSidebarItem.Content) -> String {
        switch content {
        case .tab(let tab): tab.identifier
        case .action(let action): action.title
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {
        calls.append("visibility while hidden \(sidebar.isHidden)")
        animator.addAnimations { [weak self] in self?.calls.append("visibility animation") }
        animator.addCompletion { [weak self] in self?.calls.append("visibility completion") }
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
        calls.append("item \(name(request.content))")
        let item = UITabSidebarItem(request: request)
        var content = item.defaultContentConfiguration()
        content.text = "\(content.text ?? "")!"
        item.contentConfiguration = content
        return item
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        update item: UITabSidebarItem
    ) { calls.append("update \(name(item.content))") }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        willBeginDisplaying tab: UITab
    ) { calls.append("begin \(tab.identifier)") }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        didEndDisplaying tab: UITab
    ) { calls.append("end \(tab.identifier)") }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { swipe("leading \(tab.identifier)") }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { swipe("trailing \(tab.identifier)") }

    private func swipe(_ title: String) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: title) { _, _, _ in }]
        )
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) })
    }
}
