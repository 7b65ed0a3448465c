import Foundation
import XCTest

@testable import TabMemory
@testable import TabardKit

/// Several windows, older programs' data, and files that are not as they should be (S5, S6).
@preconcurrency @MainActor
final class TabMemorySharingTests: TabMemoryTestCase {
    private let six = ["One", "Two", "Three", "Four", "Five", "Six"]

    /// Two windows of an app follow each other in order, each with a selection of its own.
    func testWindowsFollowEachOther() throws {
        let (first, left) = start(six, window: "left")
        let (second, right) = start(six, window: "right")
        wait { second.isFollowed && first.isFollowed }
        left._userChoose("Three")
        right._userChoose("Four")
        try drag("Six", onto: "Two", in: left)
        let order = ["One", "Six", "Three", "Four", "Five", "Two"]
        wait { right.titles == order }
        XCTAssertEqual(right.titles, order)
        XCTAssertEqual(right.selectedViewController?.title, "Four")
        perform { try await second.hide("Five") }
        wait { left.titles == ["One", "Six", "Three", "Four", "Two"] }
        XCTAssertEqual(left.titles, ["One", "Six", "Three", "Four", "Two"])
        XCTAssertEqual(left.selectedViewController?.title, "Three")
        waitUntilSaved(first)
        let (_, again) = start(six, window: "left")
        XCTAssertEqual(again.selectedViewController?.title, "Three")
        let (_, other) = start(six, window: "right")
        XCTAssertEqual(other.selectedViewController?.title, "Four")
    }

    /// What others save while the user is on the edit screen is drawn when the user is done.
    func testOthersChangesWaitForTheEditScreen() throws {
        let (first, left) = start(six)
        let (second, right) = start(six)
        wait { second.isFollowed && first.isFollowed }
        right._beginCustomizing()
        try drag("Six", onto: "Two", in: left)
        waitUntilSaved(first)
        wait { second.record == first.record }
        XCTAssertEqual(right.titles, six)
        XCTAssertTrue(right.tabBar.isCustomizing)
        right.tabBar.endCustomizing(animated: false)
        XCTAssertEqual(right.titles, ["One", "Six", "Three", "Four", "Five", "Two"])
    }

    /// S6: `savedTabOrder`, as the article's app left it.
    func testOrderOfTheArticle() throws {
        let path = folder.appendingPathComponent("old.plist").path
        let titles = ["Two", "Six", "One", "Gone", "Three"]
        try PropertyListSerialization.data(
            fromPropertyList: ["savedTabOrder": titles],
            format: .binary,
            options: 0
        ).write(to: URL(fileURLWithPath: path))
        let (memory, tabs) = start(six, legacyOrder: .propertyList(path))
        let order = ["Two", "Six", "One", "Three", "Four", "Five"]
        XCTAssertEqual(tabs.titles, order)
        waitUntilSaved(memory)
        XCTAssertEqual(problems.map(\.description), [])
        let (_, again) = start(six)
        XCTAssertEqual(again.titles, order)
    }

    /// S3, S6: what was saved are the titles of the items, and the controllers have others, even each other's.
    func testOrderOfItemTitles() throws {
        let path = folder.appendingPathComponent("old.plist").path
        try PropertyListSerialization.data(
            fromPropertyList: ["savedTabOrder": ["Two", "Six", "One", "Three"]],
            format: .binary,
            options: 0
        ).write(to: URL(fileURLWithPath: path))
        for titles in [["A", "B", "C", "D", "E", "F"], ["Two", "One", "X", "Y", "Z", "Five"]] {
            let tabs = UITabBarController()
            tabs.viewControllers = zip(six, titles).map { name, title in
                let tab = UIViewController()
                tab.restorationIdentifier = name
                tab.title = title
                tab.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
                return tab
            }
            let memory = TabMemory(TabStore(location), legacyOrder: .propertyList(path))
            memory.remember(tabs)
            let order = (tabs.viewControllers ?? []).map(\.restorationIdentifier)
            XCTAssertEqual(order, ["Two", "Six", "One", "Three", "Four", "Five"])
            waitUntilSaved(memory)
            try FileManager.default.removeItem(atPath: location.directory)
        }
    }

