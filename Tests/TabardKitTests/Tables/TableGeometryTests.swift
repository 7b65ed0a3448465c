import XCTest

@testable import TabardKit

/// Where rows stand, compared with adding the heights up one by one.
final class TableGeometryTests: XCTestCase {
    private typealias Section = TableGeometry.Section

    private let mixed = TableGeometry(
        [
            Section(count: 3, heights: .uniform(44), header: 30, gap: 8),
            Section(count: 0, heights: .uniform(44), header: 30, footer: 20),
            Section(count: 4, heights: .ends([10, 10, 60, 61]), footer: 5, gap: 18),
        ],
        end: 7
    )

    private func naiveSpans(_ geometry: TableGeometry) -> [(IndexPath, CGFloat, CGFloat)] {
        var y: CGFloat = 0
        var spans: [(IndexPath, CGFloat, CGFloat)] = []
        for (number, section) in geometry.sections.enumerated() {
            y += section.gap + section.header
            for row in 0..<section.count {
                let height: CGFloat
                switch section.heights {
                case .uniform(let value): height = value
                case .ends(let ends): height = ends[row] - (row == 0 ? 0 : ends[row - 1])
                }
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
        let table = TableGeometry([Section(count: 1_000_000, heights: .uniform(44))])
        let rows = table.rows(from: 21_999_990, to: 22_000_700)
        XCTAssertEqual(rows.first?.row, 499_999)
        XCTAssertEqual(rows.count, 17)
        XCTAssertEqual(table.row(at: 43_999_999)?.row, 999_999)
        XCTAssertNil(table.row(at: 44_000_000))
    }
}
