import XCTest

@testable import TabardKit

/// The stack itself, without a window.
@preconcurrency @MainActor
final class UINavigationControllerTests: XCTestCase {
    private let journal = Journal()

    private func controllers(_ names: [String]) -> [RecordingController] {
        names.map { RecordingController($0, journal) }
    }

    func testPushAndPopChangeTheStackAndTheParents() {
        let all = controllers(["A", "B", "C", "D"])
        let navigation = UINavigationController(rootViewController: all[0])
        XCTAssertTrue(all[0].navigationController === navigation)
        XCTAssertNil(navigation.popViewController(animated: false), "the root stays")
        for controller in all.dropFirst() { navigation.pushViewController(controller, animated: true) }
        XCTAssertEqual(navigation.viewControllers, all)
        XCTAssertTrue(navigation.topViewController === all[3])
        XCTAssertTrue(navigation.popViewController(animated: true) === all[3])
        XCTAssertNil(all[3].parent)
        XCTAssertEqual(navigation.popToViewController(all[0], animated: true), [all[1], all[2]])
        XCTAssertNil(navigation.popToViewController(all[0], animated: true))
        XCTAssertNil(navigation.popToRootViewController(animated: true))
        XCTAssertEqual(navigation.children, [all[0]])
        navigation.pushViewController(all[2], animated: false)
        navigation.pushViewController(all[1], animated: false)
        XCTAssertEqual(navigation.popToRootViewController(animated: false), [all[2], all[1]])
        XCTAssertEqual(journal.take(), [], "nothing is loaded or appears without a window")
    }

    func testReplacingTheStack() {
        let all = controllers(["A", "B", "C"])
        let navigation = UINavigationController()
        XCTAssertEqual(navigation.viewControllers, [])
        navigation.viewControllers = [all[0], all[1]]
        navigation.setViewControllers([all[2], all[1]], animated: false)
        XCTAssertNil(all[0].parent)
        XCTAssertTrue(all[2].parent === navigation)
        navigation.viewControllers = []
        XCTAssertTrue(all.allSatisfy { $0.parent == nil })
        XCTAssertNil(navigation.topViewController)
    }

    func testC10TheRootsItemAndTitleAreTakenOver() {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        XCTAssertTrue(navigation.tabBarItem === root.tabBarItem)
        XCTAssertEqual(navigation.title, "Root")
        root.title = "Renamed"
        XCTAssertEqual(navigation.tabBarItem.title, "Renamed")
        navigation.title = "Own"
        XCTAssertEqual(navigation.title, "Own")
        XCTAssertEqual(root.tabBarItem.title, "Own")
        XCTAssertEqual(root.title, "Renamed")
        let item = UITabBarItem(title: "Item", image: nil, tag: 1)
        navigation.tabBarItem = item
        XCTAssertTrue(navigation.tabBarItem === item)
    }

    func testC16AnyControllerAboveTheRootMayHideTheBottomBar() {
        let all = controllers(["A", "B", "C"])
        all[0].hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: all[0])
        XCTAssertFalse(navigation._hidesBottomBar)
        all[1].hidesBottomBarWhenPushed = true
        navigation.pushViewController(all[1], animated: false)
        XCTAssertTrue(navigation._hidesBottomBar)
        navigation.pushViewController(all[2], animated: false)
        XCTAssertTrue(navigation._hidesBottomBar, "it stays away above the one that asks")
        navigation.popToRootViewController(animated: false)
        XCTAssertFalse(navigation._hidesBottomBar)
    }

    func testTheBarFollowsTheStackAndTheItems() {
        let all = controllers(["A", "B"])
        let navigation = UINavigationController(rootViewController: all[0])
        XCTAssertNil(navigation.navigationBar.backItem)
        navigation.pushViewController(all[1], animated: false)
        XCTAssertEqual(navigation.navigationBar.items, all.map(\.navigationItem))
        XCTAssertTrue(navigation.navigationBar.backItem === all[0].navigationItem)
        XCTAssertTrue(navigation.navigationBar.topItem === all[1].navigationItem)
        all[1].title = "Renamed"
        XCTAssertEqual(navigation.navigationBar.topItem?.title, "Renamed")
    }
}
