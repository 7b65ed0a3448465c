extension UIMenu {
    /// The menu of an identifier in this one, or this one.
    func _menu(for identifier: Identifier) -> UIMenu? {
        if self.identifier == identifier { return self }
        for case let child as UIMenu in children {
            if let found = child._menu(for: identifier) { return found }
        }
        return nil
    }

    /// The first of the elements in this menu, and in those in it, that something holds for.
    func _firstElement<Element: UIMenuElement>(where isWanted: (Element) -> Bool) -> Element? {
        for child in children {
            if let element = child as? Element, isWanted(element) { return element }
            if let found = (child as? UIMenu)?._firstElement(where: isWanted) { return found }
        }
        return nil
    }

    /// All commands with keys in this menu and in those in it, in order.
    var _keyCommands: [UIKeyCommand] {
        children.flatMap { child -> [UIKeyCommand] in
            if let menu = child as? UIMenu { return menu._keyCommands }
            return [child as? UIKeyCommand].compactMap(\.self)
        }
    }

    /// The identifiers of this menu and of those in it.
    var _identifiers: [Identifier] {
        [identifier] + children.flatMap { ($0 as? UIMenu)?._identifiers ?? [] }
    }

    /// This menu with other menus in the place of one in it; nil if it is not there.
    func _replacing(_ identifier: Identifier, _ others: (UIMenu) -> [UIMenu]) -> UIMenu? {
        var new = children
        for (place, child) in children.enumerated() {
            guard let child = child as? UIMenu else { continue }
            if child.identifier == identifier {
                new.replaceSubrange(place...place, with: others(child))
                return replacingChildren(new)
            }
            if let changed = child._replacing(identifier, others) {
                new[place] = changed
                return replacingChildren(new)
            }
        }
        return nil
    }
}
