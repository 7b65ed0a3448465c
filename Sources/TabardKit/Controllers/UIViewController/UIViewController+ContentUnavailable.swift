/// What stands in for a controller's content.
@MainActor
final class ContentUnavailability {
    var configuration: any UIContentConfiguration
    var view: (any UIView & UIContentView)?
    /// The traits for which it was updated last.
    var traits: UITraitCollection?

    init(_ configuration: any UIContentConfiguration) { self.configuration = configuration }
}

extension UIViewController {
    /// What is shown over the controller's view because there is no content; nil, that is nothing, by default.
    ///
    /// It is commonly a `UIContentUnavailableConfiguration`, and may be any other. Set it in
    /// `updateContentUnavailableConfiguration(using:)`, or at any time.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { _contentUnavailability?.configuration }
        set { _setContentUnavailable(newValue) }
    }

    private func _setContentUnavailable(_ new: (any UIContentConfiguration)?) {
        guard let new else {
            _contentUnavailability?.view?.removeFromSuperview()
            _contentUnavailability = nil
            return
        }
        let state = _contentUnavailability ?? ContentUnavailability(new)
        _contentUnavailability = state
        state.configuration = new
        if isViewLoaded { _showContentUnavailable() }
    }

    /// Before each layout: asks the controller for what stands there if that is due, and puts it in place.
    func _updateContentUnavailable() {
        if let state = _contentUnavailability, let traits = state.traits, traits != traitCollection {
            state.traits = traitCollection
            _needsContentUnavailableUpdate = true
        }
        if _needsContentUnavailableUpdate {
            _needsContentUnavailableUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
            if _contentUnavailability != nil { _showContentUnavailable() }
        }
        _placeContentUnavailable()
    }

    private func _showContentUnavailable() {
        guard let state = _contentUnavailability, let view = _view else { return }
        let current = contentUnavailableConfigurationState
        state.traits = traitCollection
        let updated = state.configuration.updated(for: current)
        // The app's own state or configuration may have changed everything.
        guard _contentUnavailability === state, _view === view else { return }
        if let shown = state.view, shown.supports(updated) {
            shown.configuration = updated
        } else {
            let old = state.view
            let content = updated.makeContentView()
            (content as? UIContentUnavailableView)?.isScrollEnabled = true
            state.view = content
            old?.removeFromSuperview()
        }
        guard _contentUnavailability === state else { return }
        _placeContentUnavailable()
    }

    /// Over all that is in sight, before everything else.
    private func _placeContentUnavailable() {
        guard let content = _contentUnavailability?.view, let view = _view else { return }
        // The app may have taken all subviews out, or set another view.
        if content.superview !== view { view.addSubview(content) }
        guard content.superview === view, _contentUnavailability?.view === content else { return }
        var area = view.bounds
        if let scroll = view as? UIScrollView { area = area.inset(by: scroll.adjustedContentInset) }
        if content.frame != area { content.frame = area }
        if view.subviews.last !== content { view.bringSubviewToFront(content) }
    }
}
