extension UIView: TraitHolder {
    /// The traits that are others in the view, and in all in it, than around; none by default.
    public var traitOverrides: UITraitOverrides {
        get { _traitState?.overrides ?? UITraitOverrides() }
        set {
            _lastTraits = _currentTraits
            _ownTraitState.overrides = newValue
            _updateTraits()
        }
    }

    /// Tells the view, and those in it, of changed traits now.
    ///
    /// They are told as soon as something changes them, so there is seldom anything left to tell.
    public func updateTraitsIfNeeded() { _updateTraits() }
}

extension UIView {
    var _currentTraits: UITraitCollection {
        if let cached = _lastTraits, _window != nil { return cached }
        return _computeTraits()
    }

    private func _computeTraits() -> UITraitCollection {
        var traits = _superview?._currentTraits ?? _window?._traits ?? UIScreen.main.traitCollection
        if let _owner {
            traits = _owner._resolveTraits(within: traits, style: _owner.overrideUserInterfaceStyle)
        }
        return _resolveTraits(within: traits, style: overrideUserInterfaceStyle)
    }

    /// Tells the view, and those in it, if light, dark, size class or direction changed.
    func _updateTraits() {
        let old = _lastTraits
        let new = _computeTraits()
        if old != new {
            _lastTraits = new
            if let old {
                if AppearanceProxies.dependOnTraits {
                    AppearanceProxies.traitsChanged(for: self, traits: new)
                }
                new.performAsCurrent {
                    _tellTraits(new, after: old)
                    _owner?._tellTraits(new, after: old)
                }
            }
            // What was made outside knew of the screen's size of texts alone.
            if old == nil,
                new.preferredContentSizeCategory != UIScreen.main._traits.preferredContentSizeCategory
            {
                new.performAsCurrent { _takeTextSize() }
            }
            setNeedsDisplay()
            setNeedsLayout()
        }
        for subview in _subviews { subview._updateTraits() }
    }
}
