/// What says how large it wants to be and hears how large what is in it wants to be: controllers, and what presents them.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content wants, in points; zero for no wish.
    var preferredContentSize: CGSize { get }

    /// A controller directly inside has another `preferredContentSize` now.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// A controller directly inside would have another size by its constraints now.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size of a controller directly inside, where this one has the size given, in points.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the size changes because that of the window does.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change because the size of the window does, and before `viewWillTransition(to:with:)`.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}
