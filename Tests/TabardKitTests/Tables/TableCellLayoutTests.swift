import XCTest

@testable import TabardKit

/// The cell's geometry, without a display.
final class TableCellLayoutTests: XCTestCase {
    private typealias Content = TableCellLayout.Content
    private let size = CGSize(width: 320, height: 44)

    func testTheTextStartsAtTheMarginOrBesideTheImage() {
        let plain = TableCellLayout(
            Content(text: CGSize(width: 50, height: 20)),
            size: size,
            isRightToLeft: false
        )
        XCTAssertEqual(plain.text, CGRect(x: 16, y: 12, width: 288, height: 20))
        XCTAssertEqual(plain.separatorInset, 16)
        let small = TableCellLayout(
            Content(image: CGSize(width: 20, height: 20), text: CGSize(width: 50, height: 20)),
            size: size,
            isRightToLeft: false
        )
        let large = TableCellLayout(
            Content(image: CGSize(width: 29, height: 29), text: CGSize(width: 50, height: 20)),
            size: size,
            isRightToLeft: false
        )
        XCTAssertEqual(small.text, large.text, "texts beside small images are aligned")
        XCTAssertEqual(small.image?.midX, large.image?.midX)
        XCTAssertEqual(large.separatorInset, large.text.minX)
    }

    func testAHugeImageIsFittedIntoTheRow() throws {
        let layout = TableCellLayout(
            Content(image: CGSize(width: 400, height: 400)),
            size: size,
            isRightToLeft: false
        )
        let image = try XCTUnwrap(layout.image)
        XCTAssertEqual(image, CGRect(x: 16, y: 4, width: 36, height: 36))
    }

    func testADetailAtTheEndLeavesTheRestToTheText() {
        let layout = TableCellLayout(
            Content(
                style: .value1,
                text: CGSize(width: 500, height: 20),
                detail: CGSize(width: 30, height: 20),
                accessory: CGSize(width: 8, height: 14)
            ),
            size: size,
            isRightToLeft: false
        )
        XCTAssertEqual(layout.accessory, CGRect(x: 296, y: 15, width: 8, height: 14))
        XCTAssertEqual(layout.detail.maxX, 288)
        XCTAssertLessThan(layout.text.maxX, layout.detail.minX)
    }

    func testV3TheMirrorImage() {
        let content = Content(
            style: .value1,
            image: CGSize(width: 20, height: 20),
            text: CGSize(width: 50, height: 20),
            detail: CGSize(width: 30, height: 20),
            accessory: CGSize(width: 8, height: 14)
        )
        let left = TableCellLayout(content, size: size, isRightToLeft: false)
        let right = TableCellLayout(content, size: size, isRightToLeft: true)
        func inWindow(_ rect: CGRect, _ layout: TableCellLayout) -> CGRect {
            rect.offsetBy(dx: layout.contentView.minX, dy: 0)
        }
        for (one, other) in [(left.text, right.text), (left.detail, right.detail)] {
            XCTAssertEqual(inWindow(other, right), inWindow(one, left).mirrored(in: 320))
        }
        XCTAssertEqual(right.accessory?.minX, 16)
    }

    func testTextsStayInARowThatIsTooLow() {
        for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
            for height in [0, 10, 30, 44, 60] as [CGFloat] {
                for (text, detail) in [(20, 15), (42, 15), (20, 90), (53, 38), (200, 0)]
                    as [(CGFloat, CGFloat)]
                {
                    let layout = TableCellLayout(
                        Content(
                            style: style,
                            text: CGSize(width: 900, height: text),
                            detail: CGSize(width: 100, height: detail)
                        ),
                        size: CGSize(width: 320, height: height),
                        isRightToLeft: false
                    )
                    let name = "\(style) \(height) \(text) \(detail)"
                    for frame in [layout.text, layout.detail] where style != .default || frame == layout.text
                    {
                        XCTAssertGreaterThanOrEqual(frame.minY, 0, name)
                        XCTAssertLessThanOrEqual(frame.maxY, height, name)
                        XCTAssertGreaterThanOrEqual(frame.height, 0, name)
                    }
                    if style == .subtitle, detail > 0 {
                        XCTAssertLessThanOrEqual(layout.text.maxY, layout.detail.minY, name)
                    }
                }
            }
        }
    }
}
