extension UIViewController {
    /// Made when first asked for, so that it can be given a delegate before the controller is presented.
    var _lazyPresentationController: UIPresentationController? {
        guard
            let presented = _ancestors.first(where: { $0._presenting != nil })
                ?? (_parent == nil ? self : nil)
        else { return nil }
        if let popover = presented._lazyPopover { return popover }
        if presented._presentationController == nil {
            presented._presentationController = UIPresentationController(presented)
        }
        return presented._presentationController
    }

    /// The user turned away: with Escape, by a click beside it, or by pulling it down.
    func _turnAway() {
        let controller = _lazyPopover ?? _presentationController
        let delegate = controller?._delegate
        if isModalInPresentation
            || controller.flatMap({ delegate?.presentationControllerShouldDismiss($0) }) == false
        {
            if let controller { delegate?.presentationControllerDidAttemptToDismiss(controller) }
            _presentation?.springBack()
            return
        }
        if let controller { delegate?.presentationControllerWillDismiss(controller) }
        dismiss(animated: true) {
            self._userDismissed()
            if let controller { delegate?.presentationControllerDidDismiss(controller) }
        }
    }
}
