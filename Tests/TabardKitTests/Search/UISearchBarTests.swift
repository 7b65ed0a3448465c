import GtkInterop
import XCTest

@testable import TabardKit

/// Search bars, used by real keys and clicks of the X server.
@preconcurrency @MainActor
final class UISearchBarTests: TextTestCase {
    @MainActor
    private final class Delegate: NSObject, UISearchBarDelegate {
        let journal: Journal
        var refuses: Set<String> = []

        init(_ journal: Journal) { self.journal = journal }

        private func ask(_ question: String) -> Bool {
            journal.entries.append(question)
            return !refuses.contains(question)
        }

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("begin?") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { journal.entries.append("didBegin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("end?") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { journal.entries.append("didEnd") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            journal.entries.append("changed '\(searchText)'")
        }
        func searchBar(
            _ searchBar: UISearchBar,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool {
            ask("\(range.location)+\(range.length) '\(text)'")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { journal.entries.append("search") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { journal.entries.append("bookmarks") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.entries.append("cancel") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { journal.entries.append("results") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            journal.entries.append("scope \(selectedScope)")
        }
    }

    private lazy var delegate = Delegate(journal)

    private func bar(_ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = delegate
        change(bar)
        bar.sizeToFit()
        put(bar, CGRect(x: 0, y: 0, width: 300, height: bar.bounds.height))
        return bar
    }

    func testSearchingByClickAndKeys() throws {
        let bar = bar()
        try click(bar, at: CGPoint(x: 150, y: 28))
        XCTAssertTrue(bar.isFirstResponder)
        XCTAssertEqual(journal.take(), ["begin?", "didBegin"])
        try type("Return")
        XCTAssertEqual(journal.take(), [], "there is nothing to search")
        try type("a", "b")
        XCTAssertEqual(journal.take(), ["0+0 'a'", "changed 'a'", "1+0 'b'", "changed 'ab'"])
        try type("Return")
        XCTAssertEqual(journal.take(), ["search"])
        XCTAssertTrue(bar.resignFirstResponder())
        XCTAssertEqual(journal.take(), ["end?", "didEnd"])
        bar.text = "set"
        XCTAssertEqual(journal.take(), [], "what the app sets is not told")
        XCTAssertEqual(bar.searchTextField.text, "set")
    }

    func testEscape() throws {
        let bar = bar { $0.text = "ab" }
        XCTAssertTrue(bar.becomeFirstResponder())
        _ = journal.take()
        try type("Escape")
        XCTAssertEqual(bar.text, "")
        XCTAssertEqual(journal.take(), ["changed ''"])
        try type("Escape")
        XCTAssertEqual(journal.take(), ["end?", "didEnd"])
        bar.showsCancelButton = true
        bar.text = "ab"
        XCTAssertTrue(bar.becomeFirstResponder())
        _ = journal.take()
        try type("Escape")
        XCTAssertEqual(bar.text, "ab", "the app decides what giving up means")
        XCTAssertEqual(journal.take(), ["cancel"])
    }

    func testABarThatIsNotEnabledTakesNothing() throws {
        let bar = bar {
            $0.showsCancelButton = true
            $0.scopeButtonTitles = ["All", "Some"]
            $0.showsScopeBar = true
        }
        XCTAssertTrue(bar.isEnabled)
        XCTAssertTrue(bar.becomeFirstResponder())
        _ = journal.take()
        bar.isEnabled = false
        XCTAssertFalse(bar.isFirstResponder)
        XCTAssertEqual(journal.take(), ["end?", "didEnd"])
        bar.showsBookmarkButton = true
        MainLoop.iterate(seconds: 0.1)
        let scopes = try XCTUnwrap(bar._scopes).frame
        let places = [
            CGPoint(x: 100, y: 28), CGPoint(x: bar._cancelButton.frame.midX, y: bar._cancelButton.frame.midY),
            CGPoint(x: bar._field.frame.maxX - 19, y: 28), CGPoint(x: scopes.maxX - 20, y: scopes.midY),
        ]
        for place in places { try click(bar, at: place) }
        try type("a")
        XCTAssertEqual(bar.text, "")
        XCTAssertEqual(bar.selectedScopeButtonIndex, 0)
        XCTAssertFalse(bar.becomeFirstResponder())
        XCTAssertEqual(journal.take(), [])
        bar.isEnabled = true
        try click(bar, at: places[1])
        try click(bar, at: places[2])
        try click(bar, at: places[3])
        XCTAssertEqual(journal.take(), ["cancel", "bookmarks", "scope 1"])
    }

    func testTheButtons() throws {
        let bar = bar {
            $0.showsCancelButton = true
            $0.showsBookmarkButton = true
        }
        let cancel = bar._cancelButton.frame
        XCTAssertEqual(cancel.maxX, 284)
        try click(bar, at: CGPoint(x: cancel.midX, y: cancel.midY))
        XCTAssertEqual(journal.take(), ["cancel"])
        try click(bar, at: CGPoint(x: bar._field.frame.maxX - 19, y: 28))
        XCTAssertEqual(journal.take(), ["bookmarks"])
        bar.showsSearchResultsButton = true
        MainLoop.iterate(seconds: 0.1)
        try click(bar, at: CGPoint(x: bar._field.frame.maxX - 19, y: 28))
        XCTAssertEqual(journal.take(), ["results"])
        bar.showsBookmarkButton = false
        bar.showsSearchResultsButton = false
        bar.text = "ab"
        MainLoop.iterate(seconds: 0.1)
        try click(bar, at: CGPoint(x: bar._field.frame.maxX - 17, y: 28))
        XCTAssertEqual(bar.text, "")
        XCTAssertEqual(journal.take(), ["changed ''", "begin?", "didBegin"])
    }

    func testScopes() throws {
        let bar = bar {
            $0.scopeButtonTitles = ["All", "Songs", "Albums"]
            $0.showsScopeBar = true
        }
        XCTAssertEqual(bar.bounds.height, 98)
        XCTAssertEqual(bar._scopes?.selectedSegmentIndex, 0)
        let scopes = try XCTUnwrap(bar._scopes).frame
        try click(bar, at: CGPoint(x: scopes.midX, y: scopes.midY))
        XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
        XCTAssertEqual(journal.take(), ["scope 1"])
        bar.selectedScopeButtonIndex = 2
        XCTAssertEqual(bar._scopes?.selectedSegmentIndex, 2)
        XCTAssertEqual(journal.take(), [])
        bar.selectedScopeButtonIndex = 7
        bar.scopeButtonTitles = nil
        XCTAssertEqual(bar.sizeThatFits(CGSize(width: 300, height: 0)).height, 56)
    }

    func testTheDelegateMayRefuse() throws {
        let bar = bar()
        delegate.refuses = ["begin?"]
        XCTAssertFalse(bar.becomeFirstResponder())
        delegate.refuses = ["0+0 'x'", "end?"]
        XCTAssertTrue(bar.becomeFirstResponder())
        try type("x", "y")
        XCTAssertEqual(bar.text, "y")
        XCTAssertFalse(bar.resignFirstResponder())
        delegate.refuses = []
        XCTAssertTrue(controller.view.endEditing(true))
        XCTAssertFalse(bar.isFirstResponder)
    }

    func testLayoutMirrorsItself() {
        for width in [0.0, 100, 320, 390, 1_200] {
            for hasCancel in [false, true] {
                var layout = SearchBarLayout(width: width, cancelWidth: hasCancel ? 60 : 0)
                let (field, cancel) = (layout.field, layout.cancel)
                XCTAssertGreaterThanOrEqual(field.width, 0)
                layout.isRightToLeft = true
                XCTAssertEqual(layout.field.width, field.width)
                guard width > 32 else { continue }
                XCTAssertEqual(layout.field.minX, width - field.maxX, accuracy: 0.001)
                XCTAssertEqual(layout.cancel.minX, width - cancel.maxX, accuracy: 0.001)
                if hasCancel { XCTAssertFalse(field.intersects(cancel)) }
            }
        }
    }

    func testANarrowBarHasNarrowMargins() {
        let bar = UISearchBar()
        XCTAssertEqual(bar._layout(width: 299).margin, 8)
        XCTAssertEqual(bar._layout(width: 300).margin, 16)
        XCTAssertEqual(bar._layout(width: 299).field.minX, 8)
    }

    func testTheResultsButtonIsSelectedAsTheAppSays() {
        let bar = UISearchBar()
        bar.showsSearchResultsButton = true
        func isSelected() -> Bool? { (bar.searchTextField.rightView as? UIButton)?.isSelected }
        XCTAssertEqual(isSelected(), false)
        bar.isSearchResultsButtonSelected = true
        XCTAssertEqual(isSelected(), true)
        bar.isSearchResultsButtonSelected = false
        XCTAssertEqual(isSelected(), false)
    }

    func testABarGrowsWithItsPartsInAutoLayout() {
        let bar = UISearchBar()
        bar.translatesAutoresizingMaskIntoConstraints = false
        show(controller, width: 300, height: 300)
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: controller.view.topAnchor),
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        windows[0].layoutIfNeeded()
        XCTAssertEqual(bar.bounds.height, 56)
        bar.prompt = "Find"
        windows[0].layoutIfNeeded()
        XCTAssertEqual(bar.bounds.height, 76)
        bar.scopeButtonTitles = ["A", "B"]
        bar.showsScopeBar = true
        windows[0].layoutIfNeeded()
        XCTAssertEqual(bar.bounds.height, 118)
        bar.prompt = nil
        windows[0].layoutIfNeeded()
        XCTAssertEqual(bar.bounds.height, 98)
    }

    func testTheFieldMakesRoomForTheCancelButtonBitByBit() {
        let bar = bar()
        let wide = bar._field.frame.width
        Toolkit.areAnimationsEnabled = true
        bar.setShowsCancelButton(true, animated: true)
        let narrow = bar._field.frame.width
        XCTAssertLessThan(narrow, wide)
        XCTAssertGreaterThan(bar._field.layer.presentation()?.bounds.width ?? 0, narrow + 1)
        XCTAssertTrue(
            MainLoop.iterate(seconds: 5) {
                abs((bar._field.layer.presentation()?.bounds.width ?? 0) - narrow) < 0.5
            }
        )
    }

    func testImagesAndTitlesOfScopes() throws {
        let (normal, selected, divider) = (UIImage(), UIImage(), UIImage())
        let bar = bar {
            $0.showsScopeBar = true
            $0.setScopeBarButtonBackgroundImage(normal, for: .normal)
            $0.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
            $0.scopeButtonTitles = ["One", "Two", "Three"]
            $0.setScopeBarButtonBackgroundImage(selected, for: .selected)
            $0.setScopeBarButtonDividerImage(
                divider,
                forLeftSegmentState: .selected,
                rightSegmentState: .normal
            )
        }
        bar.layoutIfNeeded()
        XCTAssertIdentical(bar.scopeBarButtonBackgroundImage(for: .normal), normal)
        XCTAssertNil(bar.scopeBarButtonBackgroundImage(for: .highlighted))
        XCTAssertIdentical(
            bar.scopeBarButtonDividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal),
            divider
        )
        XCTAssertNil(
            bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected)
        )
        XCTAssertEqual(
            bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor,
            .red
        )
        let scopes = try XCTUnwrap(bar._scopes)
        let drawing = scopes._drawing
        XCTAssertEqual(drawing.segments.map { $0.background === selected }, [true, false, false])
        XCTAssertEqual(drawing.segments.map { $0.background === normal }, [false, true, true])
        XCTAssertEqual(drawing.dividerImages.map { $0 === divider }, [true, false])
        XCTAssertEqual(drawing.segments[0].color, UIColor.red.components(with: scopes.traitCollection))
        let images = drawing.commands.filter { if case .image = $0 { true } else { false } }
        XCTAssertEqual(images.count, 4, "three backgrounds and a divider, and nothing of the usual look")
        XCTAssertFalse(drawing.commands.contains { if case .fill = $0 { true } else { false } })
        bar.selectedScopeButtonIndex = 2
        XCTAssertEqual(scopes._drawing.segments.map { $0.background === selected }, [false, false, true])
        XCTAssertEqual(scopes._drawing.dividerImages.map { $0 === divider }, [false, false])
        bar.setScopeBarButtonBackgroundImage(nil, for: .normal)
        bar.setScopeBarButtonBackgroundImage(nil, for: .selected)
        XCTAssertTrue(scopes._drawing.commands.contains { if case .fill = $0 { true } else { false } })
        bar.scopeBarBackgroundImage = divider
        XCTAssertTrue(
            bar._backgroundCommands.contains { command in
                if case .image(let image, let area, _) = command {
                    image === divider && area.maxY == bar.bounds.height && area.width == bar.bounds.width
                } else {
                    false
                }
            }
        )
    }
}
