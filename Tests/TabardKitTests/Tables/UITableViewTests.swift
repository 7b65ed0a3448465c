import GtkInterop
import XCTest

@testable import TabardKit

/// A table in a window.
@preconcurrency @MainActor
final class UITableViewTests: TabBarTestCase {
    private let double = TableDouble()
    private var table = UITableView(frame: .zero)

    private func showTable(_ counts: [Int], style: UITableView.Style = .plain, headers: [String?] = []) {
        table = UITableView(frame: .zero, style: style)
        double.counts = counts
        double.headers = headers
        table.dataSource = double
        table.delegate = double
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 440)
        double.log = []
    }

    private func texts() -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    func testM7OnlyRowsInSightHaveCells() {
        showTable([10_000])
        XCTAssertEqual(table.contentSize.height, 440_000)
        XCTAssertEqual(texts(), (0..<10).map { "0.\($0)" })
        XCTAssertEqual(double.made, 10)
        // A row keeps its cell while it has the focus.
        windows[0]._native?.clearFocus()
        for step in 1...100 {
            table.contentOffset.y = CGFloat(step) * 4000
            table.layoutIfNeeded()
        }
        XCTAssertEqual(table._cells.count, 11)
        XCTAssertLessThanOrEqual(double.made, 22, "cells are used again")
        XCTAssertEqual(texts().first, "0.9090")
        XCTAssertNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    func testScrollingStaysWithinTheContent() {
        showTable([100])
        table.contentOffset.y = 1_000_000
        table.layoutIfNeeded()
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(table.contentOffset.y, 100 * 44 - 440)
        XCTAssertEqual(texts().last, "0.99")
        XCTAssertTrue(double.log.contains("scroll"))
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y, 2200)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
        XCTAssertEqual(table.contentOffset.y, 2200 + 44 - 440)
        table.scrollToRow(at: IndexPath(row: 41, section: 0), at: .none, animated: false)
        XCTAssertEqual(table.contentOffset.y, 41 * 44)
    }

    func testTheUsersChoiceIsAskedAndTold() {
        showTable([5])
        table._userSelected(IndexPath(row: 1, section: 0))
        XCTAssertEqual(double.log, ["did 0.1"])
        XCTAssertTrue(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        table._userSelected(IndexPath(row: 2, section: 0))
        XCTAssertEqual(double.log, ["did 0.1", "undid 0.1", "did 0.2"])
        double.choose = { _ in nil }
        table._userSelected(IndexPath(row: 3, section: 0))
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
        double.log = []
        table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
        table.deselectRow(at: IndexPath(row: 4, section: 0), animated: false)
        XCTAssertEqual(double.log, [], "programs are not told of what they do themselves")
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    func testV4TheArrowKeysMoveTheFocusThroughTheRows() {
        showTable([3, 0, 200])
        XCTAssertEqual(table._cells.values.count { $0._takesFocus }, 1, "one stop of the Tab key")
        table.cellForRow(at: IndexPath(row: 0, section: 0))?._widget?.grabFocus()
        func press(_ key: Key) -> String? {
            XCTAssertTrue(table._handleKey(key, []))
            return table._cells.first { $0.value._widget?.isFocused == true }?.value.textLabel?.text
        }
        XCTAssertEqual(press(.up), "0.0")
        XCTAssertEqual(press(.down), "0.1")
        XCTAssertEqual(press(.down), "0.2")
        XCTAssertEqual(press(.down), "2.0", "an empty section is passed over")
        XCTAssertEqual(press(.end), "2.199")
        XCTAssertEqual(press(.up), "2.198")
        XCTAssertEqual(press(.home), "0.0")
        XCTAssertEqual(press(.pageDown), "2.6")
        XCTAssertEqual(press(.pageUp), "0.0")
        XCTAssertEqual(double.log.filter { $0.hasPrefix("did") }, [])
        XCTAssertEqual(press(.space), "0.0")
        XCTAssertEqual(double.log.last, "did 0.0")
        XCTAssertEqual(table._cells.values.count { $0._takesFocus }, 1)
    }

    func testReloadingForgetsTheSelectionAndTheOldRows() {
        showTable([5])
        table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
        double.counts = [2]
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertEqual(texts(), ["0.0", "0.1"])
        XCTAssertEqual(table.contentSize.height, 88)
        XCTAssertEqual(double.made, 5)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 7, section: 0)), .zero)
    }

    func testARegisteredClassIsMadeByItsOwnInitializer() {
        let table = UITableView(frame: .zero)
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "own"))
        table.register(OwnCell.self, forCellReuseIdentifier: "own")
        let cell = table.dequeueReusableCell(withIdentifier: "own", for: IndexPath(row: 0, section: 0))
        XCTAssertTrue(type(of: cell) == OwnCell.self)
        XCTAssertEqual((cell as? OwnCell)?.mark, "made")
        XCTAssertNotNil(cell.detailTextLabel)
        XCTAssertEqual(cell.reuseIdentifier, "own")
    }

    func testHeadersStayInSight() {
        showTable([20, 20], headers: ["First", "Second"])
        XCTAssertEqual(table._headers[0]?.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        XCTAssertEqual(table._headers[0]?.frame.minY, 300)
        table.contentOffset.y = 30 + 880 - 10
        table.layoutIfNeeded()
        XCTAssertEqual(table._headers[0]?.frame.maxY, 910, "the section's end pushes it out")
        XCTAssertEqual(table._headers[1]?.frame.minY, 910)
    }

    func testTheFocusedRowKeepsItsCell() {
        showTable([100])
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
        first?._widget?.grabFocus()
        table.contentOffset.y = 2000
        table.layoutIfNeeded()
        XCTAssertTrue(first?._widget?.isFocused == true)
        XCTAssertFalse(table.visibleCells.contains { $0 === first })
    }

    func testOffsetsAnimateAndRectanglesComeIntoSight() {
        showTable([100])
        Toolkit.areAnimationsEnabled = true
        table.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        XCTAssertLessThan(table.contentOffset.y, 500)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { table.contentOffset.y == 500 })
        table.scrollRectToVisible(CGRect(x: 0, y: 600, width: 1, height: 100), animated: false)
        XCTAssertEqual(table.contentOffset.y, 500, "it is in sight already")
        table.scrollRectToVisible(CGRect(x: 0, y: 900, width: 1, height: 100), animated: false)
        XCTAssertEqual(table.contentOffset.y, 560)
        table.scrollRectToVisible(CGRect(x: 0, y: 100, width: 1, height: 100), animated: false)
        XCTAssertEqual(table.contentOffset.y, 100)
    }

    func testBarsInsetTheRows() {
        let double = double
        double.counts = [50]
        let table = UITableView(frame: .zero)
        table.dataSource = double
        let controller = UIViewController()
        controller.view = table
        show(UINavigationController(rootViewController: controller), width: 320, height: 440)
        XCTAssertEqual(table.adjustedContentInset.top, 44)
        XCTAssertEqual(table.contentOffset.y, -44)
        table.contentOffset.y = 10_000
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, 50 * 44 - 440)
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
        XCTAssertEqual(table.contentOffset.y, -44)
    }
}

@MainActor
private final class OwnCell: UITableViewCell {
    let mark: String

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        mark = "made"
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}
