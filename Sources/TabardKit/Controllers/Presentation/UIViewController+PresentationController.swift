extension UIViewController {
    /// Made when first asked for, so that it can be given a delegate before the controller is presented.
    var _lazyPresentationController: UIPresentationController? {
        guard
            let presented = _ancestors.first(where: { $0._presenting != nil })
                ?? (_parent == nil ? self : nil)
        else { return nil }
        return presented._ownPresentationController
    }

    /// What presents this controller now, or would present it by its style.
    private var _ownPresentationController: UIPresentationController {
        if let owner = _presentation?.owner { return owner }
        if let popover = _lazyPopover { return popover }
        if _presenting != nil, let current = _presentationController { return current }
        let isSheet = _comesAsSheet
        if let current = _presentationController, current is UISheetPresentationController == isSheet {
            return current
        }
        let new = isSheet ? UISheetPresentationController(self) : UIPresentationController(self)
        _presentationController = new
        return new
    }

    /// What shows the controller, or the one around it.
    var _shownPresentation: PresentationView? { _ancestors.lazy.compactMap(\._presentation).first }

    /// The container, or what presents the controller, hears that the content wants another size.
    func _tellOfPreferredContentSize() {
        _parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        _presentation?.owner.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// What presents the controller now that it comes: with the style `custom` the app's own.
    func _takePresentationController(
        presenting presenter: UIViewController,
        source: UIViewController
    ) -> UIPresentationController {
        guard modalPresentationStyle == .custom,
            let own = transitioningDelegate?.presentationController(
                forPresented: self,
                presenting: presenter,
                source: source
            )
        else { return _ownPresentationController }
        require(
            own.presentedViewController === self,
            "presentationController(forPresented:presenting:source:) must answer with one made for \(type(of: self)); it answered with one for \(type(of: own.presentedViewController))"
        )
        require(
            own._stage == .idle,
            "\(type(of: own)) presents a controller already; make another one in presentationController(forPresented:presenting:source:)"
        )
        _presentationController = own
        return own
    }

    /// The user turned away: with Escape, by a click beside it, or by pulling it down.
    func _turnAway() {
        let controller = _presentation?.owner ?? _lazyPopover ?? _presentationController
        let delegate = controller?._delegate
        let presented = controller?.presentedViewController ?? self
        if isModalInPresentation || presented.isModalInPresentation
            || controller.flatMap({ delegate?.presentationControllerShouldDismiss($0) }) == false
        {
            if let controller { delegate?.presentationControllerDidAttemptToDismiss(controller) }
            _presentation?.springBack()
            return
        }
        if let controller { delegate?.presentationControllerWillDismiss(controller) }
        dismiss(animated: true) {
            presented._userDismissed()
            if let controller { delegate?.presentationControllerDidDismiss(controller) }
        }
    }
}
