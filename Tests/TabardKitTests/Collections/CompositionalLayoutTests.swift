import GtkInterop
import XCTest

@testable import TabardKit

/// Compositional layouts of collections in a window.
@preconcurrency @MainActor
final class CompositionalLayoutTests: TabBarTestCase {
    @MainActor
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var sections = [3]
        var log: [String] = []
        var made = 0
        var heights: [IndexPath: CGFloat] = [:]

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section]
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            made += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "own", for: indexPath)
            (cell as? SizedCell)?.wanted = heights[indexPath] ?? 30
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            log.append("\(kind) \(indexPath.map { "\($0)" }.joined(separator: "."))")
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: "view",
                for: indexPath
            )
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("did \(indexPath.section).\(indexPath.item)")
        }
    }

    @MainActor
    private final class SizedCell: UICollectionViewCell {
        var wanted: CGFloat = 30
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wanted) }
    }

    private let source = Source()
    private var view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    private func show(
        _ layout: UICollectionViewCompositionalLayout,
        _ sections: [Int],
        width: CGFloat = 300,
        height: CGFloat = 400
    ) {
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(SizedCell.self, forCellWithReuseIdentifier: "own")
        for kind in ["header", "footer", "badge", "global"] {
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "view"
            )
        }
        source.sections = sections
        view.dataSource = source
        view.delegate = source
        let controller = UIViewController()
        controller.view = view
        show(controller, width: width, height: height)
        view.layoutIfNeeded()
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.fractionalWidth(1), height), subitems: [item])
        )
    }

    private func header(_ kind: String = "header", _ alignment: NSRectAlignment = .top)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            elementKind: kind,
            alignment: alignment
        )
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func testAGridShowsTheItemsInSight() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)),
            subitems: [item]
        )
        show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), [1_000_000])
        XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 250_000 * 75))
        XCTAssertEqual(
            view.cellForItem(at: IndexPath(item: 5, section: 0))?.frame,
            CGRect(x: 75, y: 75, width: 75, height: 75)
        )
        XCTAssertLessThan(view.visibleCells.count, 33)
        XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 160, y: 80)), IndexPath(item: 6, section: 0))
        view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
        view.layoutIfNeeded()
        XCTAssertNotNil(view.cellForItem(at: IndexPath(item: 999_999, section: 0)))
        XCTAssertLessThan(source.made, 100)
    }

    func testSectionsAreAskedForWithTheirEnvironment() {
        var asked: [String] = []
        let layout = UICollectionViewCompositionalLayout { section, environment in
            asked.append("\(section) \(environment.container.effectiveContentSize.width)")
            return self.rows(.absolute(section == 0 ? 10 : 20))
        }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        layout.configuration = configuration
        show(layout, [2, 2])
        XCTAssertEqual(Array(asked.suffix(2)), ["0 300.0", "1 300.0"])
        XCTAssertEqual(frame(0, 1), CGRect(x: 0, y: 27, width: 300, height: 20))
        XCTAssertEqual(view.contentSize.height, 67)
    }

    func testAHeaderStaysInSightWithItsSection() {
        let section = rows(.absolute(100))
        let head = header()
        head.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [head, header("footer", .bottom)]
        show(UICollectionViewCompositionalLayout(section: section), [8, 8])
        let path = IndexPath(item: 0, section: 0)
        view.contentOffset.y = 250
        view.layoutIfNeeded()
        XCTAssertEqual(view.supplementaryView(forElementKind: "header", at: path)?.frame.minY, 250)
        // The next section pushes it away.
        view.contentOffset.y = 860
        view.layoutIfNeeded()
        XCTAssertEqual(view.supplementaryView(forElementKind: "header", at: path)?.frame.minY, 840)
        let next = IndexPath(item: 0, section: 1)
        XCTAssertEqual(view.supplementaryView(forElementKind: "header", at: next)?.frame.minY, 880)
        XCTAssertEqual(view.supplementaryView(forElementKind: "footer", at: path)?.frame.minY, 840)
    }

    func testGlobalHeadersHavePathsOfOneNumber() {
        let layout = UICollectionViewCompositionalLayout(section: rows(.absolute(100)))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let top = header("global")
        top.pinToVisibleBounds = true
        configuration.boundarySupplementaryItems = [top]
        layout.configuration = configuration
        show(layout, [8])
        XCTAssertEqual(source.log, ["global 0"])
        XCTAssertEqual(frame(0)?.minY, 40)
        view.contentOffset.y = 300
        view.layoutIfNeeded()
        XCTAssertEqual(
            view.supplementaryView(forElementKind: "global", at: IndexPath(index: 0))?.frame.minY,
            300
        )
    }

    func testBadgesBelongToTheirItems() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing],
                fractionalOffset: CGPoint(x: 0.5, y: -0.5)
            )
        )
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(100)),
            supplementaryItems: [badge]
        )
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item]
        )
        show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), [2])
        XCTAssertEqual(source.log.sorted(), ["badge 0.0", "badge 0.1"])
        let view = view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0))
        XCTAssertEqual(view?.frame, CGRect(x: 190, y: -10, width: 20, height: 20))
        // It stands in front of the cells.
        let order = self.view.subviews
        let cell = self.view.cellForItem(at: IndexPath(item: 1, section: 0))
        XCTAssertLessThan(order.firstIndex { $0 === cell } ?? 99, order.firstIndex { $0 === view } ?? -1)
    }

    func testADecorationStandsBehindItsSection() {
        let section = rows(.absolute(30))
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        background.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 5, bottom: 4, trailing: 6)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        show(layout, [2, 1])
        let decorations = view.subviews.filter { ($0 as? UICollectionReusableView)?._isDecoration == true }
        XCTAssertEqual(
            decorations.map(\.frame).sorted { $0.minY < $1.minY },
            [CGRect(x: 5, y: 2, width: 289, height: 54), CGRect(x: 5, y: 62, width: 289, height: 24)]
        )
        XCTAssertTrue(
            view.subviews.prefix(2).allSatisfy { subview in decorations.contains { $0 === subview } }
        )
    }

    func testASectionScrollsAcross() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let card = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: card)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 10
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items { item.alpha = item.frame.midX - offset.x > 150 ? 0.5 : 1 }
        }
        show(UICollectionViewCompositionalLayout(section: section), [20, 3])
        XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 200))
        let scroller = try XCTUnwrap(view._acrossScrollers[0])
        XCTAssertEqual(scroller.frame, CGRect(x: 0, y: 0, width: 300, height: 100))
        XCTAssertEqual(scroller.contentSize, CGSize(width: 20 * 210 - 10, height: 100))
        let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        XCTAssertTrue(cell.superview === scroller)
        XCTAssertEqual(cell.frame.minX, 210)
        XCTAssertEqual(cell.alpha, 0.5)
        XCTAssertNil(view.cellForItem(at: IndexPath(item: 2, section: 0)))

        scroller.contentOffset.x = 420
        view.layoutIfNeeded()
        XCTAssertEqual(offsets.last, 0, "The second section has not moved")
        XCTAssertTrue(offsets.contains(420))
        let third = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        XCTAssertEqual(third.frame, CGRect(x: 420, y: 0, width: 200, height: 100))
        XCTAssertEqual(frame(2), CGRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 10, y: 10)), IndexPath(item: 2, section: 0))
        XCTAssertEqual(third.alpha, 1)
        scroller.scrollViewWillBeginDragging(scroller)
        scroller.contentOffset.x = 480
        XCTAssertEqual(scroller.restingOffset(in: scroller), CGPoint(x: 630, y: 0))

        view.scrollToItem(at: IndexPath(item: 19, section: 0), at: .right, animated: false)
        view.layoutIfNeeded()
        XCTAssertEqual(scroller.contentOffset.x, 20 * 210 - 10 - 300)
        XCTAssertNotNil(view.cellForItem(at: IndexPath(item: 19, section: 0)))
    }

    func testSectionsThatScrollAcrossGoWithChanges() throws {
        let across = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(100), .absolute(60)),
                subitems: [
                    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
                ]
            )
        )
        across.orthogonalScrollingBehavior = .continuous
        show(UICollectionViewCompositionalLayout(section: across), [9])
        let scroller = try XCTUnwrap(view._acrossScrollers[0])
        scroller.contentOffset.x = 150
        view.layoutIfNeeded()
        let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        source.sections = [4, 9]
        view.performBatchUpdates { self.view.insertSections([0]) }
        view.layoutIfNeeded()
        XCTAssertTrue(view._acrossScrollers[1] === scroller)
        XCTAssertEqual(scroller.frame, CGRect(x: 0, y: 60, width: 300, height: 60))
        XCTAssertEqual(scroller.contentOffset.x, 150)
        XCTAssertTrue(view.cellForItem(at: IndexPath(item: 2, section: 1)) === cell)
        XCTAssertEqual(cell.frame, CGRect(x: 200, y: 0, width: 100, height: 60))
        XCTAssertEqual(view._acrossScrollers[0]?.contentOffset.x, 0)
        source.sections = [4]
        view.performBatchUpdates { self.view.deleteSections([1]) }
        view.layoutIfNeeded()
        XCTAssertNil(scroller.superview)
        XCTAssertEqual(view.visibleCells.count, 3)
    }

    func testCellsSayHowHighTheyAre() {
        source.heights = [IndexPath(item: 1, section: 0): 90]
        show(UICollectionViewCompositionalLayout(section: rows(.estimated(50))), [100])
        XCTAssertEqual(frame(1), CGRect(x: 0, y: 30, width: 300, height: 90))
        XCTAssertEqual(frame(2), CGRect(x: 0, y: 120, width: 300, height: 30))
        XCTAssertEqual(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY, 120)
        // What is out of sight has not been asked.
        XCTAssertLessThan(source.made, 20)
        XCTAssertEqual(view.contentSize.height, 11 * 30 + 90 + 88 * 50, accuracy: 200)
    }

    func testWhatIsInSightStaysWhileItemsAboveAreMeasured() {
        for item in 0..<1_000 {
            source.heights[IndexPath(item: item, section: 0)] = CGFloat(30 + item % 7 * 9)
        }
        show(UICollectionViewCompositionalLayout(section: rows(.estimated(50))), [1_000])
        view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
        view.layoutIfNeeded()
        for _ in 0..<20 {
            let path = view.indexPathsForVisibleItems.first {
                (frame($0.item)?.minY ?? 0) >= view.bounds.minY + 60
            }
            guard let path, let before = frame(path.item) else { return XCTFail("Nothing is in sight") }
            let place = before.minY - view.contentOffset.y
            view.contentOffset.y -= 60
            view.layoutIfNeeded()
            XCTAssertEqual((frame(path.item)?.minY ?? 0) - view.contentOffset.y, place + 60, accuracy: 0.01)
        }
    }

    func testWhatWasMeasuredFollowsChanges() {
        source.heights = [IndexPath(item: 0, section: 0): 90]
        show(UICollectionViewCompositionalLayout(section: rows(.estimated(50))), [3])
        XCTAssertEqual(view.contentSize.height, 150)
        source.heights = [IndexPath(item: 0, section: 0): 20, IndexPath(item: 1, section: 0): 90]
        source.sections = [4]
        view.performBatchUpdates { self.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        view.layoutIfNeeded()
        XCTAssertEqual((0..<4).map { frame($0)?.height }, [20, 90, 30, 30])
        XCTAssertEqual(source.made, 4)
    }

    func testReadingFromTheRightMirrorsAll() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .absolute(50)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item]
        )
        let across = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(200), .absolute(100)),
                subitems: [
                    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
                ]
            )
        )
        across.orthogonalScrollingBehavior = .continuous
        let layout = UICollectionViewCompositionalLayout { section, _ in
            section == 0 ? NSCollectionLayoutSection(group: row) : across
        }
        show(layout, [5, 5])
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(frame(0)?.minX, 225)
        XCTAssertEqual(frame(0, 1)?.minX, 100)
        XCTAssertEqual(view._acrossScrollers[1]?.contentOffset.x, 700)
        XCTAssertEqual(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minX, 800)
    }

    func testAHorizontalLayout() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(80), .fractionalHeight(1)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: column)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(30), .fractionalHeight(1)),
                elementKind: "header",
                alignment: .leading
            )
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        show(UICollectionViewCompositionalLayout(section: section, configuration: configuration), [5])
        XCTAssertEqual(view.contentSize, CGSize(width: 270, height: 400))
        XCTAssertEqual(frame(0), CGRect(x: 30, y: 0, width: 80, height: 200))
        XCTAssertEqual(frame(1), CGRect(x: 30, y: 200, width: 80, height: 200))
        XCTAssertEqual(frame(2)?.minX, 110)
    }

    /// The time for one step of scrolling does not grow with the number of items.
    func testScrollingCostsTheSameForAnyNumberOfItems() {
        for (name, height) in [
            ("given", NSCollectionLayoutDimension.absolute(30)), ("estimated", .estimated(40)),
        ] {
            for count in [1_000, 10_000, 100_000] {
                let started = Date()
                show(UICollectionViewCompositionalLayout(section: rows(height)), [count])
                let shown = Date().timeIntervalSince(started)
                let scrolled = Date()
                for step in 1...50 {
                    view.contentOffset.y = CGFloat(step) * 300
                    view.layoutIfNeeded()
                }
                let each = Date().timeIntervalSince(scrolled) / 50
                print(
                    "compositional \(name) \(count): shown \(Int(shown * 1000)) ms, a step \(Int(each * 1_000_000)) µs"
                )
                XCTAssertLessThan(each, 0.1)
            }
        }
    }
}
