import XCTest

@testable import KeyedArchive
@testable import TabardKit

/// What views bring back of themselves (R1).
@preconcurrency @MainActor
final class ViewRestorationTests: TabBarTestCase {
    /// Hands what one view writes to another.
    private func carry(_ old: UIView, to new: UIView) throws {
        let archiver = StateArchiver { $0 is UIResponder }
        old.encodeRestorableState(with: archiver)
        let archive = try KeyedArchive(archiver.finished().bytes)
        new.decodeRestorableState(with: StateUnarchiver(archive) { _ in nil })
    }

    /// Shows a view that fills a window.
    private func showAlone(_ view: UIView, height: CGFloat = 700) {
        let controller = UIViewController()
        controller.view = view
        show(controller, height: height)
        view.layoutIfNeeded()
    }

    private func scrollView(_ size: CGSize = CGSize(width: 390, height: 3_000)) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        view.contentSize = size
        return view
    }

    func testR1TheOffsetComesBackAtTheFirstLayout() throws {
        let old = scrollView()
        showAlone(old)
        old.contentOffset = CGPoint(x: 0, y: 1_234)
        let new = scrollView()
        try carry(old, to: new)
        showAlone(new)
        XCTAssertEqual(new.contentOffset.y, 1_234)
    }

    /// What has its content only later gets there later, unless somebody moves it before.
    func testR1TheOffsetWaitsForTheContent() throws {
        let old = scrollView()
        showAlone(old)
        old.contentOffset = CGPoint(x: 0, y: 1_234)
        for isMoved in [false, true] {
            let new = scrollView(CGSize(width: 390, height: 1_000))
            try carry(old, to: new)
            showAlone(new)
            XCTAssertEqual(new.contentOffset.y, 300)
            if isMoved { new.contentOffset.y = 10 }
            new.contentSize.height = 3_000
            new.layoutIfNeeded()
            XCTAssertEqual(new.contentOffset.y, isMoved ? 10 : 1_234)
        }
    }

    /// What was not seen since keeps what it had.
    func testR1WhatIsNeverShownKeepsItsPlace() throws {
        let old = scrollView()
        showAlone(old)
        old.contentOffset = CGPoint(x: 0, y: 1_234)
        let unseen = scrollView()
        try carry(old, to: unseen)
        let new = scrollView()
        try carry(unseen, to: new)
        showAlone(new)
        XCTAssertEqual(new.contentOffset.y, 1_234)
    }

    func testR1AnotherInsetShiftsNothing() throws {
        let old = scrollView()
        showAlone(old)
        old.contentInset.top = 100
        old.contentOffset = CGPoint(x: 0, y: 500)
        let new = scrollView()
        new.contentInset.top = 40
        try carry(old, to: new)
        showAlone(new)
        XCTAssertEqual(new.contentOffset.y, 560)
    }

    /// A title that grows small as the content moves takes nothing from where the content stands.
    func testR1BelowALargeTitle() throws {
        let source = NamedRows((0..<100).map { "row \($0)" })
        for makeView in [{ self.scrollView() }, { self.table(source) }] as [() -> UIScrollView] {
            func stack(_ view: UIScrollView) -> UINavigationController {
                let page = UIViewController()
                page.title = "Large"
                page.view = view
                let stack = UINavigationController(rootViewController: page)
                stack.navigationBar.prefersLargeTitles = true
                return stack
            }
            for distance in [20, 400] as [CGFloat] {
                let (old, new) = (makeView(), makeView())
                let former = stack(old)
                show(former, height: 700)
                former.view.layoutIfNeeded()
                old.contentOffset.y += distance
                former.view.layoutIfNeeded()
                try carry(old, to: new)
                let next = stack(new)
                show(next, height: 700)
                next.view.layoutIfNeeded()
                XCTAssertEqual(new.contentOffset.y, old.contentOffset.y)
                XCTAssertEqual(next.navigationBar.frame, former.navigationBar.frame)
            }
        }
    }

    func testR1HostileNumbersMoveNothing() throws {
        for number in [Double.nan, .infinity, -1e300, 1e12] {
            var archive = KeyedArchive()
            archive.top = [
                "UIScrollViewContentOffsetX": .real(number), "UIScrollViewContentOffsetY": .real(number),
                "UIScrollViewZoomScale": .real(number), "UIListSelectedCount": .real(number),
                "UIListFirstVisibleX": .real(number), "UITextViewSelectedLocation": .real(number),
                "UITextViewSelectedLength": .integer(.max),
            ]
            for view in [scrollView(), UITableView(), UITextView()] as [UIScrollView] {
                view.decodeRestorableState(with: StateUnarchiver(archive) { _ in nil })
                showAlone(view)
                XCTAssertEqual(view.contentOffset, .zero)
            }
        }
    }

    private func table(_ source: Rows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        table.rowHeight = 50
        table.allowsMultipleSelection = true
        table.dataSource = source
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        return table
    }

    /// By what rows show, wherever they stand by now.
    func testR1RowsByTheirModel() throws {
        let source = NamedRows((0..<10_000).map { "row \($0)" })
        let old = table(source)
        showAlone(old)
        old.contentOffset.y = 5_010
        for row in [3, 100, 9_999] {
            old.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        old.layoutIfNeeded()
        // Twenty new ones at the top, and one that was selected is gone.
        let later = NamedRows((0..<20).map { "new \($0)" } + source.names.filter { $0 != "row 3" })
        let new = table(later)
        try carry(old, to: new)
        showAlone(new)
        XCTAssertEqual(new.indexPathsForSelectedRows?.map(\.row), [119, 10_018])
        XCTAssertEqual(new.contentOffset.y, 5_010 + 19 * 50)
    }

    /// A row that a screen reader or the keyboard chooses is a change too, whatever its delegate does.
    func testR1ARowThatIsChosenWithoutATouchIsAChange() throws {
        let source = NamedRows(["a", "b"])
        let list = table(source)
        showAlone(list)
        var count = 0
        let former = RestorableChange.listener
        RestorableChange.listener = { count += 1 }
        defer { RestorableChange.listener = former }
        list._userSelected(IndexPath(row: 1, section: 0))
        XCTAssertGreaterThan(count, 0)
    }

    func testR1RowsByTheirPlaces() throws {
        let old = table(Rows((0..<100).map { "\($0)" }))
        let source = Rows((0..<50).map { "\($0)" })
        old.dataSource = source
        showAlone(old)
        old.contentOffset.y = 1_000
        for row in [3, 40] {
            old.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        let fewer = Rows((0..<30).map { "\($0)" })
        let new = table(fewer)
        try carry(old, to: new)
        showAlone(new)
        XCTAssertEqual(new.indexPathsForSelectedRows?.map(\.row), [3])
        XCTAssertEqual(new.contentOffset.y, 800)
    }

    /// Rows that come after the first layout.
    func testR1RowsThatComeLater() throws {
        let old = table(NamedRows([]))
        let source = NamedRows((0..<100).map { "row \($0)" })
        old.dataSource = source
        showAlone(old)
        old.contentOffset.y = 2_000
        old.selectRow(at: IndexPath(row: 41, section: 0), animated: false, scrollPosition: .none)
        old.layoutIfNeeded()
        let late = NamedRows([])
        let new = table(late)
        try carry(old, to: new)
        showAlone(new)
        XCTAssertNil(new.indexPathsForSelectedRows)
        late.names = source.names
        new.reloadData()
        new.layoutIfNeeded()
        XCTAssertEqual(new.indexPathsForSelectedRows?.map(\.row), [41])
        XCTAssertEqual(new.contentOffset.y, 2_000)
    }

    func testR1ItemsOfCollections() throws {
        let source = NamedItems((0..<1_000).map { "item \($0)" })
        func collection(_ source: NamedItems) -> UICollectionView {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumLineSpacing = 0
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 700),
                collectionViewLayout: layout
            )
            view.dataSource = source
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            return view
        }
        let old = collection(source)
        showAlone(old)
        old.contentOffset.y = 5_025
        old.selectItem(at: IndexPath(item: 7, section: 0), animated: false, scrollPosition: [])
        old.layoutIfNeeded()
        let later = NamedItems((0..<6).map { "new \($0)" } + source.names)
        let new = collection(later)
        try carry(old, to: new)
        showAlone(new)
        XCTAssertEqual(new.indexPathsForSelectedItems?.map(\.item), [13])
        XCTAssertEqual(new.contentOffset.y, 5_225)
    }

    func testR1TextsThatAreWritten() throws {
        let old = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        old.text = "What I write 🙂"
        old.selectedRange = NSRange(location: 5, length: 2)
        let new = UITextView(frame: old.frame)
        try carry(old, to: new)
        XCTAssertEqual(new.text, "What I write 🙂")
        XCTAssertEqual(new.selectedRange, NSRange(location: 5, length: 2))
        old.isSecureTextEntry = true
        let other = UITextView(frame: old.frame)
        try carry(old, to: other)
        XCTAssertEqual(other.text, "")
        // What can't be written is the app's.
        let read = UITextView(frame: old.frame)
        read.isEditable = false
        read.text = "The app's text"
        let again = UITextView(frame: old.frame)
        again.isEditable = false
        again.text = "Another text"
        try carry(read, to: again)
        XCTAssertEqual(again.text, "Another text")
    }

    func testR1FieldsAndSearchBars() throws {
        let old = UITextField()
        old.text = "half a na"
        let new = UITextField()
        try carry(old, to: new)
        XCTAssertEqual(new.text, "half a na")
        old.isSecureTextEntry = true
        let archiver = StateArchiver { $0 is UIResponder }
        old.encodeRestorableState(with: archiver)
        XCTAssertEqual(archiver.finished().objects.count, 1)
        let secret = UITextField()
        secret.isSecureTextEntry = true
        secret.text = "kept"
        old.isSecureTextEntry = false
        try carry(old, to: secret)
        XCTAssertEqual(secret.text, "kept")
        let bar = UISearchBar()
        bar.text = "sea"
        let newBar = UISearchBar()
        try carry(bar, to: newBar)
        XCTAssertEqual(newBar.text, "sea")
    }
}

private class Rows: NSObject, UITableViewDataSource {
    var names: [String]

    init(_ names: [String]) { self.names = names }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

private final class NamedRows: Rows, UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}

private final class NamedItems: NSObject, UICollectionViewDataSource, UIDataSourceModelAssociation {
    let names: [String]

    init(_ names: [String]) { self.names = names }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.item] }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
    }
}
