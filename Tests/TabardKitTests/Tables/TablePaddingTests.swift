import XCTest

@testable import TabardKit

/// The space above headers, and the lines below the last row.
@preconcurrency @MainActor
final class TablePaddingTests: TabBarTestCase {
    @MainActor
    private final class Source: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "First" : nil
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private let source = Source()

    private func makeTable(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: style)
        table.rowHeight = 40
        table.dataSource = source
        return table
    }

    func testAPlainTableLeaves22PointsAboveHeaders() {
        let table = makeTable(.plain)
        let header = table.rectForHeader(inSection: 0)
        XCTAssertEqual(header.minY, 22)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, header.maxY)
        XCTAssertEqual(
            table.rectForRow(at: IndexPath(row: 0, section: 1)).minY,
            header.maxY + 80,
            "a section without a header has no space above it"
        )
        table.sectionHeaderTopPadding = 5
        XCTAssertEqual(table.rectForHeader(inSection: 0).minY, 5)
        table.sectionHeaderTopPadding = .infinity
        XCTAssertEqual(table.rectForHeader(inSection: 0).minY, 22)
    }

    func testAGroupedTableLeaves18() {
        let table = makeTable(.insetGrouped)
        XCTAssertEqual(table.rectForHeader(inSection: 0).minY, 18)
        table.sectionHeaderTopPadding = 0
        XCTAssertEqual(table.rectForHeader(inSection: 0).minY, 0)
    }

    func testLinesBelowTheLastRow() throws {
        let table = makeTable(.plain)
        table.layoutIfNeeded()
        XCTAssertNil(table._fillerRows)
        table.fillerRowHeight = 50
        table.layoutIfNeeded()
        let filler = try XCTUnwrap(table._fillerRows)
        XCTAssertEqual(filler.frame.minY, table.contentSize.height)
        XCTAssertEqual(filler.frame.maxY, 600)
        XCTAssertEqual(filler.commands.count, Int(filler.bounds.height / 50))
        table.fillerRowHeight = UITableView.automaticDimension
        table.layoutIfNeeded()
        XCTAssertEqual(filler.look.rowHeight, 44)
        table.separatorStyle = .none
        table.setNeedsLayout()
        table.layoutIfNeeded()
        XCTAssertNil(table._fillerRows)
    }

    func testAViewKeepsOutOfItsSuperviewsMargins() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 150, height: 200))
        outer.addSubview(inner)
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 60)
        XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        inner.preservesSuperviewLayoutMargins = true
        XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 30, left: 30, bottom: 8, right: 20))
    }
}
