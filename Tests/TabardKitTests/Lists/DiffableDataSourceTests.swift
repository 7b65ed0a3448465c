import GtkInterop
import XCTest

@testable import TabardKit

/// Tables and collections with diffable data sources, in a window.
@preconcurrency @MainActor
final class DiffableDataSourceTests: TabBarTestCase {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private let table = UITableView(frame: .zero, style: .plain)
    private var asked: [Int] = []

    private func makeSource() -> UITableViewDiffableDataSource<Int, Int> {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        return UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, item in
            self?.asked.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            return cell
        }
    }

    private func showTable(height: CGFloat = 440) {
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: height)
    }

    private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private var texts: [String] {
        table.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    func testRowsFollowTheSnapshotsAndKeepTheirCells() throws {
        let source = makeSource()
        showTable()
        source.apply(snapshot([(0, [1, 2, 3])]))
        table.layoutIfNeeded()
        XCTAssertEqual(texts, ["1", "2", "3"])
        let second = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        asked = []
        source.apply(snapshot([(7, [2]), (0, [3, 4])]))
        table.layoutIfNeeded()
        XCTAssertEqual(texts, ["2", "3", "4"])
        XCTAssertIdentical(table.cellForRow(at: IndexPath(row: 0, section: 0)), second)
        XCTAssertEqual(asked, [4], "only what is new is asked for")
        XCTAssertEqual(source.itemIdentifier(for: IndexPath(row: 1, section: 1)), 4)
        XCTAssertNil(source.itemIdentifier(for: IndexPath(row: 2, section: 1)))
        XCTAssertEqual(source.indexPath(for: 4), IndexPath(row: 1, section: 1))
        XCTAssertNil(source.indexPath(for: 1))
        XCTAssertEqual(source.sectionIdentifier(for: 0), 7)
        XCTAssertEqual(source.index(for: 0), 1)
        XCTAssertEqual(source.snapshot().itemIdentifiers, [2, 3, 4])
    }

    func testReloadedRowsGetOtherCellsAndReconfiguredOnesKeepTheirs() throws {
        let source = makeSource()
        showTable()
        source.apply(snapshot([(0, [1, 2])]))
        table.layoutIfNeeded()
        let cells = table.visibleCells
        asked = []
        var next = source.snapshot()
        next.reconfigureItems([1])
        source.apply(next)
        XCTAssertEqual(asked, [1])
        XCTAssertIdentical(table.cellForRow(at: IndexPath(row: 0, section: 0)), cells[0])
        next = source.snapshot()
        XCTAssertEqual(next.reconfiguredItemIdentifiers, [], "what was applied is done")
        asked = []
        next.reloadItems([2])
        source.apply(next)
        table.layoutIfNeeded()
        XCTAssertEqual(asked, [2])
        XCTAssertEqual(texts, ["1", "2"])
    }

    func testTheSelectionStaysWithItsItem() {
        let source = makeSource()
        showTable()
        source.apply(snapshot([(0, [1, 2, 3])]))
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        source.apply(snapshot([(0, [3, 1, 2])]))
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
        source.apply(snapshot([(0, [1, 2])]))
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    /// A table that shows all rows, through random snapshots.
    func testRowsOnScreenEqualTheModel() {
        let source = makeSource()
        showTable(height: 1000)
        var random = SeededGenerator(seed: 0x70B5)
        for trial in 0..<120 {
            var items = Array(0..<30).shuffled(using: &random)
            let sections = (0..<4).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
            let next = snapshot(
                sections.map { section in
                    let count = Int.random(in: 0...min(5, items.count), using: &random)
                    defer { items.removeFirst(count) }
                    return (section, Array(items.prefix(count)))
                }
            )
            source.apply(next, animatingDifferences: trial.isMultiple(of: 2))
            table.layoutIfNeeded()
            XCTAssertEqual(texts, next.itemIdentifiers.map(String.init), "trial \(trial)")
            XCTAssertEqual(table._cells.count, next.numberOfItems)
            // In this order the keyboard and screen readers come to them (V4).
            let views = table.subviews.compactMap { $0 as? UITableViewCell }
            XCTAssertEqual(views, table.visibleCells, "trial \(trial)")
        }
    }

    func testCompletionIsCalledAtOnceWithoutMovementAndAfterItWithSome() {
        let source = makeSource()
        showTable()
        var log: [String] = []
        source.apply(snapshot([(0, [1])]), animatingDifferences: false) { log.append("first") }
        XCTAssertEqual(log, ["first"])
        Toolkit.areAnimationsEnabled = true
        source.apply(snapshot([(0, [2, 1])])) { log.append("second") }
        XCTAssertEqual(log, ["first"])
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { log.count == 2 })
        XCTAssertEqual(log, ["first", "second"])
        source.applySnapshotUsingReloadData(snapshot([(0, [3])])) { log.append("third") }
        XCTAssertEqual(log, ["first", "second", "third"])
        table.layoutIfNeeded()
        XCTAssertEqual(texts, ["3"])
    }

    func testItCanBeAppliedOnAnotherThread() {
        let source = makeSource()
        showTable()
        let next = snapshot([(0, [1, 2])])
        DispatchQueue.global().async { source.apply(next) }
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { source.snapshot().numberOfItems == 2 })
        table.layoutIfNeeded()
        XCTAssertEqual(texts, ["1", "2"])
    }

    func testItCanBeAwaited() {
        let source = makeSource()
        showTable()
        let next = snapshot([(0, [1, 2])])
        var log: [Int] = []
        Task {
            await source.apply(next)
            log.append(source.snapshot().numberOfItems)
            await source.applySnapshotUsingReloadData(Snapshot())
            log.append(source.snapshot().numberOfItems)
        }
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { log.count == 2 })
        XCTAssertEqual(log, [2, 0])
    }

    func testACollectionFollowsSnapshotsWithRegistrations() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        var log: [String] = []
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, item in
            log.append("\(path.section).\(path.item) \(item)")
            cell.accessibilityLabel = "\(item)"
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, kind, path in
            log.append("header \(path.section)")
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        let controller = UIViewController()
        controller.view = collection
        show(controller, width: 320, height: 440)
        source.apply(snapshot([(0, [1, 2])]))
        collection.layoutIfNeeded()
        XCTAssertEqual(Set(log), ["header 0", "0.0 1", "0.1 2"])
        let first = try XCTUnwrap(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        source.apply(snapshot([(0, [2, 1])]))
        collection.layoutIfNeeded()
        XCTAssertIdentical(collection.cellForItem(at: IndexPath(item: 1, section: 0)), first)
        log = []
        var next = source.snapshot()
        next.reconfigureItems([1])
        source.apply(next)
        XCTAssertEqual(log, ["0.1 1"])
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 5])
        tree.append([6], to: 5)
        source.apply(tree, to: 0)
        XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 5])
        tree = source.snapshot(for: 0)
        tree.expand([5])
        source.apply(tree, to: 0)
        source.apply(tree.snapshot(of: 5).items.isEmpty ? tree : NSDiffableDataSourceSectionSnapshot(), to: 3)
        XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 5, 6])
        XCTAssertEqual(source.snapshot().sectionIdentifiers, [0, 3])
    }
}
