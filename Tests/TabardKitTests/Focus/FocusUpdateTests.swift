import GtkInterop
import XCTest

@testable import TabardKit

/// FO1–FO5: what is asked and told when the keyboard focus moves, and where it goes.
@preconcurrency @MainActor
final class FocusUpdateTests: TabBarTestCase {
    /// An environment that writes down what it is asked and told.
    @MainActor
    private final class Item: UIView {
        let name: String
        let journal: Journal
        var mayMove = true
        var canHaveFocus = true
        var wanted: [any UIFocusEnvironment] = []
        var whenAsked: (() -> Void)?

        init(_ name: String, _ journal: Journal, _ frame: CGRect) {
            self.name = name
            self.journal = journal
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFocused: Bool { canHaveFocus }

        override var preferredFocusEnvironments: [any UIFocusEnvironment] { wanted }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            journal.entries.append("\(name)?")
            whenAsked?()
            return mayMove
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            let names = [context.previouslyFocusedView, context.nextFocusedView]
                .map { ($0 as? Item)?.name ?? "-" }
            journal.entries.append("\(name) \(names[0])>\(names[1])")
            coordinator.addCoordinatedAnimations { [journal] in journal.entries.append("animation") }
        }
    }

    @MainActor
    private final class Screen: UIViewController {
        let journal: Journal
        var wanted: [any UIFocusEnvironment]?

        init(_ journal: Journal) {
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var preferredFocusEnvironments: [any UIFocusEnvironment] {
            wanted ?? super.preferredFocusEnvironments
        }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            journal.entries.append("screen?")
            return true
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            journal.entries.append("screen")
        }
    }

    private lazy var screen = Screen(journal)
    private lazy var outer = item("outer", CGRect(x: 0, y: 0, width: 300, height: 200))
    private lazy var first = item("first", CGRect(x: 10, y: 10, width: 80, height: 40))
    private lazy var second = item("second", CGRect(x: 10, y: 100, width: 80, height: 40))
    private var window: UIWindow!

    private func item(_ name: String, _ frame: CGRect) -> Item { Item(name, journal, frame) }

    /// A controller with two items in a view, which can't have the focus itself.
    private func open() {
        outer.canHaveFocus = false
        outer.addSubview(first)
        outer.addSubview(second)
        window = show(screen, width: 300, height: 300)
        screen.view.addSubview(outer)
        MainLoop.iterate(seconds: 0.05)
        _ = journal.take()
    }

    private func settle() { MainLoop.iterate(seconds: 0.05) }

