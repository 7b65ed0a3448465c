extension UIView {
    var _currentTraits: UITraitCollection {
        if let cached = _lastTraits, _window != nil { return cached }
        return _computeTraits()
    }

    private func _computeTraits() -> UITraitCollection {
        let style = sequence(first: self, next: \._superview).lazy
            .map { view -> UIUserInterfaceStyle in
                if view.overrideUserInterfaceStyle != .unspecified { return view.overrideUserInterfaceStyle }
                return view._owner?.overrideUserInterfaceStyle ?? .unspecified
            }
            .first { $0 != .unspecified }
        let base = _window?._traits ?? UIScreen.main.traitCollection
        guard let style else { return base }
        return UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Tells the view, and those in it, if light, dark, size class or direction changed.
    func _updateTraits() {
        let old = _lastTraits
        let new = _computeTraits()
        if old != new {
            _lastTraits = new
            if old != nil {
                if AppearanceProxies.dependOnTraits {
                    AppearanceProxies.traitsChanged(for: self, traits: new)
                }
                new.performAsCurrent {
                    traitCollectionDidChange(old)
                    _owner?.traitCollectionDidChange(old)
                }
            }
            setNeedsDisplay()
            setNeedsLayout()
        }
        for subview in _subviews { subview._updateTraits() }
    }
}
