import GtkInterop
import XCTest

@testable import TabardKit

/// V4: the buttons that a cell has beside its content are used without a pointer, from their row.
@preconcurrency @MainActor
final class RowControlTests: TextTestCase {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var allowsInsertion = false

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.accessoryType = .detailButton
            return cell
        }

        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            log.append("info \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }

        func tableView(
            _ tableView: UITableView,
            editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { allowsInsertion ? .insert : .delete }

        func tableView(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            log.append("\(editingStyle == .insert ? "insert" : "delete") \(indexPath.row)")
        }
    }

    private let rows = Rows()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let button = UIButton(frame: CGRect(x: 0, y: 210, width: 100, height: 40))

    private func showTable() {
        table.dataSource = rows
        table.delegate = rows
        let controller = UIViewController()
        controller.view.addSubview(table)
        controller.view.addSubview(button)
        show(controller, width: 320, height: 300)
        MainLoop.iterate(seconds: 0.2)
    }

    /// Which rows have something that Tab comes to: "row" or "info", with their numbers.
    private var stops: [String] {
        (0..<3).flatMap { row -> [String] in
            guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) else { return [] }
            let parts = [("row", cell as UIView?), ("info", cell._detailButton), ("edit", cell._control)]
            return parts.filter { $0.1?._widget?.isFocusable == true }.map { "\($0.0) \(row)" }
        }
    }

    private func focusRow(_ row: Int) {
        table._moveFocus(to: IndexPath(row: row, section: 0))
        MainLoop.iterate(seconds: 0.05)
    }

    func testTabGoesFromARowToItsButtonsAndOutOfTheList() throws {
        showTable()
        XCTAssertEqual(stops, ["row 0", "info 0"])
        focusRow(1)
        XCTAssertEqual(stops, ["row 1", "info 1"])
        try type("Tab", "space")
        XCTAssertEqual(rows.log, ["info 1"])
        XCTAssertEqual(table._pathWithFocus?.row, 1, "the row's keys hold in its button")
        try type("Down")
        XCTAssertTrue(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isFirstResponder == true)
        XCTAssertEqual(stops, ["row 2", "info 2"])
        try type("Tab", "Return")
        XCTAssertEqual(rows.log, ["info 1", "info 2"])
        try type("Tab")
        XCTAssertTrue(button.isFirstResponder, "out of the list")
        try type("shift+Tab", "shift+Tab", "Return")
        XCTAssertEqual(rows.log, ["info 1", "info 2", "select 2"])
    }

    func testRowsThatAreNotChosenLeaveTheirButtonsToTab() throws {
        table.allowsSelection = false
        showTable()
        XCTAssertEqual(stops, ["info 0", "info 1", "info 2"])
        try type("Tab", "Tab", "space")
        XCTAssertEqual(rows.log.count, 1)
    }

    func testRowsAreInsertedByTheirButton() throws {
        rows.allowsInsertion = true
        showTable()
        table.setEditing(true, animated: false)
        focusRow(1)
        XCTAssertEqual(stops, ["row 1", "edit 1"])
        try type("Tab", "space")
        XCTAssertEqual(rows.log, ["insert 1"])
    }

    func testTheDeleteButtonUncoversWhatDeletes() throws {
        showTable()
        table.setEditing(true, animated: false)
        focusRow(2)
        XCTAssertEqual(stops, ["row 2", "edit 2"])
        try type("Tab", "space")
        XCTAssertEqual(table._swipe?.path.row, 2)
        try type("Tab", "space")
        XCTAssertEqual(rows.log, ["delete 2"])
    }
}
