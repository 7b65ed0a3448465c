import GtkInterop
import XCTest

@testable import TabardKit

/// A collection in a window.
@preconcurrency @MainActor
final class UICollectionViewTests: TabBarTestCase {
    @MainActor
    private final class Double: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections: [[Int]] = [[]]
        var log: [String] = []
        var made = 0
        var willDisplay: (UICollectionViewCell) -> Void = { _ in }

        func collectionView(
            _ collectionView: UICollectionView,
            willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            willDisplay(cell)
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "own", for: indexPath)
            cell.tag = sections[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: "head",
                for: indexPath
            )
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("did \(indexPath.section).\(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("undid \(indexPath.section).\(indexPath.item)")
        }
    }

    @MainActor
    private final class OwnCell: UICollectionViewCell {
        static var count = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.count += 1
        }
        required init?(coder: NSCoder) { nil }
    }

    private let double = Double()
    private let layout = UICollectionViewFlowLayout()
    private var view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    private func showItems(_ sections: [[Int]]) {
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(OwnCell.self, forCellWithReuseIdentifier: "own")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head"
        )
        double.sections = sections
        view.dataSource = double
        view.delegate = double
        OwnCell.count = 0
        let controller = UIViewController()
        controller.view = view
        show(controller, width: 290, height: 400)
        windows[0]._native?.clearFocus()
        double.log = []
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    func testTenThousandItemsHaveCellsOnlyInSight() {
        showItems([Array(0..<10_000)])
        XCTAssertEqual(view.contentSize, CGSize(width: 290, height: 2000 * 60 - 10))
        XCTAssertEqual(view.visibleCells.map(\.tag), Array(0..<35))
        let start = ContinuousClock.now
        for step in 1...200 {
            view.contentOffset.y = CGFloat(step) * 590
            view.layoutIfNeeded()
        }
        print("10,000 items: 200 jumps in \(ContinuousClock.now - start), \(OwnCell.count) cells made")
        XCTAssertLessThan(OwnCell.count, 90)
        view.scrollToItem(at: path(5000), at: .top, animated: false)
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentOffset.y, 60_000)
        XCTAssertEqual(view.visibleCells.first?.tag, 5000)
        XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 65, y: 60_005)), path(5001))
        XCTAssertNil(view.indexPathForItem(at: CGPoint(x: 55, y: 60_005)))
    }

    func testTheUsersChoiceIsTold() {
        showItems([Array(0..<9)])
        view._userSelected(path(1))
        view._userSelected(path(2))
        XCTAssertEqual(double.log, ["did 0.1", "undid 0.1", "did 0.2"])
        view.allowsMultipleSelection = true
        view._userSelected(path(3))
        view._userSelected(path(2))
        XCTAssertEqual(view.indexPathsForSelectedItems, [path(3)])
        XCTAssertEqual(view.cellForItem(at: path(3))?.isSelected, true)
        double.log = []
        view.selectItem(at: path(4), animated: false, scrollPosition: [])
        XCTAssertEqual(double.log, [])
    }

    func testV4TheArrowKeysMoveThroughTheGrid() {
        showItems([Array(0..<200)])
        view.cellForItem(at: path(0))?._takesFocus = true
        view.cellForItem(at: path(0))?._widget?.grabFocus()
        func press(_ key: Key) -> Int? {
            XCTAssertTrue(view._handleKey(key, []))
            return view._cells.first { $0.value._widget?.isFocused == true }?.key.item
        }
        XCTAssertEqual(press(.right), 1)
        XCTAssertEqual(press(.down), 6)
        XCTAssertEqual(press(.left), 5)
        XCTAssertEqual(press(.up), 0)
        XCTAssertEqual(press(.end), 199)
        XCTAssertEqual(press(.up), 194)
        XCTAssertEqual(press(.home), 0)
        XCTAssertEqual(press(.pageDown), 30)
        XCTAssertEqual(view.cellForItem(at: path(30))?._activateByKey(), true)
        XCTAssertEqual(view.cellForItem(at: path(29))?._activateByKey(), false, "it has not the focus")
        XCTAssertEqual(double.log, ["did 0.30"])
    }

    func testBatchesMoveWhatStays() {
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        showItems([[1, 2, 3], [4]])
        XCTAssertNotNil(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 1))
        )
        let third = view.cellForItem(at: path(2))
        var isDone = false
        double.sections = [[3, 9, 1], [4, 5]]
        view.performBatchUpdates {
            self.view.deleteItems(at: [self.path(1)])
            self.view.moveItem(at: self.path(2), to: self.path(0))
            self.view.insertItems(at: [self.path(1), self.path(1, 1)])
        } completion: { _ in
            isDone = true
        }
        XCTAssertTrue(isDone)
        XCTAssertTrue(third === view.cellForItem(at: path(0)))
        XCTAssertEqual(view.visibleCells.map(\.tag), [3, 9, 1, 4, 5])
        XCTAssertEqual(
            view.subviews.compactMap { $0 as? UICollectionViewCell },
            view.visibleCells,
            "so the keyboard and screen readers come to them"
        )
        XCTAssertEqual(view.numberOfItems(inSection: 1), 2)
    }

    func testV3AGridAndARowRunFromTheRight() {
        Toolkit.isRightToLeft = true
        showItems([Array(0..<100)])
        XCTAssertEqual(view.cellForItem(at: path(0))?.frame, CGRect(x: 240, y: 0, width: 50, height: 50))
        layout.scrollDirection = .horizontal
        showItems([Array(0..<100)])
        XCTAssertEqual(view.contentOffset.x, view.contentSize.width - 290)
        XCTAssertEqual(view.visibleCells.first?.tag, 0)
    }

    /// Sizes that an app works out of a view that is narrower than its margins.
    @MainActor
    private final class Margins: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: collectionView.bounds.width - 16, height: collectionView.bounds.height - 40)
        }
    }

    func testNoWindowIsTooSmall() {
        showItems([Array(0..<30), Array(0..<3)])
        let margins = Margins()
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
            layout.scrollDirection = direction
            layout.sectionInset = UIEdgeInsets(top: 7, left: 20, bottom: 3, right: 12)
            layout.headerReferenceSize = CGSize(width: 25, height: 25)
            layout.minimumLineSpacing = 9
            for usesDelegate in [false, true] {
                view.delegate = usesDelegate ? margins : double
                for side in 0...60 {
                    view.frame = CGRect(x: 0, y: 0, width: side, height: 60 - side)
                    view.reloadData()
                    view.layoutIfNeeded()
                    MainLoop.iterate(seconds: 0)
                    let all = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
                    for attributes in layout.layoutAttributesForElements(in: all) ?? [] {
                        XCTAssertGreaterThanOrEqual(attributes.size.width, 0)
                        XCTAssertGreaterThanOrEqual(attributes.size.height, 0)
                    }
                    XCTAssertGreaterThanOrEqual(view.contentSize.width, 0)
                    XCTAssertGreaterThanOrEqual(view.contentSize.height, 0)
                }
            }
        }
    }

    /// The Tab key comes back to the item that had the focus, wherever changes have moved it.
    func testV4TheStopOfTheTabKeyFollowsItsItem() {
        showItems([[1, 2, 3, 4, 5]])
        view.cellForItem(at: path(0))?._takesFocus = true
        view.cellForItem(at: path(0))?._widget?.grabFocus()
        XCTAssertTrue(view._handleKey(.right, []))
        XCTAssertTrue(view._handleKey(.right, []))
        windows[0]._native?.clearFocus()
        func stops() -> [Int] { view.visibleCells.filter { $0._takesFocus }.map(\.tag) }
        XCTAssertEqual(stops(), [3])
        double.sections = [[2, 3, 4, 5]]
        view.deleteItems(at: [path(0)])
        view.layoutIfNeeded()
        XCTAssertEqual(stops(), [3])
        double.sections = [[2, 4, 5, 3]]
        view.moveItem(at: path(1), to: path(3))
        view.layoutIfNeeded()
        XCTAssertEqual(stops(), [3])
        double.sections = [[2, 4, 5]]
        view.deleteItems(at: [path(3)])
        view.layoutIfNeeded()
        XCTAssertEqual(stops(), [2], "without it, the first")
    }

    @MainActor
    private final class OwnLayout: UICollectionViewLayout {
        var preparations = 0

        override func prepare() {
            super.prepare()
            preparations += 1
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 50) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let attributes = UICollectionViewLayoutAttributes(
                forCellWith: IndexPath(item: 0, section: 0)
            )
            attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            return [attributes]
        }
    }

    func testALayoutPreparesOnceUntilItIsInvalidated() {
        showItems([[1]])
        let own = OwnLayout()
        view.setCollectionViewLayout(own, animated: false)
        XCTAssertTrue(own.collectionView === view)
        XCTAssertNil(layout.collectionView)
        view.layoutIfNeeded()
        XCTAssertEqual(own.preparations, 1)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(own.preparations, 1)
        own.invalidateLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(own.preparations, 2)
        view.reloadData()
        view.layoutIfNeeded()
        XCTAssertEqual(own.preparations, 3)
    }

    func testHeadersAreUsedAgainAfterChanges() throws {
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        showItems([[1], [2]])
        func headers() -> [ObjectIdentifier] {
            (0..<2).compactMap { section in
                view.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader,
                    at: path(0, section)
                ).map(ObjectIdentifier.init)
            }
        }
        let before = Set(headers())
        XCTAssertEqual(before.count, 2)
        double.sections = [[1, 3], [2]]
        view.insertItems(at: [path(1)])
        view.layoutIfNeeded()
        XCTAssertEqual(Set(headers()), before)
        view.reloadData()
        view.layoutIfNeeded()
        XCTAssertEqual(Set(headers()), before)
    }

    func testACellKnowsItsPlaceBeforeItIsShown() {
        var frames: [CGRect] = []
        double.willDisplay = { frames.append($0.frame) }
        showItems([[1, 2]])
        XCTAssertEqual(
            frames,
            [CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 60, y: 0, width: 50, height: 50)]
        )
    }

    @MainActor
    private final class TextCell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: 40 + 10 * CGFloat(tag % 4), height: 30)
        }
    }

    func testCellsOfAFlowLayoutSayHowLargeTheyAre() {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "own")
        double.sections = [Array(0..<1_000)]
        view.dataSource = double
        let controller = UIViewController()
        controller.view = view
        show(controller, width: 290, height: 400)
        view.layoutIfNeeded()
        let frames = (0..<4).compactMap { view.layoutAttributesForItem(at: path($0))?.frame }
        XCTAssertEqual(frames.map(\.width), [40, 50, 60, 70])
        XCTAssertEqual(frames.map(\.height), [30, 30, 30, 30])
        XCTAssertEqual(frames.map(\.minY), [0, 0, 0, 0])
        XCTAssertEqual(view.layoutAttributesForItem(at: path(4))?.frame.minY, 40)
        XCTAssertEqual(view.cellForItem(at: path(3))?.frame, frames[3])
        // What is out of sight keeps the estimate.
        XCTAssertEqual(view.layoutAttributesForItem(at: path(900))?.frame.size, CGSize(width: 50, height: 50))
        double.sections[0].remove(at: 0)
        view.performBatchUpdates { view.deleteItems(at: [path(0)]) }
        view.layoutIfNeeded()
        XCTAssertEqual(view.layoutAttributesForItem(at: path(0))?.frame.width, 50)
    }
}
