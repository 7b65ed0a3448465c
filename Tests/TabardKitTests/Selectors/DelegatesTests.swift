import GtkInterop
import XCTest

@testable import TabardKit

/// A subclass's method of an optional requirement is called although its superclass conforms (O3).
@preconcurrency @MainActor
final class DelegatesTests: TabBarTestCase {
    private class BarePage: UIViewController, UITabBarControllerDelegate, UINavigationControllerDelegate,
        UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate
    {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    /// As `tabard-swift` lowers it.
    private final class Page: BarePage {
        var calls: [String] = []
        var isAllowed = false
        func tabBarController(
            _ tabBarController: UITabBarController,
            shouldSelect viewController: UIViewController
        ) -> Bool {
            calls.append("should")
            return isAllowed
        }
        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelect viewController: UIViewController
        ) {
            calls.append("did \(tabBarController.selectedIndex)")
        }
        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController,
            animated: Bool
        ) {
            calls.append("will show \(viewController.title ?? "")")
        }
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            20 + CGFloat(indexPath.row)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? nil : "Second"
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            calls.append("scrolled \(scrollView.contentOffset.y)")
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            calls.append("return")
            return false
        }
        nonisolated override class var _selectors: _SelectorTable {
            _SelectorTable(
                Page.self,
                super._selectors,
                [
                    .method("tabBarController:shouldSelectViewController:") {
                        $0.tabBarController($1[0], shouldSelect: $1[1])
                    },
                    .method("tabBarController:didSelectViewController:") {
                        $0.tabBarController($1[0], didSelect: $1[1])
                    },
                    .method("navigationController:willShowViewController:animated:") {
                        $0.navigationController($1[0], willShow: $1[1], animated: $1[2])
                    },
                    .method("numberOfSectionsInTableView:") { $0.numberOfSections(in: $1[0]) },
                    .method("tableView:heightForRowAtIndexPath:") {
                        $0.tableView($1[0], heightForRowAt: $1[1])
                    },
                    .method("tableView:titleForHeaderInSection:") {
                        $0.tableView($1[0], titleForHeaderInSection: $1[1])
                    },
                    .method("tableView:willSelectRowAtIndexPath:") {
                        $0.tableView($1[0], willSelectRowAt: $1[1])
                    },
                    .method("scrollViewDidScroll:") { $0.scrollViewDidScroll($1[0]) },
                    .method("textFieldShouldReturn:") { $0.textFieldShouldReturn($1[0]) },
                ]
            )
        }
    }

    func testO3TabBarDelegate() {
        let (tabs, page) = (UITabBarController(), Page())
        tabs.viewControllers = controllers(["A", "B"])
        tabs.delegate = page
        show(tabs)
        tap(1, in: tabs)
        XCTAssertEqual(tabs.selectedIndex, 0)
        page.isAllowed = true
        tap(1, in: tabs)
        XCTAssertEqual(page.calls, ["should", "should", "did 1"])
        let bare = BarePage()
        tabs.delegate = bare
        tap(0, in: tabs)
        XCTAssertEqual(tabs.selectedIndex, 0)
    }

    func testO3NavigationDelegate() {
        let page = Page()
        let root = UIViewController()
        root.title = "Root"
        let stack = UINavigationController(rootViewController: root)
        stack.delegate = page
        show(stack)
        page.calls = []
        let next = UIViewController()
        next.title = "Next"
        stack.pushViewController(next, animated: false)
        XCTAssertEqual(page.calls, ["will show Next"])
    }

    func testO3TableDelegateAndDataSource() {
        let page = Page()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        table.dataSource = page
        table.delegate = page
        page.view.addSubview(table)
        show(page)
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)).height, 22)
        XCTAssertEqual((table.dataSource)?.tableView(table, titleForHeaderInSection: 1), "Second")
        XCTAssertNil((table.dataSource)?.tableView(table, titleForHeaderInSection: 0))
        let delegate: any UITableViewDelegate = page
        XCTAssertNil(delegate.tableView(table, willSelectRowAt: IndexPath(row: 0, section: 0)))
        let bare: any UITableViewDelegate = BarePage()
        let row = IndexPath(row: 0, section: 0)
        XCTAssertEqual(bare.tableView(table, willSelectRowAt: row), row)
        page.calls = []
        table.contentOffset.y = 10
        XCTAssertEqual(page.calls, ["scrolled 10.0"])
    }

    func testO3TextFieldDelegate() {
        let page = Page()
        let delegate: any UITextFieldDelegate = page
        XCTAssertFalse(delegate.textFieldShouldReturn(UITextField()))
        XCTAssertTrue(delegate.textFieldShouldClear(UITextField()))
        XCTAssertEqual(page.calls, ["return"])
        XCTAssertTrue(delegate.responds(to: "textFieldShouldReturn:"))
        XCTAssertFalse(delegate.responds(to: "textFieldShouldClear:"))
    }
}
