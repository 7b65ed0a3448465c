import Dispatch
import Foundation
import TabModel
import XCTest

@testable import TabStore

/// When the directory is watched anew: whenever it may be another one than before.
final class ChangeObserversTests: StoreTestCase {
    private let observers = ChangeObservers()
    private let first = FileStatus.Identity(device: 1, number: 1)
    private let second = FileStatus.Identity(device: 1, number: 2)

    override func setUpWithError() throws {
        try super.setUpWithError()
        try FileManager.default.createDirectory(
            atPath: location.directory,
            withIntermediateDirectories: true
        )
    }

    override func tearDownWithError() throws {
        observers.finish()
        try super.tearDownWithError()
    }

    private func listen() {
        _ = observers.add(AsyncStream.makeStream(of: TabRecord.self).continuation)
    }

    private func watch(_ identity: FileStatus.Identity?) -> Bool { observers.watch(location, identity) {} }

    func testWithoutListenersNothingIsWatched() {
        XCTAssertFalse(watch(first))
        listen()
        XCTAssertTrue(watch(first))
    }

    func testAnotherDirectoryOfTheSameNameIsWatchedAnew() {
        listen()
        XCTAssertTrue(watch(first))
        XCTAssertFalse(watch(first))
        XCTAssertTrue(watch(second))
        XCTAssertFalse(watch(second))
    }

    func testTheNearestDirectoryAboveIsWatchedUntilTheWantedOneIsMade() throws {
        try FileManager.default.removeItem(atPath: location.directory)
        let location = TabStoreLocation(
            applicationIdentifier: "org.example.Tests",
            stateDirectory: directory + "/not/yet/made"
        )
        listen()
        XCTAssertTrue(observers.watch(location, nil) {})
        XCTAssertFalse(observers.watch(location, nil) {})
        try FileManager.default.createDirectory(
            atPath: directory + "/not",
            withIntermediateDirectories: false
        )
        XCTAssertTrue(observers.watch(location, nil) {}, "a nearer one is there now")
        XCTAssertFalse(observers.watch(location, nil) {})
        try FileManager.default.createDirectory(
            atPath: location.directory,
            withIntermediateDirectories: true
        )
        XCTAssertTrue(observers.watch(location, first) {})
    }

    /// A directory that is made anew may even get the number of the one that was removed.
    func testADirectoryThatWasRemovedOrMovedAwayIsWatchedAnew() throws {
        listen()
        let changes: [(String) throws -> Void] = [
            { try FileManager.default.removeItem(atPath: $0) },
            { try FileManager.default.moveItem(atPath: $0, toPath: $0 + " aside") },
        ]
        for change in changes {
            let told = DispatchSemaphore(value: 0)
            observers.finish()
            listen()
            XCTAssertTrue(observers.watch(location, first) { told.signal() })
            try change(location.directory)
            XCTAssertEqual(told.wait(timeout: .now() + 60), .success)
            try FileManager.default.createDirectory(
                atPath: location.directory,
                withIntermediateDirectories: true
            )
            XCTAssertTrue(watch(first))
            XCTAssertFalse(watch(first))
        }
    }
}
