import Foundation
internal import GtkInterop

extension CALayer {
    /// What the view of a view's layer answers; nil if the layer is one of its own.
    func _viewed<Value: Sendable>(_ ask: @MainActor (UIView) -> Value) -> Value? {
        guard let view = _view else { return nil }
        require(
            Thread.isMainThread,
            "The layer of \(type(of: view)) is used off the main thread, where its view can't be; use it on the main thread"
        )
        return MainLoop.assumed { ask(view) }
    }

    /// Changes the view of a view's layer.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    func _changeView(_ change: @MainActor (UIView) -> Void) -> Bool { _viewed(change) != nil }

    /// The layer as it is, whether or not it is seen so yet.
    var _model: LayerState {
        var state = _own
        _changeView { view in
            state.take(view._modelAppearance)
            state.isHidden = view.isHidden
            state.masksToBounds = view.clipsToBounds
        }
        return state
    }

    func _change<Value: Equatable>(
        _ place: WritableKeyPath<LayerState, Value>,
        _ value: Value,
        _ name: String?
    ) {
        guard _own[keyPath: place] != value else { return }
        _changeState(of: name.map { [$0] } ?? []) { $0[keyPath: place] = value }
    }

    /// Changes the state, in an animation where one is due; off the main thread none is.
    private func _changeState(of names: [String], _ change: (inout LayerState) -> Void) {
        let old = Thread.isMainThread ? MainLoop.assumed(with: self) { $0._appearanceToAnimateFrom } : nil
        change(&_own)
        if let old { MainLoop.assumed(with: self) { $0._animateChanges(of: names, from: old) } }
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
        if resizes, !_contents.isEmpty { _needsContents = true }
        _changeState(of: ["position", "bounds", "transform", "anchorPoint"]) { $0.geometry = geometry }
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
