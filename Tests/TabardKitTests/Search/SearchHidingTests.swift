import GtkInterop
import XCTest

@testable import TabardKit

/// A search bar that gives way to the content.
@preconcurrency @MainActor
final class SearchHidingTests: TabBarTestCase {
    private let double = TableDouble()
    private let search = UISearchController(searchResultsController: nil)
    private var navigation = UINavigationController()
    private var bar: UINavigationBar { navigation.navigationBar }

    private func settle() {
        MainLoop.iterate(seconds: 0.05)
        windows.last?.layoutIfNeeded()
    }

    private func showTable(isLarge: Bool = true, rows: Int = 60) -> UITableView {
        let controller = UITableViewController(style: .plain)
        double.counts = [rows]
        controller.tableView.dataSource = double
        controller.title = "Mountains"
        controller.navigationItem.searchController = search
        navigation = UINavigationController(rootViewController: controller)
        bar.prefersLargeTitles = isLarge
        show(navigation)
        settle()
        return controller.tableView
    }

    private func heights(_ table: UITableView, _ distances: [Double]) -> [CGFloat] {
        distances.map { distance in
            table._area?.setOffset(x: 0, y: distance)
            settle()
            XCTAssertEqual(table.adjustedContentInset.top, bar.frame.height)
            return bar.frame.height
        }
    }

    func testItGoesBeforeTheLargeTitleAndComesBackAfterIt() {
        let table = showTable()
        XCTAssertTrue(navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling == true)
        XCTAssertEqual(bar.frame.height, 44 + 52 + 56)
        XCTAssertEqual(table.contentOffset.y, -152)
        XCTAssertEqual(heights(table, [20, 56, 86, 108, 500]), [132, 96, 66, 44, 44])
        XCTAssertTrue(search.searchBar.isHidden)
        XCTAssertEqual(table.contentOffset.y, 500 - 152)
        XCTAssertEqual(heights(table, [86, 56, 36, 0]), [66, 96, 116, 152])
        XCTAssertFalse(search.searchBar.isHidden)
        XCTAssertEqual(search.searchBar.frame, CGRect(x: 0, y: 96, width: 390, height: 56))
    }

    func testItStaysWhereTheAppWantsItAndWhileTheUserSearches() {
        let table = showTable(isLarge: false)
        XCTAssertEqual(heights(table, [28, 56, 500]), [72, 44, 44])
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        settle()
        XCTAssertEqual(bar.frame.height, 100)
        XCTAssertFalse(search.searchBar.isHidden)
        XCTAssertTrue(search.searchBar.isFirstResponder)
        search.isActive = false
        settle()
        XCTAssertEqual(bar.frame.height, 44)
        navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
        settle()
        XCTAssertEqual(heights(table, [0, 200, 500]), [100, 100, 100])
    }

    func testTheContentDoesNotRestWithHalfASearchBar() {
        let table = showTable()
        func rest(at distance: Double) -> CGFloat {
            table._area?.setOffset(x: 0, y: distance)
            XCTAssertTrue(MainLoop.iterate(seconds: 5) { !table.isDragging && !table.isDecelerating })
            return table.contentOffset.y + 152
        }
        XCTAssertEqual([20, 40, 70, 90, 120].map(rest), [0, 56, 56, 108, 120])
    }

    func testShortContentKeepsIt() {
        let table = showTable(rows: 3)
        XCTAssertEqual(heights(table, [300]), [152])
    }

    func testTheFieldShrinksAndFadesWithTheBar() {
        var layout = SearchBarLayout(width: 320)
        layout.shownHeight = 46
        XCTAssertEqual(layout.field, CGRect(x: 16, y: 10, width: 288, height: 26))
        layout.shownHeight = 12
        XCTAssertEqual(layout.field.height, 0)
        XCTAssertEqual(layout.opacity, 0)
        layout.shownHeight = nil
        XCTAssertEqual(layout.field.height, 36)
        XCTAssertEqual(layout.opacity, 1)
    }
}
