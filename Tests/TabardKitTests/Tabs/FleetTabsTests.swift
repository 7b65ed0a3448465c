import GtkInterop
import TabModel
import TabStore
import XCTest

@testable import TabardKit

/// Tabs that are values on a device of a fleet, by the rules F1 to F11 of TabModel.
@preconcurrency @MainActor
final class FleetTabsTests: TabsTestCase {
    private let app = ["home", "search", "feed", "me"]

    /// A controller as at a launch, which follows what comes.
    private func start(_ tabs: [UITab]? = nil) throws -> UITabBarController {
        let controller = makeController(tabs ?? app.map { hideable($0) })
        try XCTUnwrap(controller._declared).follow()
        return controller
    }

    private func hideable(_ name: String) -> UITab {
        let tab = tab(name)
        tab.allowsHiding = true
        return tab
    }

    /// What the device hears of the fleet, as `tabard fleet follow` keeps it.
    private func take(_ serial: UInt64, _ defaults: ManagedDefaults?) throws {
        let session = try XCTUnwrap(makeController([tab("any")])._declared?.session)
        var store = ManagedDefaultsStore(of: session.store.location)
        _ = try store.take(
            ManagedDefaultsEdition(fleet: 7, number: .init(serial: serial, mark: 1), defaults: defaults)
        )
    }

    private func find(_ identifier: String, in controller: UITabBarController) throws -> UITab {
        try XCTUnwrap(controller.tab(forIdentifier: identifier))
    }

    /// The user leaves the edit screen with another order of the root tabs.
    private func customize(_ controller: UITabBarController, _ identifiers: String...) throws {
        let order = identifiers.compactMap { identifier in
            controller._state.tabs?.first { $0.tab?.identifier == identifier }
        }
        controller._saveOrder(order)
        let declared = try XCTUnwrap(controller._declared)
        declared.writeChoices()
        controller._arrangeTabs(animated: false)
        waitForSaving(controller)
    }

    /// The root tabs that are seen.
    private func assert(_ controller: UITabBarController, _ expected: [String], line: UInt = #line) {
        MainLoop.iterate(seconds: 5) { self.order(controller) == expected }
        XCTAssertEqual(order(controller), expected, line: line)
    }

    func testF1BetweenTheAppAndTheUser() throws {
        let controller = try start()
        try customize(controller, "me", "home", "search", "feed")
        assert(controller, ["me", "home", "search", "feed"])
        let before = controller._declared?.session.record
        try take(1, ManagedDefaults(order: ["feed", "home"]))
        assert(controller, ["me", "feed", "home", "search"])
        XCTAssertEqual(controller._declared?.session.record, before)
        assert(try start(), ["me", "feed", "home", "search"])
        try take(2, nil)
        assert(controller, ["me", "home", "search", "feed"])
    }

    func testF3F4OrderAndHiddenWithoutAnyChoiceOfTheUser() throws {
        try take(1, ManagedDefaults(order: ["me", "nowhere", "home"], hidden: ["feed"]))
        let controller = try start()
        assert(controller, ["me", "home", "search"])
        XCTAssertTrue(try find("feed", in: controller).isHidden)
        XCTAssertEqual(controller.selectedTab?.identifier, "me")
        XCTAssertTrue(controller._setHidden(false, try find("feed", in: controller)))
        assert(controller, ["me", "home", "search", "feed"])
        waitForSaving(controller)
        try take(2, ManagedDefaults(order: ["me"], hidden: ["feed", "search"]))
        assert(controller, ["me", "home", "feed"])
        try take(3, nil)
        assert(controller, app)
    }

    /// What the app says of a tab while it runs stays, whatever else the fleet says then (T10).
    func testF4WhatTheAppSaysLater() throws {
        try take(1, ManagedDefaults(hidden: ["feed"]))
        let controller = try start()
        assert(controller, ["home", "search", "me"])
        try find("feed", in: controller).isHidden = false
        assert(controller, app)
        try take(2, ManagedDefaults(order: ["me"], hidden: ["feed"]))
        assert(controller, ["me", "home", "search", "feed"])
    }

    func testF3Groups() throws {
        func all() -> [UITab] {
            let library = group("library", tabs("x", "y", "z"))
            library.allowsReordering = true
            return [tab("home"), library]
        }
        let groups = [ManagedDefaults.Group("library", order: ["z"])]
        try take(1, ManagedDefaults(order: ["library"], groups: groups, fixed: ["y"]))
        let controller = try start(all())
        assert(controller, ["library", "home"])
        let library = try XCTUnwrap(controller.tab(forIdentifier: "library") as? UITabGroup)
        XCTAssertEqual(library.displayOrder.map(\.identifier), ["z", "x", "y"])
        XCTAssertFalse(controller._moveInGroup(try find("y", in: controller), to: .first))
        XCTAssertNil(controller._pickUpTab(try find("y", in: controller)))
        XCTAssertTrue(controller._moveInGroup(try find("x", in: controller), to: .first))
        XCTAssertEqual(library.displayOrder.map(\.identifier), ["x", "z", "y"])
        waitForSaving(controller)
        try take(2, nil)
        MainLoop.iterate(seconds: 5) { library.displayOrder.map(\.identifier) == ["x", "z", "y"] }
        assert(controller, ["home", "library"])
    }

