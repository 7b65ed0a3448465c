import GtkInterop
import XCTest

@testable import TabardKit

/// Keys that no shortcut has, by real keys, and who hears of them (K1–K4).
@preconcurrency @MainActor
final class PressTests: TextTestCase {
    private class Controller: UIViewController {
        var journal: Journal?
        /// What the controller uses, by what the keys write.
        var used: Set<String> = []

        private func note(_ name: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Bool {
            let keys = presses.compactMap(\.key).map(\.charactersIgnoringModifiers)
            XCTAssertEqual(event?.type, .presses)
            XCTAssertEqual(event?.allPresses.isSuperset(of: presses), true)
            journal?.entries.append("\(name) \(keys.joined())")
            return !used.isDisjoint(with: keys)
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if !note("began", presses, event) { super.pressesBegan(presses, with: event) }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if !note("ended", presses, event) { super.pressesEnded(presses, with: event) }
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if !note("cancelled", presses, event) { super.pressesCancelled(presses, with: event) }
        }
    }

    /// A text that takes Enter for itself.
    private final class SendingText: UITextView {
        var sent: [String] = []

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) {
                return sent.append(text)
            }
            super.pressesBegan(presses, with: event)
        }
    }

    private func shown(_ views: [UIView] = []) -> Controller {
        let controller = Controller()
        controller.journal = journal
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 20 + index * 60, width: 200, height: 40)
            controller.view.addSubview(view)
        }
        show(controller, width: 300, height: 300)
        return controller
    }

    func testK1TheControllerOnTheScreenHearsOfKeys() throws {
        let controller = shown()
        controller.view.window?._native?.clearFocus()
        for key in ["g", "Left", "space", "F5", "shift+g"] {
            try type(key)
            let name = key == "shift+g" ? "g" : UIKeyName.named[key] ?? key
            let others = key == "shift+g" ? ["began "] : []
            XCTAssertEqual(
                journal.take().filter { !others.contains($0) && $0 != "ended " },
                ["began \(name)", "ended \(name)"],
                key
            )
        }
    }

    private enum UIKeyName {
        @MainActor static let named = [
            "Left": UIKeyCommand.inputLeftArrow, "space": " ", "F5": UIKeyCommand.f5,
        ]
    }

    func testK2WhatAControlUsesIsNotTold() throws {
        let button = UIButton(frame: .zero)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let controller = shown([button])
        XCTAssertEqual(button._widget?.grabFocus(), true)
        try type("space")
        XCTAssertEqual(presses, 1)
        XCTAssertEqual(journal.take(), [])
        try type("w")
        XCTAssertEqual(journal.take(), ["began w", "ended w"])
        withExtendedLifetime(controller) {}
    }

    func testK2AKeyThatIsUsedGoesNoFurther() throws {
        let controller = shown()
        let command = UIKeyCommand(action: "nothing:", input: "k", modifierFlags: [])
        controller.addKeyCommand(command)
        controller.used = [UIKeyCommand.inputEscape]
        controller.view.window?._native?.clearFocus()
        let presented = UIViewController()
        presented.modalPresentationStyle = .pageSheet
        try type("Escape")
        XCTAssertEqual(
            journal.take(),
            ["began \(UIKeyCommand.inputEscape)", "ended \(UIKeyCommand.inputEscape)"]
        )
    }

    func testK1AnEditedTextGetsItsKeysAndItsClassBeforeIt() throws {
        let text = SendingText(frame: .zero)
        let controller = shown([text])
        XCTAssertTrue(text.becomeFirstResponder())
        MainLoop.iterate(seconds: 0.1)
        for key in ["h", "i"] { try type(key) }
        XCTAssertEqual(text.text, "hi")
        try type("Return")
        XCTAssertEqual(text.sent, ["hi"])
        XCTAssertEqual(text.text, "hi")
        XCTAssertEqual(
            journal.take().filter { $0 != "ended \r" },
            [],
            "nobody behind a text hears of its keys"
        )
        withExtendedLifetime(controller) {}
    }

    func testK2AHeldKeyIsToldOnceAndK4CancelledWithTheWindow() {
        let controller = shown()
        let window = windows[0]
        let key = KeyEvent(key: .character("a"), code: 30)
        controller.used = ["a"]
        for _ in 0..<3 { XCTAssertTrue(window._heldKeys.press(key, isEarly: true)) }
        XCTAssertEqual(journal.take(), ["began a"])
        window._heldKeys.cancelAll()
        XCTAssertEqual(journal.take(), ["cancelled a"])
        window._heldKeys.release(key)
        XCTAssertEqual(journal.take(), [])
        controller.used = []
        XCTAssertFalse(window._heldKeys.press(key, isEarly: true))
        XCTAssertFalse(window._heldKeys.press(key, isEarly: false), "it was told already")
        window._heldKeys.release(key)
        XCTAssertEqual(journal.take(), ["began a", "ended a"])
    }

    func testWhatAKeyIs() {
        let plain = UIKey(
            KeyEvent(key: .character("Q"), plainKey: .character("q"), modifiers: .shift, code: 16)
        )
        XCTAssertEqual(plain.characters, "Q")
        XCTAssertEqual(plain.charactersIgnoringModifiers, "q")
        XCTAssertEqual(plain.modifierFlags, .shift)
        XCTAssertEqual(plain.keyCode, .keyboardQ)
        let held = UIKey(KeyEvent(key: .character("s"), modifiers: .control, code: 31))
        XCTAssertEqual(held.modifierFlags, [.command, .control], "K3")
        let places: [(Int, UIKeyboardHIDUsage)] = [
            (1, .keyboardEscape), (28, .keyboardReturnOrEnter), (57, .keyboardSpacebar),
            (103, .keyboardUpArrow),
            (111, .keyboardDeleteForward), (14, .keyboardDeleteOrBackspace), (82, .keypad0),
            (96, .keypadEnter),
            (87, .keyboardF11), (97, .keyboardRightControl), (42, .keyboardLeftShift),
            (127, .keyboardApplication),
            (700, .keyboard_Reserved),
        ]
        for (code, usage) in places {
            XCTAssertEqual(UIKey(KeyEvent(key: .other(0), code: code)).keyCode, usage, "\(code)")
        }
        XCTAssertEqual(UIKey(KeyEvent(key: .other(0), code: 42)).characters, "")
    }

    func testACallbackMayCloseTheWindow() {
        final class Closing: UIViewController {
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                view.window?.isHidden = true
            }
        }
        let window = show(Closing(), width: 300, height: 300)
        XCTAssertTrue(window._heldKeys.press(KeyEvent(key: .character("a"), code: 30), isEarly: true))
        XCTAssertTrue(window.isHidden)
        window._heldKeys.cancelAll()
    }
}
