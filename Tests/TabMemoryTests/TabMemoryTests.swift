import GtkInterop
import XCTest

@testable import TabMemory
@testable import TabardKit

/// Rules S1 to S5, with the app started again and again.
@preconcurrency @MainActor
final class TabMemoryTests: TabMemoryTestCase {
    private let six = ["One", "Two", "Three", "Four", "Five", "Six"]

    /// S1, S2, C11.
    func testOrderAndSelectionAreBackBeforeTheFirstFrame() throws {
        let (memory, tabs) = start(six)
        XCTAssertEqual(tabs.titles, six)
        XCTAssertEqual(tabs.selectedIndex, 0)
        try drag("Six", onto: "Two", in: tabs)
        tabs._userChoose("Three")
        waitUntilSaved(memory)

        let (_, again) = start(six)
        XCTAssertEqual(again.titles, ["One", "Six", "Three", "Four", "Five", "Two"])
        XCTAssertEqual(again.selectedViewController?.title, "Three")
        XCTAssertEqual((again.viewControllers ?? []).filter(\.isViewLoaded), [])
        XCTAssertFalse(again.isViewLoaded)
        XCTAssertEqual(again.customizableViewControllers?.map(\.title), six, "as the app declared them")
        XCTAssertEqual(problems.map(\.description), [])
    }

    /// S1: a tab that is shown under More is selected like any other; More's own list is not remembered.
    func testSelectionUnderMore() throws {
        let (memory, tabs) = start(six)
        tabs._userTapped(.more)
        tabs._userChoose("Six")
        tabs._userTapped(.more)
        XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
        waitUntilSaved(memory)
        let (_, again) = start(six)
        XCTAssertEqual(again.selectedViewController?.title, "Six")
    }

    /// What the app selects before the memory has anything to say stays.
    func testAppsOwnSelectionStaysAtTheFirstLaunch() {
        let tabs = controller(six)
        tabs.selectedIndex = 2
        let memory = TabMemory(TabStore(location))
        memory.remember(tabs)
        XCTAssertEqual(tabs.selectedIndex, 2)
    }

    /// The tab that is first by default was moved into More: nothing is left open there.
    func testMoreIsAtItsListAfterTheStart() throws {
        let (memory, tabs) = start(six)
        try drag("Six", onto: "One", in: tabs)
        tabs._userChoose("Two")
        waitUntilSaved(memory)
        let (_, again) = start(six)
        XCTAssertEqual(again.selectedViewController?.title, "Two")
        again._userTapped(.more)
        XCTAssertTrue(again.selectedViewController === again.moreNavigationController)
    }

    /// An order without a selection: the first tab of the user's order is selected.
    func testOrderAlone() throws {
        let (memory, tabs) = start(six)
        try drag("Six", onto: "One", in: tabs)
        waitUntilSaved(memory)
        let (_, again) = start(six)
        XCTAssertEqual(again.titles, ["Six", "Two", "Three", "Four", "Five", "One"])
        XCTAssertEqual(again.selectedViewController?.title, "Six")
        XCTAssertNil(again._state.presentedInMore)
    }

    /// Examples a, c and f through controllers.
    func testUpdatesOfTheApp() throws {
        let (memory, tabs) = start(["Home", "Search", "Feed", "Me"])
        try drag("Me", onto: "Home", in: tabs)
        XCTAssertEqual(tabs.titles, ["Me", "Home", "Search", "Feed"])
        waitUntilSaved(memory)

        let (second, added) = start(["Home", "Search", "Shop", "Feed", "Me"])
        XCTAssertEqual(added.titles, ["Me", "Home", "Search", "Shop", "Feed"])
        XCTAssertEqual(second.arrangement.new, ["Shop"])
        perform { try await second.hide("Feed") }
        XCTAssertEqual(added.titles, ["Me", "Home", "Search", "Shop"])
        XCTAssertEqual(second.hiddenViewControllers.map(\.title), ["Feed"])

        let (third, removed) = start(["Home", "Search", "Me"])
        XCTAssertEqual(removed.titles, ["Me", "Home", "Search"])
        try drag("Search", onto: "Me", in: removed)
        waitUntilSaved(third)

        let (fourth, returned) = start(["Home", "Search", "Feed", "Me"])
        XCTAssertEqual(returned.titles, ["Search", "Me", "Home"])
        perform { try await fourth.unhide("Feed") }
        XCTAssertEqual(returned.titles, ["Search", "Me", "Home", "Feed"])
    }

