import XCTest

@testable import TabardKit

/// Where rows stand, compared with adding the heights up one by one.
final class TableGeometryTests: XCTestCase {
    private typealias Section = TableGeometry.Section

    private let mixed = TableGeometry(
        [
            Section(rows: RowHeights(count: 3, usual: 44), header: 30, gap: 8),
            Section(rows: RowHeights(count: 0, usual: 44), header: 30, footer: 20),
            Section(rows: RowHeights([10, 0, 50, 1], usual: 44), footer: 5, gap: 18),
        ],
        bottom: 7
    )

    private func naiveSpans(_ geometry: TableGeometry) -> [(IndexPath, CGFloat, CGFloat)] {
        var y: CGFloat = 0
        var spans: [(IndexPath, CGFloat, CGFloat)] = []
        for (number, section) in geometry.sections.enumerated() {
            y += section.gap + section.header
            for row in 0..<section.count {
                let height = section.rows[row]
                spans.append((IndexPath(row: row, section: number), y, y + height))
                y += height
            }
            y += section.footer
        }
        return spans
    }

    func testSpansAndHeight() {
        for (path, start, end) in naiveSpans(mixed) {
            let span = mixed.span(of: path)
            XCTAssertEqual(span.start, start)
            XCTAssertEqual(span.end, end)
        }
        XCTAssertEqual(mixed.contentHeight, 8 + 30 + 132 + 30 + 20 + 18 + 61 + 5 + 7)
        XCTAssertEqual(TableGeometry().contentHeight, 0)
    }

    func testRowsBetweenAnyTwoHeights() {
        let spans = naiveSpans(mixed)
        for top in stride(from: -20, through: 320, by: 7) {
            for height in [1, 13, 50, 400] {
                let (low, high) = (CGFloat(top), CGFloat(top + height))
                let expected = spans.filter { $0.1 < high && $0.2 > low && $0.1 < $0.2 }.map(\.0)
                let found = mixed.rows(from: low, to: high).filter {
                    mixed.span(of: $0).start < mixed.span(of: $0).end
                }
                XCTAssertEqual(found, expected, "from \(low) to \(high)")
            }
        }
    }

    func testTheRowAtAHeight() {
        for y in stride(from: CGFloat(-5), through: 320, by: 1) {
            let expected = naiveSpans(mixed).first { $0.1 <= y && y < $0.2 }?.0
            XCTAssertEqual(mixed.row(at: y), expected, "at \(y)")
        }
    }

    func testM7AMillionRowsCostNoMoreThanAFew() {
        let table = TableGeometry([Section(rows: RowHeights(count: 1_000_000, usual: 44))])
        let rows = table.rows(from: 21_999_990, to: 22_000_700)
        XCTAssertEqual(rows.first?.row, 499_999)
        XCTAssertEqual(rows.count, 17)
        XCTAssertEqual(table.row(at: 43_999_999)?.row, 999_999)
        XCTAssertNil(table.row(at: 44_000_000))
    }

    func testHeightsThatBecomeKnownLaterMoveTheRest() {
        var random = SeededGenerator(seed: 11)
        for count in [1, 2, 3, 7, 64, 100] {
            var rows = RowHeights(count: count, usual: 44)
            var naive = [CGFloat](repeating: 44, count: count)
            for _ in 0..<200 {
                let row = Int.random(in: 0..<count, using: &random)
                let height = CGFloat([0, 1, 44, 44.5, 300, 10_000].randomElement(using: &random) ?? 0)
                rows[row] = height
                naive[row] = height
                XCTAssertEqual(rows.total, naive.reduce(0, +))
                let other = Int.random(in: 0...count, using: &random)
                XCTAssertEqual(rows.start(of: other), naive.prefix(other).reduce(0, +))
                let place = CGFloat.random(in: -10...(rows.total + 10), using: &random)
                var end: CGFloat = 0
                let expected = naive.firstIndex { height in
                    end += height
                    return end > place
                }
                XCTAssertEqual(rows.firstRow(endingAfter: place), place < 0 ? 0 : expected ?? count)
            }
        }
    }

    func testOneRowOfAMillionGetsItsHeightWithoutDelay() {
        var table = TableGeometry([Section(rows: RowHeights(count: 1_000_000, usual: 44))])
        table.setHeight(60, of: IndexPath(row: 0, section: 0))
        let start = processorMilliseconds()
        for row in 1...1000 { table.setHeight(60, of: IndexPath(row: row * 900, section: 0)) }
        XCTAssertEqual(table.contentHeight, 44_000_000 + 16 * 1001)
        XCTAssertLessThan(processorMilliseconds() - start, 1_000)
    }
}
