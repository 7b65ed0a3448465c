import Foundation
import GtkInterop
import TabStore
import XCTest

@testable import TabardKit

/// When the interface's state is written, and what of it a launch uses (R1, R5).
@preconcurrency @MainActor
final class StateKeeperTests: RestorationTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path

    private var location: StateLocation {
        StateLocation(applicationIdentifier: "org.example.Kept", stateDirectory: folder)
    }

    override func setUp() async throws {
        try await super.setUp()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        RestorableChange.listener = nil
        RestorableChange.isStateOvertaken = false
        try FileManager.default.removeItem(atPath: folder)
        try await super.tearDown()
    }

    /// As a launch of the app does it.
    private func launch(_ root: UIViewController) -> StateKeeper {
        start(root)
        let keeper = StateKeeper(StateRestoration(), location)
        RestorableChange.listener = { [weak keeper] in keeper?.noteChange() }
        keeper.restore()
        return keeper
    }

    private var saved: SavedState? { StateStore.read(at: location).state }

    private var files: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: location.directory)
        return (names ?? []).filter { !$0.hasSuffix(".lock") }.sorted()
    }

    func testR1WhatOneLaunchSavedTheNextHas() throws {
        var keeper: StateKeeper? = launch(KeptPage("page", "first"))
        XCTAssertNil(saved)
        try keeper?.saveNow()
        XCTAssertEqual(saved?.objects.map(\.path), [[], ["page"]])
        keeper = nil
        let page = KeptPage("page")
        keeper = launch(page)
        XCTAssertEqual(page.text, "first")
        let status = try FileManager.default.attributesOfItem(atPath: location.path)
        XCTAssertEqual(status[.posixPermissions] as? Int, 0o600)
    }

    func testR1AChangeIsWrittenWithinTwoSecondsAndOnlyOnce() throws {
        let page = KeptPage("page", "a")
        let keeper = launch(page)
        XCTAssertFalse(MainLoop.iterate(seconds: 2) { self.saved != nil })
        page.text = "b"
        RestorableChange.happened()
        RestorableChange.happened()
        // The rest of two seconds is for the disk, which others may keep busy for longer here.
        XCTAssertLessThan(StateKeeper.delay, 2)
        XCTAssertTrue(MainLoop.iterate(seconds: 60) { self.saved != nil })
        XCTAssertEqual(Self.calls.filter { $0 == "encode page" }.count, 1)
        let time = saved?.savedAt
        // Nothing has changed since: nothing is written.
        RestorableChange.happened()
        XCTAssertTrue(MainLoop.iterate(seconds: 60) { Self.calls.filter { $0 == "encode page" }.count == 2 })
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(saved?.savedAt, time)
        _ = keeper
    }

    func testAnAppThatWantsNothingKeptIsAskedOnce() {
        app.saves = false
        let keeper = launch(KeptPage("page", "a"))
        RestorableChange.happened()
        MainLoop.iterate(seconds: 2)
        RestorableChange.happened()
        MainLoop.iterate(seconds: 2)
        XCTAssertEqual(Self.calls, ["shouldSave"])
        XCTAssertEqual(files, [])
        _ = keeper
    }

    /// After two launches that did not reach an idle moment the state is kept aside, once.
    func testR5NoCrashLoop() throws {
        try launch(KeptPage("page", "fatal")).saveNow()
        for attempt in 1...2 {
            let page = KeptPage("page")
            _ = launch(page)
            XCTAssertEqual(page.text, "fatal")
            XCTAssertEqual(saved?.attempts, attempt)
        }
        let page = KeptPage("page", "afresh")
        let keeper = launch(page)
        XCTAssertEqual(page.text, "afresh")
        XCTAssertNil(saved)
        XCTAssertEqual(files.count, 1, "\(files)")
        try keeper.saveNow()
        XCTAssertEqual(saved?.attempts, 0)
        XCTAssertEqual(files.count, 2)
    }

    func testR5ALaunchThatReachesAnIdleMomentCountsNoAttempt() throws {
        try launch(KeptPage("page", "a")).saveNow()
        for _ in 0..<4 {
            let keeper = launch(KeptPage("page"))
            XCTAssertEqual(saved?.attempts, 1)
            keeper.launchEnded()
            XCTAssertTrue(MainLoop.iterate(seconds: 60) { self.saved?.attempts == 0 })
        }
    }

    /// A program that ends by itself while it still brings something back has not crashed.
    func testR5AnEndIsNoCrash() throws {
        try launch(KeptPage("page", "a")).saveNow()
        for _ in 0..<4 {
            start(KeptPage("page"))
            let restoration = StateRestoration()
            restoration.extend()
            let keeper = StateKeeper(restoration, location)
            keeper.restore()
            XCTAssertEqual((app.window?.rootViewController as? KeptPage)?.text, "a")
            try keeper.appEnds()
            XCTAssertEqual(saved?.attempts, 0)
        }
    }

    /// A kill between what a memory writes at once and what is collected later, and another one soon after the next launch: that
    /// launch saves what it brought back, whichever of the two came first (R1, S7).
    func testR1AStateThatAMemoryOvertookIsSavedByTheLaunch() throws {
        for isMemoryFirst in [true, false] {
            try? FileManager.default.removeItem(atPath: location.path)
            try launch(UITabBarController("tabs", KeptPage("a"), KeptPage("b"))).saveNow()
            let overtaken = UITabBarController("tabs", KeptPage("a"), KeptPage("b"))
            let remember = {
                overtaken.selectedIndex = 1
                overtaken._restoredSelectionTime = UInt64(Date().timeIntervalSince1970 * 1_000) + 60_000
            }
            if isMemoryFirst { remember() }
            var keeper: StateKeeper? = launch(overtaken)
            if !isMemoryFirst { remember() }
            let archives = saved?.objects.map(\.archive)
            keeper?.launchEnded()
            XCTAssertTrue(
                MainLoop.iterate(seconds: StateKeeper.delay / 2) {
                    self.saved?.objects.map(\.archive) != archives
                }
            )
            keeper = nil
            let later = UITabBarController("tabs", KeptPage("a"), KeptPage("b"))
            _ = launch(later)
            XCTAssertEqual(later.selectedIndex, 1, "\(isMemoryFirst)")
        }
    }

    func testR1ASecondProcessLeavesTheStateToTheFirst() throws {
        let first = launch(KeptPage("page", "first"))
        try first.saveNow()
        let page = KeptPage("page", "second")
        let second = launch(page)
        XCTAssertEqual(page.text, "second")
        try second.saveNow()
        let third = KeptPage("page")
        start(third)
        XCTAssertEqual(saved?.objects.count, 2)
        _ = first
    }

    func testR1ADamagedFileBreaksNoLaunch() throws {
        try launch(KeptPage("page", "a")).saveNow()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: location.path))
        for index in bytes.indices { bytes[index] ^= 0x55 }
        try bytes.write(to: URL(fileURLWithPath: location.path))
        let page = KeptPage("page", "afresh")
        let keeper = launch(page)
        XCTAssertEqual(page.text, "afresh")
        try keeper.saveNow()
        XCTAssertNotNil(saved)
        XCTAssertEqual(files.count, 2, "\(files)")
    }
}
