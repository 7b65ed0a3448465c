import Foundation
import XCTest

@testable import TabStore

/// A session in use by one process is not taken by another, and is free when that process ends, however it does (R4).
final class StateClaimTests: StateTestCase {
    private static let directoryVariable = "TABARD_CLAIM_DIRECTORY"

    func testASessionIsClaimedOnce() throws {
        var claim = try stateLocation().claim()
        XCTAssertEqual(claim?.location, stateLocation())
        XCTAssertNil(try stateLocation().claim())
        XCTAssertNotNil(try stateLocation("other").claim())
        // The claim hinders neither reading nor writing.
        try StateStore(stateLocation()).save(.sample(1))
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(1))
        claim = nil
        XCTAssertNotNil(try stateLocation().claim())
        XCTAssertEqual(try mode(stateLocation().path + ".lock"), 0o600)
    }

    func testALinkInTheLocksPlaceIsNotFollowed() throws {
        try StateStore(stateLocation()).save(.sample(1))
        try FileManager.default.createSymbolicLink(
            atPath: stateLocation().path + ".lock",
            withDestinationPath: directory + "/elsewhere"
        )
        XCTAssertThrowsError(try stateLocation().claim()) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .symbolicLink)
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: directory + "/elsewhere"))
    }

    /// What the process does that has the claim until it is killed: not a test of its own.
    func testTheProcessThatClaims() throws {
        guard let directory = ProcessInfo.processInfo.environment[Self.directoryVariable] else {
            throw XCTSkip("It runs as a child of the other test alone")
        }
        let location = StateLocation(applicationIdentifier: Self.application, stateDirectory: directory)
        let claim = try XCTUnwrap(try location.claim())
        try Data().write(to: URL(fileURLWithPath: directory + "/claimed"))
        sleep(60)
        withExtendedLifetime(claim) {}
    }

    func testASessionIsFreeWhenItsProcessIsKilled() throws {
        let process = try Child.start(
            "TabStoreTests.StateClaimTests/testTheProcessThatClaims",
            in: directory,
            [Self.directoryVariable: directory]
        )
        let end = Date(timeIntervalSinceNow: 30)
        while !FileManager.default.fileExists(atPath: directory + "/claimed"), Date() < end {
            usleep(10_000)
        }
        XCTAssertNil(try stateLocation().claim())
        XCTAssertNotNil(try stateLocation("second").claim())
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        XCTAssertNotNil(try stateLocation().claim())
    }
}
