import XCTest

@testable import TabardKit

/// What the system keeps free at the sides, and in the rows of tables.
@preconcurrency @MainActor
final class SystemMarginsTests: TabBarTestCase {
    private func controller(width: CGFloat) -> (UIViewController, UIView) {
        let controller = UIViewController()
        let view: UIView = controller.view
        view.frame = CGRect(x: 0, y: 0, width: width, height: 300)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.heightAnchor.constraint(equalToConstant: 10),
            inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        view.layoutIfNeeded()
        return (controller, inner)
    }

    func testAWideControllerKeepsFartherFromItsSides() {
        let (controller, inner) = controller(width: 375)
        XCTAssertEqual(inner.frame, CGRect(x: 16, y: 0, width: 343, height: 10))
        controller.view.frame.size.width = 393
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.systemMinimumLayoutMargins.leading, 20)
        XCTAssertEqual(inner.frame, CGRect(x: 20, y: 0, width: 353, height: 10))
        controller.view.frame.size.width = 390
        controller.view.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 16, y: 0, width: 358, height: 10))
    }

    func testTheTopAndTheBottomOfAControllersViewAreForBars() {
        let controller = UIViewController()
        let view: UIView = controller.view
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 30, bottom: 4, trailing: 1)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 47, left: 30, bottom: 38, right: 16))
        XCTAssertEqual(
            UIView().layoutMargins,
            UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
            "Other views keep 8 points all round"
        )
    }

    func testRowsInATabletsWindowKeepTheSmallMargin() {
        let widths: [CGFloat] = [375, 390, 393, 430, 599, 600, 1024]
        XCTAssertEqual(widths.map(SystemMargins.rowSide(windowWidth:)), [16, 16, 20, 20, 20, 16, 16])
    }

    func testRowsInSightFollowTheTablesWidth() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        rows.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(cell.contentView.layoutMargins.left, 16)
        table.frame.size.width = 414
        table.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.layoutMargins.left, 20)
    }

    private func cell(_ accessory: UITableViewCell.AccessoryType, width: CGFloat) -> (UITableViewCell, UIView)
    {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = accessory
        cell._place.margin = SystemMargins.side(width: width)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 60)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(inner)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: margins.topAnchor),
            inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        cell.layoutIfNeeded()
        return (cell, inner)
    }

    func testViewsInARowKeepTheRowsMargins() {
        let (_, plain) = cell(.none, width: 375)
        XCTAssertEqual(plain.frame, CGRect(x: 16, y: 11, width: 343, height: 38))
        let (_, wide) = cell(.none, width: 414)
        XCTAssertEqual(wide.frame, CGRect(x: 20, y: 11, width: 374, height: 38))
    }

    func testARowsMarkTakesTheEndAndASmallerGapIsEnough() {
        let (row, inner) = cell(.disclosureIndicator, width: 375)
        XCTAssertEqual(row.contentView.frame, CGRect(x: 0, y: 0, width: 348.5, height: 60))
        XCTAssertEqual(inner.frame.minX, 16)
        XCTAssertEqual(inner.frame.maxX, 340.5, accuracy: 0.5)
        row.accessoryType = .none
        row.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 16, y: 11, width: 343, height: 38))
        let (ticked, _) = cell(.checkmark, width: 414)
        XCTAssertEqual(ticked.contentView.frame.width, 370)
    }

    /// The circle stands where the content ends, and the row's margin or a mark and a gap follow it.
    func testI5ARowsInfoButtonLeavesTheContentWhatItsCircleDoesNotTake() throws {
        for (accessory, width, end) in [
            (.detailButton, 374, 330), (.detailButton, 320, 280), (.detailDisclosureButton, 375, 316.5),
        ] as [(UITableViewCell.AccessoryType, CGFloat, CGFloat)] {
            let (row, _) = cell(accessory, width: width == 374 ? 414 : width)
            row.frame.size.width = width
            row.layoutIfNeeded()
            XCTAssertEqual(row.contentView.frame.width, end)
            let button = try XCTUnwrap(row._detailButton)
            XCTAssertEqual(button.frame.midX, end + 12)
            XCTAssertEqual(button.frame.width, 44)
        }
    }

    func testMarginsThatAnAppGivesARowsContentStay() {
        let (row, inner) = cell(.none, width: 375)
        row.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1,
            leading: 2,
            bottom: 3,
            trailing: 4
        )
        row.accessoryType = .checkmark
        row.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 2, y: 1, width: row.contentView.frame.width - 6, height: 56))
    }

    func testAnInsetTableKeepsItsRowsFromTheSides() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300), style: .insetGrouped)
        XCTAssertEqual(table._sideMargin, 16)
        table.frame.size.width = 414
        XCTAssertEqual(table._sideMargin, 20)
    }
}
