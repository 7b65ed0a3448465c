import Foundation
import TabModel
import TabStore
import TabardTesting
import XCTest

/// An app on a device of a fleet: its tabs are as the administrator set them, below what the user did, or locked.
@preconcurrency @MainActor
final class FleetDefaultsTests: XCTestCase {
    func testAnAppFollowsAFleet() throws {
        let state = RememberingExample.newState()
        let location = TabStoreLocation(
            applicationIdentifier: "org.tabard.TabBarSaveState",
            stateDirectory: state.path
        )
        let take = { (serial: UInt64, defaults: ManagedDefaults?) in
            var store = ManagedDefaultsStore(of: location)
            _ = try store.take(
                ManagedDefaultsEdition(fleet: 1, number: .init(serial: serial, mark: 1), defaults: defaults)
            )
        }
        let order: [TabID] = ["Tab Six", "Tab Five"]
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        try take(1, ManagedDefaults(order: order))
        let example = try RememberingExample("TabBarSaveState", state: state)
        XCTAssertEqual(try example.bar, ["[Tab Six]", "Tab Five", "Tab One", "Tab Two", "More"])
        try example.drag("Tab Four", onto: "Tab Six")
        let users = ["Tab Four", "Tab Five", "Tab One", "Tab Two", "More"]
        XCTAssertTrue(waitUntil { try example.names == users }, example.root.treeDescription)
        // A lock comes while the app runs.
        try take(2, ManagedDefaults(order: order, isLocked: true))
        let locked = ["Tab Six", "Tab Five", "Tab One", "Tab Two", "More"]
        XCTAssertTrue(waitUntil { try example.names == locked }, example.root.treeDescription)
        try example.tab("More").performAction()
        XCTAssertTrue(
            waitUntil { try example.rows == ["Tab Three", "Tab Four"] },
            example.root.treeDescription
        )
        XCTAssertNil(try example.root.find(role: .pushButton, name: "Edit"))
        // It is withdrawn, and what the user did counts again.
        try take(3, nil)
        let own = ["Tab Four", "Tab One", "Tab Two", "Tab Three", "More"]
        XCTAssertTrue(waitUntil { try example.names == own }, example.root.treeDescription)
        XCTAssertNotNil(try example.root.find(role: .pushButton, name: "Edit"))
        example.finish()
    }
}
