import GtkInterop
import XCTest

@testable import TabardKit

/// Counts and heights that cannot be: a word in the log, and the table goes on.
@preconcurrency @MainActor
final class LyingDataSourceTests: MisuseTestCase {
    @MainActor
    private static func layOut(_ double: EditableDouble, then: (UITableView) -> Void = { _ in }) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        table.dataSource = double
        table.delegate = double
        table.layoutIfNeeded()
        then(table)
        table.layoutIfNeeded()
        print("still here: \(table.visibleCells.count) cells, \(table.contentSize.height) high")
    }

    @MainActor
    private final class Counts: NSObject, UITableViewDataSource {
        let sections: Int
        let rows: Int

        init(sections: Int, rows: Int) {
            self.sections = sections
            self.rows = rows
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @MainActor
    private static func count(_ sections: Int, _ rows: Int) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .grouped)
        let counts = Counts(sections: sections, rows: rows)
        table.dataSource = counts
        table.layoutIfNeeded()
        print("still here: \(table.numberOfSections) sections, \(table.visibleCells.count) cells")
    }

    override class var misuses: [String: () -> Void] {
        [
            "not inserted": {
                let double = EditableDouble()
                double.sections = [[1, 2, 3]]
                layOut(double) { table in
                    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                }
            },
            "no such row": {
                let double = EditableDouble()
                double.sections = [[1, 2, 3]]
                layOut(double) { table in
                    table.deleteRows(at: [IndexPath(row: 7, section: 3)], with: .automatic)
                }
            },
            "nan": { heights(.nan) },
            "negative": { heights(-7) },
            "infinite": { heights(.infinity) },
            "huge": { heights(1e12) },
            "negative counts": { count(1, -5) },
            "too many rows": { count(1, .max) },
            "too many sections": { count(.max, 0) },
            "same cell": {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
                let source = SameCell()
                table.dataSource = source
                table.layoutIfNeeded()
            },
        ]
    }

    @MainActor
    private static func heights(_ height: CGFloat) {
        let double = EditableDouble()
        double.sections = [Array(0..<20)]
        double.height = { _ in height }
        layOut(double)
    }

    @MainActor
    private final class SameCell: NSObject, UITableViewDataSource {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell
        }
    }

    private func assertGoesOn(_ name: String, _ parts: String..., line: UInt = #line) throws {
        let (reason, text) = try run(name)
        XCTAssertEqual(reason, .exit, "\(name): \(text)", line: line)
        for part in parts + ["still here"] {
            XCTAssertTrue(text.contains(part), "\(name): \(text)", line: line)
        }
    }

    func testUpdatesThatContradictTheCounts() throws {
        try assertGoesOn(
            "not inserted",
            "must be the number before, 3, plus",
            "Everything is loaded anew",
            "3 cells"
        )
        try assertGoesOn("no such row", "There is no section 3 with a row or item to delete")
    }

    func testHeightsThatCannotBe() throws {
        try assertGoesOn("nan", "is nan high, where 0 to 100000", "10 cells")
        try assertGoesOn("negative", "is -7.0 high", "10 cells")
        try assertGoesOn("infinite", "is inf high", "1 cells")
        try assertGoesOn("huge", "it counts as 100000.0", "1 cells")
    }

    func testCountsThatCannotBe() throws {
        try assertGoesOn("negative counts", "says -5 rows in section 0", "0 cells")
        try assertGoesOn("too many rows", "it counts as 10000000", "10 cells")
        try assertGoesOn("too many sections", "it counts as 100000", "100000 sections")
    }

    func testOneCellForTwoRows() throws {
        try assertStops("same cell", saying: "that another row shows; dequeue or make one for each row")
    }
}
