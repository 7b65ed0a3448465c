/// What `buildMenu(with:)` changes a menu with.
///
/// Menus are found by their identifiers. What names a menu that is not there changes nothing, and is told in the log. Two menus of one
/// identifier are a programming error.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// What the menu is built for.
    var system: UIMenuSystem { get }

    /// The menu of an identifier, as it is now; nil if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// The action of an identifier; nil if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// The command that calls a method with a property list; nil if there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Puts a menu in the place of another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Gives a menu other elements, which a closure makes of those that it has.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    )

    /// Puts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts a menu into another, before all that is there.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Puts a menu into another, after all that is there.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}
