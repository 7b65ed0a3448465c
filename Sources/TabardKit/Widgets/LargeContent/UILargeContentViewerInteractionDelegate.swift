/// Says what is shown large, and hears where a press ended. All methods are optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The press ended; on what, if anything was shown.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    )

    /// What is shown at a point; by default the innermost view there with `showsLargeContentViewer`.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {
        _answer("largeContentViewerInteraction:didEndOnItem:atPoint:", interaction, item, point) as Void?
    }

    /// The innermost view there with `showsLargeContentViewer`.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        _answer("largeContentViewerInteraction:itemAtPoint:", interaction, point)
            ?? interaction._shownView(at: point)
    }
}
