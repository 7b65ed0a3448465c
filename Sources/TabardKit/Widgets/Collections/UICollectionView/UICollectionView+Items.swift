internal import GtkInterop

extension UICollectionView {
    var _visiblePaths: [IndexPath] {
        _cells.filter { _place(of: $0.value).intersects(bounds) }.keys.sorted()
    }

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
            (_layout as? any MeasuringLayout)?._checkContainer()
            _updateContentSize()
            _startAtTheRight()
            _updateAcrossScrollers()
            let elements = _measuredElements()
            _removeOthers(than: elements)
            for attributes in elements.sorted(by: { $0.indexPath < $1.indexPath }) { _show(attributes) }
            _showMoved()
            _orderViews(elements)
        }
    }

    private var _elementsInSight: [UICollectionViewLayoutAttributes] {
        let said = (_layout.layoutAttributesForElements(in: bounds) ?? []).filter { !$0.isHidden }
        guard let lost = said.first(where: { !$0._isFinite }) else { return said }
        if !_hasToldOfLostItems {
            _hasToldOfLostItems = true
            Log.warn(
                "\(type(of: _layout)) gives the element at \(lost.indexPath) a frame or a transform that is not finite: \(lost.frame); such elements are not shown"
            )
        }
        return said.filter(\._isFinite)
    }

    /// No more than so many at a time: items that want no room at all would all be in sight.
    private static var _mostMeasured: Int { 1_000 }

    /// What is in sight once all of it has said how large it wants to be.
    private func _measuredElements() -> [UICollectionViewLayoutAttributes] {
        var elements = _elementsInSight
        guard let layout = _layout as? any MeasuringLayout else { return elements }
        // Each pass measures at least one more; a layout of many items without a size must end some time.
        for _ in 0..<1_000 {
            let wanting = elements.filter { layout._wantsMeasuring($0) }
            guard !wanting.isEmpty, elements.count <= Self._mostMeasured else { return elements }
            // What is measured just now would move what is below it.
            let anchor = _anchor(in: elements.filter { !layout._wantsMeasuring($0) }) ?? _anchor(in: elements)
            var sections: Set<Int> = []
            for attributes in wanting.sorted(by: { $0.indexPath < $1.indexPath }) {
                guard let view = _view(of: attributes) else { continue }
                _measure(view, attributes, for: layout)
                if attributes.indexPath.count == 2 { sections.insert(attributes.indexPath.section) }
            }
            layout._settleMeasured(sections)
            _keepInPlace(anchor)
            _updateContentSize()
            _updateAcrossScrollers()
            let next = _elementsInSight
            if next.map(\.indexPath) == elements.map(\.indexPath), next.map(\.frame) == elements.map(\.frame),
                next.allSatisfy({ !layout._wantsMeasuring($0) })
            {
                return next
            }
            elements = next
        }
        return elements
    }

    private func _measure(
        _ view: UICollectionReusableView,
        _ attributes: UICollectionViewLayoutAttributes,
        for layout: any MeasuringLayout
    ) {
        let size = _localFrame(attributes).size
        if view.bounds.size != size { view.frame.size = size }
        view.apply(attributes)
        (view as? UICollectionViewListCell)?._take(attributes._listPlace, isPinned: attributes._isPinned)
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        let changes = layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred,
            withOriginalAttributes: attributes
        )
        layout._adoptMeasured(changes ? preferred.size : attributes.size, for: attributes)
    }

    /// The first item that is wholly in sight, and where, if the content has been scrolled.
    private func _anchor(in elements: [UICollectionViewLayoutAttributes]) -> (IndexPath, CGRect)? {
        let inset = adjustedContentInset
        guard contentOffset.y > -inset.top || contentOffset.x > -inset.left else { return nil }
        let visible = bounds.inset(by: inset)
        return elements.filter {
            $0.representedElementCategory == .cell && !$0._scrollsAcross && $0.frame.minY >= visible.minY
                && $0.frame.minX >= visible.minX
        }
        .min { $0.indexPath < $1.indexPath }.map { ($0.indexPath, $0.frame) }
    }

    /// Moves the content so that an item stays where it was while those before it get their sizes.
    private func _keepInPlace(_ anchor: (path: IndexPath, frame: CGRect)?) {
        guard let anchor, let now = _layout.layoutAttributesForItem(at: anchor.path)?.frame else { return }
        let size = _layout.collectionViewContentSize
        let (dx, dy) = (now.minX - anchor.frame.minX, now.minY - anchor.frame.minY)
        let isVertical = size.height > bounds.height && size.width <= bounds.width
        guard isVertical ? dy != 0 : dx != 0 else { return }
        contentSize = size
        contentOffset = CGPoint(
            x: contentOffset.x + (isVertical ? 0 : dx),
            y: contentOffset.y + (isVertical ? dy : 0)
        )
        _lastBounds = bounds
    }

    private func _view(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard attributes.representedElementKind != nil else {
            return _cell(at: attributes.indexPath, attributes)
        }
        return _supplementaryView(attributes)
    }

    /// Brings views that stand in front of others there, where a layout says so.
    private func _orderViews(_ elements: [UICollectionViewLayoutAttributes]) {
        let raised = elements.filter {
            $0.representedElementCategory == .supplementaryView
                || ($0.zIndex != 0 && $0.representedElementCategory == .cell)
        }
        guard raised.contains(where: { $0.zIndex != 1 || $0._scrollsAcross }) else { return }
        for attributes in raised.sorted(by: { $0.zIndex < $1.zIndex }) where attributes.zIndex > 0 {
            guard let view = _view(of: attributes), let parent = view.superview else { continue }
            let index = parent.subviews.firstIndex { $0 === view } ?? 0
            // What is in front already stays as it is, so that no focus is lost.
            let others = parent.subviews.suffix(from: index + 1)
            if others.contains(where: { $0 is UICollectionViewCell }) { parent.bringSubviewToFront(view) }
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
        let inSight = elements.filter { $0.representedElementKind == nil }.map(\.indexPath)
        _removeCells(except: Set(inSight + [_carriedItem?.path].compactMap(\.self)))
        _removeSupplementaryViews(
            except: Set(elements.filter { $0.representedElementKind != nil }.map(_key(of:)))
        )
    }

    private func _key(of attributes: UICollectionViewLayoutAttributes) -> SupplementaryKey {
        SupplementaryKey(
            kind: attributes.representedElementKind ?? "",
            path: attributes.indexPath,
            isDecoration: attributes.representedElementCategory == .decorationView,
            belongsToItem: attributes._belongsToItem
        )
    }

    private func _show(_ attributes: UICollectionViewLayoutAttributes) {
        guard let view = _view(of: attributes) else { return }
        // An item may have come here from a section that scrolls otherwise.
        let container = attributes._scrollsAcross ? _container(of: attributes.indexPath) : self
        if view.superview !== container { container.addSubview(view) }
        let isCell = attributes.representedElementCategory == .cell
        let own = _localFrame(attributes)
        let target = isCell ? _frameWhileMoving(of: attributes.indexPath, own) : own
        var frame = _transition?.frame(of: view, to: target) ?? target
        if let swipe = _swipe, attributes.representedElementCategory == .cell,
            swipe.path == attributes.indexPath
        {
            frame.origin.x += swipe.shift
        }
        if attributes.transform.isIdentity, view.transform.isIdentity {
            view.frame = frame
        } else {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            view.transform = attributes.transform
        }
        if _transition?.contains(view) != true { view.alpha = attributes.alpha }
        view.apply(attributes)
        (view as? UICollectionViewListCell)?._take(attributes._listPlace, isPinned: attributes._isPinned)
    }

    /// The item that is carried stays under the pointer, though its own place may be out of sight.
    private func _showMoved() {
        guard let path = _carriedItem?.path, let cell = _cells[path] else { return }
        cell.frame = _frameWhileMoving(of: path, cell.frame)
    }

    private func _supplementaryView(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionReusableView?
    {
        let key = _key(of: attributes)
        if let view = _supplementary[key] { return view }
        let made =
            key.isDecoration
            ? _makeDecoration(key.kind)
            : dataSource?.collectionView(
                self,
                viewForSupplementaryElementOfKind: key.kind,
                at: key.belongsToItem ? _told(key.path) : key.path
            )
        guard let view = made else { return nil }
        _supplementary[key] = view
        view._supplementaryKind = key.isDecoration ? nil : key.kind
        if key.isDecoration {
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        } else if attributes._scrollsAcross {
            _container(of: key.path).addSubview(view)
        } else {
            addSubview(view)
        }
        return view
    }

    private func _cell(at path: IndexPath, _ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewCell?
    {
        if let cell = _cells[path] { return cell }
        guard _counts.contains(path) else { return nil }
        return _makeCell(at: path) { cell in
            cell.frame = _localFrame(attributes)
            cell.isSelected = _selection.contains(path)
            cell.isHighlighted = path == _highlightedPath
            _tellList(cell, at: path)
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
        if let layout = _layout as? any AcrossScrollingLayout,
            let across = layout._acrossOffset(showing: path, at: position)
        {
            // A section out of sight has nothing that could be seen moving.
            if animated, let scroller = _acrossScrollers[path.section] {
                scroller.setContentOffset(scroller.point(at: across), animated: true)
            } else if layout._setAcrossOffset(across, of: path.section) {
                _updateAcrossScrollers()
                setNeedsLayout()
            }
        }
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
