import Foundation
import TabardTesting
import XCTest

/// Which programs ask for what another one has copied.
@preconcurrency @MainActor
final class ClipboardFollowingTests: XCTestCase {
    /// Starts a program that has copied a text, and another one.
    private func withProgram(
        _ product: String,
        _ body: (_ owner: TestApplication, _ app: TestApplication) throws -> Void
    ) throws {
        let display = try TestDisplay()
        let owner = try TestApplication("ClipboardOwner", arguments: ["text"], on: display)
        XCTAssertTrue(waitUntil { owner.standardOutput == "ready\n" }, owner.endDescription)
        try body(owner, try TestApplication(product, on: display))
        display.stop()
    }

    func testP7AnAppThatNeverAsksFetchesNothing() throws {
        try withProgram("FirstTabBar") { owner, app in
            _ = try app.accessibleRoot().waitFor(role: .pageTabList)
            Thread.sleep(forTimeInterval: 1)
            XCTAssertEqual(owner.standardOutput, "ready\n")
        }
    }

    func testP7AnAppThatAsksHasTheTextFetched() throws {
        try withProgram("ClipboardPeer") { owner, app in
            let isAsked = waitUntil {
                owner.standardOutput == "ready\nasked text/plain;charset=utf-8\n"
            }
            XCTAssertTrue(isAsked, owner.standardOutput + app.endDescription)
        }
    }
}
