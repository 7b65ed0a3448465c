import Foundation
import GtkInterop
import XCTest

@testable import TabMemory
@testable import TabardKit

/// The table of `Documentation/restoration.md`: the order that was saved, the interface's state, updates and other devices
/// together (R1, S4, S7). Each method is a row, and what `Interface` compares are its cells.
@preconcurrency @MainActor
final class RestorationTableTests: TabMemoryTestCase {
    private let restoration = StateRestoration()
    private var delegate: Delegate?

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
            -> Bool
        { true }

        func application(
            _ application: UIApplication,
            shouldRestoreSecureApplicationState coder: NSCoder
        ) -> Bool { true }
    }

    override func setUp() async throws {
        try await super.setUp()
        Toolkit.areAnimationsEnabled = false
        let delegate = Delegate()
        self.delegate = delegate
        UIApplication.shared.delegate = delegate
    }

    override func tearDown() async throws {
        UIApplication.shared.delegate = nil
        delegate = nil
        isOver = true
        try await super.tearDown()
    }

    // What the user sees: a row's cells

    /// What the user finds.
    private struct Interface: Equatable {
        var order: [String]
        var selected: String
        /// The text of each page on each stack.
        var stacks: [String: [String]]
        /// What stands on More's stack above the list.
        var more: [String] = []
        /// What the user is writing on the first page of each tab.
        var fields: [String: String]
    }

    private static let names = ["a", "b", "c", "d", "e", "f", "g"]
    /// Tabs that are stacks; the others are pages.
    private static let stacks: Set<String> = ["a", "c", "e"]

    private func makeTab(_ name: String) -> UIViewController {
        // A renamed one is the same to the user.
        let kind = name.hasPrefix("c") ? "c" : name
        guard Self.stacks.contains(kind) else { return TablePage(name, "") }
        let stack = UINavigationController(rootViewController: TablePage("root", ""))
        stack.restorationIdentifier = name
        stack.title = name
        return stack
    }

    private func makeTabs(_ names: [String]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = names.map(makeTab)
        return tabs
    }

    private func firstPage(_ tab: UIViewController) -> TablePage? {
        ((tab as? UINavigationController)?.viewControllers.first ?? tab) as? TablePage
    }

    private func seen(_ tabs: UITabBarController) -> Interface {
        let all = tabs.viewControllers ?? []
        func name(_ controller: UIViewController) -> String { controller.restorationIdentifier ?? "" }
        var interface = Interface(order: all.map(name), selected: "", stacks: [:], fields: [:])
        let more = tabs.moreNavigationController
        interface.selected = tabs.selectedViewController.map { $0 === more ? "More" : name($0) } ?? ""
        interface.more = more.viewControllers.dropFirst().map(name)
        for tab in all {
            let pages = (tab as? UINavigationController)?.viewControllers ?? [tab]
            interface.stacks[name(tab)] = pages.map { ($0 as? TablePage)?.text ?? "" }
            interface.fields[name(tab)] = firstPage(tab)?.field.text ?? ""
        }
        return interface
    }

    // Launches

    private var memory: TabMemory?
    private var isOver = false
    private var tabs = UITabBarController()
    private var state: [PreservedObject] = []
    private var round = 0

    override var location: TabStoreLocation {
        TabStoreLocation(applicationIdentifier: "org.example.Test\(round)", stateDirectory: folder.path)
    }

    /// When the app calls `remember(_:)`: before the state comes back, which is before `didFinishLaunching`, or in that.
    private enum Order: CaseIterable {
        case memoryFirst
        case stateFirst
    }

    /// Launches the app.
    private func launch(
        _ names: [String],
        _ order: Order,
        former: [String: TabID] = [:],
        hasMemory: Bool = true
    ) {
        memory = nil
        tabs = makeTabs(names)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = tabs
        delegate?.window = window
        func remember() {
            guard hasMemory else { return }
            let memory = TabMemory(TabStore(location)) { controller in
                let id = TabMemory.defaultID(of: controller)
                return TabDeclaration.Tab(id, formerly: former[id.string].map { [$0] } ?? [])
            }
            // A store may still be writing while its folder is removed.
            memory.problemHandler = { [weak self] in if self?.isOver == false { XCTFail("\($0)") } }
            memory.remember(tabs)
            self.memory = memory
        }
        if order == .memoryFirst { remember() }
        if !state.isEmpty { restoration.restore(state) }
        if order == .stateFirst { remember() }
    }

    /// Uses the app: every stack and page has its texts, `selected` is selected, and f has a page above it in More.
    private func use(selecting selected: String) throws {
        for tab in tabs.viewControllers ?? [] {
            let name = tab.restorationIdentifier ?? ""
            firstPage(tab)?.loadViewIfNeeded()
            firstPage(tab)?.text = "first of \(name)"
            firstPage(tab)?.field.text = "written in \(name)"
            guard let stack = tab as? UINavigationController else { continue }
            for depth in 1...2 {
                let page = TablePage("page", "\(depth) of \(name)")
                page.restorationClass = TablePage.self
                stack.pushViewController(page, animated: false)
            }
        }
        select("f")
        let page = TablePage("above", "above f")
        page.restorationClass = TablePage.self
        tabs.moreNavigationController.pushViewController(page, animated: false)
        select(selected)
        try keepState()
    }

    private func select(_ name: String) {
        pause()
        guard let tab = tabs.viewControllers?.first(where: { $0.restorationIdentifier == name }) else {
            return
        }
        guard tabs.selectedViewController !== tab else { return }
        guard tabs._state.isHidden(.controller(tab)) else {
            return tabs._userTapped(.tab(.controller(tab)))
        }
        tabs._userTapped(.more)
        // What was open there before is so again.
        if tabs.selectedViewController !== tab { tabs._userChoseInMore(.controller(tab)) }
    }

    /// Stamps count milliseconds.
    private func pause() { Thread.sleep(forTimeInterval: 0.003) }

    private func keepState() throws {
        state = try XCTUnwrap(restoration.collect())
        if let memory { waitUntilSaved(memory) }
    }

    /// What another device did meanwhile, joined with the layout of this one.
    private func elsewhere(
        _ change: @escaping @Sendable (inout TabRecord, TabDeclaration, TabStamp) throws -> Void
    ) throws {
        let declaration = try XCTUnwrap(memory?.declaration)
        perform {
            _ = try await TabStore(self.location).edit { record, stamp in
                var other = record
                let there = TabStamp(milliseconds: stamp.milliseconds + 1, replica: 77)
                try change(&other, declaration, there)
                record = record.joined(with: other)
            }
        }
    }

    /// What a launch after `use(selecting:)` shows if nothing else happened.
    private func used(_ names: [String], selecting selected: String) -> Interface {
        var interface = Interface(order: names, selected: selected, stacks: [:], fields: [:])
        for name in names {
            interface.stacks[name] = ["first of \(name)"]
            if Self.stacks.contains(name) { interface.stacks[name]? += ["1 of \(name)", "2 of \(name)"] }
            interface.fields[name] = "written in \(name)"
        }
        // More keeps what is open there while another tab is selected.
        interface.more = ["f", "above"]
        return interface
    }

    /// Runs a row for a tab on the bar, for one in More, and for both ways in which apps call the memory.
    private func row(
        selecting choices: [String] = ["c", "f"],
        _ body: (_ selected: String, _ order: Order) throws -> Void
    ) throws {
        for selected in choices {
            for order in Order.allCases {
                // The one before may still be written.
                round += 1
                state = []
                launch(Self.names, order)
                try use(selecting: selected)
                try body(selected, order)
            }
        }
    }

    private func assertSeen(
        _ expected: Interface,
        _ order: Order,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let interface = seen(tabs)
        let cells: [(String, (Interface) -> String)] = [
            ("order", { "\($0.order)" }), ("selected tab", { $0.selected }),
            ("stacks", { "\($0.stacks.sorted { $0.key < $1.key })" }), ("More", { "\($0.more)" }),
            ("texts", { "\($0.fields.sorted { $0.key < $1.key })" }),
        ]
        for (name, cell) in cells {
            XCTAssertEqual(cell(interface), cell(expected), "\(name), \(order)", file: file, line: line)
        }
    }

    // The rows

    func testR1S7NothingHappened() throws {
        try row { selected, order in
            launch(Self.names, order)
            assertSeen(used(Self.names, selecting: selected), order)
        }
    }

    func testR1S7MoresListWasShown() throws {
        try row { _, order in
            pause()
            tabs._userTapped(.more)
            tabs._userTapped(.more)
            try keepState()
            launch(Self.names, order)
            var expected = used(Self.names, selecting: "More")
            expected.more = []
            assertSeen(expected, order)
        }
    }

    func testS4TheUserMovedTabs() throws {
        try row { selected, order in
            // Of the fourth and the fifth: e comes onto the bar, d goes into More.
            try drag("e", onto: "d", in: tabs)
            try keepState()
            launch(Self.names, order)
            assertSeen(used(["a", "b", "c", "e", "d", "f", "g"], selecting: selected), order)
        }
    }

    /// The state is older than the order: a kill came between the two.
    func testS4TheOrderIsNewerThanTheState() throws {
        try row { selected, order in
            try drag("f", onto: "a", in: tabs)
            if let memory { waitUntilSaved(memory) }
            launch(Self.names, order)
            var expected = used(["f", "b", "c", "d", "e", "a", "g"], selecting: selected)
            // On the bar nothing stands above a tab; what was there comes when it is in More again.
            expected.more = []
            assertSeen(expected, order)
        }
    }

    func testS7TheMemorysSelectionIsNewer() throws {
        try row { _, order in
            select("b")
            if let memory { waitUntilSaved(memory) }
            launch(Self.names, order)
            assertSeen(used(Self.names, selecting: "b"), order)
        }
    }

    /// As where the memory's file was on a disk that was full.
    func testS7TheStatesSelectionIsNewer() throws {
        try row { _, order in
            let layout = try Data(contentsOf: URL(fileURLWithPath: location.path))
            select("b")
            try keepState()
            memory = nil
            try layout.write(to: URL(fileURLWithPath: location.path))
            launch(Self.names, order)
            assertSeen(used(Self.names, selecting: "b"), order)
        }
    }

    func testS4AnUpdateRemovedTheSelectedTab() throws {
        try row { selected, order in
            let names = Self.names.filter { $0 != selected }
            launch(names, order)
            // The tab that was selected before it, or else the first (rule 7 of layouts).
            var expected = used(names, selecting: selected == "c" ? "f" : "a")
            if selected == "f" { expected.more = [] }
            assertSeen(expected, order)
        }
    }

    func testS4AnUpdateRemovedAnotherTab() throws {
        try row { selected, order in
            let names = Self.names.filter { $0 != "b" }
            launch(names, order)
            assertSeen(used(names, selecting: selected), order)
        }
    }

    /// Its place is kept by the layout; what it showed was not.
    func testS4ARemovedTabReturns() throws {
        try row { selected, order in
            try drag("e", onto: "b", in: tabs)
            try keepState()
            launch(Self.names.filter { $0 != "e" }, order)
            try keepState()
            launch(Self.names, order)
            var expected = used(["a", "e", "c", "d", "b", "f", "g"], selecting: selected)
            expected.stacks["e"] = [""]
            expected.fields["e"] = ""
            assertSeen(expected, order)
        }
    }

    /// The state is found by the former id, if the memory is there when it comes back.
    func testS4AnUpdateRenamedATab() throws {
        try row { selected, order in
            let names = Self.names.map { $0 == "c" ? "c2" : $0 }
            launch(names, order, former: ["c2": "c"])
            var expected = used(Self.names, selecting: selected == "c" ? "c2" : selected)
            expected.order = names
            expected.stacks["c2"] = expected.stacks.removeValue(forKey: "c")
            expected.fields["c2"] = expected.fields.removeValue(forKey: "c")
            if order == .stateFirst {
                expected.stacks["c2"] = [""]
                expected.fields["c2"] = ""
            }
            assertSeen(expected, order)
        }
    }

    func testS4AnUpdateBroughtATab() throws {
        try row { selected, order in
            launch(["a", "b", "new", "c", "d", "e", "f", "g"], order)
            var expected = used(Self.names, selecting: selected)
            expected.order = ["a", "b", "new", "c", "d", "e", "f", "g"]
            expected.stacks["new"] = [""]
            expected.fields["new"] = ""
            assertSeen(expected, order)
        }
    }

    func testS4AnotherDeviceMovedATab() throws {
        try row { selected, order in
            try elsewhere { record, declaration, stamp in
                try record.move("g", to: .first, in: declaration, at: stamp)
            }
            launch(Self.names, order)
            assertSeen(used(["g", "a", "b", "c", "d", "e", "f"], selecting: selected), order)
        }
    }

    /// Onto the bar, with what stood above it in More.
    func testS4AnotherDeviceMovedTheTabThatIsOpenInMore() throws {
        try row(selecting: ["f"]) { _, order in
            try elsewhere { record, declaration, stamp in
                try record.move("f", to: .first, in: declaration, at: stamp)
            }
            launch(Self.names, order)
            var expected = used(["f", "a", "b", "c", "d", "e", "g"], selecting: "f")
            expected.more = []
            assertSeen(expected, order)
        }
    }

    func testS4AnotherDeviceHidTheSelectedTab() throws {
        try row { selected, order in
            try elsewhere { record, declaration, stamp in
                try record.hide(selected == "c" ? "c" : "f", in: declaration, at: stamp)
            }
            launch(Self.names, order)
            let names = Self.names.filter { $0 != selected }
            // The tab that was selected before it, or else its neighbour.
            var expected = used(names, selecting: selected == "c" ? "f" : "g")
            if selected == "f" { expected.more = ["g"] }
            assertSeen(expected, order)
        }
    }

    func testS4AnotherDeviceHidAnotherTab() throws {
        try row { selected, order in
            try elsewhere { record, declaration, stamp in
                try record.hide("b", in: declaration, at: stamp)
            }
            launch(Self.names, order)
            assertSeen(used(Self.names.filter { $0 != "b" }, selecting: selected), order)
        }
    }

    /// The app's order, and all that the state has.
    func testS7ThereIsNoLayout() throws {
        try row { selected, order in
            try drag("e", onto: "b", in: tabs)
            try keepState()
            launch(Self.names, order, hasMemory: false)
            assertSeen(used(Self.names, selecting: selected), order)
        }
    }

    /// The user's order and selection, and each tab as the app makes it.
    func testS5ThereIsNoState() throws {
        try row { selected, order in
            try drag("e", onto: "b", in: tabs)
            if let memory { waitUntilSaved(memory) }
            state = []
            launch(Self.names, order)
            let names = ["a", "e", "c", "d", "b", "f", "g"]
            var expected = Interface(order: names, selected: selected, stacks: [:], fields: [:])
            for name in names {
                expected.stacks[name] = [""]
                expected.fields[name] = ""
            }
            if selected == "f" { expected.more = ["f"] }
            assertSeen(expected, order)
        }
    }
}

/// A page with a text of its own and a field that is written in.
final class TablePage: UIViewController, UIViewControllerRestoration {
    var text: String
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    init(_ identifier: String, _ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        title = identifier
        field.restorationIdentifier = "field"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(forKey: "text") as? String ?? ""
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        let page = TablePage(identifierComponents.last ?? "", "")
        page.restorationClass = TablePage.self
        return page
    }
}
