extension UIWindow {
    /// Tells the controllers that the window gets another size.
    ///
    /// - Returns: What calls them back once it has it; nil before the window is on the screen.
    func _announce(_ size: CGSize) -> TransitionCoordinator? {
        guard let root = rootViewController, Self.isInSight(root) else { return nil }
        let context = TransitionContext(
            in: self,
            from: .init(controller: root, view: root.viewIfLoaded),
            to: .init(controller: root, view: root.viewIfLoaded),
            isAnimated: false
        )
        let coordinator = TransitionCoordinator(context, duration: 0)
        // UIKit tells of the traits first.
        let traits = _traits(of: size)
        if traits != _traits {
            // What overrides traits of the window itself is not about sizes, and stays.
            let around = _resolveTraits(within: traits, style: overrideUserInterfaceStyle)
            root._passTransition(to: around, with: coordinator)
        }
        guard root === rootViewController else { return coordinator }
        root.viewWillTransition(to: size, with: coordinator)
        return coordinator
    }

    /// Whether a controller, or what covers it, has come on the screen.
    private static func isInSight(_ controller: UIViewController) -> Bool {
        controller._appearance == .appeared || controller._presented.map(isInSight) == true
    }
}
