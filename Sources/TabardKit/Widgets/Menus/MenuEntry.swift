/// One line of an open menu.
@MainActor
enum MenuEntry {
    /// The text above a menu's elements.
    case title(String)
    case action(UIAction, among: [UIAction])
    /// Actions side by side in one line.
    case strip([UIAction], among: [UIAction], size: UIMenu.ElementSize, isPalette: Bool)
    case submenu(UIMenu)
    /// Elements are still being looked for.
    case loading(UIDeferredMenuElement)
    /// Sets off what follows.
    case gap

    /// Whether the user can choose it.
    var isEnabled: Bool {
        switch self {
        case .action(let action, _): !action.attributes.contains(.disabled)
        case .submenu, .strip: true
        case .title, .loading, .gap: false
        }
    }

    /// The lines of a menu. Menus that stand in line are set off, and empty ones leave nothing behind.
    ///
    /// - Parameter isReversed: Whether the first element comes last, next to what a menu above it belongs to.
    static func entries(of menu: UIMenu, isReversed: Bool = false) -> [MenuEntry] {
        var entries = lines(of: menu.children, in: menu, isReversed)
        while case .gap? = entries.first { entries.removeFirst() }
        while case .gap? = entries.last { entries.removeLast() }
        guard !menu.title.isEmpty, !entries.isEmpty else { return entries }
        return [.title(menu.title)] + entries
    }

    private static func lines(
        of elements: [UIMenuElement],
        in menu: UIMenu,
        _ isReversed: Bool
    ) -> [MenuEntry] {
        let elements = elements.map { ($0 as? UICommand)?._menuAction ?? $0 }
        let group =
            menu.options.contains(.singleSelection) ? elements.compactMap { $0 as? UIAction } : []
        let actions = elements.compactMap { $0 as? UIAction }
            .filter { !$0.attributes.contains(.hidden) }
        if menu._elementSize != .large, !actions.isEmpty, elements.allSatisfy({ $0 is UIAction }) {
            let isPalette = menu.options.contains(.displayAsPalette)
            return [.strip(actions, among: group, size: menu._elementSize, isPalette: isPalette)]
        }
        var entries: [MenuEntry] = []
        func append(_ new: [MenuEntry], apart: Bool) {
            guard !new.isEmpty else { return }
            if apart, !entries.isEmpty { appendGap() }
            entries += new
            if apart { appendGap() }
        }
        func appendGap() {
            if case .gap? = entries.last { return }
            entries.append(.gap)
        }
        for element in isReversed ? elements.reversed() : elements {
            switch element {
            case let action as UIAction:
                if !action.attributes.contains(.hidden) {
                    append([.action(action, among: group)], apart: false)
                }
            case let inner as UIMenu where inner._standsInLine:
                var inside = lines(of: inner.children, in: inner, isReversed)
                while case .gap? = inside.last { inside.removeLast() }
                if !inner.title.isEmpty, !inside.isEmpty { inside.insert(.title(inner.title), at: 0) }
                append(inside, apart: true)
            case let inner as UIMenu:
                append([.submenu(inner)], apart: false)
            case let deferred as UIDeferredMenuElement:
                let found = deferred._elements
                append(
                    found.map { lines(of: $0, in: menu, isReversed) } ?? [.loading(deferred)],
                    apart: false
                )
            default:
                break
            }
        }
        return entries
    }
}

extension UICommand {
    /// What stands for the command in a menu, after whoever would perform it has had its say.
    fileprivate var _menuAction: UIAction {
        let target = ActionDelivery.target(of: action, from: self)
        (target as? UIResponder)?.validate(self)
        var attributes = attributes
        if target == nil { attributes.insert(.disabled) }
        let menuAction = UIAction(
            title: title,
            subtitle: subtitle,
            image: image,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        ) { [self] sent in
            performWithSender(sent.sender, target: target)
        }
        menuAction.selectedImage = selectedImage
        menuAction._keyCommand = self as? UIKeyCommand
        return menuAction
    }
}

extension UIMenu {
    /// Whether the elements stand among those of the menu around.
    fileprivate var _standsInLine: Bool {
        options.contains(.displayInline) || options.contains(.displayAsPalette)
    }
}
