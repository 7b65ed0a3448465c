import GtkInterop
import XCTest

@testable import TabardKit

/// The letters at a table's edge.
@preconcurrency @MainActor
final class SectionIndexTests: TabBarTestCase {
    @MainActor
    private final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
        var titles: [String]? = ["A", "B", "C"]
        var log: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { 3 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Header \(section)"
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: "cell")
        }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

        func tableView(
            _ tableView: UITableView,
            sectionForSectionIndexTitle title: String,
            at index: Int
        ) -> Int {
            log.append("\(title) \(index)")
            return index
        }

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append("prefetch \(indexPaths.first?.row ?? -1) to \(indexPaths.last?.row ?? -1)")
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.append("cancel \(indexPaths.first?.row ?? -1) to \(indexPaths.last?.row ?? -1)")
        }
    }

    private let source = Source()
    private let table = UITableView(frame: .zero, style: .plain)

    private func showTable() {
        table.dataSource = source
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 440)
    }

    func testATitleLeadsToItsSection() throws {
        showTable()
        let index = try XCTUnwrap(table._sectionIndex)
        XCTAssertEqual(index.frame, CGRect(x: 298, y: 0, width: 22, height: 440))
        index.choose?(2)
        XCTAssertEqual(source.log, ["C 2"])
        XCTAssertEqual(table.contentOffset.y, table.rectForHeader(inSection: 2).minY)
        table.layoutIfNeeded()
        XCTAssertEqual(index.frame.minY, table.contentOffset.y, "it stays in sight")
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.maxX, 298, "rows make room for it")
    }

    func testItGoesWithItsTitlesAndBelowTheLeastNumberOfRows() {
        showTable()
        source.titles = nil
        table.reloadSectionIndexTitles()
        XCTAssertNil(table._sectionIndex)
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.maxX, 320)
        source.titles = ["A"]
        table.reloadSectionIndexTitles()
        XCTAssertNotNil(table._sectionIndex)
        table.sectionIndexMinimumDisplayRowCount = 61
        XCTAssertNil(table._sectionIndex)
        table.sectionIndexMinimumDisplayRowCount = 60
        XCTAssertNotNil(table._sectionIndex)
    }

    func testTooManyTitlesBecomeDots() {
        let few = SectionIndexLayout(count: 3, height: 440)
        XCTAssertEqual(few.lines, [0, 1, 2])
        XCTAssertEqual(few.title(at: few.middle(of: 1)), 1)
        XCTAssertEqual(few.title(at: -10), 0)
        XCTAssertEqual(few.title(at: 1000), 2)
        let many = SectionIndexLayout(count: 26, height: 200)
        XCTAssertEqual(many.lines.first, 0)
        XCTAssertEqual(many.lines.last, 25)
        XCTAssertEqual(many.lines.count % 2, 1)
        XCTAssertNil(many.lines[1])
        XCTAssertGreaterThanOrEqual(many.top, 0)
        XCTAssertEqual(SectionIndexLayout(count: 26, height: 5).lines, [0])
    }

    func testRowsAreAskedForBeforeTheyComeIntoSight() {
        source.titles = nil
        table.prefetchDataSource = source
        showTable()
        XCTAssertEqual(source.log, ["prefetch 9 to 18"])
        table.contentOffset.y = 132
        table.layoutIfNeeded()
        XCTAssertEqual(source.log, ["prefetch 9 to 18", "prefetch 19 to 0"])
        source.log = []
        table.isPrefetchingEnabled = false
        table.contentOffset.y = 400
        table.layoutIfNeeded()
        XCTAssertEqual(source.log, [])
    }
}
