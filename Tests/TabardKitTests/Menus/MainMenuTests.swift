import GtkInterop
import XCTest

@testable import TabardKit

/// The app's main menu: how it is built, where it opens, and its keys (M1–M3).
@preconcurrency @MainActor
final class MainMenuTests: TextTestCase {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var build: (any UIMenuBuilder) -> Void = { _ in }

        override func buildMenu(with builder: any UIMenuBuilder) { build(builder) }
    }

    private final class Controller: UIViewController {
        var journal: Journal?
        var canArchive = true

        func note(_ sender: Any?) {
            journal?.entries.append("archive \((sender as? UICommand)?.title ?? "nobody")")
        }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action.description == "archive:" ? canArchive : super.canPerformAction(action, withSender: sender)
        }

        override func validate(_ command: UICommand) {
            if command.action.description == "archive:" { command.title = "Archive Now" }
        }

        nonisolated override class var _selectors: _SelectorTable {
            _SelectorTable(
                Controller.self,
                super._selectors,
                [
                    .method("archive:") { $0.note($1[0] as Any?) }
                ]
            )
        }
    }

    private let delegate = Delegate()
    private weak var formerDelegate: (any UIApplicationDelegate)?

    override func setUp() async throws {
        try await super.setUp()
        formerDelegate = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
    }

    override func tearDown() async throws {
        try await super.tearDown()
        UIApplication.shared.delegate = formerDelegate
        UIMenuSystem.main.setNeedsRebuild()
        MainLoop.iterate(seconds: 0.05)
    }

    /// Has the main menu built by a closure, in a window that is there already.
    private func rebuild(_ build: @escaping (any UIMenuBuilder) -> Void) {
        delegate.build = build
        UIMenuSystem.main.setNeedsRebuild()
        UIMenuSystem.main.setNeedsRebuild()
        MainLoop.iterate(seconds: 0.05)
    }

    private static var archive: UIKeyCommand {
        UIKeyCommand(title: "Archive", action: "archive:", input: "e", modifierFlags: .command)
    }

    private static func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(title: name, identifier: UIMenu.Identifier(name), children: children)
    }

    private func shown() -> (controller: Controller, window: UIWindow) {
        let controller = Controller()
        controller.journal = journal
        let navigation = UINavigationController(rootViewController: controller)
        return (controller, show(navigation, width: 390, height: 500))
    }

    func testM1WithoutEntriesThereIsNoButton() {
        let (_, window) = shown()
        rebuild { builder in
            XCTAssertTrue(builder.system === UIMenuSystem.main)
            XCTAssertNotNil(builder.menu(for: .file))
            builder.remove(menu: .format)
            XCTAssertNil(builder.menu(for: .font))
        }
        XCTAssertNil(window._menuButton)
        XCTAssertEqual(window._buttonRoom, WindowButtonRoom())
        XCTAssertEqual(window.safeAreaInsets, .zero)
    }

    func testM1TheButtonStandsInTheBarOfEachWindow() throws {
        let (controller, window) = shown()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        rebuild { $0.insertChild(Self.menu("Mail", [Self.archive]), atStartOfMenu: .file) }
        window.layoutIfNeeded()
        let button = try XCTUnwrap(window._menuButton)
        XCTAssertEqual(button.frame, CGRect(x: 346, y: 0, width: 44, height: 44))
        XCTAssertEqual(button.accessibilityLabel, "Menu")
        let navigation = try XCTUnwrap(controller.navigationController)
        let item = try XCTUnwrap(
            navigation._bar._content.subviews.first { $0 is NavigationBarButton }
        )
        XCTAssertLessThanOrEqual(item.convert(item.bounds, to: nil).maxX, 346)
        let second = show(UIViewController(), width: 300, height: 300)
        XCTAssertNotNil(second._menuButton)
        XCTAssertEqual(second.rootViewController?.view.safeAreaInsets.top, 44, "W3")
        rebuild { _ in }
        window.layoutIfNeeded()
        XCTAssertNil(window._menuButton)
        XCTAssertEqual(second.rootViewController?.view.safeAreaInsets.top, 0)
    }

    func testM1TheMenuOpensByClickAndByF10() throws {
        let (_, window) = shown()
        rebuild { $0.insertChild(Self.menu("Mail", [Self.archive]), atStartOfMenu: .file) }
        let button = try XCTUnwrap(window._menuButton)
        window.layoutIfNeeded()
        try click(button, at: CGPoint(x: 22, y: 22))
        XCTAssertEqual(button._openMenu?.panel.rows.map(\.accessibilityLabel), ["Mail"])
        try type("Escape")
        XCTAssertNil(button._openMenu)
        try type("F10")
        XCTAssertNotNil(button._openMenu)
        try type("Escape")
    }

    func testM2WhatIsInApplesMenusStandsInLine() throws {
        let (_, window) = shown()
        rebuild { builder in
            builder.replaceChildren(ofMenu: .file) { old in [Self.archive] + old }
            builder.insertChild(
                UIMenu(options: .displayInline, children: [UIAction(title: "Wide") { _ in }]),
                atEndOfMenu: .view
            )
        }
        let button = try XCTUnwrap(window._menuButton)
        window.layoutIfNeeded()
        try click(button, at: CGPoint(x: 22, y: 22))
        XCTAssertEqual(button._openMenu?.panel.rows.map(\.accessibilityLabel), ["Archive Now", "Wide"])
        try type("Return")
        XCTAssertEqual(journal.take(), ["archive Archive Now"])
    }

    func testM3TheKeysOfItsCommandsCallTheirMethods() throws {
        let (controller, window) = shown()
        rebuild { $0.insertSibling(Self.menu("Mail", [Self.archive]), afterMenu: .file) }
        window._native?.clearFocus()
        try type("ctrl+e")
        XCTAssertEqual(journal.take(), ["archive Archive Now"])
        XCTAssertEqual(window._shortcutGroups[0].shortcuts.map(\.title), ["Archive Now"])
        controller.canArchive = false
        try type("ctrl+e")
        XCTAssertEqual(journal.take(), [])
        XCTAssertEqual(window._shortcutGroups[0].shortcuts.map(\.title), [])
        controller.canArchive = true
        let own = UIKeyCommand(title: "Own", action: "archive:", input: "e", modifierFlags: .command)
        controller.addKeyCommand(own)
        try type("ctrl+e")
        XCTAssertEqual(journal.take().count, 1, "keyCommands come first")
    }

    private static var shown: [UIMenuElement] {
        [
            UIKeyCommand(
                title: "Archive",
                image: UIImage(systemName: "star"),
                action: "archive:",
                input: "e",
                modifierFlags: .command
            ),
            UIKeyCommand(title: "All", action: "archive:", input: ",", modifierFlags: [.command, .shift]),
            UIKeyCommand(title: "Gone", action: "nobody:", input: UIKeyCommand.f1),
            UIKeyCommand(title: "Back", action: "archive:", input: "[", modifierFlags: .alternate),
            UICommand(title: "Without", action: "archive:"),
        ]
    }

    /// The texts of a line, and where the one with the keys stands.
    private func texts(_ row: UIControl) -> (texts: [String], keys: CGRect?) {
        let labels = row.subviews.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
        return (labels.compactMap(\.text), labels.count > 1 ? labels.last?.frame : nil)
    }

    func testM3TheMenuShowsTheKeys() throws {
        let (_, window) = shown()
        rebuild { $0.replaceChildren(ofMenu: .file) { $0 + Self.shown } }
        let button = try XCTUnwrap(window._menuButton)
        window.layoutIfNeeded()
        try type("F10")
        window.layoutIfNeeded()
        let rows = try XCTUnwrap(button._openMenu?.panel.rows)
        XCTAssertEqual(
            rows.map { texts($0).texts },
            [
                ["Archive Now", "Ctrl+E"], ["Archive Now", "Shift+Ctrl+,"], ["Gone", "F1"],
                ["Archive Now", "Alt+["], ["Archive Now"],
            ]
        )
        XCTAssertEqual(
            rows.map(\.accessibilityValue),
            ["Ctrl+E", "Shift+Ctrl+,", "F1", "Alt+[", nil],
            "screen readers say them"
        )
        XCTAssertEqual(rows.map(\.isEnabled), [true, true, false, true, true])
        let places = rows.compactMap { texts($0).keys }
        XCTAssertEqual(
            places.map(\.maxX),
            Array(repeating: rows[0].bounds.width - 16 - 32, count: 4),
            "before the images"
        )
        for (row, place) in zip(rows, places) {
            let title = try XCTUnwrap(row.subviews.first { $0 is UILabel })
            XCTAssertEqual(title.frame.maxX, place.minX - 16)
            XCTAssertEqual(title.frame.midY, place.midY, accuracy: 0.6)
        }
        try type("Escape")
    }

    func testM3BracketsChangePlacesFromRightToLeft() {
        _ = shown()
        let panel = MenuPanel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        panel.semanticContentAttribute = .forceRightToLeft
        panel.show(MenuEntry.entries(of: UIMenu(children: Self.shown)), back: nil) { _ in }
        XCTAssertEqual(
            panel.rows.map(\.accessibilityValue),
            ["Ctrl+E", "Shift+Ctrl+,", "F1", "Alt+]", nil]
        )
    }

    func testM3KeysStandBelowLargeTexts() throws {
        let (_, window) = shown()
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        var made: MenuRow?
        traits.performAsCurrent {
            made = MenuRow(title: "Archive", subtitle: nil, image: nil, keys: "Ctrl+E") {}
        }
        let row = try XCTUnwrap(made)
        window.addSubview(row)
        let height = row.height(width: 300)
        row.frame = CGRect(x: 0, y: 0, width: 300, height: height)
        row.layoutIfNeeded()
        let labels = row.subviews.compactMap { $0 as? UILabel }
        let keys = try XCTUnwrap(labels.last)
        XCTAssertEqual(keys.text, "Ctrl+E")
        XCTAssertEqual(keys.frame.minX, labels[0].frame.minX)
        XCTAssertEqual(keys.frame.minY, labels[0].frame.maxY + 2)
        XCTAssertLessThanOrEqual(keys.frame.maxY, height - 8)
    }

    func testEveryChangeOfTheTree() {
        let builder = MainMenuBuilder()
        func names(_ identifier: UIMenu.Identifier) -> [String] {
            builder.menu(for: identifier)?.children.map { child in
                (child as? UIMenu)?.identifier.rawValue.split(separator: ".").last.map(String.init)
                    ?? child.title
            } ?? ["none"]
        }
        XCTAssertEqual(names(.root), ["application", "file", "edit", "format", "view", "window", "help"])
        builder.insertSibling(Self.menu("A"), beforeMenu: .edit)
        builder.insertSibling(Self.menu("B"), afterMenu: .edit)
        XCTAssertEqual(
            names(.root),
            ["application", "file", "A", "edit", "B", "format", "view", "window", "help"]
        )
        builder.insertChild(Self.menu("C"), atStartOfMenu: UIMenu.Identifier("A"))
        builder.insertChild(Self.menu("D"), atEndOfMenu: UIMenu.Identifier("A"))
        builder.insertChild(Self.menu("E"), atEndOfMenu: .root)
        builder.insertChild(Self.menu("F"), atStartOfMenu: .root)
        XCTAssertEqual(names(UIMenu.Identifier("A")), ["C", "D"])
        XCTAssertEqual(names(.root).first, "F")
        XCTAssertEqual(names(.root).last, "E")
        builder.replace(menu: UIMenu.Identifier("A"), with: Self.menu("A", [Self.archive]))
        XCTAssertEqual(names(UIMenu.Identifier("A")), ["Archive"])
        XCTAssertNil(builder.menu(for: UIMenu.Identifier("C")))
        XCTAssertEqual(builder.command(for: "archive:", propertyList: nil)?.title, "Archive")
        XCTAssertNil(builder.command(for: "archive:", propertyList: 1))
        let action = UIAction(title: "G", identifier: UIAction.Identifier("g")) { _ in }
        builder.replaceChildren(ofMenu: .root) { $0 + [Self.menu("H", [action])] }
        XCTAssertTrue(builder.action(for: UIAction.Identifier("g")) === action)
        builder.remove(menu: .application)
        XCTAssertEqual(names(.application), ["none"])
        // What is not there changes nothing.
        let before = builder.root
        builder.insertChild(Self.menu("I"), atEndOfMenu: .application)
        builder.remove(menu: .quit)
        XCTAssertTrue(builder.root === before)
        XCTAssertTrue(builder.isFilled)
    }
}

/// A menu that would be there twice.
@preconcurrency @MainActor
final class MainMenuMisuseTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        [
            "insert": {
                MainMenuBuilder().insertChild(UIMenu(identifier: .edit), atStartOfMenu: .file)
            },
            "inside": {
                let menu = UIMenu(children: [UIMenu(identifier: .view)])
                MainMenuBuilder().insertChild(menu, atEndOfMenu: .root)
            },
        ]
    }

    func testAMenuCantBeThereTwice() throws {
        try assertStops("insert", saying: "com.apple.menu.edit", "replace(menu:with:)")
        try assertStops("inside", saying: "com.apple.menu.view")
    }
}
