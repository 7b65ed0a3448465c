import GtkInterop

extension CALayer {
    /// The layer as it is, whether or not it is seen so yet.
    var _model: LayerState {
        guard let view = _view else { return _own }
        var state = _own
        state.take(view._modelAppearance)
        state.isHidden = view.isHidden
        state.masksToBounds = view.clipsToBounds
        return state
    }

    func _change<Value: Equatable>(
        _ place: WritableKeyPath<LayerState, Value>,
        _ value: Value,
        _ name: String?
    ) {
        guard _own[keyPath: place] != value else { return }
        let names = name.map { [$0] } ?? []
        _animatingChanges(of: names) { _own[keyPath: place] = value }
        _redraw()
    }

    /// Changes the place of a layer of its own.
    func _changeGeometry(_ change: (inout ViewGeometry) -> Void) {
        var geometry = _own.geometry
        change(&geometry)
        guard geometry != _own.geometry else { return }
        require(
            geometry.isFinite,
            "The geometry of \(type(of: self)) must be finite numbers, but its frame would be \(geometry.frame)"
        )
        let resizes = geometry.bounds.size != _own.geometry.bounds.size
        _animatingChanges(of: ["position", "bounds", "transform", "anchorPoint"]) { _own.geometry = geometry }
        if resizes, !_contents.isEmpty { _needsContents = true }
        _redraw()
    }
}

extension LayerState {
    /// Takes over what is kept by a view.
    mutating func take(_ appearance: ViewAppearance) {
        geometry = appearance.geometry
        opacity = appearance.alpha
        background = appearance.background
    }

    var appearance: ViewAppearance {
        ViewAppearance(geometry: geometry, alpha: opacity, background: background)
    }
}
