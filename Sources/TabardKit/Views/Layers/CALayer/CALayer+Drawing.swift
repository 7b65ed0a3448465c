internal import GtkInterop

@MainActor
extension CALayer {
    /// Draws a view's background and content, in the coordinates of its widget.
    func _drawView(_ area: CGRect, background: RGBA?, in snapshot: Snapshot, content: (Snapshot) -> Void) {
        _wasDrawn = true
        _startPending()
        var state = _shown
        state.background = background
        func draw(_ snapshot: Snapshot) {
            state.draw(area, in: snapshot) { snapshot in
                if let radius = self._bodyRadius(state, area), radius > 0 {
                    state.clippedToCorners(area, in: snapshot) { self._drawBody(state, area, in: snapshot) }
                } else {
                    self._drawBody(state, area, in: snapshot)
                }
                content(snapshot)
            }
        }
        guard let mask = _mask else { return draw(snapshot) }
        let origin = bounds.origin
        let reach = state.masksToBounds ? area : area.insetBy(dx: -100, dy: -100)
        snapshot.masked(
            within: reach.paintable.native,
            by: { snapshot in
                let map = AffineMap.translation(x: -Double(origin.x), y: -Double(origin.y))
                snapshot.mapped(by: map) { mask._draw(in: snapshot) }
            },
            draw
        )
    }

    private func _bodyRadius(_ state: LayerState, _ area: CGRect) -> CGFloat? {
        self is CAGradientLayer || _image != nil ? state.radius(in: area) : nil
    }

    /// Draws what kinds of layers have between background and sublayers.
    private func _drawBody(_ state: LayerState, _ area: CGRect, in snapshot: Snapshot) {
        if self is CAShapeLayer { state.shape.draw(in: snapshot) }
        if self is CAGradientLayer { state.gradient.draw(area, in: snapshot) }
        if let image = _image { _draw(image, area, in: snapshot) }
        if !_contents.isEmpty, _view == nil { snapshot.paint(_contents, in: area.paintable.native) }
    }

    /// Draws a layer of its own, in its superlayer's coordinates.
    func _draw(in snapshot: Snapshot) {
        _wasDrawn = true
        _startPending()
        _updateContents()
        let state = _shown
        guard !state.isHidden, state.opacity > 0.001, state.geometry.isFinite else { return }
        let map = state.geometry.toSuperview
        guard map.a * map.d != map.b * map.c else { return }
        snapshot.mapped(by: map.native) {
            if state.opacity < 1 {
                snapshot.faded(to: Double(state.opacity)) { _drawUnfaded(state, in: snapshot) }
            } else {
                _drawUnfaded(state, in: snapshot)
            }
        }
    }

    private func _drawUnfaded(_ state: LayerState, in snapshot: Snapshot) {
        let area = state.geometry.bounds
        func draw(_ snapshot: Snapshot) {
            state.draw(area, in: snapshot) { snapshot in
                if state.masksToBounds, state.radius(in: area) == 0 {
                    snapshot.clipped(to: area.native) { self._drawInside(state, area, in: snapshot) }
                } else {
                    self._drawInside(state, area, in: snapshot)
                }
            }
        }
        guard let mask = _mask else { return draw(snapshot) }
        let reach = state.shape.painting.map { area.union($0.bounds) } ?? area
        let room = reach.insetBy(dx: -100, dy: -100).paintable.native
        snapshot.masked(within: room, by: { mask._draw(in: $0) }, draw)
    }

    private func _drawInside(_ state: LayerState, _ area: CGRect, in snapshot: Snapshot) {
        if self is CAGradientLayer || _image != nil, state.radius(in: area) > 0 {
            state.clippedToCorners(area, in: snapshot) { _drawBody(state, area, in: snapshot) }
        } else {
            _drawBody(state, area, in: snapshot)
        }
        for entry in _drawnEntries { entry.ownLayer?._draw(in: snapshot) }
    }

    /// Calls `draw(in:)` if it was asked for.
    private func _updateContents() {
        guard _needsContents else { return }
        _needsContents = false
        let scale = CGFloat(_host?._view?._widget?.scaleFactor ?? 1)
        let context = CGContext(area: bounds, scale: scale)
        // The picture stands where the bounds do.
        context.state.map = .identity
        context.state.clip = bounds
        draw(in: context)
        _contents = context.steps
    }

    func shadowCommand(_ area: CGRect, _ radius: CGFloat) -> DrawingCommand? {
        _model.shadowCommand(area, radius)
    }

    func borderCommand(_ area: CGRect, _ radius: CGFloat) -> DrawingCommand? {
        _model.borderCommand(area, radius)
    }
}
