import GtkInterop
import XCTest

@testable import TabardKit

/// A table whose rows have names, which can be edited, and which writes down what it hears.
@MainActor
final class EditableDouble: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[Int]] = [[]]
    var log: [String] = []
    var height: (IndexPath) -> CGFloat = { _ in 44 }
    var swipes: UISwipeActionsConfiguration?
    var mayMove = true
    var mayEdit = true

    private func log(_ text: String, _ path: IndexPath) { log.append("\(text) \(path.section).\(path.row)") }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log("cell", indexPath)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "cell")
            ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
        cell.textLabel?.text = "\(sections[indexPath.section][indexPath.row])"
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(indexPath)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { mayEdit }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { mayMove }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log("commit \(editingStyle)", indexPath)
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log("move", sourceIndexPath)
        log("to", destinationIndexPath)
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        log("show", indexPath)
    }

    func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        log("hide", indexPath)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log("open", indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        if let indexPath { log("close", indexPath) }
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipes }
}

/// Changes of a table in a window.
@preconcurrency @MainActor
final class TableUpdatingTests: TabBarTestCase {
    private let double = EditableDouble()
    private var table = UITableView(frame: .zero)

    private func showTable(_ sections: [[Int]], style: UITableView.Style = .plain) {
        table = UITableView(frame: .zero, style: style)
        double.sections = sections
        table.dataSource = double
        table.delegate = double
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 440)
        windows[0]._native?.clearFocus()
        double.log = []
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func texts() -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    func testABatchAsksOnlyForWhatIsNewInThisOrder() {
        showTable([[1, 2, 3, 4]])
        double.sections = [[1, 9, 3], [7]]
        table.performBatchUpdates {
            self.table.deleteRows(at: [self.path(3), self.path(1)], with: .automatic)
            self.table.insertRows(at: [self.path(1)], with: .automatic)
            self.table.insertSections(IndexSet(integer: 1), with: .automatic)
        } completion: { _ in
            self.double.log.append("done")
        }
        XCTAssertEqual(Set(double.log.prefix(2)), ["hide 0.1", "hide 0.3"])
        XCTAssertEqual(
            Array(double.log.dropFirst(2)),
            ["cell 0.1", "show 0.1", "cell 1.0", "show 1.0", "done"]
        )
        XCTAssertEqual(texts(), ["1", "9", "3", "7"])
        XCTAssertEqual(table.contentSize.height, 4 * 44)
    }

