import GtkInterop
import XCTest

@testable import TabardKit

/// Texts of several lines in rows of a fixed height.
@preconcurrency @MainActor
final class TableCellTextTests: TabBarTestCase {
    private let title =
        "A title that is far too long for the one line that a row of the usual height leaves it"

    private func cell(_ style: UITableViewCell.CellStyle, height: CGFloat) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
        cell.textLabel?.text = title
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = "Detail"
        cell.layoutIfNeeded()
        return cell
    }

    func testASubtitleKeepsItsLineInARowThatIsTooLow() throws {
        let cell = cell(.subtitle, height: 44)
        let text = try XCTUnwrap(cell.textLabel)
        let detail = try XCTUnwrap(cell.detailTextLabel)
        XCTAssertEqual(text.frame.height, text.font.lineHeight, accuracy: 1, "one whole line")
        XCTAssertEqual(detail.frame.height, detail.font.lineHeight, accuracy: 1, "one whole line")
        XCTAssertEqual(text.frame.maxY, detail.frame.minY)
        XCTAssertEqual(text.frame.minY, 44 - detail.frame.maxY, accuracy: 1, "in the row's middle")
        let higher = self.cell(.subtitle, height: 62)
        XCTAssertEqual(try XCTUnwrap(higher.textLabel).frame.height, 2 * text.font.lineHeight, accuracy: 1)
        XCTAssertEqual(
            try XCTUnwrap(higher.detailTextLabel).frame.height,
            detail.font.lineHeight,
            accuracy: 1
        )
    }

    func testALongSubtitleLeavesTheTitleItsLine() throws {
        let cell = cell(.subtitle, height: 44)
        let text = try XCTUnwrap(cell.textLabel)
        let detail = try XCTUnwrap(cell.detailTextLabel)
        text.text = "Title"
        detail.text = title + title
        detail.numberOfLines = 0
        cell.layoutIfNeeded()
        XCTAssertEqual(text.frame.height, text.font.lineHeight, accuracy: 1)
        XCTAssertEqual(detail.frame.height, detail.font.lineHeight, accuracy: 1)
    }
}
