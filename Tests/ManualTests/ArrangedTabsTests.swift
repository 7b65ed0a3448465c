import TabMemory
import TabardTesting
import UIKit
import XCTest

/// The code of the article about tabs that users arrange.
@preconcurrency @MainActor
final class ArrangedTabsTests: XCTestCase {
    final class Tabs: UITabBarController, UITabBarControllerDelegate {
        let memory: TabMemory

        init(store: TabStore) {
            memory = TabMemory(store)
            super.init(nibName: nil, bundle: nil)
            viewControllers = ["Home", "Library", "People", "Downloads", "Recents", "Settings"].map(tab)
            customizableViewControllers = viewControllers?.filter { $0.restorationIdentifier != "Home" }
            delegate = self
            memory.remember(self)
        }

        required init?(coder: NSCoder) { nil }

        private func tab(_ name: String) -> UIViewController {
            let controller = UIViewController()
            controller.restorationIdentifier = name
            controller.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
            return controller
        }

        private(set) var arrangements = 0

        func tabBarController(
            _ tabBarController: UITabBarController,
            didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            if changed { arrangements += 1 }
        }

        func showDefaultOrder() async throws {
            try await memory.reset(.order)
        }
    }

    func testTheUserCanArrangeAllTabsButHome() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let store = TabStore(
            TabStoreLocation(applicationIdentifier: "org.example.Notes", stateDirectory: folder.path)
        )
        let tabs = Tabs(store: store)
        XCTAssertEqual(tabs.viewControllers?.count, 6)
        XCTAssertEqual(tabs.customizableViewControllers?.count, 5)
        XCTAssertEqual(tabs.memory.arrangement.order.map(\.description).first, "Home")
        try await tabs.showDefaultOrder()
        XCTAssertEqual(tabs.arrangements, 0)
        try? FileManager.default.removeItem(at: folder)
    }
}