    /// A tab that an update brought is marked until it has been seen; a badge of the app's own stays.
    func testNewTabsAreMarked() throws {
        let (memory, tabs) = start(["Home", "Search", "Me"])
        try drag("Me", onto: "Home", in: tabs)
        waitUntilSaved(memory)
        let badges = { (tabs: UITabBarController) in (tabs.viewControllers ?? []).map(\.tabBarItem.badgeValue)
        }
        let (second, updated) = start(["Home", "Search", "Shop", "Feed", "Me"])
        XCTAssertEqual(updated.titles, ["Me", "Home", "Search", "Shop", "Feed"])
        XCTAssertEqual(badges(updated), [nil, nil, nil, "New", "New"])
        updated.viewControllers?[4].tabBarItem.badgeValue = "7"
        updated._userChoose("Shop")
        XCTAssertEqual(badges(updated), [nil, nil, nil, nil, "7"])
        waitUntilSaved(second)
        let (third, again) = start(["Home", "Search", "Shop", "Feed", "Me"])
        XCTAssertEqual(third.newTabs, ["Feed"])
        XCTAssertEqual(badges(again), [nil, nil, nil, nil, "New"])
        third.newTabBadge = "•"
        XCTAssertEqual(badges(again), [nil, nil, nil, nil, "•"])
        again._userChoose("Feed")
        waitUntilSaved(third)
        XCTAssertEqual(badges(again), [nil, nil, nil, nil, nil])
        let (fourth, last) = start(["Home", "Search", "Shop", "Feed", "Me"])
        XCTAssertEqual(fourth.newTabs, [])
        XCTAssertEqual(fourth.arrangement.new, [])
        XCTAssertEqual(badges(last), [nil, nil, nil, nil, nil])
    }

    /// Example d: an id that is new, and a description of the app's own.
    func testRenamedTabKeepsItsPlace() throws {
        let (memory, tabs) = start(["home", "search", "feed", "me"])
        try drag("search", onto: "home", in: tabs)
        waitUntilSaved(memory)
        let (_, again) = start(["home", "discover", "feed", "me"]) { tab in
            tab.title == "discover" ? .init("discover", formerly: ["search"]) : nil
        }
        XCTAssertEqual(again.titles, ["discover", "home", "feed", "me"])
    }

    /// Rule 8: also after a restart.
    func testUndoAndReset() throws {
        let (memory, tabs) = start(six)
        XCTAssertFalse(memory.canUndo)
        try drag("Six", onto: "Two", in: tabs)
        waitUntilSaved(memory)
        let (second, again) = start(six)
        XCTAssertTrue(second.canUndo)
        perform { try await second.undo() }
        XCTAssertEqual(again.titles, six)
        perform { try await second.undo() }
        XCTAssertEqual(again.titles, ["One", "Six", "Three", "Four", "Five", "Two"])
        perform { try await second.hide("Four") }
        perform { try await second.reset(.order) }
        XCTAssertEqual(again.titles, ["One", "Two", "Three", "Five", "Six"])
        perform { try await second.reset(.all) }
        XCTAssertEqual(again.titles, six)
        let (_, third) = start(six)
        XCTAssertEqual(third.titles, six)
    }

    /// Rule 6: what is required is refused, and nothing happens.
    func testRequiredTabIsNotHidden() {
        let (memory, tabs) = start(six) { $0.title == "One" ? .init("One", isRequired: true) : nil }
        var refusal: TabStoreError?
        perform {
            do throws(TabStoreError) {
                try await memory.hide("One")
            } catch {
                refusal = error
            }
        }
        XCTAssertEqual(refusal?.code, .refused)
        XCTAssertEqual(tabs.titles, six)
    }

    /// Rule 7: the tab that is hidden was the selected one.
    func testHidingTheSelectedTabSelectsTheLatestOther() {
        let (memory, tabs) = start(six)
        tabs._userChoose("Four")
        tabs._userChoose("Two")
        waitUntilSaved(memory)
        perform { try await memory.hide("Two") }
        XCTAssertEqual(tabs.titles, ["One", "Three", "Four", "Five", "Six"])
        XCTAssertEqual(tabs.selectedViewController?.title, "Four")
        perform { try await memory.unhide("Two") }
        XCTAssertEqual(tabs.titles, six)
    }

