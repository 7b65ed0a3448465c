internal import GtkInterop

/// Builds the main menu, from one that has Apple's menus, all of them empty.
@MainActor
final class MainMenuBuilder: UIMenuBuilder {
    /// What was built.
    private(set) var root = standard
    /// Whether anything was put into it.
    private(set) var isFilled = false

    let system = UIMenuSystem.main

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root._menu(for: identifier) }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root._firstElement { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        root._firstElement { (command: UICommand) in
            command.action == action && Self.areEqual(command.propertyList, propertyList)
        }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        guard replacedIdentifier != .root else { return fill(with: replacementMenu) }
        let isOwn = replacementMenu.identifier == replacedIdentifier
        let others = root._replacing(replacedIdentifier) { _ in [] }
        edit(replacedIdentifier, adding: isOwn ? nil : replacementMenu, to: others) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard parentIdentifier != .root else {
            return fill(with: root.replacingChildren(childrenBlock(root.children)))
        }
        edit(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier, adding: siblingMenu) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier, adding: siblingMenu) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        insert(childMenu, into: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        insert(childMenu, into: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        if let changed = root._replacing(removedIdentifier, { _ in [] }) { root = changed }
    }

    private func insert(
        _ child: UIMenu,
        into parent: UIMenu.Identifier,
        _ children: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard parent != .root else {
            Self.stopIfThere(child, in: root)
            return fill(with: root.replacingChildren(children(root.children)))
        }
        edit(parent, adding: child) { [$0.replacingChildren(children($0.children))] }
    }

    private func fill(with menu: UIMenu) {
        root = menu
        isFilled = true
    }

    /// - Parameters:
    ///   - added: A menu that must not be there yet.
    ///   - others: Where it must not be; nil for in all of the main menu.
    private func edit(
        _ identifier: UIMenu.Identifier,
        adding added: UIMenu? = nil,
        to others: UIMenu? = nil,
        _ change: (UIMenu) -> [UIMenu]
    ) {
        if let added { Self.stopIfThere(added, in: others ?? root) }
        guard let changed = root._replacing(identifier, change) else {
            return Log.note("The main menu has no menu '\(identifier.rawValue.prefix(100))'")
        }
        fill(with: changed)
    }

    private static func stopIfThere(_ added: UIMenu, in menu: UIMenu) {
        let known = Set(menu._identifiers)
        guard let twice = added._identifiers.first(where: known.contains) else { return }
        fatalError(
            "The main menu has a menu '\(twice.rawValue)' already; replace it by replace(menu:with:), or give the new one another identifier"
        )
    }

    private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
        return one == other
    }

    /// Apple's menus as they stand in each other.
    private static var standard: UIMenu {
        func menu(_ identifier: UIMenu.Identifier, _ children: [UIMenu.Identifier: [UIMenu.Identifier]])
            -> UIMenu
        {
            UIMenu(
                identifier: identifier,
                options: .displayInline,
                children: (children[identifier] ?? []).map { menu($0, children) }
            )
        }
        return menu(
            .root,
            [
                .root: [.application, .file, .edit, .format, .view, .window, .help],
                .application: [.about, .preferences, .services, .hide, .quit],
                .file: [.newScene, .open, .openRecent, .close, .document, .print],
                .edit: [
                    .undoRedo, .standardEdit, .find, .replace, .share, .textStyle, .spelling, .substitutions,
                    .transformations, .speech, .lookup, .learn, .autoFill,
                ],
                .substitutions: [.substitutionOptions],
                .format: [.font, .text],
                .font: [.textStylePasteboard, .textSize, .textColor],
                .text: [.alignment, .writingDirection],
                .view: [.toolbar, .sidebar, .fullscreen],
                .window: [.minimizeAndZoom, .bringAllToFront],
            ]
        )
    }
}
