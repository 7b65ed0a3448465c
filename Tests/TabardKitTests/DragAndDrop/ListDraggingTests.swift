import GtkInterop
import XCTest

@testable import TabardKit

/// Rows and items that are dragged, carried and dropped.
@preconcurrency @MainActor
final class ListDraggingTests: TabBarTestCase {
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        var rows = ["A", "B", "C", "D", "E"]
        var log: [String] = []
        var proposal: (IndexPath?) -> UITableViewDropProposal = { _ in
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }

        private func add(_ text: String) { if log.last != text { log.append(text) } }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView,
            moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            add("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView,
            itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            add("items \(indexPath.row)")
            return [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            add("drag begins")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            add("drag ended")
        }
        func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
            add("can handle")
            return true
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
            add("enter")
        }
        func tableView(
            _ tableView: UITableView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            add("update \(destinationIndexPath.map { "\($0.row)" } ?? "nil")")
            return proposal(destinationIndexPath)
        }
        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
            add("exit")
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
            add("drop ended")
        }
        func tableView(
            _ tableView: UITableView,
            performDropWith coordinator: any UITableViewDropCoordinator
        ) {
            let to = coordinator.destinationIndexPath
            let from = coordinator.items.first?.sourceIndexPath
            add("perform \(from.map { "\($0.row)" } ?? "nil") \(to.map { "\($0.row)" } ?? "nil")")
            guard let to, let from, let item = coordinator.items.first?.dragItem else { return }
            tableView.performBatchUpdates {
                rows.insert(rows.remove(at: from.row), at: to.row)
                tableView.deleteRows(at: [from], with: .automatic)
                tableView.insertRows(at: [to], with: .automatic)
            }
            coordinator.drop(item, toRowAt: to).addCompletion { [weak self] _ in self?.add("dropped") }
        }
    }

    private let rows = Rows()
    private let table = UITableView(frame: .zero, style: .plain)

    private func showTable(drops: Bool) {
        table.rowHeight = 40
        table.dataSource = rows
        table.dragDelegate = rows
        if drops { table.dropDelegate = rows }
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 300, height: 400)
    }

    private func send(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, at time: Double) {
        windows[0]._arena.receive(
            TouchSample(identifier: 0, phase: phase, source: .mouse, x: x, y: y, time: time)
        )
    }

    private func drag(_ from: Double, to end: Double, x: Double = 100, lets go: Bool = true) {
        send(.began, x, from, at: 1)
        send(.moved, x, from + (end > from ? 8 : -8), at: 1.1)
        send(.moved, x, end, at: 1.2)
        if go { send(.ended, x, end, at: 1.3) }
    }

    func testARowIsDroppedWithinItsTable() {
        showTable(drops: true)
        // From the first row to the lower half of the third.
        drag(20, to: 110)
        XCTAssertEqual(
            rows.log,
            [
                "items 0", "drag begins", "can handle", "enter", "update 0", "update 2", "perform 0 2",
                "dropped", "drop ended", "drag ended",
            ]
        )
        XCTAssertEqual(rows.rows, ["B", "C", "A", "D", "E"])
        XCTAssertNil(table.subviews.first { $0 is DropMark })
    }

    func testTheMarkAndThePlaceBesideAllRows() throws {
        showTable(drops: true)
        drag(20, to: 85, lets: false)
        let mark = try XCTUnwrap(table.subviews.lazy.compactMap { $0 as? DropMark }.first)
        XCTAssertEqual(mark.shape, .line)
        XCTAssertEqual(mark.frame.midY, 80)
        send(.moved, 100, 350, at: 2)
        XCTAssertEqual(rows.log.last, "update nil")
        XCTAssertNil(table.subviews.first { $0 is DropMark })
        rows.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .automatic) }
        send(.moved, 100, 100, at: 2.1)
        let frame = try XCTUnwrap(table.subviews.lazy.compactMap { $0 as? DropMark }.first)
        XCTAssertEqual(frame.shape, .frame, "the middle of a row is the row itself")
        XCTAssertEqual(frame.frame, CGRect(x: 0, y: 80, width: 300, height: 40))
        send(.moved, 100, 82, at: 2.2)
        XCTAssertEqual(frame.shape, .line)
        send(.cancelled, 100, 82, at: 3)
        XCTAssertEqual(Array(rows.log.suffix(3)), ["exit", "drop ended", "drag ended"])
    }

    /// Without a drop delegate the data source's own moving serves.
    func testARowMovesByTheDataSource() {
        showTable(drops: false)
        drag(180, to: 25)
        XCTAssertEqual(rows.rows, ["A", "E", "B", "C", "D"])
        XCTAssertEqual(rows.log, ["items 4", "drag begins", "move 4 1", "drag ended"])
        table.dragInteractionEnabled = false
        rows.log = []
        drag(180, to: 25)
        XCTAssertEqual(rows.log, [])
    }

    // Collections.

    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func showList(_ configure: (UICollectionView) -> Void = { _ in }) -> (
        UICollectionView, UICollectionViewDiffableDataSource<Int, Int>
    ) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        configure(list)
        let controller = UIViewController()
        controller.view = list
        show(controller, width: 300, height: 300)
        var snapshot = Snapshot()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([1, 2, 3, 4, 5, 6], toSection: 0)
        snapshot.appendItems([7, 8], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        list.layoutIfNeeded()
        return (list, source)
    }

    func testAnItemIsCarriedAndTheOthersMakeRoom() throws {
        let (list, source) = showList()
        XCTAssertFalse(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        var told: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != 2 }
        source.reorderingHandlers.willReorder = { told.append("will \($0.finalSnapshot.itemIdentifiers)") }
        source.reorderingHandlers.didReorder = { change in
            told.append("did \(change.initialSnapshot.itemIdentifiers)")
            told.append("\(change.difference.count) \(change.sectionTransactions.map(\.sectionIdentifier))")
        }
        XCTAssertFalse(list.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        XCTAssertTrue(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        list.layoutIfNeeded()
        let cells = list._cells
        XCTAssertEqual(cells[IndexPath(item: 0, section: 0)]?.center, CGPoint(x: 250, y: 20))
        XCTAssertEqual(cells[IndexPath(item: 1, section: 0)]?.frame.minX, 0, "it made room")
        XCTAssertEqual(cells[IndexPath(item: 2, section: 0)]?.frame.minX, 100)
        XCTAssertEqual(cells[IndexPath(item: 3, section: 0)]?.frame.minX, 0)
        list.endInteractiveMovement()
        XCTAssertEqual(source.snapshot().itemIdentifiers, [2, 3, 1, 4, 5, 6, 7, 8])
        XCTAssertEqual(
            told,
            ["will [2, 3, 1, 4, 5, 6, 7, 8]", "did [1, 2, 3, 4, 5, 6, 7, 8]", "2 [0]"]
        )
        told = []
        XCTAssertTrue(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 1)) == true)
        list.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 20))
        list.cancelInteractiveMovement()
        list.layoutIfNeeded()
        XCTAssertEqual(told, [])
        XCTAssertTrue(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 1)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 20))
        list.endInteractiveMovement()
        XCTAssertEqual(source.snapshot().itemIdentifiers(inSection: 0), [7, 2, 3, 1, 4, 5, 6])
        XCTAssertEqual(source.snapshot().itemIdentifiers(inSection: 1), [8])
        XCTAssertEqual(told.last, "2 [1, 0]")
    }

    /// New content while an item is carried lets it go.
    func testASnapshotEndsTheCarrying() {
        let (list, source) = showList()
        source.reorderingHandlers.canReorderItem = { _ in true }
        XCTAssertTrue(list.beginInteractiveMovementForItem(at: IndexPath(item: 5, section: 0)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 20))
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        list.layoutIfNeeded()
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 20))
        list.endInteractiveMovement()
        XCTAssertEqual(source.snapshot().itemIdentifiers, [1])
    }

    func testTheHandleOfAListsCell() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = true
        let list = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        let controller = UIViewController()
        controller.view = list
        show(controller, width: 300, height: 400)
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3, 4])
        source.apply(snapshot, animatingDifferences: false)
        list.layoutIfNeeded()
        let height = Double(list._cells[IndexPath(item: 0, section: 0)]?.bounds.height ?? 0)
        XCTAssertGreaterThan(height, 0)
        drag(height / 2, to: height * 2.5, x: 275)
        XCTAssertEqual(source.snapshot().itemIdentifiers, [2, 3, 1, 4])
        drag(height / 2, to: height * 2.5, x: 100)
        XCTAssertEqual(
            source.snapshot().itemIdentifiers,
            [2, 3, 1, 4],
            "beside the handle nothing is carried"
        )
        list._cells[IndexPath(item: 0, section: 0)]?._widget?.grabFocus()
        XCTAssertTrue(list._handleKey(.down, .alternate))
        XCTAssertEqual(source.snapshot().itemIdentifiers, [3, 2, 1, 4])
    }
}
