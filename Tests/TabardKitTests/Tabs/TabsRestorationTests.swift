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

    /// T5: in a window that has become so wide that there is no More, the tab before it is selected.
    func testS7MoresListComesBackOrTheTabBeforeIt() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        let controller = makeController(names.map { tab($0) })
        controller.restorationIdentifier = "tabs"
        controller.selectedTab = controller.tab(forIdentifier: "f")
        controller.selectedViewController = controller.moreNavigationController
        let archiver = StateArchiver { $0 is UIResponder }
        controller.encodeRestorableState(with: archiver)
        let archive = try KeyedArchive(archiver.finished().bytes)
        let next = makeController(names.map { tab($0) })
        provided = []
        next.restorationIdentifier = "tabs"
        next.decodeRestorableState(with: StateUnarchiver(archive) { _ in nil })
        XCTAssertNil(next.selectedTab)
        XCTAssertTrue(next.selectedViewController === next.moreNavigationController)
        XCTAssertEqual(provided, [], "nothing but the list is shown")
        show(next, width: 1_200)
        XCTAssertEqual(next.selectedTab?.identifier, "f")
        XCTAssertEqual(provided, ["f"])
    }
}