    /// Hiding the tab that is shown under More leads back to the latest one before, and loads no other (C11, rule 7).
    func testHidingTheShownTabLoadsNoOtherOne() {
        let (memory, tabs) = start(six)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let all = tabs.viewControllers ?? []
        tabs._userChoose("Two")
        tabs._userChoose("One")
        waitUntilSaved(memory)
        tabs.selectedIndex = 4
        perform { try await memory.hide("Five") }
        XCTAssertEqual(tabs.viewControllers?.map(\.title), ["One", "Two", "Three", "Four", "Six"])
        XCTAssertFalse(all[5].isViewLoaded)
        XCTAssertFalse(tabs.moreNavigationController.viewControllers[0].isViewLoaded)
        window.isHidden = true
        window.rootViewController = nil
    }

    /// C4: the app's own choice of customizable controllers outlives the arranging.
    func testFixedTabsStayFixed() throws {
        let tabs = controller(six)
        let all = tabs.viewControllers ?? []
        tabs.customizableViewControllers = Array(all[1...])
        let memory = TabMemory(TabStore(location))
        memory.remember(tabs)
        try drag("Six", onto: "Two", in: tabs)
        waitUntilSaved(memory)
        let again = controller(six)
        again.customizableViewControllers = Array((again.viewControllers ?? [])[1...])
        let second = TabMemory(TabStore(location))
        second.remember(again)
        XCTAssertEqual(again.titles, ["One", "Six", "Three", "Four", "Five", "Two"])
        XCTAssertEqual(
            again.customizableViewControllers?.map(\.title),
            ["Two", "Three", "Four", "Five", "Six"]
        )
    }

    /// What the app changes itself is saved when it says so.
    func testAppsOwnChanges() {
        let (memory, tabs) = start(six)
        tabs.selectedIndex = 3
        tabs.viewControllers = (tabs.viewControllers ?? []).reversed()
        memory.noteChanges()
        waitUntilSaved(memory)
        let (_, again) = start(six)
        XCTAssertEqual(again.titles, six.reversed())
        XCTAssertEqual(again.selectedViewController?.title, "Four")
    }

    /// Other tabs, such as after the user signed in.
    func testOtherTabsWhileRunning() throws {
        let (memory, tabs) = start(["Home", "Search", "Feed", "Me"])
        try drag("Me", onto: "Home", in: tabs)
        tabs.viewControllers = ["Home", "Search", "Shop", "Feed", "Me"].map(tab)
        waitUntilSaved(memory)
        memory.remember(tabs)
        XCTAssertEqual(tabs.titles, ["Me", "Home", "Search", "Shop", "Feed"])
    }

    /// A memory that the app lets go of ends all that it began.
    func testMemoryIsFreed() {
        weak var weakMemory: TabMemory?
        weak var weakTabs: UITabBarController?
        do {
            let (memory, tabs) = start(six)
            tabs._userChoose("Two")
            waitUntilSaved(memory)
            weakMemory = memory
            weakTabs = tabs
        }
        wait { weakMemory == nil && weakTabs == nil }
        XCTAssertNil(weakMemory)
        XCTAssertNil(weakTabs)
    }

    /// S3: two tabs of one class need something to tell them apart.
    func testDefaultIDs() {
        let plain = UIViewController()
        XCTAssertEqual(TabMemory.defaultID(of: plain), "UIViewController-0")
        plain.tabBarItem.tag = 7
        XCTAssertEqual(TabMemory.defaultID(of: plain), "UIViewController-7")
        let navigation = UINavigationController(rootViewController: plain)
        XCTAssertEqual(TabMemory.defaultID(of: navigation), "UIViewController-7")
        plain.restorationIdentifier = "root"
        XCTAssertEqual(TabMemory.defaultID(of: navigation), "root")
        navigation.restorationIdentifier = "home"
        XCTAssertEqual(TabMemory.defaultID(of: navigation), "home")
        XCTAssertFalse(plain.isViewLoaded)
        plain.title = "Übersicht"
        XCTAssertEqual(TabMemory.titleAsID(of: plain)?.id, "Übersicht")
        XCTAssertNil(TabMemory.titleAsID(of: UIViewController()))
    }
}

extension UITabBarController {
    /// Does what a tap on a tab of the bar, or on a row of More, does.
    func _userChoose(_ title: String) {
        guard let controller = viewControllers?.first(where: { $0.title == title }) else { return }
        let tab = RootTab.controller(controller)
        if _state.isHidden(tab) { _userChoseInMore(tab) } else { _userTapped(.tab(tab)) }
    }
}