    func testF5Required() throws {
        let controller = try start()
        let feed = try find("feed", in: controller)
        XCTAssertTrue(controller._setHidden(true, feed))
        waitForSaving(controller)
        try take(1, ManagedDefaults(required: ["feed"]))
        assert(controller, app)
        XCTAssertFalse(feed._userMayHide)
        XCTAssertTrue(feed.allowsHiding, "what the app said")
        XCTAssertFalse(controller._setHidden(true, feed))
        assert(controller, app)
        try take(2, nil)
        assert(controller, ["home", "search", "me"])
        XCTAssertTrue(feed._userMayHide)
    }

    func testF6Fixed() throws {
        let controller = try start()
        try customize(controller, "me", "home", "search", "feed")
        try take(1, ManagedDefaults(fixed: ["me"]))
        assert(controller, app)
        let me = try find("me", in: controller)
        XCTAssertFalse(me._isMovableOnBar)
        XCTAssertEqual(
            controller._state.customizableTabs?.compactMap(\.tab?.identifier),
            ["home", "search", "feed"]
        )
        XCTAssertFalse(controller._moveOnBar(me, to: .first))
        XCTAssertFalse(controller._removeFromBar(me))
        try take(2, nil)
        assert(controller, ["me", "home", "search", "feed"])
        XCTAssertEqual(controller._state.customizableTabs?.count, 4)
    }

    func testF7Reset() throws {
        try take(1, ManagedDefaults(order: ["feed"], hidden: ["search"]))
        let controller = try start()
        try customize(controller, "me", "feed", "home")
        XCTAssertTrue(controller._setHidden(true, try find("home", in: controller)))
        assert(controller, ["me", "feed"])
        XCTAssertTrue(controller._resetTabs())
        assert(controller, ["feed", "home", "me"])
        waitForSaving(controller)
        assert(try start(), ["feed", "home", "me"])
    }

    func testF9Lock() throws {
        let controller = try start()
        try customize(controller, "me", "home", "search", "feed")
        XCTAssertTrue(controller._setHidden(true, try find("feed", in: controller)))
        waitForSaving(controller)
        XCTAssertTrue(controller._offersEditingTabs)
        XCTAssertTrue(controller._canUndoTabEdit)
        let before = controller._declared?.session.record
        try take(1, ManagedDefaults(order: ["search", "home"], isLocked: true))
        assert(controller, ["search", "home", "feed", "me"])
        XCTAssertFalse(controller._offersEditingTabs)
        XCTAssertFalse(controller._state.offersEditing)
        XCTAssertFalse(controller._canUndoTabEdit)
        XCTAssertFalse(controller._undoTabEdit())
        XCTAssertFalse(controller._resetTabs())
        XCTAssertFalse(controller._setHidden(true, try find("home", in: controller)))
        XCTAssertFalse(controller._moveOnBar(try find("home", in: controller), to: .last))
        XCTAssertNil(controller._pickUpTab(try find("home", in: controller)))
        controller.selectedTab = try find("feed", in: controller)
        XCTAssertEqual(controller.selectedTab?.identifier, "feed")
        XCTAssertEqual(controller._declared?.session.record, before)
        assert(try start(), ["search", "home", "feed", "me"])
        try take(2, ManagedDefaults(order: ["search", "home"]))
        assert(controller, ["me", "search", "home"])
        XCTAssertTrue(controller._offersEditingTabs)
    }

    func testF9ALockEndsTheArranging() throws {
        let controller = try start((app + ["five", "six"]).map { hideable($0) })
        let delegate = TabsDelegate()
        controller.delegate = delegate
        show(controller)
        controller._beginCustomizing()
        XCTAssertTrue(controller.tabBar.isCustomizing)
        try take(1, ManagedDefaults(isLocked: true))
        MainLoop.iterate(seconds: 5) { !controller.tabBar.isCustomizing }
        XCTAssertFalse(controller.tabBar.isCustomizing)
        controller._beginCustomizing()
        XCTAssertFalse(controller.tabBar.isCustomizing)
        XCTAssertEqual(delegate.calls, ["will edit", "did edit"])
    }

    /// Defaults that come while the user is at the edit screen are drawn when they leave it.
    func testDefaultsWaitForTheEditScreen() throws {
        let controller = try start((app + ["five", "six"]).map { hideable($0) })
        show(controller)
        controller._beginCustomizing()
        try take(1, ManagedDefaults(order: ["six"]))
        MainLoop.iterate(seconds: 5) { controller._declared?.defaults.defaults != nil }
        XCTAssertNotNil(controller._declared?.defaults.defaults)
        XCTAssertNil(controller._declared?.managed)
        XCTAssertTrue(controller.tabBar.isCustomizing)
        controller.tabBar.endCustomizing(animated: false)
        assert(controller, ["six"] + app + ["five"])
    }

    func testF10F11Editions() throws {
        try take(4, ManagedDefaults(order: ["me"]))
        let controller = try start()
        assert(controller, ["me", "home", "search", "feed"])
        try take(3, ManagedDefaults(order: ["feed"]))
        try take(5, ManagedDefaults(order: ["search"]))
        assert(controller, ["search", "home", "feed", "me"])
        try take(6, nil)
        assert(controller, app)
        XCTAssertNil(controller._declared?.limits)
    }
}
