import XCTest

@testable import TabardKit

/// Snapshots as values, without a display.
final class DiffableSnapshotTests: XCTestCase {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    private func text(_ snapshot: Snapshot) -> String {
        snapshot.sectionIdentifiers.map { section in
            section + snapshot.itemIdentifiers(inSection: section).map { " \($0)" }.joined()
        }.joined(separator: "; ")
    }

    func testItemsGoToTheLastSectionUnlessOneIsNamed() {
        let snapshot = snapshot()
        XCTAssertEqual(text(snapshot), "a 1 2 3; b 4 5")
        XCTAssertEqual(snapshot.numberOfItems, 5)
        XCTAssertEqual(snapshot.numberOfSections, 2)
        XCTAssertEqual(snapshot.numberOfItems(inSection: "b"), 2)
        XCTAssertEqual(snapshot.itemIdentifiers, [1, 2, 3, 4, 5])
        XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 4), "b")
        XCTAssertNil(snapshot.sectionIdentifier(containingItem: 9))
        XCTAssertEqual(snapshot.indexOfItem(4), 3)
        XCTAssertNil(snapshot.indexOfItem(9))
        XCTAssertEqual(snapshot.indexOfSection("b"), 1)
        XCTAssertNil(snapshot.indexOfSection("c"))
    }

    func testItemsAreInsertedMovedAndDeleted() {
        var snapshot = snapshot()
        snapshot.insertItems([6, 7], beforeItem: 1)
        snapshot.insertItems([8], afterItem: 5)
        XCTAssertEqual(text(snapshot), "a 6 7 1 2 3; b 4 5 8")
        snapshot.moveItem(6, afterItem: 8)
        snapshot.moveItem(3, beforeItem: 7)
        XCTAssertEqual(text(snapshot), "a 3 7 1 2; b 4 5 8 6")
        snapshot.deleteItems([7, 5, 99])
        XCTAssertEqual(text(snapshot), "a 3 1 2; b 4 8 6")
        XCTAssertNil(snapshot.sectionIdentifier(containingItem: 7))
        snapshot.deleteAllItems()
        XCTAssertEqual(text(snapshot), "")
        XCTAssertEqual(snapshot.numberOfItems, 0)
    }

    func testSectionsAreInsertedMovedAndDeleted() {
        var snapshot = snapshot()
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.insertSections(["d"], afterSection: "a")
        XCTAssertEqual(text(snapshot), "c; a 1 2 3; d; b 4 5")
        snapshot.moveSection("a", afterSection: "b")
        snapshot.moveSection("d", beforeSection: "c")
        XCTAssertEqual(text(snapshot), "d; c; b 4 5; a 1 2 3")
        snapshot.deleteSections(["b", "c", "z"])
        XCTAssertEqual(text(snapshot), "d; a 1 2 3")
        snapshot.appendItems([4], toSection: "d")
        XCTAssertEqual(snapshot.itemIdentifiers, [4, 1, 2, 3], "what was deleted can come again")
    }

    func testMarksAreKeptInOrderAndForgottenWithWhatTheyMark() {
        var snapshot = snapshot()
        snapshot.reloadItems([2, 1])
        snapshot.reloadItems([2, 4])
        snapshot.reconfigureItems([5, 3])
        snapshot.reloadSections(["b"])
        XCTAssertEqual(snapshot.reloadedItemIdentifiers, [2, 1, 4])
        XCTAssertEqual(snapshot.reconfiguredItemIdentifiers, [5, 3])
        XCTAssertEqual(snapshot.reloadedSectionIdentifiers, ["b"])
        snapshot.deleteItems([1])
        snapshot.deleteSections(["b"])
        XCTAssertEqual(snapshot.reloadedItemIdentifiers, [2])
        XCTAssertEqual(snapshot.reconfiguredItemIdentifiers, [3])
        XCTAssertEqual(snapshot.reloadedSectionIdentifiers, [])
    }

    func testACopyIsIndependent() {
        let first = snapshot()
        var second = first
        second.deleteItems([1])
        XCTAssertEqual(text(first), "a 1 2 3; b 4 5")
    }

    func testASectionIsATree() {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "nuts"])
        tree.append(["apple", "pear"], to: "fruit")
        tree.append(["russet"], to: "apple")
        XCTAssertEqual(tree.items, ["fruit", "apple", "russet", "pear", "nuts"])
        XCTAssertEqual(tree.rootItems, ["fruit", "nuts"])
        XCTAssertEqual(tree.visibleItems, ["fruit", "nuts"])
        tree.expand(["fruit"])
        XCTAssertEqual(tree.visibleItems, ["fruit", "apple", "pear", "nuts"])
        XCTAssertEqual(tree.level(of: "russet"), 2)
        XCTAssertEqual(tree.parent(of: "pear"), "fruit")
        XCTAssertFalse(tree.isVisible("russet"))
        XCTAssertTrue(tree.isVisible("pear"))
        tree.insert(["plum"], before: "pear")
        tree.insert(["fig"], after: "pear")
        XCTAssertEqual(tree.snapshot(of: "fruit").rootItems, ["apple", "plum", "pear", "fig"])
        XCTAssertEqual(tree.snapshot(of: "apple", includingParent: true).items, ["apple", "russet"])
        XCTAssertEqual(
            tree.visualDescription(),
            "- fruit\n  + apple\n    * russet\n  * plum\n  * pear\n  * fig\n* nuts"
        )
        tree.delete(["apple"])
        XCTAssertFalse(tree.contains("russet"))
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["kiwi"])
        other.append(["green"], to: "kiwi")
        tree.replace(childrenOf: "fruit", using: other)
        XCTAssertEqual(tree.items, ["fruit", "kiwi", "green", "nuts"])
        XCTAssertEqual(tree.index(of: "nuts"), 3)
        tree.collapse(["fruit"])
        XCTAssertEqual(tree.visibleItems, ["fruit", "nuts"])
        tree.deleteAll()
        XCTAssertEqual(tree.items, [])
    }
}

