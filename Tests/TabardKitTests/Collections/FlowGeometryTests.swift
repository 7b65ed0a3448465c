import XCTest

@testable import TabardKit

/// The flow of items in lines, without a display.
final class FlowGeometryTests: XCTestCase {
    private typealias Section = FlowGeometry.Section

    func testAFullLineSpreadsItsItemsAndTheLastOneKeepsTheirPlaces() {
        let flow = FlowGeometry(
            [
                Section(
                    count: 7,
                    sizes: .uniform(across: 82, along: 80),
                    lineSpacing: 10,
                    itemSpacing: 10,
                    header: 30,
                    footer: 5,
                    before: 8,
                    after: 12,
                    left: 16,
                    right: 16
                )
            ],
            across: 390
        )
        XCTAssertEqual(flow.item(0, of: 0), .init(along: 38, across: 16, length: 80, breadth: 82))
        XCTAssertEqual(flow.item(3, of: 0).across + 82, 374, "the last of a line ends at the inset")
        XCTAssertEqual(flow.item(5, of: 0).across, flow.item(1, of: 0).across)
        XCTAssertEqual(flow.item(4, of: 0).along, 38 + 90)
        XCTAssertEqual(flow.length, 38 + 170 + 12 + 5)
        XCTAssertEqual(flow.footer(of: 0).along, flow.length - 5)
    }

    func testItemsOfDifferentSizesNeitherOverlapNorLeaveTheLine() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<100 {
            let sizes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
                (
                    across: CGFloat.random(in: 0...200, using: &random),
                    along: CGFloat.random(in: 1...90, using: &random)
                )
            }
            let flow = FlowGeometry(
                [
                    Section(count: 0, header: 20),
                    Section(
                        count: sizes.count,
                        sizes: .each(sizes),
                        lineSpacing: 4,
                        itemSpacing: 6,
                        left: 10,
                        right: 10
                    ),
                ],
                across: 300
            )
            let frames = sizes.indices.map { item -> CGRect in
                let frame = flow.item(item, of: 1)
                return CGRect(x: frame.across, y: frame.along, width: frame.breadth, height: frame.length)
            }
            for (index, frame) in frames.enumerated() {
                XCTAssertGreaterThanOrEqual(frame.minX, 10 - 0.001)
                XCTAssertLessThanOrEqual(frame.maxX, 290.001)
                for other in frames.dropFirst(index + 1) {
                    XCTAssertFalse(
                        frame.insetBy(dx: 0.001, dy: 0.001).intersects(other.insetBy(dx: 0.001, dy: 0.001))
                    )
                }
            }
            for low in stride(from: CGFloat(-30), to: flow.length + 50, by: 37) {
                let found = Set(flow.items(of: 1, from: low, to: low + 60))
                for (index, frame) in frames.enumerated() where frame.minY < low + 60 && frame.maxY > low {
                    XCTAssertTrue(found.contains(index))
                }
            }
        }
    }

    func testAMillionItemsOfOneSizeCostNoMoreThanAFew() {
        let flow = FlowGeometry(
            [
                Section(
                    count: 1_000_000,
                    sizes: .uniform(across: 50, along: 50),
                    lineSpacing: 10,
                    itemSpacing: 10
                )
            ],
            across: 290
        )
        XCTAssertEqual(flow.length, 200_000 * 60 - 10)
        XCTAssertEqual(flow.items(of: 0, from: 6_000_000, to: 6_000_100), 500_000..<500_010)
    }
}
