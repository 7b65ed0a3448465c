import GtkInterop
import XCTest

@testable import TabardKit

/// Compositional layouts that make no sense: a word that names what is wrong, and the nearest sensible thing.
@preconcurrency @MainActor
final class CompositionalMisuseTests: MisuseTestCase {
    @MainActor
    private final class Source: NSObject, UICollectionViewDataSource {
        let sections: Int
        let items: Int

        init(_ sections: Int, _ items: Int) {
            self.sections = sections
            self.items = items
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            UICollectionViewCell(frame: .zero)
        }
    }

    @MainActor
    private static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
    }

    @MainActor
    private static func layOut(_ layout: UICollectionViewLayout, _ sections: Int, _ items: Int) {
        let started = Date()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440),
            collectionViewLayout: layout
        )
        let source = Source(sections, items)
        view.dataSource = source
        view.layoutIfNeeded()
        let isSoon = Date().timeIntervalSince(started) < 20
        print(
            "still here: \(view.numberOfSections) sections, \(view.visibleCells.count) cells, \(view.contentSize.height) high\(isSoon ? ", soon" : "")"
        )
    }

    override class var misuses: [String: () -> Void] {
        [
            "no layout": { _ = UICollectionView() },
            "a million sections": {
                layOut(UICollectionViewCompositionalLayout { _, _ in rows(.absolute(10)) }, 1_000_000, 1)
            },
            "alike sections": {
                layOut(UICollectionViewCompositionalLayout(section: rows(.absolute(10))), 1_000_000, 100)
            },
            "nan": { layOut(UICollectionViewCompositionalLayout(section: rows(.absolute(.nan))), 1, 9) },
            "infinite": {
                layOut(UICollectionViewCompositionalLayout(section: rows(.absolute(.infinity))), 1, 2)
            },
            "negative estimate": {
                layOut(UICollectionViewCompositionalLayout(section: rows(.estimated(-5))), 1, 9)
            },
            "no section": { layOut(UICollectionViewCompositionalLayout { _, _ in nil }, 1, 1) },
            "no items": {
                let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
                _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
            },
            "no decoration": {
                let section = rows(.absolute(10))
                section.decorationItems = [.background(elementKind: "plate")]
                layOut(UICollectionViewCompositionalLayout(section: section), 1, 1)
            },
        ]
    }

    private func assertGoesOn(_ name: String, _ parts: String..., line: UInt = #line) throws {
        let (reason, text) = try run(name)
        XCTAssertEqual(reason, .exit, "\(name): \(text)", line: line)
        for part in parts + ["still here"] {
            XCTAssertTrue(text.contains(part), "\(name): \(text)", line: line)
        }
    }

    func testAMillionSections() throws {
        try assertGoesOn(
            "a million sections",
            "says 1000000 sections",
            "100000 sections, 44 cells, 1000000.0 high, soon"
        )
        try assertGoesOn("alike sections", "100000 sections, 44 cells, 100000000.0 high, soon")
    }

    func testSizesThatCannotBe() throws {
        try assertGoesOn("nan", "is nan, where 0 to 100000", "0.0 high")
        try assertGoesOn("infinite", "is inf, where 0 to 100000", "200000.0 high")
        try assertGoesOn("negative estimate", "is -5.0, where 0 to 100000")
    }

    func testWhatIsMissingIsNamed() throws {
        try assertStops("no layout", saying: "UICollectionView must be made with a layout")
        try assertStops(
            "no section",
            saying: "The section provider must return a section, but returned nil for section 0"
        )
        try assertStops("no items", saying: "A group of a compositional layout needs at least one item")
        try assertStops(
            "no decoration",
            saying: "No class is registered for decoration views of the kind 'plate'"
        )
    }
}
