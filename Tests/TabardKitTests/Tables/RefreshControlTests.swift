import GtkInterop
import XCTest

@testable import TabardKit

/// Asking for fresh content.
@preconcurrency @MainActor
final class RefreshControlTests: TabBarTestCase {
    private let double = TableDouble()
    private var count = 0

    private func makeTable() -> UITableView {
        let controller = UITableViewController(style: .plain)
        double.counts = [60]
        controller.tableView.dataSource = double
        controller.refreshControl = UIRefreshControl(
            frame: .zero,
            primaryAction: UIAction { [weak self] _ in self?.count += 1 }
        )
        show(UINavigationController(rootViewController: controller))
        windows[0].layoutIfNeeded()
        return controller.tableView
    }

    private func settle() {
        MainLoop.iterate(seconds: 0.05)
        windows[0].layoutIfNeeded()
    }

    func testPullingOnAtTheTopAsksOnce() throws {
        let table = makeTable()
        let control = try XCTUnwrap(table.refreshControl)
        XCTAssertEqual(table.contentOffset.y, -44)
        table._area?.didPullAtTop?()
        table._area?.didPullAtTop?()
        settle()
        XCTAssertEqual(count, 1)
        XCTAssertTrue(control.isRefreshing)
        XCTAssertEqual(table.adjustedContentInset.top, 104)
        XCTAssertEqual(table.contentOffset.y, -104)
        XCTAssertEqual(control.frame, CGRect(x: 0, y: -60, width: 390, height: 60))
        XCTAssertEqual(control.alpha, 1)
        control.endRefreshing()
        settle()
        XCTAssertEqual(table.contentOffset.y, -44)
        XCTAssertEqual(control.alpha, 0)
        table._area?.didPullAtTop?()
        XCTAssertEqual(count, 2)
    }

    func testTheAppsOwnBeginningPerformsNoAction() throws {
        let table = makeTable()
        table._area?.setOffset(x: 0, y: 500)
        settle()
        let offset = table.contentOffset
        table.refreshControl?.beginRefreshing()
        settle()
        XCTAssertEqual(count, 0)
        XCTAssertEqual(table.contentOffset, offset, "what the user reads stays where it is")
        table.refreshControl?.endRefreshing()
        settle()
        XCTAssertEqual(table.contentOffset, offset)
        table.refreshControl?.attributedTitle = NSAttributedString(string: "Fetching")
        table.refreshControl?.beginRefreshing()
        settle()
        XCTAssertGreaterThan(table.adjustedContentInset.top, 104)
        table.refreshControl = nil
        settle()
        XCTAssertEqual(table.adjustedContentInset.top, 44)
    }

    func testKeys() {
        let table = makeTable()
        XCTAssertFalse(table._refreshByKey(.function(5), .shift))
        XCTAssertTrue(table._refreshByKey(.character("r"), .control))
        table.refreshControl?.endRefreshing()
        XCTAssertTrue(table._refreshByKey(.function(5), []))
        XCTAssertEqual(count, 2)
        table.refreshControl?.isEnabled = false
        XCTAssertFalse(table._refreshByKey(.function(5), []))
    }
}
