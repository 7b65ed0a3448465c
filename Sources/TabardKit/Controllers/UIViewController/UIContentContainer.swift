/// What has a size and traits that change with the window, and may hold others of its kind: controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content wants, in points; zero if it does not mind.
    var preferredContentSize: CGSize { get }

    /// One inside wants another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that one inside gets when this one has a size.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The size is about to change.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}

extension UIViewController {
    /// Tells the controller of traits that are about to change around it, if its own change with them.
    func _passTransition(
        to around: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let own = _resolveTraits(within: around, style: overrideUserInterfaceStyle)
        if own != traitCollection { willTransition(to: own, with: coordinator) }
    }

    /// Tells the controller, those in it and those that it presents that memory is short.
    func _warnOfMemory() {
        didReceiveMemoryWarning()
        for child in _children { child._warnOfMemory() }
        _presented?._warnOfMemory()
    }
}
