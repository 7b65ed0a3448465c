extension UIView {
    /// How the view is, whether or not it is seen so yet.
    var _modelAppearance: ViewAppearance {
        ViewAppearance(
            geometry: _geometry,
            alpha: alpha,
            background: backgroundColor?.components(with: _currentTraits)
        )
    }

    /// How the view is seen now.
    var _shownAppearance: ViewAppearance {
        guard let motion = _motion else { return _modelAppearance }
        return motion.start.mixed(with: _modelAppearance, motion.progress)
    }

    /// Where the view is seen now.
    var _shownGeometry: ViewGeometry {
        guard let motion = _motion else { return _geometry }
        return motion.start.geometry.mixed(with: _geometry, motion.progress)
    }

    /// An animation brought the view a step further.
    func _appearanceChanged() {
        _widget?.opacity = Double(_shownAppearance.alpha)
        setNeedsDisplay()
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
