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
        let focused = table._cells.values.filter { $0._widget?.isFocused == true }
        XCTAssertEqual(focused.map { $0.textLabel?.text }, ["0.0"])
        XCTAssertEqual(focused.map { $0._activateByKey() }, [true])
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
        XCTAssertEqual(
            table._headers[0]?.frame,
            CGRect(x: 0, y: 22, width: 320, height: 30),
            "22 points are left free above a plain table's headers"
        )
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
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

    func testAGroupedTableHasRoomAroundItsSectionsAndNoneWithoutThem() {
        showTable([], style: .grouped)
        XCTAssertEqual(table.contentSize.height, 0)
        showTable([2], style: .grouped)
        XCTAssertEqual(table.contentSize.height, 18 + 2 * 44 + 18)
        showTable([2], style: .plain)
        XCTAssertEqual(table.contentSize.height, 2 * 44)
    }

    func testTheTablesHeaderAndFooterStandAroundTheRows() {
        showTable([3])
        let header = UIView(frame: CGRect(x: 5, y: 7, width: 10, height: 30))
        let footer = UIView(frame: CGRect(x: 5, y: 7, width: 10, height: 20))
        table.tableHeaderView = header
        table.tableFooterView = footer
        table.layoutIfNeeded()
        XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 30)
        XCTAssertEqual(footer.frame, CGRect(x: 0, y: 30 + 3 * 44, width: 320, height: 20))
        XCTAssertEqual(table.contentSize.height, 30 + 3 * 44 + 20)
    }

    func testTheSelectedBackgroundFillsTheCell() throws {
        showTable([2])
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let background = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        cell.selectedBackgroundView = background
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        cell.layoutIfNeeded()
        XCTAssertEqual(background.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// The mark says nothing that the row's role does not.
    func testScreenReadersPassOverTheMarkOfACell() throws {
        showTable([1])
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        let mark = try XCTUnwrap(cell.subviews.first { $0 is UIImageView })
        XCTAssertTrue(mark.accessibilityElementsHidden)
        XCTAssertEqual(mark.contentMode, .scaleAspectFit)
        cell.accessoryType = .none
        XCTAssertNil(mark.superview)
    }

    func testSeparatorsBeginWhereTheTextDoes() {
        let table = UITableView(frame: .zero)
        XCTAssertEqual(table.separatorInset, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
        table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8)
        XCTAssertEqual(table.separatorInset, UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8))
    }

    /// Whether a header takes clicks is the app's matter.
    func testAHeaderThatTakesNoClicksStaysSo() {
        showTable([2, 2], style: .grouped, headers: ["A", "B"])
        XCTAssertEqual(table._headers[0]?.isUserInteractionEnabled, true)
        let double = OwnHeaders()
        double.takesClicks = false
        table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "own")
        table.dataSource = double
        table.delegate = double
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table._headers[0]?.isUserInteractionEnabled, false)
    }

    /// However many sections go by, only so many views are made as are in sight at once.
    func testHeadersAreUsedAgain() {
        let double = OwnHeaders()
        let table = UITableView(frame: .zero, style: .plain)
        table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "own")
        table.dataSource = double
        table.delegate = double
        OwnHeader.count = 0
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 440)
        for step in 0..<60 {
            table.contentOffset.y = CGFloat(step) * 74
            table.layoutIfNeeded()
        }
        XCTAssertLessThanOrEqual(OwnHeader.count, 8)
    }

    func testAnActivatedCellIsChosenAsByATap() {
        showTable([3])
        table.cellForRow(at: IndexPath(row: 2, section: 0))?._activate?()
        XCTAssertEqual(double.log, ["did 0.2"])
    }

    func testAViewOfTheAppsOwnTakesThePlaceOfTheDetailButton() throws {
        showTable([1])
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertNil(cell._detailButton)
        cell.accessoryType = .detailButton
        XCTAssertNotNil(cell._detailButton)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        XCTAssertNil(cell._detailButton)
        cell.accessoryView = nil
        XCTAssertNotNil(cell._detailButton)
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

/// A hundred sections of one row, each with a header of the app's own class.
@MainActor
private final class OwnHeaders: NSObject, UITableViewDataSource, UITableViewDelegate {
    var takesClicks = true

    func numberOfSections(in tableView: UITableView) -> Int { 100 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "own")
        header?.isUserInteractionEnabled = takesClicks
        return header
    }
}

@MainActor
private final class OwnHeader: UITableViewHeaderFooterView {
    static var count = 0

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        Self.count += 1
    }

    required init?(coder: NSCoder) { nil }
}
