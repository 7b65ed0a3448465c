internal import TabModel

/// Where a tab can be dropped that the user drags out of the sidebar, such as the bar of a wide window (T9).
@MainActor
protocol TabDropTarget: AnyObject {
    /// A tab is held over a point: shows where it would go.
    ///
    /// - Parameters:
    ///   - tab: The tab.
    ///   - point: Where it is held.
    ///   - view: The view in whose coordinates that is.
    /// - Returns: Where it would go if it was dropped now; nil if it can't be dropped there.
    func showPlace(for tab: UITab, at point: CGPoint, in view: UIView) -> TabDestination?

    /// The tab was dropped, or is no longer held over anything: nothing is shown any more.
    func hidePlace()
}
