import GtkInterop
import XCTest

@testable import TabardKit

/// Collections of documents: layouts, prototype cells, headers and footers, cells of nibs (I5, I7).
@preconcurrency @MainActor
final class CollectionDecodingTests: InterfaceTestCase {
    private final class Source: NSObject, UICollectionViewDataSource, _SelectorAnswering {
        nonisolated class var _selectors: _SelectorTable { _SelectorTable(Source.self, []) }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            4
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath) }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: "edge",
                for: indexPath
            )
        }
    }

    private func make(_ element: String, owner: NSObject? = nil) throws -> UICollectionView {
        try XCTUnwrap(nib(element).instantiate(withOwner: owner).first as? UICollectionView)
    }

    func testAFlowLayout() throws {
        let collection = try make(
            """
            <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" dataMode="prototypes" prefetchingEnabled="NO" \
            allowsSelection="NO" allowsMultipleSelection="YES" id="a">
                <color key="backgroundColor" systemColor="systemYellowColor"/>
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" minimumInteritemSpacing="4" \
            scrollDirection="horizontal" sectionInsetReference="safeArea" id="l">
                    <size key="itemSize" width="50" height="60"/><size key="headerReferenceSize" width="5" height="6"/>
                    <size key="footerReferenceSize" width="7" height="8"/><size key="estimatedItemSize" width="9" height="10"/>
                    <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                </collectionViewFlowLayout>
            </collectionView>
            """
        )
        XCTAssertTrue(
            !collection.isPrefetchingEnabled && !collection.allowsSelection
                && collection.allowsMultipleSelection
        )
        XCTAssertEqual(collection.backgroundColor, .systemYellow)
        let layout = try XCTUnwrap(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        XCTAssertTrue(layout.collectionView === collection)
        XCTAssertEqual([layout.minimumLineSpacing, layout.minimumInteritemSpacing], [3, 4])
        XCTAssertEqual(layout.scrollDirection, .horizontal)
        XCTAssertEqual(
            [
                layout.itemSize, layout.headerReferenceSize, layout.footerReferenceSize,
                layout.estimatedItemSize,
            ],
            [(50, 60), (5, 6), (7, 8), (9, 10)].map { CGSize(width: $0.0, height: $0.1) }
        )
        XCTAssertEqual(layout.sectionInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        XCTAssertEqual(told, [])
        let automatic = try make(
            #"<collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" id="l"/></collectionView>"#
        )
        XCTAssertEqual(
            (automatic.collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize,
            UICollectionViewFlowLayout.automaticSize
        )
        XCTAssertEqual(told, [])
    }

    func testAnAppsOwnLayoutIsMadeOfTheDocument() throws {
        let collection = try make(
            """
            <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" \
            customClass="OwnDecodedLayout" customModule="TabardKitTests" id="l"/></collectionView>
            """
        )
        let layout = try XCTUnwrap(collection.collectionViewLayout as? OwnDecodedLayout)
        XCTAssertTrue(layout.isOwn)
        XCTAssertEqual(layout.minimumLineSpacing, 3)
        XCTAssertEqual(told, [])
    }

    func testPrototypesAreMadeAnewForEachItem() throws {
        let source = Source()
        let collection = try make(
            """
            <collectionView dataMode="prototypes" contentInsetAdjustmentBehavior="never" id="a"><rect key="frame" x="0" y="0" width="320" height="440"/>
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="l">
                    <size key="itemSize" width="100" height="80"/><size key="headerReferenceSize" width="50" height="30"/>
                    <size key="footerReferenceSize" width="50" height="20"/><inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
                </collectionViewFlowLayout>
                <cells>
                    <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="picture" id="c">
                        <rect key="frame" x="0" y="0" width="100" height="80"/>
                        <view key="contentView" opaque="NO" contentMode="center"><rect key="frame" x="0" y="0" width="100" height="80"/>
                            <subviews><label text="Picture" translatesAutoresizingMaskIntoConstraints="NO" id="t"/></subviews></view>
                        <constraints><constraint firstItem="t" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="7" id="k"/>
                            <constraint firstItem="t" firstAttribute="top" secondItem="c" secondAttribute="top" constant="9" id="m"/></constraints>
                        <size key="customSize" width="100" height="80"/>
                    </collectionViewCell>
                </cells>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="edge" id="h"><subviews><label text="Header" id="ht"/></subviews></collectionReusableView>
                <collectionReusableView key="sectionFooterView" reuseIdentifier="edge" id="f"><subviews><label text="Footer" id="ft"/></subviews></collectionReusableView>
                <connections><outlet property="dataSource" destination="-1" id="1"/></connections>
            </collectionView>
            """,
            owner: source
        )
        let controller = UIViewController()
        controller.view = collection
        show(controller, width: 320, height: 440)
        let cells = collection.visibleCells
        XCTAssertEqual(
            cells.map { ($0.contentView.subviews.first as? UILabel)?.text },
            Array(repeating: "Picture", count: 4)
        )
        XCTAssertEqual(cells.map(\.reuseIdentifier), Array(repeating: "picture", count: 4))
        XCTAssertEqual(Set(cells.map(ObjectIdentifier.init)).count, 4)
        XCTAssertEqual(cells.first?.frame, CGRect(x: 0, y: 30, width: 100, height: 80))
        XCTAssertEqual(cells.first?.contentView.subviews.first?.frame.origin, CGPoint(x: 7, y: 9))
        let edges = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map
        {
            collection.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: 0))
        }
        XCTAssertEqual(edges.map { ($0?.subviews.first as? UILabel)?.text }, ["Header", "Footer"])
        XCTAssertEqual(told, [])
    }

    func testViewsOfANib() throws {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(
            nib(
                #"<collectionViewCell id="c"><view key="contentView"><subviews><label text="Own" id="t"/></subviews></view></collectionViewCell>"#
            ),
            forCellWithReuseIdentifier: "picture"
        )
        collection.register(
            nib(
                #"<collectionReusableView id="c"><subviews><label text="Head" id="t"/></subviews></collectionReusableView>"#
            ),
            forSupplementaryViewOfKind: "head",
            withReuseIdentifier: "edge"
        )
        let path = IndexPath(item: 0, section: 0)
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "picture", for: path)
        XCTAssertEqual(cell.reuseIdentifier, "picture")
        XCTAssertEqual((cell.contentView.subviews.first as? UILabel)?.text, "Own")
        let head = collection.dequeueReusableSupplementaryView(
            ofKind: "head",
            withReuseIdentifier: "edge",
            for: path
        )
        XCTAssertEqual((head.subviews.first as? UILabel)?.text, "Head")
        XCTAssertEqual(head.reuseIdentifier, "edge")
        XCTAssertEqual(told, [])
    }

    func testI7LayoutsAndCellsThatAreNone() throws {
        let collection = try make(
            """
            <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="-3" id="l">
                <size key="itemSize" width="-50" height="60"/></collectionViewFlowLayout>
                <cells><collectionViewCell id="n"/><view reuseIdentifier="view" id="v"/></cells></collectionView>
            """
        )
        let layout = try XCTUnwrap(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        XCTAssertEqual(layout.itemSize, UICollectionViewFlowLayout().itemSize)
        XCTAssertEqual(layout.minimumLineSpacing, 10)
        let cell = collection.dequeueReusableCell(
            withReuseIdentifier: "view",
            for: IndexPath(item: 0, section: 0)
        )
        XCTAssertEqual(cell.reuseIdentifier, "view")
        XCTAssertEqual(
            told,
            [
                "2: collectionViewFlowLayout l: itemSize must be a size that is not less than 0, but is '-50.0 x 60.0'",
                "2: collectionViewFlowLayout l: minimumLineSpacing must be a number that is not less than 0, but is '-3.0'",
                "4: collectionViewCell n: Without a reuse identifier it can't be dequeued",
                "4: view v: Tabard does not know its attribute 'reuseIdentifier'",
                "4: view v: UIView stands where a UICollectionViewCell must be",
            ]
        )
        let odd = try make(
            #"<collectionView id="a"><view key="collectionViewLayout" id="l"/></collectionView>"#
        )
        XCTAssertNotNil(odd.collectionViewLayout as? UICollectionViewFlowLayout)
        XCTAssertEqual(told.last, "4: view v: UIView stands where a UICollectionViewCell must be")
    }
}

/// A layout that documents name, so at the top of the file.
@preconcurrency @MainActor
final class OwnDecodedLayout: UICollectionViewFlowLayout {
    let isOwn: Bool

    required init?(coder: NSCoder) {
        isOwn = true
        super.init(coder: coder)
    }
}
