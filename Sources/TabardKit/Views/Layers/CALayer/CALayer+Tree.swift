internal import GtkInterop

extension CALayer {
    /// Whether there is a layer that belongs to no view in this one.
    var _hasOwnLayers: Bool { _entries.contains { $0.ownLayer != nil } }

    /// Brings the entries in line with the view's subviews: new ones come in front, and layers keep their place among
    /// those that stay.
    func _followSubviews() {
        guard let subviews = _viewed({ $0._subviews }), subviews.changeCount != _followedChanges else {
            return
        }
        _followedChanges = subviews.changeCount
        let present = Set(subviews.map(ObjectIdentifier.init))
        let old = _entries
        _entries.removeAll { entry in
            if case .view(let box) = entry {
                return box.view.map { !present.contains(ObjectIdentifier($0)) } ?? true
            }
            return false
        }
        if let last = subviews.last, _entries.last(where: { $0.view != nil })?.view !== last {
            // What was brought to the front stands above layers, too.
            _entries.removeAll { $0.view === last }
        }
        let known = _entries.compactMap(\.view)
        let staying = Set(known.map(ObjectIdentifier.init))
        let inOrder = subviews.filter { staying.contains(ObjectIdentifier($0)) }
        if !known.elementsEqual(inOrder, by: ===) { _reorderViews(inOrder) }
        guard known.count < subviews.count || old.count != _entries.count else { return }
        // New views come just behind the next one that is known, or in front.
        var new = subviews[...]
        var entries: [LayerEntry] = []
        entries.reserveCapacity(_entries.count + new.count - known.count)
        for entry in _entries {
            if let view = entry.view {
                while let next = new.popFirst(), next !== view { entries.append(.view(WeakView(next))) }
            }
            entries.append(entry)
        }
        _entries = entries + new.map { .view(WeakView($0)) }
    }

    /// Puts the views into another order; the places stay.
    private func _reorderViews(_ views: [UIView]) {
        var rest = views[...]
        _entries = _entries.map { entry in
            guard entry.view != nil, let view = rest.popFirst() else { return entry }
            return .view(WeakView(view))
        }
    }

    var _sublayers: [CALayer] {
        _followSubviews()
        return _entries.compactMap(\.layer)
    }

    /// What stands in the layer, from the back to the front.
    var _drawnEntries: [LayerEntry] {
        _followSubviews()
        guard _entries.contains(where: { $0.zPosition != 0 }) else { return _entries }
        let sorted = _entries.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }
        return sorted.map(\.element)
    }

    func _insert(_ layer: CALayer, at index: Int) {
        require(
            layer._view == nil,
            "The layer of a \(layer._view.map { "\(type(of: $0))" } ?? "view") stands where its view does; use addSubview(_:) on the view"
        )
        require(
            !sequence(first: self, next: \._parent).contains { $0 === layer },
            "A layer can't be added to itself or to a layer inside it"
        )
        layer._removeFromParent()
        _followSubviews()
        _entries.insert(.layer(layer), at: min(index, _entries.count))
        layer._parent = self
        _redraw()
        MainLoop.perform(with: layer) { $0._startPending() }
    }

    func _insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, sibling !== layer else { return _insert(layer, at: Int.max) }
        if layer._parent === self { layer._removeFromParent() }
        guard let index = _index(of: sibling) else {
            fatalError(
                "The layer beside which another is inserted must be a sublayer of the same layer; it is not one of the \(_entries.count)"
            )
        }
        _insert(layer, at: index + offset)
    }

    func _replace(_ old: CALayer, _ new: CALayer) {
        guard old !== new, let index = _index(of: old) else { return }
        old._removeFromParent()
        _insert(new, at: index)
    }

    func _replaceSublayers(_ layers: [CALayer]) {
        let kept = Set(layers.map(ObjectIdentifier.init))
        for entry in _entries {
            if let layer = entry.ownLayer, !kept.contains(ObjectIdentifier(layer)) {
                layer._removeFromParent()
            }
        }
        for layer in layers where layer._view == nil { _insert(layer, at: Int.max) }
    }

    func _removeFromParent() {
        if _changeView({ $0.removeFromSuperview() }) { return }
        guard let parent = _parent else { return }
        // Layers that go one after another, from either end, are found at once.
        if parent._entries.last?.ownLayer === self {
            parent._entries.removeLast()
        } else if let index = parent._entries.firstIndex(where: { $0.ownLayer === self }) {
            parent._entries.remove(at: index)
        }
        _parent = nil
        parent._redraw()
    }

    private func _index(of layer: CALayer) -> Int? {
        _followSubviews()
        return _entries.firstIndex {
            $0.ownLayer === layer || ($0.view != nil && $0.view === layer._view)
        }
    }

    func _setMask(_ mask: CALayer?) {
        require(
            mask == nil || (mask?._view == nil && mask?._parent == nil),
            "A mask must be a layer that belongs to no view and stands in no other layer"
        )
        _mask?._masked = nil
        mask?._masked?._mask = nil
        _mask = mask
        mask?._masked = self
        _redraw()
    }

    /// The layer of the view in which this one stands, at any depth.
    var _host: CALayer? {
        sequence(first: self, next: { $0._parent ?? $0._masked }).first { $0._view != nil }
    }

    /// The layer of the superview of a view's layer.
    var _superviewLayer: CALayer? {
        guard let superview = _viewed({ $0._superview }) ?? nil else { return nil }
        return MainLoop.assumed(with: superview) { $0.layer }
    }

    /// Asks for the view, of which the layer is a part, to be drawn in the next frame.
    func _redraw() {
        guard let view = _host?._view else { return }
        MainLoop.perform(with: view) { $0._queueRedraw() }
    }
}