    func testFO1AllAroundBothAreToldFromTheInsideOut() throws {
        open()
        let posted = Journal()
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification,
            object: nil,
            queue: nil
        ) { note in
            let key = UIFocusSystem.focusUpdateContextUserInfoKey
            let context = note.userInfo?[key] as? UIFocusUpdateContext
            let system = note.object as? UIFocusSystem
            MainLoop.assumed {
                let item = system?.focusedItem as? Item
                posted.entries.append(context?.nextFocusedView === item ? item?.name ?? "-" : "another")
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        XCTAssertEqual(first._widget?.isFocusable, true)
        XCTAssertEqual(outer._widget?.isFocusable, false)
        XCTAssertEqual(first._widget?.grabFocus(), true)
        XCTAssertEqual(
            journal.take(),
            [
                "first?", "outer?", "screen?", "first ->first", "outer ->first", "screen", "animation",
                "animation",
            ]
        )
        XCTAssertTrue(first.isFocused)
        XCTAssertEqual(second._widget?.grabFocus(), true)
        XCTAssertEqual(
            journal.take(),
            [
                "second?", "outer?", "screen?", "first?", "second first>second", "outer first>second",
                "screen",
                "first first>second", "animation", "animation", "animation",
            ]
        )
        XCTAssertFalse(first.isFocused)
        XCTAssertTrue(second.isFocused)
        XCTAssertEqual(posted.entries, ["first", "second"])
        let system = try XCTUnwrap(UIFocusSystem.focusSystem(for: first))
        XCTAssertTrue(system.focusedItem === second)
        XCTAssertEqual(UIFocusSystem(for: screen), system)
        XCTAssertNil(UIFocusSystem(for: UIView()))
        XCTAssertTrue(UIFocusSystem.environment(screen, contains: second))
        XCTAssertFalse(first.contains(second))
        // What goes asks nobody.
        second.mayMove = false
        second.removeFromSuperview()
        settle()
        XCTAssertFalse(journal.entries.contains("second?"))
        XCTAssertFalse(second.isFocused)
    }

    func testFO2OneThatSaysNoKeepsTheFocus() {
        open()
        XCTAssertEqual(first._widget?.grabFocus(), true)
        let failures = Journal()
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification,
            object: nil,
            queue: nil
        ) { _ in MainLoop.assumed { failures.entries.append("failed") } }
        defer { NotificationCenter.default.removeObserver(token) }
        for refusing in [first, second, outer] {
            _ = journal.take()
            refusing.mayMove = false
            second._widget?.grabFocus()
            XCTAssertTrue(first.isFocused, refusing.name)
            XCTAssertEqual(first._widget?.isFocused, true, refusing.name)
            XCTAssertFalse(journal.take().contains { $0.contains(">") }, refusing.name)
            UIFocusSystem(for: screen)?.requestFocusUpdate(to: second)
            UIFocusSystem(for: screen)?.updateFocusIfNeeded()
            XCTAssertTrue(first.isFocused, refusing.name)
            refusing.mayMove = true
        }
        XCTAssertEqual(failures.entries.count, 6)
        // A row that keeps the focus stays the one stop of its list.
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 100, y: 10, width: 100, height: 100))
        table.dataSource = rows
        outer.addSubview(table)
        settle()
        table._moveFocus(to: IndexPath(row: 1, section: 0))
        outer.mayMove = false
        table._moveFocus(to: IndexPath(row: 2, section: 0))
        XCTAssertEqual(table._pathWithFocus, IndexPath(row: 1, section: 0))
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?._widget?.isFocusable, true)
        outer.mayMove = true
        // One that is asked takes the view away.
        second.whenAsked = { [second] in second.removeFromSuperview() }
        second._widget?.grabFocus()
        settle()
        XCTAssertFalse(second.isFocused)
    }

    func testFO3TheMostWantedIsFound() {
        open()
        let system = UIFocusSystem(for: screen)
        func comes(to environment: any UIFocusEnvironment) -> String? {
            system?.requestFocusUpdate(to: environment)
            system?.updateFocusIfNeeded()
            return (system?.focusedItem as? Item)?.name
        }
        XCTAssertEqual(comes(to: screen), "first")
        outer.wanted = [second]
        XCTAssertEqual(comes(to: screen), "second")
        screen.wanted = [first, second]
        XCTAssertEqual(comes(to: screen), "first")
        // Hidden, without input, elsewhere, round in a circle: the next one.
        outer.wanted = []
        first.isHidden = true
        XCTAssertEqual(comes(to: screen), "second")
        first.isHidden = false
        first.isUserInteractionEnabled = false
        second.wanted = [screen]
        screen.wanted = [UIView(), first, second]
        XCTAssertEqual(comes(to: screen), "second")
        XCTAssertEqual(comes(to: UIView()), "second")
        let table = UITableView(frame: CGRect(x: 100, y: 10, width: 100, height: 100))
        let rows = Rows()
        table.dataSource = rows
        screen.view.addSubview(table)
        settle()
        table._moveFocus(to: IndexPath(row: 1, section: 0))
        second.wanted = []
        XCTAssertEqual(comes(to: second), "second")
        screen.wanted = [table]
        _ = comes(to: screen)
        XCTAssertEqual(table._pathWithFocus, IndexPath(row: 1, section: 0), "the row that had it last")
        system?.requestFocusUpdate(to: table.cellForRow(at: IndexPath(row: 2, section: 0))!)
        system?.updateFocusIfNeeded()
        XCTAssertEqual(table._pathWithFocus, IndexPath(row: 2, section: 0))
    }

    func testFO3TheTabKeyComesToWhatIsPreferredAndGoesOnFromThere() {
        open()
        window._focus.keyPressed(.next)
        window._widget?.moveFocus(isForward: true)
        XCTAssertTrue(first.isFocused, "without a wish it is the first")
        window._native?.clearFocus()
        screen.wanted = [second]
        window._focus.keyPressed(.next)
        window._widget?.moveFocus(isForward: true)
        XCTAssertTrue(second.isFocused)
        window._focus.keyPressed(.next)
        window._native?.clearFocus()
        window._widget?.moveFocus(isForward: true)
        XCTAssertTrue(first.isFocused, "at the end it begins from the beginning")
        // A controller's view may be what prefers something.
        window._native?.clearFocus()
        let page = item("page", screen.view.frame)
        page.canHaveFocus = false
        page.addSubview(outer)
        page.wanted = [second]
        let other = Screen(journal)
        other.view = page
        window.rootViewController = other
        settle()
        window._native?.clearFocus()
        window._focus.keyPressed(.next)
        window._widget?.moveFocus(isForward: true)
        XCTAssertTrue(second.isFocused)
    }

    func testFO4OnlyWhatHasTheFocusMovesItOn() {
        open()
        let beside = item("beside", CGRect(x: 200, y: 220, width: 50, height: 30))
        screen.view.addSubview(beside)
        settle()
        beside._widget?.grabFocus()
        outer.wanted = [second]
        outer.setNeedsFocusUpdate()
        settle()
        XCTAssertTrue(beside.isFocused)
        screen.wanted = [outer]
        screen.setNeedsFocusUpdate()
        XCTAssertTrue(beside.isFocused, "not before the turn is over")
        settle()
        XCTAssertTrue(second.isFocused)
        window._native?.clearFocus()
        outer.wanted = [first]
        outer.setNeedsFocusUpdate()
        outer.updateFocusIfNeeded()
        XCTAssertTrue(first.isFocused)
        // Whether a view can have the focus is asked anew.
        outer.canHaveFocus = true
        XCTAssertEqual(outer._widget?.isFocusable, false)
        outer.setNeedsFocusUpdate()
        XCTAssertEqual(outer._widget?.isFocusable, true)
    }

    func testFO5AGuideLeadsElsewhere() {
        open()
        let guide = UIFocusGuide()
        screen.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 100),
            guide.topAnchor.constraint(equalTo: screen.view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 50),
            guide.heightAnchor.constraint(equalToConstant: 60),
        ])
        guide.preferredFocusEnvironments = [second]
        settle()
        first._widget?.grabFocus()
        XCTAssertFalse(FocusGuides.lead(.left, in: window))
        XCTAssertFalse(FocusGuides.lead(.down, in: window), "a view is nearest")
        guide.isEnabled = false
        XCTAssertFalse(FocusGuides.lead(.right, in: window))
        guide.isEnabled = true
        XCTAssertTrue(FocusGuides.lead(.right, in: window))
        XCTAssertTrue(second.isFocused)
        XCTAssertFalse(FocusGuides.lead(.right, in: window), "it is not beside this one")
        first._widget?.grabFocus()
        let nearer = item("nearer", CGRect(x: 92, y: 10, width: 6, height: 40))
        screen.view.addSubview(nearer)
        settle()
        XCTAssertFalse(FocusGuides.lead(.right, in: window))
    }

    func testControlsAndCellsAreItemsAndLabelsAreNone() {
        open()
        let button = UIButton(type: .system)
        XCTAssertTrue(button.canBecomeFocused)
        button.isEnabled = false
        XCTAssertFalse(button.canBecomeFocused)
        XCTAssertTrue(UITextField().canBecomeFocused)
        XCTAssertTrue(UITableViewCell().canBecomeFocused)
        XCTAssertTrue(UICollectionViewCell().canBecomeFocused)
        XCTAssertFalse(UILabel().canBecomeFocused)
        XCTAssertFalse(UIView().canBecomeFocused)
        XCTAssertFalse(UISearchBar().canBecomeFocused)
        let names = screen.view.focusItems(in: CGRect(x: 0, y: 0, width: 300, height: 60))
            .map { ($0 as? Item)?.name }
        XCTAssertEqual(names, ["first"])
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }
}
