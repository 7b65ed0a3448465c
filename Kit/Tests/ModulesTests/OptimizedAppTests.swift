import TabardTesting
import UIKit
import XCTest

/// An app's screens in a build as apps ship it: the optimizer has faults of its own.
@preconcurrency @MainActor
final class OptimizedAppTests: XCTestCase {
    private final class RowsController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    func testStacksAndListsInTabs() throws {
        TestEnvironment.areAnimationsEnabled = false
        let stacks = (0..<7).map { number in
            let rows = RowsController(style: .plain)
            rows.title = "Tab \(number)"
            return UINavigationController(rootViewController: rows)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        for (index, stack) in stacks.enumerated() {
            tabs.selectedIndex = index
            TestEnvironment.drawFrame(of: window)
            let rows = try XCTUnwrap(stack.viewControllers.first as? RowsController)
            XCTAssertTrue(rows.view.window === window)
            rows.tableView.contentOffset.y = 2_000
            TestEnvironment.drawFrame(of: window)
            XCTAssertNotNil(rows.tableView.cellForRow(at: IndexPath(row: 50, section: 0)))
            // The first row may have the focus, and with it its cell.
            XCTAssertNil(rows.tableView.cellForRow(at: IndexPath(row: 5, section: 0)))
            XCTAssertNil(rows.navigationItem.searchController)
        }
        let first = stacks[0]
        tabs.selectedIndex = 0
        first.pushViewController(UIViewController(), animated: false)
        TestEnvironment.drawFrame(of: window)
        XCTAssertEqual(first.viewControllers.count, 2)
        window.isHidden = true
        window.rootViewController = nil
    }
}
