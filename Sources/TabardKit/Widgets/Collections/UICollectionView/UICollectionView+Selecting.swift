internal import GtkInterop

extension UICollectionView {
    func _listen(on widget: Widget) {
        // Nearer to the cells than the scrolling around them, which itself uses Page Up, Page Down, Home and End.
        (_container ?? widget).onKeyPress { [weak self] key, modifiers in
            self?._handleKey(key, modifiers) ?? false
        }
        _followHandles()
        _followSwipes()
        _itemMenus = RowMenus(of: self) { [weak self] place in
            guard let self else { return nil }
            let focused = self._cells.first { $0.value._widget?.isFocused == true }?.key
            let path = place.map { self._path(at: $0) } ?? focused
            if let path, self._isPlaceholder(path) { return nil }
            let cell = path.flatMap { self._cells[$0] }
            let point = place ?? cell?.center ?? CGPoint(x: self.bounds.midX, y: self.bounds.midY)
            let configuration = self.delegate?.collectionView(
                self,
                contextMenuConfigurationForItemsAt: [path.map { self._told($0) }].compactMap(\.self),
                point: point
            )
            if let configuration {
                return RowMenus.Found(
                    view: cell ?? self,
                    configuration: configuration,
                    listener: self._menuListener(configuration)
                )
            }
            return path.flatMap { self._swipeMenu(at: $0) }.map { menu in
                let actions = UIContextMenuConfiguration(actionProvider: { _ in menu })
                return RowMenus.Found(view: cell ?? self, configuration: actions)
            }
        }
    }

    func _handleKey(_ key: Key, _ modifiers: Modifiers) -> Bool {
        if modifiers == .alternate, let current = _pathWithFocus {
            switch key {
            case .up: return _moveByKey(current, to: _path(from: current, isForward: false, isPage: false))
            case .down: return _moveByKey(current, to: _path(from: current, isForward: true, isPage: false))
            default: return false
            }
        }
        guard let current = _pathWithFocus else { return false }
        if _takeTyped(key, modifiers, at: current) { return true }
        guard modifiers.isEmpty else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key {
        case .escape where _swipe != nil: _closeSwipe(animated: true)
        case .character("\u{7F}") where _deleteByKey(current): break
        case .left where _turnOutline(at: current, expands: isMirrored): break
        case .right where _turnOutline(at: current, expands: !isMirrored): break
        case .left, .right:
            let isForward = (key == .right) != isMirrored
            let next = { isForward ? self._counts.path(after: $0) : self._counts.path(before: $0) }
            _moveFocus(to: next(current), orAfterIt: next)
        default: return _handleKey(key, at: current)
        }
        return true
    }

    func _path(ofIndexTitleBeginning text: String) -> IndexPath? { nil }

    /// The item above or below, or a page away: the nearest one to the side in the next line there.
    func _path(from path: IndexPath, isForward: Bool, isPage: Bool) -> IndexPath? {
        guard let start = _layout.layoutAttributesForItem(at: path)?.frame else { return nil }
        let visible = bounds.inset(by: adjustedContentInset)
        let distance = isPage ? max(1, visible.height - start.height) : 0
        // A strip from the item's edge, or a page further, to where the next line must have begun.
        var area = CGRect(x: 0, y: 0, width: max(contentSize.width, bounds.width), height: 2 * bounds.height)
        area.origin.y = isForward ? start.maxY + distance : start.minY - distance - area.height
        let found = (_layout.layoutAttributesForElements(in: area) ?? [])
            .filter { $0.representedElementKind == nil }
            .filter { isForward ? $0.frame.midY > start.maxY : $0.frame.midY < start.minY }
        guard let nearest = found.map({ abs($0.frame.midY - start.midY) }).min() else {
            return isPage ? (isForward ? _counts.path(before: nil) : _counts.path(after: nil)) : nil
        }
        return found.filter { abs($0.frame.midY - start.midY) <= nearest + start.height / 2 }
            .min { abs($0.frame.midX - start.midX) < abs($1.frame.midX - start.midX) }?.indexPath
    }
}
