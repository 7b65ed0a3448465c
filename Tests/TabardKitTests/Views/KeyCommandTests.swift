import GtkInterop
import XCTest

@testable import TabardKit

/// Rule V4: shortcuts of the app's own, by real keys, and who gets them.
@preconcurrency @MainActor
final class KeyCommandTests: TextTestCase {
    private class Controller: UIViewController {
        var journal: Journal?
        var commands: [UIKeyCommand] = []
        var refused: Set<String> = []
        override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + commands }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            super.canPerformAction(action, withSender: sender) && !refused.contains(action.description)
        }

        override func validate(_ command: UICommand) {
            journal?.entries.append("validate \(command.action)")
            if command.propertyList as? String == "never" { command.attributes.insert(.disabled) }
        }

        func did(_ what: String, _ sender: Any?) {
            journal?.entries.append("\(what) \((sender as? UIKeyCommand)?.input ?? "nobody")")
        }

        nonisolated override class var _selectors: _SelectorTable {
            _SelectorTable(
                Controller.self,
                super._selectors,
                [
                    .method("one:") { $0.did("one", $1[0] as Any?) },
                    .method("two:") { $0.did("two", $1[0] as Any?) },
                ]
            )
        }
    }

    private func shown(_ commands: [UIKeyCommand]) -> Controller {
        let controller = Controller()
        controller.journal = journal
        controller.commands = commands
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        controller.view.addSubview(button)
        show(controller, width: 300, height: 300)
        XCTAssertEqual(button._widget?.grabFocus(), true)
        return controller
    }

    private func command(
        _ input: String,
        _ flags: UIKeyModifierFlags = [],
        _ action: Selector = "one:",
        propertyList: Any? = nil
    ) -> UIKeyCommand {
        UIKeyCommand(action: action, input: input, modifierFlags: flags, propertyList: propertyList)
    }

    func testV4KeysCallTheMethodOfTheChain() throws {
        let controller = shown([
            command("n", .command), command("j"), command("?", .alternate),
            command("p", [.command, .shift], "two:"), command(UIKeyCommand.f5, [], "two:"),
            command("q", .command, "nowhere:"), command("w", .command, propertyList: "never"),
        ])
        let presses: [(String, [String])] = [
            ("ctrl+n", ["validate one:", "one n"]),
            ("n", []),
            ("j", ["validate one:", "one j"]),
            ("shift+j", []),
            ("alt+question", ["validate one:", "one ?"]),
            ("ctrl+shift+p", ["validate two:", "two p"]),
            ("ctrl+p", []),
            ("F5", ["validate two:", "two UIKeyInputF5"]),
            ("ctrl+q", []),
            ("ctrl+w", ["validate one:"]),
        ]
        for (key, expected) in presses {
            try type(key)
            XCTAssertEqual(journal.take(), expected, key)
        }
        controller.refused = ["one:"]
        try type("ctrl+n")
        XCTAssertEqual(journal.take(), [])
        controller.refused = []
        let added = command("g", .command)
        controller.addKeyCommand(added)
        try type("ctrl+g")
        XCTAssertEqual(journal.take(), ["validate one:", "one g"])
        controller.removeKeyCommand(added)
        try type("ctrl+g")
        XCTAssertEqual(journal.take(), [])
    }

    /// What controls and texts do with keys comes first, unless a shortcut says otherwise.
    func testV4TextsKeepTheirKeys() throws {
        let controller = shown([
            command("a", .command), command("b", .command), command("x"),
            command(UIKeyCommand.inputEscape), command(UIKeyCommand.inputLeftArrow),
        ])
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertTrue(field.becomeFirstResponder())
        try type("x", "ctrl+a", "Left")
        XCTAssertEqual(field.text, "x")
        XCTAssertEqual(journal.take(), [])
        try type("ctrl+b")
        XCTAssertEqual(journal.take(), ["validate one:", "one b"])
        try type("Escape")
        XCTAssertEqual(journal.take(), ["validate one:", "one UIKeyInputEscape"])
        for command in controller.commands { command.wantsPriorityOverSystemBehavior = true }
        try type("x", "ctrl+a")
        XCTAssertEqual(field.text, "x")
        XCTAssertEqual(journal.take(), ["validate one:", "one x", "validate one:", "one a"])
    }

    /// Before Tabard's own keys, and through the tabs, wherever the focus is.
    func testV4TheAppsShortcutsComeBeforeTabardsOwn() throws {
        let controller = Controller()
        controller.journal = journal
        controller.title = "One"
        let tabs = UITabBarController()
        let other = UIViewController()
        other.title = "Two"
        tabs.viewControllers = [controller, other]
        show(tabs, width: 300, height: 400)
        tabs.tabBar._focusSelectedItem()
        try type("alt+2")
        XCTAssertEqual(tabs.selectedIndex, 1)
        try type("alt+1")
        controller.commands = [command("2", .alternate)]
        try type("alt+2")
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertEqual(journal.take(), ["validate one:", "one 2"])
    }

    func testStrokesAreWhatKeyboardsWrite() throws {
        func stroke(_ input: String, _ flags: UIKeyModifierFlags = [], mirrored: Bool = false) -> KeyStroke? {
            KeyStroke(input: input, flags: flags, isMirrored: mirrored)
        }
        XCTAssertNil(stroke(""))
        XCTAssertNil(stroke("ab"))
        XCTAssertNil(stroke("UIKeyInputF13"))
        XCTAssertEqual(stroke("e\u{301}")?.key, .character("é"), "written in two scalars")
        XCTAssertEqual(stroke("Z")?.key, .character("z"))
        XCTAssertEqual(stroke("\r")?.key, .enter)
        XCTAssertEqual(stroke(UIKeyCommand.f12)?.key, .function(12))
        XCTAssertEqual(stroke("[", mirrored: true)?.key, .character("]"))
        XCTAssertEqual(stroke(UIKeyCommand.inputLeftArrow, mirrored: true)?.key, .right)
        XCTAssertEqual(stroke("x", [.command, .control])?.modifiers, .control)
        // Caps Lock makes another letter of the key, and no other shortcut.
        XCTAssertEqual(KeyStroke(.character("Z"), .control), stroke("z", .command))
        XCTAssertTrue(
            try KeyStroke(.character("?"), [.control, .shift]).isPressed(
                for: XCTUnwrap(stroke("?", .command))
            )
        )
        XCTAssertFalse(
            try KeyStroke(.character("Z"), [.control, .shift]).isPressed(
                for: XCTUnwrap(stroke("z", .command))
            )
        )
    }

    /// The window of shortcuts lists what has a title and can be done now, each keys once, and Tabard's own.
    func testV4TheWindowOfShortcutsFillsItself() throws {
        let controller = Controller()
        controller.title = "One"
        controller.commands = [
            UIKeyCommand(title: "Find", action: "one:", input: "f", modifierFlags: .command),
            UIKeyCommand(title: "Find Again", action: "two:", input: "F", modifierFlags: .command),
            UIKeyCommand(
                input: "n",
                modifierFlags: [.command, .shift],
                action: "two:",
                discoverabilityTitle: "New <Note> & more"
            ),
            command("u", .command), UIKeyCommand(title: "Nobody", action: "nowhere:", input: "m"),
        ]
        let tabs = UITabBarController()
        let other = UIViewController()
        other.title = "Two"
        tabs.viewControllers = [UINavigationController(rootViewController: controller), other]
        let window = show(tabs, width: 300, height: 400)
        let groups = window._shortcutGroups
        XCTAssertEqual(
            groups.first?.shortcuts.map { "\($0.title) \($0.accelerator)" },
            ["Find <Control>f", "New <Note> & more <Control><Shift>n"]
        )
        XCTAssertEqual(
            groups.last?.shortcuts.map { "\($0.title) \($0.accelerator)" },
            [
                "Next Tab <Control>Tab", "Previous Tab <Control><Shift>Tab", "Tabs <Alt>1...2",
                "Keyboard Shortcuts <Control>question", "Full Screen F11",
            ]
        )
        // Where the app has another use for a key, its own is the only one that is listed.
        controller.commands.append(UIKeyCommand(title: "Mine", action: "one:", input: UIKeyCommand.f11))
        let last = window._shortcutGroups.first?.shortcuts.last
        XCTAssertEqual(last.map { "\($0.title) \($0.accelerator)" }, "Mine F11")
        XCTAssertEqual(window._shortcutGroups.last?.shortcuts.map(\.title).contains("Full Screen"), false)
        (tabs.viewControllers?.first as? UINavigationController)?
            .pushViewController(UIViewController(), animated: false)
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(window._shortcutGroups.last?.shortcuts.map(\.title).contains("Back"), true)
        XCTAssertEqual(window._shortcutGroups.first?.shortcuts, [], "it is of the controller that went below")
        XCTAssertFalse(ShortcutsWindow.isOpen)
        try type("ctrl+question")
        MainLoop.iterate(seconds: 0.3)
        XCTAssertTrue(ShortcutsWindow.isOpen)
        ShortcutsWindow.close()
        XCTAssertFalse(ShortcutsWindow.isOpen)
    }

    /// Commands in menus ask whoever would perform them, and can't be chosen where nobody would.
    func testCommandsInMenus() throws {
        let controller = shown([])
        let menu = UIMenu(children: [
            UICommand(title: "One", action: "one:", state: .on), UICommand(title: "Not", action: "nowhere:"),
        ])
        let actions = MenuEntry.entries(of: menu).compactMap { entry in
            if case .action(let action, _) = entry { action } else { nil }
        }
        XCTAssertEqual(actions.map(\.title), ["One", "Not"])
        XCTAssertEqual(actions.map { $0.attributes.contains(.disabled) }, [false, true])
        XCTAssertEqual(actions.first?.state, .on)
        XCTAssertEqual(journal.take(), ["validate one:"])
        for action in actions { action._perform(sender: controller) }
        XCTAssertEqual(journal.take(), ["one nobody"])
    }
}
