import GtkInterop
import XCTest

@testable import TabardKit

/// 100,000 rows beside 100: time to the first frame and memory, printed.
@preconcurrency @MainActor
final class LongTableTests: TabBarTestCase {
    private func open(_ count: Int) -> (seconds: Double, bytes: Int) {
        let double = EditableDouble()
        double.height = { _ in UITableView.automaticDimension }
        double.sections = [Array(0..<count)]
        let table = UITableView(frame: .zero, style: .plain)
        let controller = UIViewController()
        controller.view = table
        let before = MemoryUse.current.bytes
        let start = ContinuousClock.now
        table.dataSource = double
        table.delegate = double
        show(controller, width: 320, height: 700)
        let time = ContinuousClock.now - start
        XCTAssertEqual(table.visibleCells.count, 16)
        let bytes = MemoryUse.current.bytes - before
        windows.last?.isHidden = true
        windows.last?.rootViewController = nil
        return (Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds), bytes)
    }

    func testM7AHundredThousandRowsCostAsAHundredDo() {
        _ = open(100)
        var ratios: [Double] = []
        var last = (few: (0.0, 0), many: (0.0, 0))
        for _ in 0..<5 {
            let few = open(100)
            let many = open(100_000)
            ratios.append(many.seconds / few.seconds)
            last = (few, many)
        }
        let ratio = ratios.sorted()[2]
        print(
            "100,000 rows beside 100: first frame \(last.many.0) s and \(last.few.0) s, median ratio \(ratio); \(last.many.1) and \(last.few.1) bytes"
        )
        XCTAssertLessThan(ratio, 1.5)
        XCTAssertLessThan(last.many.1, last.few.1 + 1_000_000)
    }

    func testScrollingThroughAHundredThousandRowsOfDifferentHeights() {
        let double = EditableDouble()
        double.sections = [Array(0..<100_000)]
        double.height = { CGFloat(30 + $0.row % 40) }
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = double
        table.delegate = double
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 700)
        var times: [Double] = []
        for step in 1...300 {
            let start = ContinuousClock.now
            table.contentOffset.y = CGFloat(step) * 14_000
            table.layoutIfNeeded()
            table._layOutRows()
            times.append(Double((ContinuousClock.now - start).components.attoseconds) / 1e18)
        }
        let sorted = times.sorted()
        print(
            "a jump in 100,000 rows: median \(sorted[150]) s, greatest \(sorted[299]) s, over 16 ms \(times.count { $0 > 0.016 })"
        )
        XCTAssertLessThan(sorted[150], 0.016)
        XCTAssertGreaterThan(table.visibleCells.count, 10)
    }
}
