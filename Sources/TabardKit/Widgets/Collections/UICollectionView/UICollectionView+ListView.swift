extension UICollectionView: ListView {
    static var _noun: String { "item" }

    var _firstCellIndex: Int {
        subviews.prefix {
            $0 === backgroundView || $0 === _swipe?.view
                || ($0 as? UICollectionReusableView)?._isDecoration == true
        }
        .count
    }

    func _container(of path: IndexPath) -> UIView { _acrossScrollers[path.section] ?? self }

    var _firstPathInSight: IndexPath? { _visiblePaths.first }

    var _allowsSelectionNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var _allowsMultipleNow: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// A press on an item beside an open swipe closes the swipe, and one on an outline's header opens it.
    var _takesPresses: Bool {
        _allowsSelectionNow || _swipe != nil || _layout is UICollectionViewCompositionalLayout
    }

    var _takesKeyboard: Bool { allowsSelection }

    func _stopInteraction() {
        _closeSwipe(animated: false)
        _cancelMovement()
    }

    func _reloadContent() {
        _removeSupplementaryViews()
        _counts = _askCounts()
        (_layout as? any MeasuringLayout)?._forgetMeasured(at: nil)
        _layout.invalidateLayout()
    }

    func _bringIntoSight(_ path: IndexPath) { scrollToItem(at: _told(path), at: [], animated: false) }

    func _dataSourceSectionCount() -> Int? { dataSource?.numberOfSections(in: self) }

    func _dataSourceItemCount(inSection section: Int) -> Int? {
        dataSource?.collectionView(self, numberOfItemsInSection: section)
    }

    func _dataSourceCell(at path: IndexPath) -> UICollectionViewCell? {
        RegistrationNames.asking += 1
        defer { RegistrationNames.asking -= 1 }
        return dataSource?.collectionView(self, cellForItemAt: _told(path))
    }

    func _mayFocus(_ path: IndexPath) -> Bool {
        guard !_isPlaceholder(path) else { return false }
        return delegate?.collectionView(self, canFocusItemAt: _told(path)) ?? _allowsFocusNow
    }

    func _preferredPath() -> IndexPath? {
        let path = delegate?.indexPathForPreferredFocusedView(in: self).map { _shown($0) }
        return path.flatMap { _counts.contains($0) ? $0 : nil }
    }

    func _selectsByFocus(_ path: IndexPath) -> Bool {
        delegate?.collectionView(self, selectionFollowsFocusForItemAt: _told(path)) ?? selectionFollowsFocus
    }

    func _willDisplay(_ cell: UICollectionViewCell, at path: IndexPath) {
        guard !_isPlaceholder(path) else { return }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: _told(path))
    }

    func _didEndDisplaying(_ cell: UICollectionViewCell, at path: IndexPath) {
        guard !_isPlaceholder(path) else { return }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: _told(path))
    }

    func _shouldHighlight(_ path: IndexPath) -> Bool {
        guard !_isPlaceholder(path) else { return false }
        return delegate?.collectionView(self, shouldHighlightItemAt: _told(path)) ?? true
    }

    func _didHighlight(_ path: IndexPath) { delegate?.collectionView(self, didHighlightItemAt: _told(path)) }

    func _didUnhighlight(_ path: IndexPath) {
        delegate?.collectionView(self, didUnhighlightItemAt: _told(path))
    }

    func _willSelect(_ path: IndexPath) -> IndexPath? {
        delegate?.collectionView(self, shouldSelectItemAt: _told(path)) ?? true ? path : nil
    }

    func _didSelect(_ path: IndexPath) {
        // What leads on comes first, as on iOS: the item is selected by then.
        cellForItem(at: _told(path))?._segue?()
        delegate?.collectionView(self, didSelectItemAt: _told(path))
    }

    func _willDeselect(_ path: IndexPath) -> IndexPath? {
        delegate?.collectionView(self, shouldDeselectItemAt: _told(path)) ?? true ? path : nil
    }

    func _willReplaceSelection(of path: IndexPath) {}

    func _didDeselect(_ path: IndexPath) { delegate?.collectionView(self, didDeselectItemAt: _told(path)) }

    var _prefetches: Bool { prefetchDataSource != nil && isPrefetchingEnabled }

    func _paths(in area: CGRect) -> [IndexPath] {
        (_layout.layoutAttributesForElements(in: area) ?? [])
            .filter { $0.representedElementKind == nil && !$0.isHidden }.map(\.indexPath)
    }

    func _askToPrefetch(_ paths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, prefetchItemsAt: paths.map { _told($0) })
    }

    func _cancelPrefetching(_ paths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths.map { _told($0) })
    }
}
