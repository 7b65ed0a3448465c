internal import GtkInterop

extension CALayer {
    /// The layer as it is seen now.
    var _shown: LayerState {
        var state = _model
        _changeView { state.take($0._movingAppearance) }
        return _animated(state, at: CACurrentMediaTime())
    }

    /// A state with the running animations at a time.
    func _animated(_ model: LayerState, at time: Double) -> LayerState {
        guard !_running.isEmpty else { return model }
        var state = model
        for running in _running {
            running.animation.apply(
                to: &state,
                at: running.seconds(at: time),
                within: running.usualDuration,
                model: model
            )
        }
        state.opacity = min(max(state.opacity, 0), 1)
        return state.geometry.isFinite ? state : model
    }

    func _removeAnimations(_ isMeant: (RunningAnimation) -> Bool) {
        let ended = _running.filter(isMeant)
        guard !ended.isEmpty else { return }
        _running.removeAll { running in ended.contains { $0 === running } }
        for running in ended { running.tellEnd(finished: false) }
        if !_changeView({ $0._appearanceChanged() }) { _redraw() }
    }

    func _makePresentation() -> Self? {
        guard let view = _host?._view, MainLoop.assumed(with: view, { $0._window != nil }) else { return nil }
        guard let copy = makeInstance(of: Swift.type(of: self)) as? Self else { return nil }
        copy._own = _shown
        return copy
    }
}

@MainActor
extension CALayer {
    func _add(_ animation: CAAnimation, _ key: String?) {
        for name in animation.unknownKeyPaths {
            let names = LayerKeyPath.names.joined(separator: ", ")
            LayerWarnings.keyPaths.warn("\(name) can't be animated; what can is \(names)")
        }
        if let transition = animation as? CATransition { return _begin(transition) }
        if let key { _removeAnimations { $0.key == key } }
        let running = RunningAnimation(animation, key: key, in: CATransaction.current)
        _running.append(running)
        if Toolkit.areAnimationsEnabled {
            _startPending()
            if running.start == nil { MainLoop.after(seconds: 0) { [weak self] in self?._dropUnseen() } }
        } else {
            // The app may set the end value only after this call.
            MainLoop.after(seconds: 0) { [weak self] in self?._end(running) }
        }
        _redraw()
    }

    private func _begin(_ transition: CATransition) {
        let state = CATransaction.current
        let running = RunningAnimation(transition, key: nil, in: state)
        let function = transition.timingFunction
        let view = _host?._view
        let begun = view.flatMap { view in
            ViewTransition(
                of: view,
                transition.kind,
                seconds: transition.timing.span(within: running.usualDuration),
                course: { time in CGFloat(function?.value(at: Double(time)) ?? Double(time)) },
                completion: { running.tellEnd(finished: $0) }
            )
        }
        if begun != nil {
            running.begin(at: CACurrentMediaTime())
        } else {
            MainLoop.after(seconds: 0) { running.tellEnd(finished: true) }
        }
    }

    /// Begins what waits for the layer to be on the screen.
    func _startPending() {
        guard let host = _host, host._view?._widget?.isMapped == true, Toolkit.areAnimationsEnabled else {
            return
        }
        if !_running.isEmpty {
            let now = CACurrentMediaTime()
            for running in _running where !running.hasEnded { running.begin(at: now) }
            if _running.contains(where: { !$0.hasEnded }) { host._startClock() }
        }
        guard !_wasDrawn else { return }
        for entry in _entries { entry.ownLayer?._startPending() }
        _mask?._startPending()
    }

    private func _startClock() {
        let clock = _clock ?? LayerClock(of: self)
        _clock = clock
        clock.start()
    }

    /// Ends animations that are over, here and in all layers of this one.
    ///
    /// - Returns: Whether any goes on.
    func _stepTree(to time: Double) -> Bool {
        for running in _running where !running.hasEnded {
            running.begin(at: time)
            if running.isOver(at: time) { _end(running) }
        }
        var goesOn = _running.contains { !$0.hasEnded && $0.animation.speed != 0 }
        for layer in _entries.compactMap(\.ownLayer) + [_mask].compactMap({ $0 })
        where layer._stepTree(to: time) {
            goesOn = true
        }
        return goesOn
    }

    private func _end(_ running: RunningAnimation) {
        guard _running.contains(where: { $0 === running }), !running.hasEnded else { return }
        running.hasEnded = true
        if running.animation.isRemovedOnCompletion { _running.removeAll { $0 === running } }
        running.tellEnd(finished: true)
        _redraw()
    }

    /// Ends what waits on a layer that is in no window.
    private func _dropUnseen() {
        guard _host?._view?._window == nil else { return _startPending() }
        _leftWindow()
    }

    /// Ends animations, as nobody sees them, unless they are to stay.
    func _leftWindow() {
        _removeAnimations { $0.animation.isRemovedOnCompletion }
        for entry in _entries { entry.ownLayer?._leftWindow() }
        _mask?._leftWindow()
    }
}

/// What is wrong with animations of apps, told once each.
enum LayerWarnings {
    static let keyPaths = OnceWarning()
}
