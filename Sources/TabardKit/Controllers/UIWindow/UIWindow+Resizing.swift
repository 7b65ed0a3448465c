extension UIWindow {
    /// Tells the controllers that the window gets another size.
    ///
    /// - Returns: What calls them back once it has it; nil before the window is on the screen.
    func _announce(_ size: CGSize) -> TransitionCoordinator? {
        guard let root = rootViewController, root._appearance == .appeared else { return nil }
        let context = TransitionContext(
            in: self,
            from: .init(controller: root, view: root.viewIfLoaded),
            to: .init(controller: root, view: root.viewIfLoaded),
            isAnimated: false
        )
        let coordinator = TransitionCoordinator(context, duration: 0)
        root.viewWillTransition(to: size, with: coordinator)
        return coordinator
    }
}
