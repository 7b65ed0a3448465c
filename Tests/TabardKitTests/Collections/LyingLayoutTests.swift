import GtkInterop
import XCTest

@testable import TabardKit

/// Layouts of an app's own that say what cannot be, and delegates of drags that do: nothing stops, and what can be shown is.
@preconcurrency @MainActor
final class LyingLayoutTests: TabBarTestCase {
    private final class LyingLayout: UICollectionViewLayout {
        var said: [UICollectionViewLayoutAttributes] = []
        var size = CGSize(width: 300, height: 300)

        override var collectionViewContentSize: CGSize { size }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            said
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            said.first { $0.indexPath == indexPath }
        }
    }

    @MainActor
    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView() }
    }

    private let items = Items()

    private func showList(_ said: [UICollectionViewLayoutAttributes]) -> (UICollectionView, LyingLayout) {
        let layout = LyingLayout()
        layout.said = said
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = items
        let controller = UIViewController()
        controller.view = list
        show(controller, width: 300, height: 300)
        list.layoutIfNeeded()
        return (list, layout)
    }

    private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        return attributes
    }

    func testPlacesThatCannotBe() {
        let usual = CGRect(x: 0, y: 0, width: 50, height: 50)
        let (list, layout) = showList([
            attributes(IndexPath(item: 0, section: 0), usual),
            attributes(IndexPath(item: 7, section: 0), usual),
            attributes(IndexPath(item: 0, section: 9), usual),
            attributes(IndexPath(index: 3), usual),
            attributes(IndexPath(), usual),
            attributes(IndexPath(item: -1, section: -1), usual),
            UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: "header",
                with: IndexPath(item: 5, section: 50)
            ),
        ])
        XCTAssertEqual(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame, usual)
        XCTAssertNil(list.cellForItem(at: IndexPath(item: 7, section: 0)))
        layout.size = CGSize(width: CGFloat.nan, height: .infinity)
        layout.invalidateLayout()
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertTrue(list.contentSize.width.isFinite)
        layout.said = (0..<20_000).map { attributes(IndexPath(item: $0, section: 0), usual) }
        layout.invalidateLayout()
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(list._cells.count, 3, "what is not there has no cell, however often it is named")
        XCTAssertNil(list.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)))
    }

    // Drags.

    @MainActor
    private final class Liar: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(
            _ tableView: UITableView,
            itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider())
            return [item, item]
        }
        func tableView(
            _ tableView: UITableView,
            performDropWith coordinator: any UITableViewDropCoordinator
        ) {
            let nowhere = IndexPath(row: 900, section: 7)
            for item in coordinator.items {
                coordinator.drop(item.dragItem, toRowAt: nowhere)
                coordinator.drop(item.dragItem, intoRowAt: nowhere, rect: .null)
            }
            let other = UIDragItem(itemProvider: NSItemProvider())
            coordinator.drop(other, toRowAt: IndexPath(row: 0, section: 0))
            // The table goes while something is dropped on it.
            tableView.dataSource = nil
            tableView.reloadData()
            tableView.removeFromSuperview()
        }
    }

    func testADropDelegateThatNamesWhatIsNotThere() {
        let liar = Liar()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)
        table.rowHeight = 40
        table.dataSource = liar
        table.delegate = liar
        table.dragDelegate = liar
        table.dropDelegate = liar
        let controller = UIViewController()
        controller.view.addSubview(table)
        show(controller, width: 300, height: 300)
        let steps: [(TouchSample.Phase, Double)] = [
            (.began, 20), (.moved, 40), (.moved, 100), (.ended, 100),
        ]
        for (index, (phase, y)) in steps.enumerated() {
            windows[0]._arena.receive(
                TouchSample(
                    identifier: 0,
                    phase: phase,
                    source: .mouse,
                    x: 50,
                    y: y,
                    time: 1 + Double(index) / 10
                )
            )
        }
        XCTAssertNil(table.superview)
        XCTAssertNil(DragCarrier.current)
    }
}