    /// S6: `tabOrder` and `selectedTab`, as the recipe's app left them; ids of the app's own.
    func testOrderOfTheRecipe() throws {
        let path = folder.appendingPathComponent("old.plist").path
        try PropertyListSerialization.data(
            fromPropertyList: ["tabOrder": ["20%", "0%", "10%"], "selectedTab": 1],
            format: .xml,
            options: 0
        ).write(to: URL(fileURLWithPath: path))
        let legacy = LegacyOrder.propertyList(path) { TabID("brightness-" + $0.dropLast()) }
        let names = ["brightness-0", "brightness-10", "brightness-20"]
        let (memory, tabs) = start(names, legacyOrder: legacy)
        XCTAssertEqual(tabs.titles, ["brightness-20", "brightness-0", "brightness-10"])
        XCTAssertEqual(tabs.selectedViewController?.title, "brightness-0")
        try drag("brightness-10", onto: "brightness-20", in: tabs)
        waitUntilSaved(memory)
        let (_, again) = start(names, legacyOrder: legacy)
        XCTAssertEqual(again.titles, ["brightness-10", "brightness-20", "brightness-0"])
    }

    /// That there is nothing to take over is no problem; that it can't be read is one.
    func testNoOlderOrder() throws {
        let (_, tabs) = start(six, legacyOrder: .propertyList(folder.path + "/none.plist"))
        XCTAssertEqual(tabs.titles, six)
        XCTAssertEqual(problems.map(\.description), [])
        let (_, other) = start(six, legacyOrder: .propertyList(folder.path))
        XCTAssertEqual(other.titles, six)
        XCTAssertEqual(problems.map(\.code), [.notAFile])
    }

    /// S5: the app starts, says so, and the damaged file is kept.
    func testDamagedFile() throws {
        let (memory, tabs) = start(six)
        try drag("Six", onto: "Two", in: tabs)
        waitUntilSaved(memory)
        let path = location.path
        try Data(repeating: 0x5a, count: 5000).write(to: URL(fileURLWithPath: path))
        let (second, again) = start(six)
        XCTAssertEqual(again.titles, six)
        XCTAssertEqual(problems.map(\.code), [.damaged])
        again._userChoose("Two")
        waitUntilSaved(second)
        let names = try FileManager.default.contentsOfDirectory(atPath: location.directory)
        XCTAssertEqual(names.filter { $0.contains("damaged") }.count, 1, "\(names)")
        let (_, third) = start(six)
        XCTAssertEqual(third.selectedViewController?.title, "Two")
    }

    /// The disk says no: the app goes on with the layout in memory.
    func testPlaceThatCannotBeWritten() throws {
        let path = folder.appendingPathComponent("org.example.Test")
        try Data("not a directory".utf8).write(to: path)
        let (memory, tabs) = start(six)
        try drag("Six", onto: "Two", in: tabs)
        wait { memory.session.pending == 0 }
        XCTAssertEqual(tabs.titles, ["One", "Six", "Three", "Four", "Five", "Two"])
        XCTAssertFalse(problems.isEmpty)
        XCTAssertTrue(problems.allSatisfy { $0.code == .notAFile }, "\(problems)")
        try FileManager.default.removeItem(at: path)
        tabs._userChoose("Three")
        waitUntilSaved(memory)
        let (_, again) = start(six)
        XCTAssertEqual(again.titles, ["One", "Six", "Three", "Four", "Five", "Two"])
        XCTAssertEqual(again.selectedViewController?.title, "Three")
    }

    /// The end of the program waits a second for a change that is not saved yet, and not for ever.
    func testTheEndWaitsASecondForADiskThatIsBusy() {
        let store = TabStore(location)
        let memory = TabMemory(store)
        memory.remember(controller(six))
        waitUntilSaved(memory)
        let isBusy = DispatchSemaphore(value: 0)
        let hold = DispatchSemaphore(value: 0)
        let isReleased = DispatchSemaphore(value: 0)
        Task.detached {
            try? await store.edit { _, _ in
                isBusy.signal()
                hold.wait()
            }
            isReleased.signal()
        }
        isBusy.wait()
        // Only if it waited for ever.
        DispatchQueue.global().asyncAfter(deadline: .now() + 60) { hold.signal() }
        let start = ContinuousClock.now
        UIApplication.shared._doLastWork()
        XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .seconds(1))
        XCTAssertEqual(isReleased.wait(timeout: .now()), .timedOut, "it waited for ever")
        hold.signal()
        isReleased.wait()
    }
}

extension TabMemory {
    /// Whether the store's notifications are on, as far as can be seen: it has read the file for them.
    var isFollowed: Bool { session.isFollowing }
}
