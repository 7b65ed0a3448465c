extension UIView {
    /// How the view is, whether or not it is seen so yet.
    var _modelAppearance: ViewAppearance {
        ViewAppearance(
            geometry: _geometry,
            alpha: alpha,
            background: backgroundColor?.components(with: _currentTraits)
        )
    }

    /// How the view is seen now, but for animations of its layer.
    var _movingAppearance: ViewAppearance {
        guard let motion = _motion else { return _modelAppearance }
        return motion.start.mixed(with: _modelAppearance, motion.progress)
    }

    /// How the view is seen now.
    var _shownAppearance: ViewAppearance {
        guard let layer = _layer, !layer._running.isEmpty else { return _movingAppearance }
        return layer._shown.appearance
    }

    /// Where the view is seen now.
    var _shownGeometry: ViewGeometry {
        if let layer = _layer, !layer._running.isEmpty { return layer._shown.geometry }
        guard let motion = _motion else { return _geometry }
        return motion.start.geometry.mixed(with: _geometry, motion.progress)
    }

    /// Asks for a redraw in the next frame, for which `draw(_:)` is not called again.
    func _queueRedraw() {
        _widget?.queueDraw()
        if _container !== _widget { _container?.queueDraw() }
    }

    /// An animation brought the view a step further.
    func _appearanceChanged() {
        _widget?.opacity = Double(_shownAppearance.alpha)
        _queueRedraw()
        _superview?._container?.queueAllocate()
    }

    /// Takes the view's own coordinates to where they are seen in its superview; a size on its way is shown by scaling.
    var _shownMap: CGAffineTransform {
        let shown = _shownGeometry
        guard shown.bounds.size != bounds.size, bounds.width > 0, bounds.height > 0 else {
            return shown.toSuperview
        }
        let scale = CGAffineTransform(
            scaleX: shown.bounds.width / bounds.width,
            y: shown.bounds.height / bounds.height
        )
        return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(scale)
            .concatenating(CGAffineTransform(translationX: shown.bounds.minX, y: shown.bounds.minY))
            .concatenating(shown.toSuperview)
    }
}
