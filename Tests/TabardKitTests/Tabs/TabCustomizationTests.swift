import GtkInterop
import TabModel
import TabStore
import XCTest

@testable import TabardKit

/// What the user makes of tabs is saved by itself (T10).
@preconcurrency @MainActor
final class TabCustomizationTests: TabsTestCase {
    /// Does what the menu of a tab does: moves it to the start of the bar.
    private func moveToStart(_ identifier: String, in controller: UITabBarController) {
        guard let tab = controller.tab(forIdentifier: identifier) else { return }
        controller._rearrange { $0.moveToStart(tab._item) }
    }

    func testT10TheOrderOfTheEditScreenIsBackAtTheNextLaunch() {
        let names = ["a", "b", "c", "d", "e", "f"]
        let controller = makeController(names.map { tab($0) })
        let delegate = TabsDelegate()
        controller.delegate = delegate
        show(controller)
        moveToStart("f", in: controller)
        XCTAssertEqual(order(controller), ["f", "a", "b", "c", "d", "e"])
        XCTAssertEqual(delegate.calls, ["will edit", "did edit"])
        waitForSaving(controller)
        XCTAssertEqual(order(controller), ["f", "a", "b", "c", "d", "e"])
        let next = makeController((names + ["new"]).map { tab($0) })
        XCTAssertEqual(order(next), ["f", "a", "b", "c", "d", "e", "new"])
        XCTAssertEqual(next.selectedTab?.identifier, "f", "the first tab")
        let other = makeController(names.map { tab($0) }, layout: "another/\(UUID().uuidString)")
        XCTAssertEqual(order(other), names)
    }

    func testT10AnotherWindowFollows() {
        let names = ["a", "b", "c", "d", "e", "f"]
        let one = makeController(names.map { tab($0) })
        let two = makeController(names.map { tab($0) })
        show(one)
        show(two)
        moveToStart("f", in: one)
        MainLoop.iterate(seconds: 5) { self.order(two).first == "f" }
        XCTAssertEqual(order(two), ["f", "a", "b", "c", "d", "e"])
    }

    func testT10SavedValuesAreWrittenOverEarlierAssignmentsAndLaterOnesWin() throws {
        let layout = UUID().uuidString
        let controller = makeController(hideable(), layout: layout)
        let declared = try XCTUnwrap(controller._declared)
        let tree = declared.editedTree()
        declared.session.editDrawn { record, stamp in
            try record.setHidden(true, "b", in: tree, at: stamp)
            let next = record.nextStamp(milliseconds: 0, replica: 1)
            try record.moveInGroup("z", to: .first, in: tree, at: next)
        }
        waitForSaving(controller)
        let all = hideable()
        let library = try XCTUnwrap(all[2] as? UITabGroup)
        all[1].isHidden = false
        library.displayOrderIdentifiers = ["y"]
        let next = makeController(all, layout: layout)
        XCTAssertTrue(all[1].isHidden)
        XCTAssertEqual(library.displayOrderIdentifiers, ["z", "y", "x"])
        XCTAssertEqual(order(next), ["a", "library"])
        all[1].isHidden = false
        library.displayOrderIdentifiers = ["x"]
        XCTAssertEqual(order(next), ["a", "b", "library"])
        XCTAssertEqual(library.displayOrder.map(\.identifier), ["x", "y", "z"])
    }

    func testT10AnOldMemorysLayoutIsTakenOverOnce() {
        let layout = UUID().uuidString
        let location = TabStoreLocation(applicationIdentifier: "org.example.Old", layout: UUID().uuidString)
        let old = location.path
        let memory = RecordSession(TabStore(location))
        memory.save { record, stamp in
            try record.customize(
                from: ["a", "b", "c"],
                to: ["c", "a", "b"],
                in: ["a", "b", "c"],
                at: stamp
            )
        }
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { memory.pending == 0 })
        let controller = makeController(["a", "b", "c"].map { tab($0) }, layout: layout)
        controller._takeOver(layoutAt: old)
        XCTAssertEqual(order(controller), ["c", "a", "b"])
        waitForSaving(controller)
        moveToStart("b", in: controller)
        waitForSaving(controller)
        let next = makeController(["a", "b", "c"].map { tab($0) }, layout: layout)
        XCTAssertEqual(order(next), ["b", "c", "a"])
        next._takeOver(layoutAt: old)
        XCTAssertEqual(order(next), ["b", "c", "a"])
    }

    func testT10WhatTheAppSaidLaterStaysWhenAGroupGetsOtherTabs() throws {
        let all = hideable()
        let controller = makeController(all)
        let library = try XCTUnwrap(all[2] as? UITabGroup)
        XCTAssertTrue(controller._setHidden(true, all[1]))
        XCTAssertTrue(controller._moveInGroup(library.children[2], to: .first))
        all[1].isHidden = false
        library.displayOrderIdentifiers = ["y", "x", "z"]
        library.children.append(tab("new"))
        XCTAssertFalse(all[1].isHidden)
        XCTAssertEqual(library.displayOrder.map(\.identifier), ["y", "x", "z", "new"])
        waitForSaving(controller)
        XCTAssertFalse(all[1].isHidden)
        XCTAssertEqual(library.displayOrder.map(\.identifier), ["y", "x", "z", "new"])
    }

    func testT9AnEditingOutlastsOtherTabs() throws {
        let all = hideable()
        let controller = makeController(all)
        let delegate = TabsDelegate()
        controller.delegate = delegate
        controller._beginEditingTabs()
        XCTAssertTrue(controller._setHidden(true, all[1]))
        controller.tabs = all + [tab("c")]
        XCTAssertTrue(all[1].isHidden, "it may not be saved yet")
        XCTAssertTrue(controller._isEditingTabs)
        controller._endEditingTabs()
        XCTAssertEqual(delegate.calls, ["will edit", "did edit", "visibility [\"b\"]"])
    }

    private func hideable() -> [UITab] {
        let library = group("library", tabs("x", "y", "z"))
        library.allowsReordering = true
        let b = tab("b")
        b.allowsHiding = true
        return [tab("a"), b, library]
    }

    func testT10NamesOfFiles() {
        XCTAssertEqual(CustomizationName.name(for: nil), "tabs")
        XCTAssertEqual(CustomizationName.name(for: "main"), "tabs.main")
        XCTAssertEqual(CustomizationName.name(for: ""), "tabs.")
        XCTAssertEqual(CustomizationName.name(for: "../a b/ü\u{0}"), "tabs...%2Fa%20b%2F%C3%BC%00")
        XCTAssertNil(CustomizationName.name(for: String(repeating: "/", count: 100)))
    }
}
