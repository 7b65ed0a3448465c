/// Says which shape the pointer has over a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region in which the pointer is; nil for none. The whole view by default.
    ///
    /// It is called for each move of the pointer over the view.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// The shape that the pointer has in a region; nil, the default, for the desktop's arrow.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle?

    /// Called when the pointer came into a region; does nothing by default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )

    /// Called when the pointer left a region; does nothing by default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )
}

extension UIPointerInteractionDelegate {
    /// The whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        _answer("pointerInteraction:regionForRequest:defaultRegion:", interaction, request, defaultRegion)
            ?? defaultRegion
    }

    /// The desktop's arrow.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        _answer("pointerInteraction:styleForRegion:", interaction, region) ?? nil
    }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        _answer("pointerInteraction:willEnterRegion:animator:", interaction, region, animator) as Void?
    }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        _answer("pointerInteraction:willExitRegion:animator:", interaction, region, animator) as Void?
    }
}
