import GtkInterop
import XCTest

@testable import TabardKit

/// FO2, FO3: what lists and their delegates say of the keyboard focus.
@preconcurrency @MainActor
final class ListFocusTests: TabBarTestCase {
    /// Twenty rows, of which some may not have the focus.
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let journal = Journal()
        var refused: Set<Int> = []
        var wanted: IndexPath?
        var mayMove = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            !refused.contains(indexPath.row)
        }

        func tableView(
            _ tableView: UITableView,
            shouldUpdateFocusIn context: UITableViewFocusUpdateContext
        ) -> Bool {
            journal.entries.append("\(name(context))?")
            return mayMove
        }

        func tableView(
            _ tableView: UITableView,
            didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { journal.entries.append(name(context)) }

        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { wanted }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            journal.entries.append("selected \(indexPath.row)")
        }

        private func name(_ context: UITableViewFocusUpdateContext) -> String {
            let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
            return rows.map { $0.map { "\($0.row)" } ?? "-" }.joined(separator: ">")
        }
    }

    /// Says nothing of the focus.
    @MainActor
    private final class PlainRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @MainActor
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        let journal = Journal()
        var refused: Set<Int> = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            9
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            !refused.contains(indexPath.item)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool { context.nextFocusedIndexPath != IndexPath(item: 8, section: 0) }

        func collectionView(
            _ collectionView: UICollectionView,
            didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { journal.entries.append("\(context.nextFocusedIndexPath?.item ?? -1)") }

        func collectionView(
            _ collectionView: UICollectionView,
            selectionFollowsFocusForItemAt indexPath: IndexPath
        ) -> Bool { indexPath.item == 4 }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            journal.entries.append("selected \(indexPath.item)")
        }
    }

    /// A cell that never has the focus, whatever the list says.
    private final class DeafCell: UITableViewCell {
        override var canBecomeFocused: Bool { false }
    }

    private let rows = Rows()
    private let screen = UIViewController()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
    private var window: UIWindow!

    private func open() {
        table.dataSource = rows
        table.delegate = rows
        window = show(screen, width: 300, height: 500)
        screen.view.addSubview(table)
        settle()
    }

    private func settle() { MainLoop.iterate(seconds: 0.05) }

    private func press(_ key: Key, _ heading: UIFocusHeading) {
        window._focus.keyPressed(heading)
        _ = table._handleKey(key, [])
        window._focus.keyPressed([])
    }

    private var focusedRow: Int? { table._pathWithFocus?.row }

    func testTheDelegateIsAskedAndTold() {
        open()
        table._moveFocus(to: IndexPath(row: 0, section: 0))
        press(.down, .down)
        XCTAssertEqual(rows.journal.take(), ["->0?", "->0", "0>1?", "0>1"])
        rows.mayMove = false
        press(.down, .down)
        XCTAssertEqual(focusedRow, 1)
        XCTAssertEqual(rows.journal.take(), ["1>2?"])
        rows.mayMove = true
        window._native?.clearFocus()
        XCTAssertEqual(rows.journal.take(), ["1>-"])
    }

    func testArrowsPassRowsThatMayNotHaveTheFocus() {
        rows.refused = [0, 2, 3, 4, 18, 19]
        open()
        XCTAssertNil(
            table.visibleCells.first { $0._isFocusStop && table.indexPath(for: $0)?.row == 0 },
            "the Tab key does not stop there"
        )
        XCTAssertEqual(table.visibleCells.firstIndex { $0._isFocusStop }, 1)
        table._moveFocus(to: IndexPath(row: 1, section: 0))
        press(.up, .up)
        XCTAssertEqual(focusedRow, 1, "there is none above")
        press(.down, .down)
        XCTAssertEqual(focusedRow, 5)
        press(.up, .up)
        XCTAssertEqual(focusedRow, 1)
        press(.end, .last)
        XCTAssertEqual(focusedRow, 17)
        press(.pageDown, .down)
        XCTAssertEqual(focusedRow, 17)
        press(.home, .first)
        XCTAssertEqual(focusedRow, 1)
        // A page leads to row 5, and on from there where that may not have it.
        rows.refused = [5]
        press(.pageDown, .down)
        XCTAssertEqual(focusedRow, 6)
        rows.refused = Set(0..<20)
        press(.down, .down)
        XCTAssertEqual(focusedRow, 6, "nowhere to go")
        UIFocusSystem(for: table)?.requestFocusUpdate(
            to: table.cellForRow(at: IndexPath(row: 5, section: 0))!
        )
        settle()
        XCTAssertEqual(focusedRow, 6)
    }

    func testWithoutADelegatesWordTheTableSays() {
        let plain = PlainRows()
        open()
        table.dataSource = plain
        table.delegate = plain
        table.reloadData()
        settle()
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        XCTAssertEqual(cell?.canBecomeFocused, true)
        table.allowsFocus = false
        XCTAssertEqual(cell?.canBecomeFocused, false)
        XCTAssertFalse(table.visibleCells.contains { $0._isFocusStop })
        table.setEditing(true, animated: false)
        XCTAssertEqual(cell?.canBecomeFocused, true)
        table.allowsFocusDuringEditing = false
        XCTAssertEqual(cell?.canBecomeFocused, false)
        XCTAssertTrue(UITableViewCell().canBecomeFocused)
        XCTAssertFalse(DeafCell().canBecomeFocused)
    }

    func testThePreferredRowIsTheEntry() {
        rows.wanted = IndexPath(row: 12, section: 0)
        open()
        let system = UIFocusSystem(for: screen)
        system?.requestFocusUpdate(to: screen)
        system?.updateFocusIfNeeded()
        XCTAssertEqual(focusedRow, 12, "it was out of sight")
        table._moveFocus(to: IndexPath(row: 3, section: 0))
        window._native?.clearFocus()
        system?.requestFocusUpdate(to: table)
        system?.updateFocusIfNeeded()
        XCTAssertEqual(focusedRow, 12)
        table._moveFocus(to: IndexPath(row: 3, section: 0))
        window._native?.clearFocus()
        table.remembersLastFocusedIndexPath = true
        system?.requestFocusUpdate(to: table)
        system?.updateFocusIfNeeded()
        XCTAssertEqual(focusedRow, 3)
        // One that is not there is no wish.
        table.remembersLastFocusedIndexPath = false
        rows.wanted = IndexPath(row: 99, section: 7)
        XCTAssertEqual(table.preferredFocusEnvironments.count, 0)
    }

    func testTheSelectionFollowsTheFocusOfKeysAlone() {
        open()
        table._moveFocus(to: IndexPath(row: 0, section: 0))
        table.selectionFollowsFocus = true
        _ = rows.journal.take()
        press(.down, .down)
        XCTAssertEqual(rows.journal.take(), ["0>1?", "0>1", "selected 1"])
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
        table._moveFocus(to: IndexPath(row: 4, section: 0))
        XCTAssertEqual(rows.journal.take(), ["1>4?", "1>4"], "no key moved it")
        table.allowsMultipleSelection = true
        press(.down, .down)
        XCTAssertEqual(rows.journal.take(), ["4>5?", "4>5"])
    }

    func testACollectionDoesTheSame() {
        let items = Items()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300),
            collectionViewLayout: layout
        )
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        collection.delegate = items
        items.refused = [1, 3]
        window = show(screen, width: 300, height: 500)
        screen.view.addSubview(collection)
        settle()
        func press(_ key: Key, _ heading: UIFocusHeading) {
            window._focus.keyPressed(heading)
            _ = collection._handleKey(key, [])
            window._focus.keyPressed([])
        }
        collection._moveFocus(to: IndexPath(item: 0, section: 0))
        press(.right, .right)
        press(.right, .right)
        XCTAssertEqual(items.journal.take(), ["0", "2", "4", "selected 4"])
        collection._moveFocus(to: IndexPath(item: 7, section: 0))
        press(.right, .right)
        XCTAssertEqual(collection._pathWithFocus, IndexPath(item: 7, section: 0), "the delegate says no")
        XCTAssertEqual(items.journal.take(), ["7"])
    }
}
