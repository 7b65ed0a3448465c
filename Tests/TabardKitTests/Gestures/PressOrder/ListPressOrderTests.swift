import GtkInterop
import XCTest

@testable import TabardKit

/// What a press on a row or an item calls, in its order.
@preconcurrency @MainActor
final class ListPressOrderTests: PressOrderTestCase {
    private let controller = UIViewController()

    private func showTable() -> NotingTable {
        present(controller)
        let outer = view("outer", CGRect(x: 0, y: 0, width: 400, height: 400))
        controller.view.addSubview(outer)
        let table = NotingTable(
            control: control("control", CGRect(x: 200, y: 5, width: 100, height: 30)),
            note: { [weak self] in self?.note($0) }
        )
        outer.addSubview(table.view)
        assertSoonEqual(table.view.visibleCells.first?._widget?.isMapped, true)
        MainLoop.iterate(seconds: 0.1)
        return table
    }

    func testAMouseOnARow() throws {
        let table = showTable()
        try click(100, 20)
        XCTAssertEqual(
            take(),
            [
                "content began", "outer began", "shouldHighlight 0", "didHighlight 0", "content ended",
                "outer ended", "didUnhighlight 0", "shouldHighlight 0", "willSelect 0", "didSelect 0",
            ]
        )
        rest()
        try doubleClick(100, 20)
        XCTAssertEqual(
            take(),
            [
                "content began", "outer began", "shouldHighlight 0", "didHighlight 0", "content ended",
                "outer ended", "didUnhighlight 0", "shouldHighlight 0", "willSelect 0", "didSelect 0",
                "content began", "outer began", "shouldHighlight 0", "didHighlight 0", "content ended",
                "outer ended", "didUnhighlight 0", "shouldHighlight 0", "willSelect 0", "didSelect 0",
            ]
        )
        rest()
        try drag((100, 20), (100, 70))
        XCTAssertEqual(
            take(),
            [
                "content began", "outer began", "shouldHighlight 0", "didHighlight 0", "content moved",
                "outer moved", "content ended", "outer ended", "didUnhighlight 0",
            ]
        )
        rest()
        try click(250, 20)
        XCTAssertEqual(
            take(),
            ["control beginTracking", "control touchDown", "control endTracking", "control touchUpInside"]
        )
        table.view.allowsSelection = false
        rest()
        try click(100, 20)
        XCTAssertEqual(take(), ["content began", "outer began", "content ended", "outer ended"])
    }

    func testAFingerOnARow() {
        let table = showTable()
        tapByFinger(100, 20)
        XCTAssertEqual(
            take(),
            [
                "content began", "outer began", "shouldHighlight 0", "didHighlight 0", "content ended",
                "outer ended", "didUnhighlight 0", "shouldHighlight 0", "willSelect 0", "didSelect 0",
            ]
        )
        rest()
        dragByFinger((100, 200), (100, 180), (100, 150))
        XCTAssertEqual(take(), [], "it scrolls before the row hears of it")
        dragByFinger(resting: 0.25, (100, 200), (100, 180), (100, 150))
        XCTAssertEqual(
            take(),
            [
                "content began", "outer began", "shouldHighlight 4", "didHighlight 4", "content cancelled",
                "outer cancelled", "didUnhighlight 4",
            ]
        )
        rest()
        tapByFinger(250, 20)
        XCTAssertEqual(
            take(),
            ["control beginTracking", "control touchDown", "control endTracking", "control touchUpInside"]
        )
        rest()
        dragByFinger(resting: 0.25, (250, 20), (250, 5), (250, 1))
        XCTAssertEqual(
            take(),
            ["control beginTracking", "control touchDown", "control cancelTracking", "control touchCancel"]
        )
        _ = table
    }

    func testSwipingARow() throws {
        let table = showTable()
        try drag((150, 20), (50, 20))
        XCTAssertEqual(
            take(),
            [
                "content began", "outer began", "shouldHighlight 0", "didHighlight 0", "trailingSwipe 0",
                "willBeginEditing 0", "content cancelled", "outer cancelled", "didUnhighlight 0",
            ]
        )
        rest()
        try click(380, 20)
        XCTAssertEqual(take(), ["swipe action", "didEndEditing 0"])
        rest()
        try drag((150, 20), (50, 20))
        XCTAssertEqual(
            take(),
            [
                "content began", "outer began", "shouldHighlight 0", "didHighlight 0", "trailingSwipe 0",
                "willBeginEditing 0", "content cancelled", "outer cancelled", "didUnhighlight 0",
            ]
        )
        rest()
        try click(100, 70)
        XCTAssertEqual(
            take(),
            [
                "content began", "outer began", "shouldHighlight 1", "didHighlight 1", "content ended",
                "outer ended", "didUnhighlight 1", "didEndEditing 0",
            ]
        )
        XCTAssertNil(table.view._swipe)
    }

