import GtkInterop
import XCTest

@testable import TabardKit

/// A cell that the app itself puts into its editing state.
@preconcurrency @MainActor
final class CellEditingTests: TabBarTestCase {
    private let double = TableDouble()
    private let table = UITableView(frame: .zero)

    private func showCell() throws -> UITableViewCell {
        double.counts = [3]
        table.dataSource = double
        table.delegate = double
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 300)
        let cell = try XCTUnwrap(table.visibleCells.first)
        cell.accessoryType = .disclosureIndicator
        cell.editingAccessoryType = .checkmark
        cell.layoutIfNeeded()
        return cell
    }

    func testAnimatedEditingTakesItsTime() throws {
        let cell = try showCell()
        Toolkit.areAnimationsEnabled = true
        let first = try XCTUnwrap(cell._mark)
        cell.setEditing(true, animated: true)
        XCTAssertTrue(cell.isEditing)
        XCTAssertEqual(cell.editingStyle, .delete)
        XCTAssertTrue(first.superview === cell, "it fades out")
        let second = try XCTUnwrap(cell._mark)
        XCTAssertFalse(second === first)
        XCTAssertEqual(cell._editingAmount, 0, accuracy: 0.01)
        var amounts: [CGFloat] = []
        XCTAssertTrue(
            MainLoop.iterate(seconds: 5) {
                if amounts.last != cell._editingAmount { amounts.append(cell._editingAmount) }
                return cell._editingAmount == 1 && first.superview == nil
            }
        )
        XCTAssertTrue(amounts.contains { $0 > 0.02 && $0 < 0.98 }, "\(amounts)")
        XCTAssertEqual(amounts, amounts.sorted())
        XCTAssertEqual(second.alpha, 1)
        XCTAssertEqual(cell.contentView.frame.minX, TableCellLayout.controlColumn)
        cell.setEditing(false, animated: true)
        XCTAssertEqual(cell._editingAmount, 1, accuracy: 0.01)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { cell._editingAmount == 0 && second.superview == nil })
        XCTAssertEqual(cell.editingStyle, .none)
        XCTAssertNil(cell._control)
        XCTAssertEqual(cell.contentView.frame.minX, 0)
    }

    func testTheButtonThatDeletesIsNamedInTheUsersLanguage() throws {
        Language.current = .german
        defer { Language.current = .english }
        _ = try showCell()
        table.setEditing(true, animated: false)
        let actions = table._swipeActions(at: IndexPath(row: 0, section: 0), isTrailing: true)?.actions
        XCTAssertEqual(actions?.map(\.title), ["Löschen"])
    }

    func testEditingWithoutAnimationIsDoneAtOnce() throws {
        let cell = try showCell()
        Toolkit.areAnimationsEnabled = true
        cell.setEditing(true, animated: false)
        XCTAssertEqual(cell._editingAmount, 1)
        XCTAssertEqual(cell.subviews.filter { $0 is UIImageView }.count, 1)
        cell.setEditing(false, animated: false)
        XCTAssertEqual(cell._editingAmount, 0)
        XCTAssertEqual(cell.subviews.filter { $0 is UIImageView }.count, 1)
    }

    func testAQuickChangeBackLeavesOneMark() throws {
        let cell = try showCell()
        Toolkit.areAnimationsEnabled = true
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        cell.accessoryView = view
        for editing in [true, false, true, false] {
            cell.setEditing(editing, animated: true)
            MainLoop.iterate(seconds: 0.05)
        }
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { cell._editingAmount == 0 && cell._mark == nil })
        MainLoop.iterate(seconds: 0.4)
        XCTAssertTrue(view.superview === cell)
        XCTAssertEqual(view.alpha, 1)
        XCTAssertEqual(cell.subviews.filter { $0 is UIImageView }.count, 0)
    }

    /// V3
    func testTheMarkIsTheMirrorImageInARightToLeftLanguage() throws {
        func mark(isRightToLeft: Bool) throws -> PixelBuffer {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            cell.accessoryType = .disclosureIndicator
            let controller = UIViewController()
            controller.view.addSubview(cell)
            show(controller, width: 320, height: 100)
            cell.layoutIfNeeded()
            MainLoop.iterate(seconds: 0.05)
            return try XCTUnwrap(cell._mark?.pixels())
        }
        let (left, right) = (try mark(isRightToLeft: false), try mark(isRightToLeft: true))
        XCTAssertEqual(left.width, right.width)
        XCTAssertEqual(left.height, right.height)
        var difference = 0.0
        for y in 0..<left.height {
            for x in 0..<left.width {
                difference += abs(left[x, y].alpha - right[left.width - 1 - x, y].alpha)
            }
        }
        XCTAssertLessThan(difference / Double(left.width * left.height), 0.05)
        XCTAssertFalse(left == right)
    }

    func testTheTablesOwnAnimationFadesTheMarks() throws {
        let cell = try showCell()
        Toolkit.areAnimationsEnabled = true
        let first = try XCTUnwrap(cell._mark)
        table.setEditing(true, animated: true)
        XCTAssertTrue(first.superview === cell)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { cell._editingAmount == 1 && first.superview == nil })
    }
}
