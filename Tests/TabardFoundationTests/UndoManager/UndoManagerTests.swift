import XCTest

@testable import TabardFoundation

/// Changes are taken back and made again, by groups.
@preconcurrency @MainActor
final class UndoManagerTests: XCTestCase {
    @preconcurrency @MainActor
    private final class Text {
        let manager: UndoManager
        private(set) var value = ""

        init(_ manager: UndoManager) { self.manager = manager }

        func set(_ new: String) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    private let manager = UndoManager()
    private lazy var text = Text(manager)
    private final class Notes: @unchecked Sendable {
        /// Posted and read on the main thread alone.
        var names: [String] = []
    }

    private let log = Notes()
    private var notes: [String] {
        get { log.names }
        set { log.names = newValue }
    }
    private var observers: [any NSObjectProtocol] = []

    override func tearDown() async throws {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func group(_ body: () -> Void) {
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }

    /// Turns the main loop once, after which a group that began by itself has ended.
    private func turn() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }

    private func observe(_ names: Notification.Name...) {
        for name in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
                    [log] note in
                    let text = note.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
                        .replacingOccurrences(of: "Notification", with: "")
                    log.names.append(text)
                }
            )
        }
    }

    func testAChangeIsTakenBackAndMadeAgain() {
        XCTAssertFalse(manager.canUndo)
        text.set("a")
        text.set("b")
        XCTAssertTrue(manager.canUndo)
        XCTAssertFalse(manager.canRedo)
        manager.undo()
        XCTAssertEqual(text.value, "", "both stand in one turn of the main loop")
        XCTAssertTrue(manager.canRedo)
        manager.redo()
        XCTAssertEqual(text.value, "b")
        manager.undo()
        XCTAssertEqual(text.value, "")
        manager.undo()
        XCTAssertEqual(text.value, "")
    }

    func testEachTurnOfTheMainLoopIsAGroup() {
        text.set("a")
        XCTAssertEqual(manager.groupingLevel, 1)
        turn()
        XCTAssertEqual(manager.groupingLevel, 0)
        text.set("b")
        turn()
        manager.undo()
        XCTAssertEqual(text.value, "a")
        manager.undo()
        XCTAssertEqual(text.value, "")
        manager.redo()
        manager.redo()
        XCTAssertEqual(text.value, "b")
    }

    func testGroupsByHand() {
        manager.groupsByEvent = false
        group {
            text.set("a")
            group { text.set("b") }
            text.set("c")
        }
        group { text.set("d") }
        manager.undo()
        XCTAssertEqual(text.value, "c")
        manager.undo()
        XCTAssertEqual(text.value, "")
        manager.redo()
        XCTAssertEqual(text.value, "c")
        // Something new forgets what could be made again.
        group { text.set("e") }
        XCTAssertFalse(manager.canRedo)
        // An empty group is nothing to take back.
        manager.removeAllActions()
        group {}
        XCTAssertFalse(manager.canUndo)
    }

    func testAsManyGroupsAsThereAreLevels() {
        manager.groupsByEvent = false
        manager.levelsOfUndo = 2
        for value in ["a", "b", "c"] { group { text.set(value) } }
        for _ in 0..<3 { manager.undo() }
        XCTAssertEqual(text.value, "a")
        manager.levelsOfUndo = 1
        manager.redo()
        XCTAssertEqual(text.value, "b")
        manager.redo()
        XCTAssertEqual(text.value, "b", "what was taken back first is forgotten")
    }

    func testRegisteringIsSwitchedOff() {
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        manager.enableUndoRegistration()
        XCTAssertFalse(manager.isUndoRegistrationEnabled)
        text.set("a")
        XCTAssertFalse(manager.canUndo)
        manager.enableUndoRegistration()
        text.set("b")
        manager.undo()
        XCTAssertEqual(text.value, "a")
    }

    func testTargetsAreNotHeldAndCanBeForgotten() {
        let other = Text(manager)
        manager.groupsByEvent = false
        group { text.set("a") }
        group { other.set("x") }
        weak var gone: Text?
        do {
            let short = Text(manager)
            gone = short
            group { short.set("y") }
        }
        XCTAssertNil(gone)
        manager.undo()
        manager.removeAllActions(withTarget: other)
        manager.undo()
        XCTAssertEqual(other.value, "x")
        XCTAssertEqual(text.value, "")
    }

    private final class Named: NSObject, _SelectorAnswering {
        private let manager: UndoManager
        var name: String? = "a"

        init(_ manager: UndoManager) { self.manager = manager }

        static var _selectors: _SelectorTable {
            _SelectorTable(Named.self, [.method("rename:") { $0.rename($1[0] as String?) }])
        }

        @preconcurrency @MainActor
        func rename(_ new: String?) {
            manager.registerUndo(withTarget: self, selector: Selector("rename:"), object: name)
            name = new
        }
    }

    /// O2.
    func testMethodsByTheirSelectors() {
        let named = Named(manager)
        named.rename("b")
        manager.undo()
        XCTAssertEqual(named.name, "a")
        manager.redo()
        XCTAssertEqual(named.name, "b")
    }

    func testNamesStayWithTheirGroups() {
        manager.groupsByEvent = false
        XCTAssertEqual(manager.undoMenuItemTitle, "Undo")
        group {
            text.set("a")
            manager.setActionName("Typing")
        }
        XCTAssertEqual(manager.undoActionName, "Typing")
        XCTAssertEqual(manager.undoMenuItemTitle, "Undo Typing")
        XCTAssertEqual(manager.redoMenuItemTitle, "Redo")
        manager.undo()
        XCTAssertEqual(manager.undoActionName, "")
        XCTAssertEqual(manager.redoMenuItemTitle, "Redo Typing")
        manager.redo()
        XCTAssertEqual(manager.undoActionName, "Typing")
        manager.setActionIsDiscardable(true)
        XCTAssertTrue(manager.undoActionIsDiscardable)
    }

    func testTheActionsKnowWhatGoesOn() {
        final class Watcher {}
        let watcher = Watcher()
        var states: [[Bool]] = []
        manager.registerUndo(withTarget: watcher) { [manager] _ in
            states.append([manager.isUndoing, manager.isRedoing])
            manager.registerUndo(withTarget: watcher) { _ in
                states.append([manager.isUndoing, manager.isRedoing])
            }
        }
        manager.undo()
        manager.redo()
        XCTAssertEqual(states, [[true, false], [false, true]])
        XCTAssertFalse(manager.isUndoing || manager.isRedoing)
    }

    func testNotificationsInTheirOrder() {
        manager.groupsByEvent = false
        observe(
            .NSUndoManagerCheckpoint,
            .NSUndoManagerDidOpenUndoGroup,
            .NSUndoManagerWillCloseUndoGroup,
            .NSUndoManagerDidCloseUndoGroup,
            .NSUndoManagerWillUndoChange,
            .NSUndoManagerDidUndoChange,
            .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange
        )
        group { text.set("a") }
        XCTAssertEqual(
            notes,
            ["Checkpoint", "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"]
        )
        notes = []
        manager.undo()
        XCTAssertEqual(notes.first, "Checkpoint")
        XCTAssertEqual(notes.filter { $0.contains("UndoChange") }, ["WillUndoChange", "DidUndoChange"])
        notes = []
        manager.redo()
        XCTAssertEqual(notes.filter { $0.contains("RedoChange") }, ["WillRedoChange", "DidRedoChange"])
    }
}