    func testMovingARow() throws {
        let table = showTable()
        table.view.isEditing = true
        try drag((385, 20), (385, 70))
        XCTAssertEqual(take(), ["move 0 1"])
        rest()
        try click(20, 20)
        XCTAssertEqual(take(), ["trailingSwipe 0", "willBeginEditing 0"])
    }

    func testKeysOnARow() throws {
        let table = showTable()
        let cell = try XCTUnwrap(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
        cell._takesFocus = true
        cell._widget?.isFocusable = true
        XCTAssertEqual(cell._widget?.grabFocus(), true)
        try point("key space")
        XCTAssertEqual(take(), ["shouldHighlight 1", "willSelect 1", "didSelect 1"])
        try point("key Return")
        XCTAssertEqual(take(), ["shouldHighlight 1", "willSelect 1", "didSelect 1"])
        table.control._widget?.grabFocus()
        try point("key space")
        XCTAssertEqual(take(), ["control touchDown", "control touchUpInside"], "the row is not meant")
    }

    func testAMouseAndAFingerOnAnItem() throws {
        present(controller)
        let items = NotingItems(
            control: control("control", CGRect(x: 50, y: 5, width: 50, height: 30)),
            note: { [weak self] in self?.note($0) }
        )
        controller.view.addSubview(items.view)
        try click(20, 20)
        XCTAssertEqual(
            take(),
            [
                "content began", "shouldHighlight 0", "didHighlight 0", "content ended", "didUnhighlight 0",
                "shouldHighlight 0", "shouldSelect 0", "didSelect 0",
            ]
        )
        rest()
        try drag((20, 20), (150, 20))
        XCTAssertEqual(
            take(),
            [
                "content began", "shouldHighlight 0", "didHighlight 0", "content moved", "content ended",
                "didUnhighlight 0",
            ]
        )
        rest()
        try click(70, 20)
        XCTAssertEqual(
            take(),
            ["control beginTracking", "control touchDown", "control endTracking", "control touchUpInside"]
        )
        rest()
        tapByFinger(120, 20)
        XCTAssertEqual(
            take(),
            [
                "content began", "shouldHighlight 1", "didHighlight 1", "content ended", "didUnhighlight 1",
                "shouldHighlight 1", "shouldSelect 1", "didSelect 1",
            ]
        )
    }
}

/// A table that tells what it is asked and told; the first row holds a control.
@MainActor
private final class NotingTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let control: UIControl
    private let note: (String) -> Void

    init(control: UIControl, note: @escaping (String) -> Void) {
        self.control = control
        self.note = note
        super.init()
        view.rowHeight = 44
        view.dataSource = self
        view.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let content = NotingView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        content.note = { [weak self] in self?.note("content \($0)") }
        cell.contentView.addSubview(content)
        if indexPath.row == 0 { content.addSubview(control) }
        return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight \(indexPath.row)")
        return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("didUnhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willSelect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { note("move \(sourceIndexPath.row) \(destinationIndexPath.row)") }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("willBeginEditing \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        note("didEndEditing \(indexPath?.row ?? -1)")
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        note("trailingSwipe \(indexPath.row)")
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Do") { [weak self] _, _, done in
                self?.note("swipe action")
                done(true)
            }
        ])
    }
}

/// A collection that tells what it is asked and told; the first item holds a control.
@MainActor
private final class NotingItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let view: UICollectionView
    private let control: UIControl
    private let note: (String) -> Void

    init(control: UIControl, note: @escaping (String) -> Void) {
        self.control = control
        self.note = note
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumInteritemSpacing = 0
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 400),
            collectionViewLayout: layout
        )
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = self
        view.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        let content = NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        content.note = { [weak self] in self?.note("content \($0)") }
        cell.contentView.addSubview(content)
        if indexPath.item == 0 { content.addSubview(control) }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        note("shouldHighlight \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect \(indexPath.item)")
    }
}
