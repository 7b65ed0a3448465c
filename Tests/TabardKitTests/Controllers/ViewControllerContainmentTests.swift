import XCTest

@testable import TabardKit

/// Parents and children.
@preconcurrency @MainActor
final class ViewControllerContainmentTests: XCTestCase {
    private final class Child: UIViewController {
        var calls: [String] = []

        private func name(_ parent: UIViewController?) -> String { parent?.title ?? "nil" }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            calls.append("will \(name(parent))")
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            calls.append("did \(name(parent))")
        }
    }

    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    func testAddingTellsBeforeAndRemovingTellsAfter() {
        let (parent, child) = (controller("A"), Child())
        parent.addChild(child)
        XCTAssertEqual(child.calls, ["will A"], "the app tells the rest")
        XCTAssertTrue(child.parent === parent)
        XCTAssertEqual(parent.children, [child])
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
        XCTAssertEqual(child.calls, ["will A", "did A", "will nil", "did nil"])
        XCTAssertNil(child.parent)
        XCTAssertEqual(parent.children, [])
        child.removeFromParent()
        XCTAssertEqual(child.calls.count, 4)
    }

    func testAnotherParentTakesTheChildOver() {
        let (first, second, child) = (controller("A"), controller("B"), Child())
        first.addChild(child)
        second.addChild(child)
        XCTAssertEqual(first.children, [])
        XCTAssertEqual(second.children, [child])
        XCTAssertTrue(child.parent === second)
        second.addChild(child)
        XCTAssertEqual(second.children, [child])
    }

    func testTheContainersAroundAreFound() {
        let leaf = controller("leaf")
        let middle = controller("middle")
        middle.addChild(leaf)
        XCTAssertNil(leaf.navigationController)
        XCTAssertNil(leaf.tabBarController)
        let navigation = UINavigationController(rootViewController: middle)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        XCTAssertTrue(leaf.navigationController === navigation)
        XCTAssertTrue(leaf.tabBarController === tabs)
        XCTAssertTrue(navigation.tabBarController === tabs)
        XCTAssertNil(tabs.tabBarController, "its own container is not itself")
        XCTAssertNil(navigation.navigationController)
    }

    /// C10
    func testTheLastTitleWritten() {
        let one = controller("A")
        XCTAssertEqual(one.tabBarItem.title, "A")
        XCTAssertEqual(one.navigationItem.title, "A")
        one.title = "B"
        XCTAssertEqual(one.tabBarItem.title, "B")
        XCTAssertEqual(one.navigationItem.title, "B")
        one.tabBarItem.title = "Tab"
        one.navigationItem.title = "Bar"
        XCTAssertEqual(one.title, "B")
        XCTAssertEqual(one.tabBarItem.title, "Tab")
        one.title = "C"
        XCTAssertEqual(one.tabBarItem.title, "C")
        XCTAssertEqual(one.navigationItem.title, "C")
        one.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 3)
        XCTAssertEqual(one.tabBarItem.title, "Own")
        XCTAssertEqual(one.title, "C")
        one.title = nil
        XCTAssertNil(one.tabBarItem.title)
        XCTAssertNil(one.navigationItem.title)
    }

    /// C10
    func testWithoutATitleThereIsNone() {
        let one = UIViewController()
        XCTAssertNil(one.navigationItem.title)
        XCTAssertNil(one.tabBarItem.title)
        XCTAssertTrue(one.tabBarItem === one.tabBarItem)
        XCTAssertTrue(one.navigationItem === one.navigationItem)
    }
}
