extension UIViewController: UITraitChangeObservable {
    /// The traits that are others in the controller, its view and its children than around; none by default.
    public var traitOverrides: UITraitOverrides {
        get { _traitState?.overrides ?? UITraitOverrides() }
        set { _changeTraits { $0.overrides = newValue } }
    }

    /// Says which traits are others for a child than here; nil takes it back.
    ///
    /// What the child itself overrides counts for more. It is forgotten when the child leaves.
    ///
    /// - Parameters:
    ///   - collection: The traits that the child has; those that it leaves unspecified are those of this controller.
    ///   - childViewController: A child of this controller; another one is left as it is.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        guard childViewController._parent === self else { return }
        childViewController._changeTraits { $0.inherited = collection }
    }

    /// Which traits were said to be others for a child; nil if none were.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection?
    {
        childViewController._parent === self ? childViewController._traitState?.inherited : nil
    }

    /// Tells the controller, its view and those in it of changed traits now, if the view is loaded.
    ///
    /// They are told as soon as something changes them, so there is seldom anything left to tell.
    public func updateTraitsIfNeeded() { _view?._updateTraits() }

    func _changeTraits(_ change: (TraitState) -> Void) {
        if let view = _view { view._lastTraits = view._currentTraits }
        change(_ownTraitState)
        _view?._updateTraits()
    }
}
