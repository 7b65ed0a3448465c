extension UICollectionView {
    func _updateContentSize() {
        _layout._prepareIfNeeded()
        let size = _layout.collectionViewContentSize
        if size != contentSize, size.width.isFinite, size.height.isFinite { contentSize = size }
    }

    func _layOutCells() {
        _layOutOnce {
            if _lastBounds != bounds {
                let old = _lastBounds
                _lastBounds = bounds
                if old.isNull || old.size != bounds.size
                    || _layout.shouldInvalidateLayout(forBoundsChange: bounds)
                {
                    _layout.invalidateLayout()
                }
            }
            _updateContentSize()
            _startAtTheRight()
            let elements = (_layout.layoutAttributesForElements(in: bounds) ?? []).filter { !$0.isHidden }
            _removeOthers(than: elements)
            for attributes in elements.sorted(by: { $0.indexPath < $1.indexPath }) { _show(attributes) }
        }
    }

    /// A collection that scrolls to the sides begins at the right in a right-to-left language.
    private func _startAtTheRight() {
        guard !_hasStarted, bounds.width > 0 else { return }
        _hasStarted = true
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft, contentSize.width > bounds.width else {
            return
        }
        contentOffset.x = contentSize.width - bounds.width + adjustedContentInset.right
        _lastBounds = bounds
    }

    private func _removeOthers(than elements: [UICollectionViewLayoutAttributes]) {
        _removeCells(except: Set(elements.filter { $0.representedElementKind == nil }.map(\.indexPath)))
        let keys = Set(
            elements.compactMap { element in
                element.representedElementKind.map {
                    SupplementaryKey(kind: $0, section: element.indexPath.section)
                }
            }
        )
        _removeSupplementaryViews(except: keys)
    }

    private func _show(_ attributes: UICollectionViewLayoutAttributes) {
        let view: UICollectionReusableView?
        if let kind = attributes.representedElementKind {
            view = _supplementaryView(kind, attributes.indexPath)
        } else {
            view = _cell(at: attributes.indexPath, attributes)
        }
        guard let view else { return }
        view.frame = _transition?.frame(of: view, to: attributes.frame) ?? attributes.frame
        if _transition?.contains(view) != true { view.alpha = attributes.alpha }
        view.apply(attributes)
    }

    private func _supplementaryView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        let key = SupplementaryKey(kind: kind, section: path.section)
        if let view = _supplementary[key] { return view }
        guard
            let view = dataSource?.collectionView(
                self,
                viewForSupplementaryElementOfKind: kind,
                at: path
            )
        else { return nil }
        _supplementary[key] = view
        addSubview(view)
        return view
    }

    private func _cell(at path: IndexPath, _ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewCell?
    {
        if let cell = _cells[path] { return cell }
        guard _counts.contains(path) else { return nil }
        return _makeCell(at: path) { cell in
            cell.frame = attributes.frame
            cell.isSelected = _selection.contains(path)
            cell.isHighlighted = path == _highlightedPath
            cell._changeAccessibility { $0.position = self._counts.position(of: path) }
        }
    }

    func _path(at point: CGPoint) -> IndexPath? {
        _reloadIfNeeded()
        _layout._prepareIfNeeded()
        let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return _layout.layoutAttributesForElements(in: area)?
            .filter { $0.representedElementKind == nil && !$0.isHidden && $0.frame.contains(point) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }

    func _scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        _reloadIfNeeded()
        _require(path, to: "scroll to")
        _updateContentSize()
        guard let rect = _layout.layoutAttributesForItem(at: path)?.frame else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        if position.isEmpty {
            scrollRectToVisible(rect, animated: animated)
            return
        }
        var offset = contentOffset
        if position.contains(.top) { offset.y += rect.minY - visible.minY }
        if position.contains(.centeredVertically) { offset.y += rect.midY - visible.midY }
        if position.contains(.bottom) { offset.y += rect.maxY - visible.maxY }
        if position.contains(.left) { offset.x += rect.minX - visible.minX }
        if position.contains(.centeredHorizontally) { offset.x += rect.midX - visible.midX }
        if position.contains(.right) { offset.x += rect.maxX - visible.maxX }
        setContentOffset(_clamped(offset), animated: animated)
    }
}
