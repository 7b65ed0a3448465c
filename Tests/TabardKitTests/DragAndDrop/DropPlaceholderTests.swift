import GtkInterop
import XCTest

@testable import TabardKit

/// What stands in lists for something that was dropped, until its data have come.
@preconcurrency @MainActor
final class DropPlaceholderTests: TabBarTestCase {
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        var rows = ["A", "B", "C", "D", "E"]
        var log: [String] = []
        var contexts: [any UITableViewDropPlaceholderContext] = []
        var paths = [IndexPath(row: 2, section: 0)]
        var height: CGFloat = 30

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(rows[indexPath.row])")
        }
        func tableView(
            _ tableView: UITableView,
            willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            XCTAssertEqual(cell.textLabel?.text, rows[indexPath.row])
        }
        func tableView(
            _ tableView: UITableView,
            itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            log.append("items \(indexPath.row)")
            return [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
        }
        func tableView(
            _ tableView: UITableView,
            performDropWith coordinator: any UITableViewDropCoordinator
        ) {
            for path in paths {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: path,
                    reuseIdentifier: "waiting",
                    rowHeight: height
                )
                let number = contexts.count
                placeholder.cellUpdateHandler = { $0.textLabel?.text = "wait \(number)" }
                let context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
                context.addCompletion { [weak self] _ in self?.log.append("moved \(number)") }
                contexts.append(context)
            }
        }
    }

    private let rows = Rows()
    private let table = UITableView(frame: .zero, style: .plain)

    private func showTable() {
        table.rowHeight = 40
        table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
        table.dataSource = rows
        table.delegate = rows
        table.dragDelegate = rows
        table.dropDelegate = rows
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 300, height: 400)
    }

    private func drag(_ from: Double, to end: Double) {
        for (phase, y, time) in [
            (TouchSample.Phase.began, from, 1), (.moved, from + 8, 1.1), (.moved, end, 1.2),
            (.ended, end, 1.3),
        ] {
            windows[0]._arena.receive(
                TouchSample(identifier: 0, phase: phase, source: .mouse, x: 100, y: y, time: time)
            )
        }
        table.layoutIfNeeded()
    }

    private var texts: [String] {
        table.layoutIfNeeded()
        return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    func testAPlaceholderBecomesARow() throws {
        showTable()
        drag(20, to: 110)
        XCTAssertEqual(texts, ["A", "B", "wait 0", "C", "D", "E"])
        XCTAssertEqual(rows.log, ["items 0", "moved 0"])
        XCTAssertTrue(table.hasUncommittedUpdates)
        let cell = table.visibleCells[2]
        XCTAssertEqual(cell.frame, CGRect(x: 0, y: 80, width: 300, height: 30))
        // The app's own paths don't count it.
        XCTAssertEqual(table.numberOfRows(inSection: 0), 5)
        XCTAssertNil(table.indexPath(for: cell))
        XCTAssertEqual(table.indexPathsForVisibleRows?.map(\.row), [0, 1, 2, 3, 4])
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text, "C")
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 120)), IndexPath(row: 2, section: 0))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY, 110)
        table._userSelected(IndexPath(row: 2, section: 0))
        table._userSelected(IndexPath(row: 4, section: 0))
        XCTAssertEqual(rows.log.last, "select D")
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 3, section: 0))
        // Rows before it come and go.
        rows.rows.remove(at: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        XCTAssertEqual(texts, ["B", "wait 0", "C", "D", "E"])
        rows.rows.append("F")
        table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
        XCTAssertEqual(texts, ["B", "wait 0", "C", "D", "E", "F"])
        let context = try XCTUnwrap(rows.contexts.first)
        XCTAssertTrue(
            context.commitInsertion { path in
                XCTAssertEqual(path, IndexPath(row: 1, section: 0))
                rows.rows.insert("X", at: path.row)
            }
        )
        XCTAssertEqual(texts, ["B", "X", "C", "D", "E", "F"])
        XCTAssertFalse(table.hasUncommittedUpdates)
        XCTAssertFalse(context.commitInsertion { _ in XCTFail("it is there no more") })
        XCTAssertFalse(context.deletePlaceholder())
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 3, section: 0))
    }

    func testSeveralInTheirOrder() {
        showTable()
        for paths in [[1, 1, 1], [1, 2, 3]] {
            rows.rows = ["A", "B"]
            rows.contexts = []
            table.reloadData()
            rows.paths = paths.map { IndexPath(row: $0, section: 0) }
            drag(20, to: 70)
            XCTAssertEqual(texts, ["A", "wait 0", "wait 1", "wait 2", "B"])
            // The data come in another order.
            XCTAssertTrue(rows.contexts[1].commitInsertion { rows.rows.insert("1", at: $0.row) })
            XCTAssertEqual(texts, ["A", "wait 0", "1", "wait 2", "B"])
            XCTAssertTrue(rows.contexts[2].commitInsertion { rows.rows.insert("2", at: $0.row) })
            XCTAssertEqual(texts, ["A", "wait 0", "1", "2", "B"])
            XCTAssertTrue(rows.contexts[0].deletePlaceholder())
            XCTAssertEqual(texts, ["A", "1", "2", "B"])
            XCTAssertEqual(rows.rows, ["A", "1", "2", "B"])
        }
    }

    func testPathsOutOfRangeAndReloading() {
        showTable()
        rows.paths = [IndexPath(row: 99, section: 0)]
        rows.height = .nan
        drag(20, to: 110)
        XCTAssertEqual(texts, ["A", "B", "C", "D", "E", "wait 0"])
        table.reloadData()
        XCTAssertEqual(texts, ["A", "B", "C", "D", "E"])
        XCTAssertFalse(table.hasUncommittedUpdates)
        XCTAssertFalse(rows.contexts[0].deletePlaceholder())
        XCTAssertFalse(rows.contexts[0].commitInsertion { _ in XCTFail("it is there no more") })
    }

    // Collections.

    @MainActor
    private final class Taking: NSObject, UICollectionViewDropDelegate {
        var context: (any UICollectionViewDropPlaceholderContext)?
        var part = 0
        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: 1, section: 0),
                reuseIdentifier: "waiting"
            )
            placeholder.cellUpdateHandler = { [weak self] in $0.accessibilityLabel = "wait \(self?.part ?? 0)"
            }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
    }

    /// A diffable data source says itself what it inserts.
    func testACollectionWithADiffableDataSource() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "waiting")
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.accessibilityLabel = "\(item)"
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        let taking = Taking()
        list.dropDelegate = taking
        let controller = UIViewController()
        controller.view = list
        show(controller, width: 300, height: 300)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        list.layoutIfNeeded()
        let item = UIDragItem(itemProvider: NSItemProvider(object: "X" as NSString))
        list._dropPerform(
            ListDrop(
                RunningDropSession(items: [item], local: nil),
                proposal: UIDropProposal(operation: .copy),
                destination: nil,
                items: [(item, nil)]
            )
        )
        func labels() -> [String] {
            list.layoutIfNeeded()
            return list.visibleCells.map { $0.accessibilityLabel ?? "" }
        }
        XCTAssertEqual(labels(), ["1", "wait 0", "2", "3"])
        XCTAssertEqual(list.indexPathsForVisibleItems.map(\.item), [0, 1, 2])
        XCTAssertTrue(list.hasUncommittedUpdates)
        taking.part = 50
        let context = try XCTUnwrap(taking.context)
        context.setNeedsCellUpdate()
        XCTAssertEqual(labels(), ["1", "wait 50", "2", "3"])
        XCTAssertTrue(
            context.commitInsertion { path in
                snapshot.insertItems([9], afterItem: 1)
                source.apply(snapshot, animatingDifferences: false)
                XCTAssertEqual(path, IndexPath(item: 1, section: 0))
            }
        )
        XCTAssertEqual(labels(), ["1", "9", "2", "3"])
        XCTAssertEqual(list.numberOfItems(inSection: 0), 4)
        XCTAssertFalse(list.hasUncommittedUpdates)
    }
}
