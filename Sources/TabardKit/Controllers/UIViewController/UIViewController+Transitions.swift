extension UIViewController {
    /// Tells the controller of traits that are about to change around it, if its own change with them.
    func _passTransition(
        to around: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let own = _resolveTraits(within: around, style: overrideUserInterfaceStyle)
        if own != traitCollection { willTransition(to: own, with: coordinator) }
    }
}
