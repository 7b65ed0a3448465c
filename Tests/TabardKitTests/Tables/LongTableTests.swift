import GtkInterop
import XCTest

@testable import TabardKit

/// 100,000 rows beside 100: what is asked, made and laid out is counted, as a busy machine's clock and memory tell little.
@preconcurrency @MainActor
final class LongTableTests: TabBarTestCase {
    /// A row that is known by its class, to be counted.
    private final class CountedCell: UITableViewCell {
        static var made = 0
        static var measured = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.made += 1
        }

        required init?(coder: NSCoder) { nil }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            Self.measured += 1
            return super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
        }
    }

    private final class CountedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        let count: Int
        var asked = 0
        var height: (Int) -> CGFloat = { _ in UITableView.automaticDimension }

        init(_ count: Int) { self.count = count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "cell")
                ?? CountedCell(style: .default, reuseIdentifier: "cell")
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(indexPath.row)
        }
    }

    /// What it takes to show a table.
    private struct Work: Equatable {
        var asked: Int
        var made: Int
        var measured: Int
        var widgets: Int
        var textBytes: Int
    }

    private func open(_ count: Int) -> Work {
        let source = CountedSource(count)
        let table = UITableView(frame: .zero, style: .plain)
        let controller = UIViewController()
        controller.view = table
        let before = (
            CountedCell.made, CountedCell.measured, ObjectReference.liveCount, TextWork.laidOutBytes
        )
        table.dataSource = source
        table.delegate = source
        show(controller, width: 320, height: 700)
        XCTAssertEqual(table.visibleCells.count, 16)
        let work = Work(
            asked: source.asked,
            made: CountedCell.made - before.0,
            measured: CountedCell.measured - before.1,
            widgets: ObjectReference.liveCount - before.2,
            textBytes: TextWork.laidOutBytes - before.3
        )
        windows.last?.isHidden = true
        windows.last?.rootViewController = nil
        return work
    }

    func testM7AHundredThousandRowsCostAsAHundredDo() {
        _ = open(100)
        let few = open(100)
        XCTAssertLessThan(few.asked, 40)
        XCTAssertEqual(open(10_000), few)
        XCTAssertEqual(open(100_000), few)
    }

    func testScrollingThroughAHundredThousandRowsOfDifferentHeights() {
        let source = CountedSource(100_000)
        source.height = { CGFloat(30 + $0 % 40) }
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        table.delegate = source
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 700)
        let made = CountedCell.made
        var most = 0
        for step in 1...300 {
            let asked = source.asked
            table.contentOffset.y = CGFloat(step) * 14_000
            table.layoutIfNeeded()
            table._layOutRows()
            most = max(most, source.asked - asked)
            XCTAssertGreaterThan(table.visibleCells.count, 10)
        }
        // Rows of 30 points and more in 700, and those just beside them.
        XCTAssertLessThan(most, 30, "each jump asks for what it shows")
        XCTAssertLessThan(CountedCell.made - made, 30, "with the rows that are there already")
    }
}
