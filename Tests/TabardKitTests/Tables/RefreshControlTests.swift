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

    /// A screen reader finds it while it is in sight.
    func testItIsFoundWhileItTurns() throws {
        let control = try XCTUnwrap(makeTable().refreshControl)
        XCTAssertTrue(control._accessibility.isKeptBack)
        control.beginRefreshing()
        XCTAssertFalse(control._accessibility.isKeptBack)
        control.endRefreshing()
        XCTAssertTrue(control._accessibility.isKeptBack)
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

    func testTheMousePullsTheControlIntoSight() throws {
        let table = makeTable()
        let control = try XCTUnwrap(table.refreshControl)
        try drag(in: table, from: 100, to: 150)
        XCTAssertEqual(count, 0, "not far enough")
        XCTAssertEqual(control.alpha, 0, "it goes again")
        XCTAssertEqual(table.contentOffset.y, -44)
        try drag(in: table, from: 100, to: 300)
        XCTAssertEqual(count, 1)
        XCTAssertTrue(control.isRefreshing)
        XCTAssertEqual(table.contentOffset.y, -104)
        XCTAssertEqual(double.log, [], "no row was chosen")
        try drag(in: table, from: 150, to: 350)
        XCTAssertEqual(count, 1, "it refreshes already")
        control.endRefreshing()
        settle()
        table._area?.setOffset(x: 0, y: 200)
        settle()
        try drag(in: table, from: 100, to: 300)
        XCTAssertEqual(count, 1, "the content does not stand at the top")
        table._area?.setOffset(x: 0, y: 0)
        settle()
        table.bounces = false
        try drag(in: table, from: 100, to: 300)
        XCTAssertEqual(count, 1)
        table.bounces = true
        table.setEditing(true, animated: false)
        try drag(in: table, from: 100, to: 300)
        XCTAssertEqual(count, 1, "rows are dragged in edit mode")
    }

    private func drag(in table: UITableView, from start: Int, to end: Int) throws {
        MainLoop.iterate(seconds: 0.1)
        let steps = (1...10).map { "mousemove 150 \(start + (end - start) * $0 / 10) sleep 0.02" }
        let arguments =
            "mousemove 150 \(start) sleep 0.05 mousedown 1 \(steps.joined(separator: " ")) mouseup 1"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdotool"] + arguments.split(separator: " ").map(String.init)
        try process.run()
        MainLoop.iterate(seconds: 10) { !process.isRunning }
        MainLoop.iterate(seconds: 0.2)
        windows[0].layoutIfNeeded()
    }
}
