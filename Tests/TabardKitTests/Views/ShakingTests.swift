import GtkInterop
import XCTest

@testable import TabardKit

/// SH1, SH2: the keys that stand for shaking, who hears of them, and what is offered then.
@preconcurrency @MainActor
final class ShakingTests: TextTestCase {
    private class Controller: UIViewController {
        var journal: Journal?
        var keepsItself = false

        override var canBecomeFirstResponder: Bool { true }

        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            journal?.entries.append("began \(motion) \(event?.type == .motion)")
            super.motionBegan(motion, with: event)
        }

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            journal?.entries.append("ended \(motion) \(event?.subtype == .motionShake)")
            if !keepsItself { super.motionEnded(motion, with: event) }
        }
    }

    private func shown() -> Controller {
        let controller = Controller()
        controller.journal = journal
        show(controller, width: 300, height: 300)
        return controller
    }

    func testSH1TheFirstResponderHearsOfIt() throws {
        let controller = shown()
        controller.resignFirstResponder()
        try type("ctrl+alt+z")
        XCTAssertEqual(journal.take(), [], "nobody is first responder")
        XCTAssertTrue(controller.becomeFirstResponder())
        try type("ctrl+alt+z")
        XCTAssertEqual(journal.take(), ["began motionShake true", "ended motionShake true"])
        XCTAssertNil(controller.presentedViewController, "there is nothing to take back")
    }

    func testSH1AnAppsShortcutComesFirst() throws {
        let controller = shown()
        controller.addKeyCommand(
            UIKeyCommand(action: "nextResponder", input: "z", modifierFlags: [.control, .alternate])
        )
        XCTAssertTrue(controller.becomeFirstResponder())
        try type("ctrl+alt+z")
        XCTAssertEqual(journal.take(), [])
    }

    func testSH2WhatCanBeTakenBackIsOffered() throws {
        let controller = shown()
        let manager = try XCTUnwrap(controller.undoManager)
        var value = 1
        func set(_ new: Int) {
            let old = value
            value = new
            manager.registerUndo(withTarget: controller) { _ in set(old) }
            manager.setActionName("Value")
        }
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        set(2)
        manager.endUndoGrouping()
        try type("ctrl+alt+z")
        var alert = try XCTUnwrap(controller.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.actions.map(\.title), ["Undo", "Cancel"])
        XCTAssertEqual(alert.title, "Undo: Value")
        alert._actions[0]._button?._activate()
        XCTAssertTrue(MainLoop.iterate(seconds: 5, until: { value == 1 }))
        XCTAssertTrue(MainLoop.iterate(seconds: 5, until: { controller.presentedViewController == nil }))
        try type("ctrl+alt+z")
        alert = try XCTUnwrap(controller.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "Redo: Value")
        alert._actions[1]._button?._activate()
        XCTAssertTrue(MainLoop.iterate(seconds: 5, until: { controller.presentedViewController == nil }))
        XCTAssertEqual(value, 1)
        _ = journal.take()

        UIApplication.shared.applicationSupportsShakeToEdit = false
        defer { UIApplication.shared.applicationSupportsShakeToEdit = true }
        try type("ctrl+alt+z")
        XCTAssertNil(controller.presentedViewController)
        _ = journal.take()
        UIApplication.shared.applicationSupportsShakeToEdit = true
        controller.keepsItself = true
        XCTAssertTrue(controller.becomeFirstResponder())
        try type("ctrl+alt+z")
        XCTAssertEqual(journal.take(), ["began motionShake true", "ended motionShake true"])
        XCTAssertNil(controller.presentedViewController)
    }
}
