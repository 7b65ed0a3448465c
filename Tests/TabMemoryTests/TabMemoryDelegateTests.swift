import Foundation
import XCTest

@testable import TabMemory
@testable import TabardKit

/// The app's delegate hears everything that it heard before, after the memory (D1, D2).
@preconcurrency @MainActor
final class TabMemoryDelegateTests: TabMemoryTestCase {
    func testEveryCallReachesTheApp() throws {
        let tabs = controller(["One", "Two", "Three", "Four", "Five", "Six"])
        let app = AppDelegate()
        tabs.delegate = app
        let memory = TabMemory(TabStore(location))
        memory.remember(tabs)
        XCTAssertTrue(memory.delegate === app)
        tabs._userChoose("Two")
        app.vetoes = true
        tabs._userChoose("Three")
        XCTAssertEqual(tabs.selectedViewController?.title, "Two")
        app.vetoes = false
        try drag("Six", onto: "Two", in: tabs)
        XCTAssertEqual(
            app.calls,
            [
                "shouldSelect Two", "didSelect Two", "shouldSelect Three",
                "willBegin 6", "willEnd 6 true", "didEnd 6 true",
            ]
        )
        waitUntilSaved(memory)
    }

    /// S1: whenever the app sets its delegate, and to what, the memory saves, and the delegate hears everything.
    func testDelegateThatIsSetAfterwards() throws {
        let (memory, tabs) = start(["One", "Two", "Three", "Four", "Five", "Six"])
        var app: AppDelegate? = AppDelegate()
        tabs.delegate = app
        XCTAssertTrue(tabs.delegate === app)
        XCTAssertTrue(memory.delegate === app)
        tabs._userChoose("Two")
        try drag("Six", onto: "Three", in: tabs)
        XCTAssertEqual(
            app?.calls,
            ["shouldSelect Two", "didSelect Two", "willBegin 6", "willEnd 6 true", "didEnd 6 true"]
        )
        waitUntilSaved(memory)
        assertSaved(selected: "Two", order: ["One", "Two", "Six", "Four", "Five", "Three"])
        let other = AppDelegate()
        memory.delegate = other
        XCTAssertTrue(tabs.delegate === other)
        tabs.delegate = other
        tabs._userChoose("One")
        XCTAssertEqual(other.calls, ["shouldSelect One", "didSelect One"])
        waitUntilSaved(memory)
        assertSaved(selected: "One", order: ["One", "Two", "Six", "Four", "Five", "Three"])
        tabs.delegate = nil
        XCTAssertNil(memory.delegate)
        tabs._userChoose("Two")
        waitUntilSaved(memory)
        assertSaved(selected: "Two", order: ["One", "Two", "Six", "Four", "Five", "Three"])
        tabs.delegate = app
        app = nil
        XCTAssertNil(tabs.delegate)
        tabs._userChoose("Six")
        waitUntilSaved(memory)
        assertSaved(selected: "Six", order: ["One", "Two", "Six", "Four", "Five", "Three"])
    }

    private func assertSaved(selected: String, order: [String], line: UInt = #line) {
        let declaration = TabDeclaration(
            ids: ["One", "Two", "Three", "Four", "Five", "Six"].compactMap { TabID($0) }
        )
        let saved = TabStore.read(at: location).record
        let arrangement = saved.arrangement(for: declaration, window: "main")
        XCTAssertEqual(arrangement.selected?.string, selected, line: line)
        XCTAssertEqual(arrangement.order.map(\.string), order, line: line)
    }

    /// The memory goes first, or the controller does; the app's delegate goes on in any case.
    func testMemoryThatGoesBeforeTheController() {
        let tabs = controller(["One", "Two"])
        let app = AppDelegate()
        weak var gone: TabMemory?
        do {
            let memory = TabMemory(TabStore(location))
            memory.remember(tabs)
            tabs.delegate = app
            waitUntilSaved(memory)
            gone = memory
        }
        wait { gone == nil }
        XCTAssertNil(gone)
        XCTAssertTrue(tabs.delegate === app)
        tabs._userChoose("Two")
        XCTAssertEqual(app.calls, ["shouldSelect Two", "didSelect Two"])
        let memory = TabMemory(TabStore(location))
        do {
            let other = controller(["One", "Two"])
            other.delegate = app
            memory.remember(other)
        }
        waitUntilSaved(memory)
        wait { memory.controller == nil }
        XCTAssertNil(memory.controller)
        memory.noteChanges()
        memory.remember(tabs)
        tabs._userChoose("One")
        waitUntilSaved(memory)
        XCTAssertEqual(TabStore.read(at: location).record.selections.first?.history.first, "One")
    }

    /// S1: what the app selects itself is saved when it is made, and without being told of.
    func testSelectionByTheApp() throws {
        let (memory, tabs) = start(["One", "Two", "Three"])
        // The disk may take its time to make the file, and others wait for it then.
        waitUntilSaved(memory)
        tabs.selectedIndex = 2
        XCTAssertEqual(saved, "Three", "in the file already")
        tabs.selectedViewController = tabs.viewControllers?[1]
        XCTAssertEqual(saved, "Two")
        waitUntilSaved(memory)
        let (second, again) = start(["One", "Two", "Three"])
        XCTAssertEqual(again.selectedViewController?.title, "Two")
        waitUntilSaved(second)
        XCTAssertEqual(saved, "Two")
    }

    /// S1: what the app reorders itself is saved when it ends in an orderly way.
    func testOrderByTheAppAtItsEnd() {
        let (memory, tabs) = start(["One", "Two", "Three"])
        tabs.viewControllers = tabs.viewControllers?.reversed()
        UIApplication.shared._doLastWork()
        let order = TabStore.read(at: location).record.arrangement(for: ["One", "Two", "Three"]).order
        XCTAssertEqual(order, ["Three", "Two", "One"])
        withExtendedLifetime(memory) {}
    }

    private var saved: String? {
        TabStore.read(at: location).record.selections.first?.history.first?.string
    }
}

@preconcurrency @MainActor
private final class AppDelegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var vetoes = false

    func tabBarController(_ tabs: UITabBarController, shouldSelect tab: UIViewController) -> Bool {
        calls.append("shouldSelect \(tab.title ?? "")")
        return !vetoes
    }

    func tabBarController(_ tabs: UITabBarController, didSelect tab: UIViewController) {
        calls.append("didSelect \(tab.title ?? "")")
    }

    func tabBarController(_ tabs: UITabBarController, willBeginCustomizing list: [UIViewController]) {
        calls.append("willBegin \(list.count)")
    }

    func tabBarController(
        _ tabs: UITabBarController,
        willEndCustomizing list: [UIViewController],
        changed: Bool
    ) {
        calls.append("willEnd \(list.count) \(changed)")
    }

    func tabBarController(
        _ tabs: UITabBarController,
        didEndCustomizing list: [UIViewController],
        changed: Bool
    ) {
        calls.append("didEnd \(list.count) \(changed)")
    }
}
