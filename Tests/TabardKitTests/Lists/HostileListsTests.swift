import GtkInterop
import XCTest

@testable import TabardKit

/// Tables and collections whose data sources, delegates and cells do what they should not: they go on, with a word in the log
/// where something is not shown as it was asked for.
@preconcurrency @MainActor
final class HostileListsTests: MisuseTestCase {
    /// Answers and does whatever a test says.
    @MainActor
    private final class Liar: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        var sections = 1
        var count: () -> Int = { 20 }
        var makingCell: () -> Void = {}
        var displaying: () -> Void = {}
        var ending: () -> Void = {}
        var selecting: () -> Void = {}
        var measuring: () -> CGFloat = { 40 }
        var configure: (UIView) -> Void = { _ in }
        /// How often something is done within itself: without a limit it would be the app that never ends.
        private var left = 200

        func few(_ action: () -> Void) {
            guard left > 0 else { return }
            left -= 1
            action()
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count() }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath)"
            configure(cell)
            few(makingCell)
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            measuring()
        }
        func tableView(
            _ tableView: UITableView,
            willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { few(displaying) }
        func tableView(
            _ tableView: UITableView,
            didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { few(ending) }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { few(selecting) }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count()
        }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            configure(cell)
            few(makingCell)
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 100, height: measuring()) }
        func collectionView(
            _ collectionView: UICollectionView,
            willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { few(displaying) }
        func collectionView(
            _ collectionView: UICollectionView,
            didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { few(ending) }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            few(selecting)
        }
    }

    /// A cell that wants to be larger each time it is asked.
    private final class GrowingCell: UICollectionViewCell {
        private static var size: CGFloat = 10
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
            Self.size += 1
            attributes.size.height = Self.size
            return attributes
        }
    }

    private final class GrowingRow: UITableViewCell {
        private static var height: CGFloat = 10
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            Self.height += 1
            return CGSize(width: size.width, height: Self.height)
        }
    }

    /// A layout that is never done.
    private final class RestlessLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let said = super.layoutAttributesForElements(in: rect)
            invalidateLayout()
            return said
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }

    private final class BadFramesLayout: UICollectionViewLayout {
        let frame: CGRect
        let transform: CGAffineTransform
        init(_ frame: CGRect, _ transform: CGAffineTransform) {
            self.frame = frame
            self.transform = transform
            super.init()
        }
        required init?(coder: NSCoder) { nil }
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<3).map { item in
                let attributes = UICollectionViewLayoutAttributes(
                    forCellWith: IndexPath(item: item, section: 0)
                )
                attributes.frame = item == 0 ? CGRect(x: 0, y: 0, width: 50, height: 50) : frame
                if item > 0 { attributes.transform = transform }
                return attributes
            }
        }
    }

    @MainActor
    private static func table(
        _ name: String = "",
        cell: AnyClass = UITableViewCell.self,
        _ prepare: (UITableView, Liar) -> Void
    ) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        let liar = Liar()
        table.register(cell, forCellReuseIdentifier: "cell")
        prepare(table, liar)
        table.dataSource = liar
        table.delegate = liar
        exercise(table) {
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            if table.numberOfSections > 0, table.numberOfRows(inSection: 0) > 1 {
                table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: false)
                table._userSelected(IndexPath(row: 1, section: 0))
            }
        }
        let count = table.visibleCells.count
        print("still here: \(count) cells")
    }

    @MainActor
    private static func collection(
        _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        cell: AnyClass = UICollectionViewCell.self,
        changes: Bool = true,
        _ prepare: (UICollectionView, Liar) -> Void
    ) {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440),
            collectionViewLayout: layout
        )
        let liar = Liar()
        list.register(cell, forCellWithReuseIdentifier: "cell")
        prepare(list, liar)
        list.dataSource = liar
        list.delegate = liar
        exercise(list) {
            guard changes else { return }
            list.insertItems(at: [IndexPath(item: 1, section: 0)])
            list.deleteItems(at: [IndexPath(item: 0, section: 0)])
            if list.numberOfSections > 0, list.numberOfItems(inSection: 0) > 1 {
                list.scrollToItem(at: IndexPath(item: 1, section: 0), at: .top, animated: false)
                list._userSelected(IndexPath(item: 1, section: 0))
            }
        }
        print("still here: \(list.visibleCells.count) cells")
    }

    @MainActor
    private static func exercise(_ list: UIScrollView, _ change: () -> Void) {
        let start = ContinuousClock.now
        list.layoutIfNeeded()
        for offset in [200, 2_000, 90_000, 0] as [CGFloat] {
            list.contentOffset.y = offset
            list.setNeedsLayout()
            list.layoutIfNeeded()
        }
        change()
        list.frame.size.width = 300
        list.setNeedsLayout()
        list.layoutIfNeeded()
        print(start.duration(to: .now) < .seconds(20) ? "soon" : "late")
    }

    /// Counts that go up and down from call to call.
    @MainActor
    private static func swings() -> () -> Int {
        var call = 0
        return {
            call += 1
            return [20, 3, 0, 50, 1][call % 5]
        }
    }

    override class var misuses: [String: () -> Void] {
        let nothing = UICollectionViewFlowLayout.automaticSize
        return [
            "table counts": { table { _, liar in liar.count = swings() } },
            "table reload in cell": {
                table { table, liar in
                    liar.makingCell = { [unowned table] in table.reloadData() }
                }
            },
            "table gone in cell": {
                table { table, liar in
                    liar.makingCell = { [unowned table, unowned liar] in
                        liar.count = { 0 }
                        table.reloadData()
                    }
                }
            },
            "table gone in display": {
                table { table, liar in
                    liar.displaying = { [unowned table, unowned liar] in
                        liar.sections = 0
                        table.reloadData()
                    }
                }
            },
            "table gone in height": {
                table { table, liar in
                    var calls = 0
                    liar.measuring = { [unowned table, unowned liar] in
                        calls += 1
                        if calls == 5 {
                            liar.count = { 0 }
                            table.reloadData()
                        }
                        return 40
                    }
                }
            },
            "table changes in callbacks": {
                table { table, liar in
                    var rows = 20
                    liar.count = { rows }
                    let delete = { [unowned table] in
                        guard rows > 2 else { return }
                        rows -= 1
                        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                    }
                    liar.makingCell = delete
                    liar.displaying = delete
                    liar.ending = delete
                    liar.selecting = { [unowned table] in
                        rows = 0
                        table.reloadData()
                    }
                }
            },
            "table grows": {
                table(cell: GrowingRow.self) { _, liar in
                    liar.measuring = { UITableView.automaticDimension }
                }
            },
            "million rows": {
                table { table, liar in
                    liar.count = { 1_000_000 }
                    table.estimatedRowHeight = 0
                }
            },
            "collection counts": { collection { _, liar in liar.count = swings() } },
            "collection reload in cell": {
                collection { list, liar in
                    liar.makingCell = { [unowned list] in list.reloadData() }
                }
            },
            "collection gone in cell": {
                collection { list, liar in
                    liar.makingCell = { [unowned list, unowned liar] in
                        liar.count = { 0 }
                        list.reloadData()
                    }
                }
            },
            "collection gone in display": {
                collection { list, liar in
                    liar.displaying = { [unowned list, unowned liar] in
                        liar.sections = 0
                        list.reloadData()
                    }
                }
            },
            "collection gone in size": {
                collection { list, liar in
                    var calls = 0
                    liar.measuring = { [unowned list, unowned liar] in
                        calls += 1
                        if calls == 5 {
                            liar.count = { 0 }
                            list.reloadData()
                        }
                        return 40
                    }
                }
            },
            "collection changes in callbacks": {
                collection { list, liar in
                    var items = 20
                    liar.count = { items }
                    let delete = { [unowned list] in
                        guard items > 2 else { return }
                        items -= 1
                        list.deleteItems(at: [IndexPath(item: 0, section: 0)])
                    }
                    liar.makingCell = delete
                    liar.displaying = delete
                    liar.ending = delete
                    liar.selecting = { [unowned list] in
                        items = 0
                        list.reloadData()
                    }
                }
            },
            "collection grows": {
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = nothing
                collection(layout, cell: GrowingCell.self) { _, _ in }
            },
            "list grows": {
                let layout = UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)
                )
                collection(layout, cell: GrowingCell.self) { _, _ in }
            },
            "restless": { collection(RestlessLayout()) { _, _ in } },
            "million items": {
                collection(changes: false) { _, liar in liar.count = { 1_000_000 } }
            },
            "million estimated items": {
                let layout = UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)
                )
                collection(layout, cell: UICollectionViewListCell.self, changes: false) { _, liar in
                    liar.count = { 1_000_000 }
                }
            },
            "many flowing items": {
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = nothing
                collection(layout, changes: false) { _, liar in liar.count = { 100_000 } }
            },
            "nan": { frames(CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50)) },
            "infinite": { frames(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 50)) },
            "negative": { frames(CGRect(x: 200, y: 200, width: -50, height: -50)) },
            "far": { frames(CGRect(x: 0, y: 1e300, width: 1e300, height: 1e300)) },
            "turned": {
                frames(
                    CGRect(x: 0, y: 60, width: 50, height: 50),
                    CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0)
                )
            },
            "unknown cell": {
                table { table, _ in table.register(nil as AnyClass?, forCellReuseIdentifier: "cell") }
            },
            "unknown kind": {
                let list = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 440),
                    collectionViewLayout: UICollectionViewFlowLayout()
                )
                _ = list.dequeueReusableSupplementaryView(
                    ofKind: "hat",
                    withReuseIdentifier: "straw",
                    for: IndexPath(item: 0, section: 0)
                )
            },
            "kind without a view": {
                let layout = UICollectionViewFlowLayout()
                layout.headerReferenceSize = CGSize(width: 100, height: 20)
                collection(layout) { _, _ in }
            },
            "fonts and pictures": {
                table(cell: UITableViewCell.self) { _, liar in
                    var number = 0
                    let sizes: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e9]
                    liar.measuring = { UITableView.automaticDimension }
                    liar.configure = { view in
                        guard let cell = view as? UITableViewCell else { return }
                        number += 1
                        cell.textLabel?.font = .systemFont(ofSize: sizes[number % sizes.count])
                        cell.textLabel?.text = number == 7 ? String(repeating: "long ", count: 200_000) : "ß"
                        cell.imageView?.image =
                            UIImage(data: picture(width: 60_000, height: 60_000))
                            ?? UIImage(data: Data([0x89, 0x50, 0x4E, 0x47]))
                    }
                }
            },
        ]
    }

    /// The head of a PNG file that says how large it is, and nothing more.
    private nonisolated static func picture(width: UInt32, height: UInt32) -> Data {
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        data.append(contentsOf: Array("IHDR".utf8))
        for number in [width, height] {
            withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) }
        }
        data.append(contentsOf: [8, 6, 0, 0, 0, 0, 0, 0, 0])
        return data
    }

    @MainActor
    private static func frames(_ frame: CGRect, _ transform: CGAffineTransform = .identity) {
        collection(BadFramesLayout(frame, transform), changes: false) { _, liar in liar.count = { 3 } }
    }

    private func assertGoesOn(_ name: String, _ parts: String..., line: UInt = #line) throws {
        XCTAssertNotNil(Self.misuses[name], name, line: line)
        let (reason, text) = try run(name)
        XCTAssertEqual(reason, .exit, "\(name): \(text)", line: line)
        for part in parts + ["soon", "still here"] {
            XCTAssertTrue(text.contains(part), "\(name): \(text)", line: line)
        }
    }

    func testCountsThatChangeFromCallToCall() throws {
        try assertGoesOn("table counts")
        try assertGoesOn("collection counts")
    }

    func testReloadingInCallbacks() throws {
        try assertGoesOn("table reload in cell")
        try assertGoesOn("table gone in cell", "0 cells")
        try assertGoesOn("table gone in display", "0 cells")
        try assertGoesOn("table gone in height", "0 cells")
        try assertGoesOn("collection reload in cell")
        try assertGoesOn("collection gone in cell", "0 cells")
        try assertGoesOn("collection gone in display", "0 cells")
        try assertGoesOn("collection gone in size", "0 cells")
    }

    func testChangesInCallbacks() throws {
        try assertGoesOn("table changes in callbacks")
        try assertGoesOn("collection changes in callbacks")
    }

    func testSizesThatNeverSettle() throws {
        try assertGoesOn("table grows")
        try assertGoesOn("collection grows")
        try assertGoesOn("list grows")
        try assertGoesOn("restless")
    }

    func testAMillionItems() throws {
        try assertGoesOn("million rows", "11 cells")
        try assertGoesOn("million items")
        try assertGoesOn("million estimated items")
        try assertGoesOn("many flowing items")
    }

    func testFramesThatCannotBe() throws {
        try assertGoesOn("nan", "is not finite", "1 cells")
        try assertGoesOn("infinite", "is not finite", "1 cells")
        try assertGoesOn("negative")
        try assertGoesOn("far", "1 cells")
        try assertGoesOn("turned", "is not finite", "1 cells")
    }

    func testWhatNobodyRegistered() throws {
        try assertStops("unknown cell", saying: "No class is registered for the reuse identifier 'cell'")
        try assertStops("unknown kind", saying: "reuse identifier 'straw' and the kind 'hat'")
        try assertStops("kind without a view", saying: "the kind 'UICollectionElementKindSectionHeader'")
    }

    func testFontsAndPicturesThatCannotBe() throws {
        try assertGoesOn("fonts and pictures")
    }
}