    func testChangesAreAnimatedFromTheOldPlaces() {
        Toolkit.areAnimationsEnabled = true
        showTable([[1, 2, 3]])
        let third = table.cellForRow(at: path(2))
        double.sections = [[2, 3, 4]]
        var isDone = false
        table.performBatchUpdates {
            self.table.deleteRows(at: [self.path(0)], with: .fade)
            self.table.insertRows(at: [self.path(2)], with: .fade)
        } completion: { _ in
            isDone = true
        }
        XCTAssertTrue(third === table.cellForRow(at: path(1)))
        XCTAssertEqual(third?.frame.minY ?? 0, 88, accuracy: 1, "it starts where it stood")
        XCTAssertLessThan(table.cellForRow(at: path(2))?.alpha ?? 1, 0.1)
        XCTAssertFalse(isDone)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { isDone })
        table.layoutIfNeeded()
        XCTAssertEqual(third?.frame.minY, 44)
        XCTAssertEqual(table.cellForRow(at: path(2))?.alpha, 1)
        XCTAssertEqual(table.subviews.count { $0 is UITableViewCell }, 3)
    }

    func testSelectionFollowsItsRow() {
        showTable([[1, 2, 3]])
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        double.sections = [[2, 3]]
        table.deleteRows(at: [path(0)], with: .none)
        XCTAssertEqual(table.indexPathForSelectedRow, path(1))
        double.sections = [[3, 2]]
        table.moveRow(at: path(1), to: path(0))
        XCTAssertEqual(table.indexPathForSelectedRow, path(0))
        double.sections = [[2]]
        table.deleteRows(at: [path(0)], with: .none)
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    func testRandomChangesLeaveWhatAFreshTableWouldShow() {
        let given = ProcessInfo.processInfo.environment["TABARD_SEED"].flatMap(UInt64.init)
        let seed = given ?? UInt64.random(in: 0..<1_000_000)
        print("random table changes: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        showTable([Array(0..<30), Array(30..<40)], style: .insetGrouped)
        var next = 100
        for step in 0..<150 {
            let section = Int.random(in: 0..<2, using: &random)
            let rows = double.sections[section]
            table.beginUpdates()
            let gone = rows.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
            var kept = rows.indices.filter { !gone.contains($0) }.map { rows[$0] }
            var added: [Int] = []
            for _ in 0..<Int.random(in: 0..<5, using: &random) {
                let place = Int.random(in: 0...kept.count, using: &random)
                kept.insert(next, at: place)
                added.append(next)
                next += 1
            }
            double.sections[section] = kept
            table.deleteRows(at: gone.map { path($0, section) }, with: .fade)
            let places = added.compactMap { kept.firstIndex(of: $0) }
            table.insertRows(at: places.map { path($0, section) }, with: .fade)
            table.endUpdates()
            if step % 7 == 0 { table.contentOffset.y = CGFloat.random(in: 0...600, using: &random).rounded() }
            table.layoutIfNeeded()
            table._layOutRows()
            let expected = table._visiblePaths.map { "\(double.sections[$0.section][$0.row])" }
            XCTAssertEqual(texts(), expected, "seed \(seed), step \(step)")
            XCTAssertEqual(
                table.contentSize.height,
                18 * 3 + 44 * CGFloat(double.sections[0].count + double.sections[1].count),
                "seed \(seed), step \(step)"
            )
        }
    }

    func testV4TheKeyboardDeletesAndMovesRows() {
        showTable([[1, 2, 3]])
        table._moveFocus(to: path(1))
        XCTAssertTrue(table._handleKey(.character("\u{7F}"), []))
        XCTAssertEqual(double.sections, [[1, 3]])
        XCTAssertEqual(table._cells[path(1)]?._widget?.isFocused, true, "the focus goes on to the next row")
        XCTAssertFalse(table._handleKey(.up, .alternate), "rows move in edit mode only")
        table.setEditing(true, animated: false)
        XCTAssertTrue(table._handleKey(.up, .alternate))
        XCTAssertEqual(double.sections, [[3, 1]])
        XCTAssertEqual(texts(), ["3", "1"])
        XCTAssertEqual(table._cells[path(0)]?._widget?.isFocused, true)
    }

    func testASwipeUncoversTheActionsAndAFullOnePerformsTheFirst() {
        showTable([[1, 2, 3]])
        var done: [String] = []
        double.swipes = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
                done.append("flag")
                finish(true)
            }, UIContextualAction(style: .destructive, title: "Bin") { _, _, _ in done.append("bin") },
        ])
        XCTAssertFalse(table._beginSwipe(at: path(1), isToTheLeft: false), "there are no leading actions")
        XCTAssertTrue(table._beginSwipe(at: path(1), isToTheLeft: true))
        table._moveSwipe(by: -100)
        XCTAssertEqual(table.cellForRow(at: path(1))?.frame.minX, -100)
        table._endSwipe()
        XCTAssertEqual(table.cellForRow(at: path(1))?.frame.minX, -148, "both buttons show")
        XCTAssertEqual(table.cellForRow(at: path(1))?.showingDeleteConfirmation, true)
        table._userSelected(path(2))
        XCTAssertNil(table._swipe, "a tap elsewhere closes it")
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertTrue(table._beginSwipe(at: path(1), isToTheLeft: true))
        table._moveSwipe(by: -300)
        table._endSwipe()
        XCTAssertEqual(done, ["flag"])
        XCTAssertEqual(double.log, ["open 0.1", "close 0.1", "open 0.1", "close 0.1"])
        XCTAssertTrue(table._handleKey(.other(0), []) == false)
    }

    func testEditModeShowsButtonsAndCarriesRows() throws {
        showTable([[1, 2, 3, 4]])
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: path(0)))
        XCTAssertEqual(cell.editingStyle, .delete)
        XCTAssertEqual(cell.contentView.frame.minX, 38)
        XCTAssertEqual(cell._grip?.frame.maxX, 320)
        table._controlPressed(.delete, in: cell)
        XCTAssertEqual(table._swipe?.path, path(0))
        table._closeSwipe(animated: false)
        XCTAssertTrue(table._beginReordering(path(0), at: CGPoint(x: 300, y: 20)))
        table._moveCarried(to: 20 + 2 * 44)
        XCTAssertEqual(table.cellForRow(at: path(1))?.frame.minY, 0, "the others make room")
        XCTAssertEqual(cell.frame.minY, 88)
        table._drop()
        XCTAssertEqual(double.sections, [[2, 3, 1, 4]])
        XCTAssertEqual(texts(), ["2", "3", "1", "4"])
        let views = table.subviews.compactMap { $0 as? UITableViewCell }
        XCTAssertEqual(views, table.visibleCells, "so the keyboard and screen readers come to them")
        table.setEditing(false, animated: false)
        table.layoutIfNeeded()
        XCTAssertNil(cell._control)
        XCTAssertNil(cell._grip)
        XCTAssertEqual(cell.contentView.frame.minX, 0)
    }

    func testRowsOfAnyHeight() {
        let heights: [CGFloat] = [0, 10_000, 44, 0, 1, 60]
        double.height = { heights[$0.row % heights.count] }
        showTable([Array(0..<1000)])
        XCTAssertEqual(texts(), ["1"])
        table.scrollToRow(at: path(500), at: .top, animated: false)
        XCTAssertEqual(table.rectForRow(at: path(500)).minY, table.contentOffset.y)
        XCTAssertEqual(texts().first, "500")
        table.scrollToRow(at: path(999), at: .bottom, animated: false)
        XCTAssertEqual(table.contentOffset.y + 440, table.contentSize.height, accuracy: 0.01)
    }

    func testRowsAsHighAsTheirTexts() throws {
        showTable([[1, 2]])
        double.height = { _ in UITableView.automaticDimension }
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).height, 44)
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "many words ", count: 40)
        let narrow = cell.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude)).height
        let wide = cell.sizeThatFits(CGSize(width: 900, height: CGFloat.greatestFiniteMagnitude)).height
        XCTAssertGreaterThan(wide, 44)
        XCTAssertGreaterThan(narrow, 2 * wide)
    }

    /// What the user looks at stays where it is.
    func testARowAboveThatTurnsOutHigherMovesNothingInSight() throws {
        double.height = { _ in UITableView.automaticDimension }
        showTable([Array(0..<100)])
        table.scrollToRow(at: path(50), at: .top, animated: false)
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: path(52)))
        let before = cell.frame.minY - table.bounds.minY
        let content = table.contentSize.height
        // The rows above are known only by an estimate until they come into sight.
        double.height = { $0.row == 49 ? 144 : UITableView.automaticDimension }
        table.contentOffset.y -= 10
        table.layoutIfNeeded()
        table._layOutRows()
        XCTAssertEqual(table.contentSize.height, content + 100)
        XCTAssertTrue(table.cellForRow(at: path(52)) === cell)
        XCTAssertEqual(cell.frame.minY - table.bounds.minY, before + 10)
        XCTAssertEqual(table.rectForRow(at: path(49)).maxY - table.bounds.minY, 10)
        // One that comes into sight below moves nothing either.
        let offset = table.contentOffset.y + 44
        double.height = { $0.row == 61 ? 144 : UITableView.automaticDimension }
        table.contentOffset.y = offset + 44
        table.layoutIfNeeded()
        table._layOutRows()
        XCTAssertEqual(table.rectForRow(at: path(61)).height, 144)
        XCTAssertEqual(table.contentOffset.y, offset + 44)
    }

    /// Its cell must not come back as another row while the user holds it.
    func testACarriedRowKeepsItsCellHoweverFarTheTableScrolls() throws {
        showTable([Array(0..<100)])
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: path(0)))
        XCTAssertTrue(table._beginReordering(path(0), at: CGPoint(x: 300, y: 20)))
        double.log = []
        table.contentOffset.y = 2_000
        table.layoutIfNeeded()
        table._layOutRows()
        XCTAssertTrue(table._cells[path(0)] === cell)
        XCTAssertTrue(cell.superview === table)
        XCTAssertFalse(double.log.contains("hide 0.0"))
        XCTAssertTrue(double.log.contains("hide 0.1"))
        table._moveCarried(to: 20 + 2 * 44)
        XCTAssertEqual(cell.frame.minY, 2_000 + 88)
        table._drop()
        XCTAssertEqual(double.sections[0].prefix(3), [1, 2, 3])
        XCTAssertEqual(double.sections[0][47], 0)
    }

    func testARowThatMayNotBeEditedIsNotSwipedAway() {
        showTable([[1, 2]])
        XCTAssertTrue(table._beginSwipe(at: path(1), isToTheLeft: true))
        table._closeSwipe(animated: false)
        double.mayEdit = false
        XCTAssertFalse(table._beginSwipe(at: path(1), isToTheLeft: true))
        XCTAssertFalse(table._isExplicitlyEditable(path(1)))
    }

    func testARowThatMayNotMoveStays() {
        double.mayMove = false
        showTable([[1, 2]])
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        XCTAssertNil(table.cellForRow(at: path(0))?._grip)
        XCTAssertFalse(table._beginReordering(path(0), at: CGPoint(x: 300, y: 20)))
        table._moveFocus(to: path(1))
        XCTAssertFalse(table._handleKey(.up, .alternate))
        XCTAssertEqual(double.sections, [[1, 2]])
    }

    func testTheEndOfEditingForgetsWhatWasSelectedInIt() {
        showTable([[1, 2, 3]])
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        table._userSelected(path(0))
        table._userSelected(path(2))
        XCTAssertEqual(table.indexPathsForSelectedRows?.sorted(), [path(0), path(2)])
        table.setEditing(false, animated: false)
        XCTAssertNil(table.indexPathsForSelectedRows)
        XCTAssertEqual(table.cellForRow(at: path(0))?.isSelected, false)
    }

    func testHeightsThatWereMeasuredAreKeptThroughChanges() {
        double.height = { $0.row == 3 ? 144 : UITableView.automaticDimension }
        showTable([Array(0..<100)])
        XCTAssertEqual(table.contentSize.height, 100 * 44 + 100)
        table.contentOffset.y = 3_000
        table.layoutIfNeeded()
        XCTAssertNil(table.cellForRow(at: path(3)))
        double.sections[0].remove(at: 70)
        table.deleteRows(at: [path(70)], with: .none)
        XCTAssertEqual(table.contentSize.height, 99 * 44 + 100)
        XCTAssertEqual(table.rectForRow(at: path(3)).height, 144)
        double.sections[0].insert(200, at: 0)
        table.insertRows(at: [path(0)], with: .none)
        XCTAssertEqual(table.rectForRow(at: path(3)).height, 44)
        XCTAssertEqual(table.rectForRow(at: path(4)).height, 144)
    }
}
