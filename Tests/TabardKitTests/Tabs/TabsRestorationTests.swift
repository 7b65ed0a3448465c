import XCTest

@testable import KeyedArchive
@testable import TabardKit

/// The selected tab comes back with the state of the interface (S7).
@preconcurrency @MainActor
final class TabsRestorationTests: TabsTestCase {
    func testS7TheSelectedTabOfAGroupComesBack() throws {
        let make = { [self] in [tab("a"), group("library", tabs("x", "y")), tab("b")] as [UITab] }
        let controller = makeController(make())
        controller.restorationIdentifier = "tabs"
        controller.selectedTab = controller.tab(forIdentifier: "y")
        let archiver = StateArchiver { $0 is UIResponder }
        controller.encodeRestorableState(with: archiver)
        let next = makeController(make())
        next.restorationIdentifier = "tabs"
        let archive = try KeyedArchive(archiver.finished().bytes)
        next.decodeRestorableState(with: StateUnarchiver(archive) { _ in nil })
        XCTAssertEqual(next.selectedTab?.identifier, "y")
        XCTAssertEqual(next.selectedIndex, 1)
    }
}