/// What stops the program.
final class DiffableMisuseTests: MisuseTestCase {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private static func change(_ change: (inout Snapshot) -> Void) -> () -> Void {
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2])
        change(&snapshot)
        return {}
    }

    override class var misuses: [String: () -> Void] {
        [
            "equal items": { _ = change { $0.appendItems([3, 1]) } },
            "equal sections": { _ = change { $0.appendSections(["a"]) } },
            "no section": {
                var empty = Snapshot()
                empty.appendItems([1])
            },
            "unknown section": { _ = change { $0.appendItems([3], toSection: "z") } },
            "unknown item": { _ = change { $0.insertItems([3], beforeItem: 77) } },
            "unknown reload": { _ = change { $0.reloadItems([77]) } },
            "unknown level": { _ = NSDiffableDataSourceSectionSnapshot<Int>().level(of: 77) },
            "no cell": {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
                let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
                _ = change { source.apply($0) }
                table.layoutIfNeeded()
            },
            "registration in the provider": {
                let collection = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 440),
                    collectionViewLayout: UICollectionViewFlowLayout()
                )
                let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
                    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
                        _,
                        _,
                        _ in
                    }
                    return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
                }
                _ = change { source.apply($0) }
                collection.layoutIfNeeded()
            },
        ]
    }

    func testEachStopsWithAMessageThatNamesIt() throws {
        try assertStops("equal items", saying: "The item 1 is in the snapshot already, in section a")
        try assertStops("equal sections", saying: "The section a is in the snapshot already")
        try assertStops("no section", saying: "appendSections(_:)")
        try assertStops("unknown section", saying: "There is no section z in the snapshot; there are a")
        try assertStops("unknown item", saying: "There is no item 77 in the snapshot")
        try assertStops("unknown reload", saying: "There is no item 77 in the snapshot")
        try assertStops("unknown level", saying: "There is no item 77 in the section snapshot")
        try assertStops("no cell", saying: "The cell provider must return a cell", "item 1")
        try assertStops("registration in the provider", saying: "make it once and keep it")
    }
}
