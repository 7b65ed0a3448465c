import GtkInterop
import XCTest

@testable import TabardKit

/// Lists of collections in a window.
@preconcurrency @MainActor
final class CollectionListTests: TabBarTestCase {
    private var view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var source: UICollectionViewDiffableDataSource<Int, String>?
    private var accessories: [UICellAccessory] = []
    private var log: [String] = []
    private var supplementary: UICollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider?

    private func show(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
        _ items: [String],
        change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [weak self] in
            var content = $0.defaultContentConfiguration()
            content.text = $2
            $0.contentConfiguration = content
            $0.accessories = self?.accessories ?? []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        self.source = source
        source.supplementaryViewProvider = supplementary
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: false)
        let controller = UIViewController()
        controller.view = view
        show(controller, width: 320, height: 480)
        view.layoutIfNeeded()
    }

    private func cell(_ item: Int) throws -> UICollectionViewListCell {
        try XCTUnwrap(view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    private var texts: [String] {
        view.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    func testAnInsetGroupedListIsAsATable() throws {
        show(.insetGrouped, ["One", "Two"])
        XCTAssertEqual(view.backgroundColor, .systemGroupedBackground)
        XCTAssertEqual(try cell(0).frame, CGRect(x: 16, y: 18, width: 288, height: 44))
        XCTAssertEqual(try cell(1).frame, CGRect(x: 16, y: 62, width: 288, height: 44))
        XCTAssertEqual(try cell(0)._place?.isFirst, true)
        XCTAssertEqual(try cell(1)._place?.isLast, true)
        XCTAssertEqual(view.contentSize.height, 18 + 88 + 18)
    }

    func testAPlainListReachesFromEdgeToEdge() throws {
        show(.plain, ["One", "Two"])
        XCTAssertEqual(view.backgroundColor, .systemBackground)
        XCTAssertEqual(try cell(1).frame, CGRect(x: 0, y: 44, width: 320, height: 44))
    }

    func testACellIsAsHighAsItsText() throws {
        show(.plain, [Array(repeating: "word", count: 60).joined(separator: " "), "Two"])
        XCTAssertGreaterThan(try cell(0).frame.height, 100)
        XCTAssertEqual(try cell(1).frame.minY, try cell(0).frame.maxY)
    }

    func testAccessoriesFollowEditing() throws {
        accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .multiselect()]
        show(.plain, ["One"])
        let content = try XCTUnwrap(cell(0).contentView as? UIListContentView)
        XCTAssertEqual(try cell(0)._accessoryViews.count, 1)
        XCTAssertEqual(content.frame.minX, 0)
        var states: [Bool] = []
        try cell(0).configurationUpdateHandler = { states.append($1.isEditing) }
        view.isEditing = true
        view.layoutIfNeeded()
        XCTAssertEqual(try cell(0)._accessoryViews.count, 2)
        XCTAssertEqual(content.frame.minX, 16 + 28 + 8 + 28 + 8)
        XCTAssertEqual(states.last, true)
        view.isEditing = false
        view.layoutIfNeeded()
        XCTAssertEqual(content.frame.minX, 0)
    }

    func testAnOutlineOpensAndCloses() throws {
        accessories = [.outlineDisclosure()]
        show(.insetGrouped, [])
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Fruit", "Nuts"])
        tree.append(["Apple", "Pear"], to: "Fruit")
        tree.append(["Red", "Green"], to: "Apple")
        source?.apply(tree, to: 0, animatingDifferences: false)
        view.layoutIfNeeded()
        XCTAssertEqual(texts, ["Fruit", "Nuts"])
        source?.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.log.append("expand \($0)") }
        source?.sectionSnapshotHandlers.willCollapseItem = { [weak self] in self?.log.append("collapse \($0)")
        }
        source?.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Nuts" }
        try cell(0)._activate?()
        view.layoutIfNeeded()
        XCTAssertEqual(texts, ["Fruit", "Apple", "Pear", "Nuts"])
        XCTAssertEqual(try (0..<4).map { try cell($0).indentationLevel }, [0, 1, 1, 0])
        XCTAssertEqual(try cell(0).configurationState.isExpanded, true)
        XCTAssertEqual(
            try (0..<4).map { try cell($0)._accessibility.isExpanded },
            [true, false, false, false]
        )
        let mark = try XCTUnwrap(cell(0)._accessoryViews.first?.subviews.first)
        XCTAssertTrue(mark._accessibility.isKeptBack, "the row says it")
        try cell(1)._activate?()
        view.layoutIfNeeded()
        XCTAssertEqual(try cell(2).indentationLevel, 2)
        try cell(0)._activate?()
        view.layoutIfNeeded()
        XCTAssertEqual(texts, ["Fruit", "Nuts"])
        try cell(1)._activate?()
        XCTAssertEqual(log, ["expand Fruit", "expand Apple", "collapse Fruit"])
        XCTAssertEqual(view.indexPathsForSelectedItems, [])
    }

    /// Where the row itself does something else, the mark is a button.
    func testTheMarkOfAnOutlineIsAButtonBesideARow() throws {
        accessories = [.outlineDisclosure(options: .init(style: .cell))]
        show(.plain, ["One"])
        let mark = try XCTUnwrap(cell(0)._accessoryViews.first?.subviews.first)
        XCTAssertEqual(mark._accessibleRole, .button)
        XCTAssertFalse(mark._accessibility.isKeptBack)
        XCTAssertEqual(try cell(0)._accessibility.isExpanded, false)
        // Its words are the row's, in the row's language (V2).
        XCTAssertEqual(mark.accessibilityLabel, "One")
        XCTAssertEqual(mark._accessibility.isExpanded, false)
    }

    func testAControlWithoutANameIsNamedAsItsItem() throws {
        let (plain, named, label) = (UISwitch(), UISwitch(), UILabel())
        named.accessibilityLabel = "Own"
        accessories = [plain, named, label].map {
            .customView(configuration: .init(customView: $0, placement: .trailing()))
        }
        show(.plain, ["One"])
        XCTAssertEqual([plain, named, label].map(\.accessibilityLabel), ["One", "Own", nil])
        let cell = try cell(0)
        var content = try XCTUnwrap(cell.contentConfiguration as? UIListContentConfiguration)
        content.text = "Two"
        cell.contentConfiguration = content
        view.layoutIfNeeded()
        XCTAssertEqual([plain, named].map(\.accessibilityLabel), ["Two", "Own"])
    }

    func testWhatIsBelowCanComeLate() throws {
        accessories = [.outlineDisclosure()]
        show(.plain, [])
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Fruit"])
        source?.apply(tree, to: 0, animatingDifferences: false)
        source?.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
            XCTAssertEqual(item, "Fruit")
            var below = below
            below.append(["Apple"])
            return below
        }
        view.layoutIfNeeded()
        try cell(0)._activate?()
        view.layoutIfNeeded()
        XCTAssertEqual(texts, ["Fruit", "Apple"])
    }

    func testItemsAreSwiped() throws {
        show(.plain, ["One", "Two"]) { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
                guard path.item == 0 else { return nil }
                return UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                        self?.log.append("delete \(path.item)")
                        done(true)
                    }
                ])
            }
        }
        XCTAssertFalse(view._openSwipe(at: IndexPath(item: 1, section: 0), isTrailing: true, animated: false))
        XCTAssertTrue(view._openSwipe(at: IndexPath(item: 0, section: 0), isTrailing: true, animated: false))
        view.layoutIfNeeded()
        let swipe = try XCTUnwrap(view._swipe)
        XCTAssertEqual(try cell(0).frame.minX, -swipe.view.openWidth)
        XCTAssertEqual(
            swipe.view.frame,
            CGRect(x: 320 - swipe.view.openWidth, y: 0, width: swipe.view.openWidth, height: 44)
        )
        XCTAssertEqual(try cell(0).configurationState.isSwiped, true)
        // A press elsewhere closes it, and selects nothing.
        try cell(1)._activate?()
        XCTAssertNil(view._swipe)
        XCTAssertEqual(view.indexPathsForSelectedItems, [])
        XCTAssertEqual(try cell(0).frame.minX, 0)
        // A full swipe performs the first action.
        XCTAssertTrue(view._beginSwipe(at: IndexPath(item: 0, section: 0), isToTheLeft: true))
        view._moveSwipe(by: -300)
        view._endSwipe()
        XCTAssertEqual(log, ["delete 0"])
        XCTAssertEqual(view._swipeMenu(at: IndexPath(item: 0, section: 0))?.children.map(\.title), ["Delete"])
    }

    func testTheDeleteAccessoryUncoversTheActions() throws {
        accessories = [.delete()]
        show(.plain, ["One"]) {
            $0.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
                ])
            }
        }
        view.isEditing = true
        view.layoutIfNeeded()
        let control = try XCTUnwrap(cell(0)._accessoryViews.first?.subviews.first as? UIControl)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(view._swipe?.path, IndexPath(item: 0, section: 0))
    }

    func testSeveralCanBeChosenWhileEditing() throws {
        accessories = [.multiselect()]
        show(.plain, ["One", "Two", "Three"])
        view.allowsMultipleSelectionDuringEditing = true
        view.isEditing = true
        try cell(0)._activate?()
        try cell(2)._activate?()
        XCTAssertEqual(
            view.indexPathsForSelectedItems,
            [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)]
        )
        view.isEditing = false
        XCTAssertEqual(view.indexPathsForSelectedItems, [])
    }

    func testHeadersAreListCells() throws {
        let registration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Header"
            cell.contentConfiguration = content
        }
        supplementary = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        show(.plain, ["One"]) { $0.headerMode = .supplementary }
        let header = try XCTUnwrap(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 0)
            ) as? UICollectionViewListCell
        )
        XCTAssertEqual(header._place?.role, .header)
        XCTAssertEqual(header._accessibleRole, .heading)
        XCTAssertEqual(header.accessibilityLabel, "Header")
        XCTAssertEqual(try cell(0)._accessibleRole, .listItem)
        XCTAssertEqual(try cell(0).frame.minY, header.frame.maxY)
        XCTAssertGreaterThan(header.frame.height, 20)
    }
}
