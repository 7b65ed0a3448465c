extension UIButton {
    var _opensMenuAsPrimaryAction: Bool { showsMenuAsPrimaryAction && menu != nil }

    /// Whether the button shows which action of its menu is on.
    private var _isPopUp: Bool { _opensMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// The action that a pop-up button shows.
    var _popUpSelection: UIAction? {
        guard _isPopUp else { return nil }
        return _menuActions.first { $0.state == .on }
    }

    static var _indicatorWidth: CGFloat { 18 }

    /// Whether a mark tells of the menu.
    var _showsIndicator: Bool {
        switch configuration?.indicator {
        case .popup?: true
        case .automatic?: _isPopUp
        case nil, Optional.some(.none): false
        }
    }

    /// The mark that tells of the menu.
    var _indicatorCommands: [DrawingCommand] {
        guard _showsIndicator, let configuration, let image = UIImage(systemName: "chevron.up.chevron.down")
        else {
            return []
        }
        let insets = _resolved(configuration.contentInsets)
        let height: CGFloat = 13
        let width = image.size.height > 0 ? image.size.width * height / image.size.height : height
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = CGRect(
            x: isRightToLeft ? insets.left : bounds.width - insets.right - width,
            y: ((bounds.height - height) / 2).rounded(),
            width: width,
            height: height
        )
        let color = configuration.indicatorColorTransformer?(_foreground) ?? _foreground
        return [.image(image, area, tint: color.components(with: traitCollection))]
    }

    private var _menuActions: [UIAction] {
        func actions(of menu: UIMenu) -> [UIAction] {
            menu.children.flatMap { child in
                (child as? UIMenu).map(actions) ?? [child as? UIAction].compactMap(\.self)
            }
        }
        return menu.map(actions) ?? []
    }

    func _menuChanged() {
        isContextMenuInteractionEnabled = menu != nil
        if _isPopUp, _popUpSelection == nil { _menuActions.first?.state = .on }
        _contentChanged()
    }

    /// Opens the menu, unless it is open or has no line.
    @discardableResult
    func _showMenu(at place: CGPoint?) -> Bool {
        guard let menu, _openMenu == nil else { return false }
        sendActions(for: .menuActionTriggered)
        _openMenu = MenuOverlay.open(menu, from: self, order: preferredMenuElementOrder, sender: self) {
            [weak self] action in
            self?._select(action)
        } closed: { [weak self] in
            self?._openMenu = nil
        }
        return _openMenu != nil
    }

    private func _select(_ action: UIAction) {
        guard _isPopUp else { return }
        for other in _menuActions where other !== action { other.state = .off }
        action.state = .on
        _contentChanged()
    }
}
