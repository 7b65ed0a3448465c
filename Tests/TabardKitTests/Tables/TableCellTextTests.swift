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

    /// Other scripts are drawn in other fonts, whose lines are higher or lower.
    func testLinesOfAnyScriptAreWhole() throws {
        for words in ["تفاصيل", "เรื่อง", "詳細", "विवरण"] {
            let cell = cell(.subtitle, height: 44)
            let text = try XCTUnwrap(cell.textLabel)
            let detail = try XCTUnwrap(cell.detailTextLabel)
            text.text = Array(repeating: words, count: 30).joined(separator: " ")
            detail.text = words
            cell.layoutIfNeeded()
            let unlimited = CGSize(width: 10_000, height: 10_000)
            let one = UILabel()
            one.text = words + " " + words
            let lines = (one.sizeThatFits(unlimited).height, detail.sizeThatFits(unlimited).height)
            guard lines.0 + lines.1 <= 44 else { continue }
            XCTAssertEqual(text.frame.height, lines.0, accuracy: 1, words)
            XCTAssertEqual(detail.frame.height, lines.1, accuracy: 1, words)
        }
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
