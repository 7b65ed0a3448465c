/// Says what a view takes that is dragged over it, and takes it. All methods are optional, but without
/// `dropInteraction(_:sessionDidUpdate:)` nothing can be dropped.
///
/// For one drag over the view they are called in this order: `canHandle`, `sessionDidEnter`, `sessionDidUpdate` as often as the
/// pointer moves, `sessionDidExit` if it leaves, or `performDrop` and `concludeDrop`; at last `sessionDidEnd`.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the view has any use for what is dragged; true by default. Asked once a drag.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// The pointer came over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// What would be done if it were dropped where the pointer is now.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal

    /// The pointer left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// It was dropped: ask the session, or its items, for the data now.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// The picture of what was dropped has come to its place.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// The drag is over, wherever it ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    /// Where the picture of an item goes as it is dropped; nil, that is that it fades where it is, by default.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// The picture of an item goes to its place: add what is to move along.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    )
}

extension UIDropInteractionDelegate {
    /// True.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    {
        _answer("dropInteraction:canHandleSession:", interaction, session) ?? true
    }

    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) {
        _answer("dropInteraction:sessionDidEnter:", interaction, session) as Void?
    }

    /// Nothing would be done.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        _answer("dropInteraction:sessionDidUpdate:", interaction, session)
            ?? UIDropProposal(operation: .cancel)
    }

    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) {
        _answer("dropInteraction:sessionDidExit:", interaction, session) as Void?
    }

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        _answer("dropInteraction:performDrop:", interaction, session) as Void?
    }

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        _answer("dropInteraction:concludeDrop:", interaction, session) as Void?
    }

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        _answer("dropInteraction:sessionDidEnd:", interaction, session) as Void?
    }

    /// None.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        (_answer("dropInteraction:previewForDroppingItem:withDefault:", interaction, item, defaultPreview)
            as UITargetedDragPreview??) ?? nil
    }

    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) {
        _answer("dropInteraction:item:willAnimateDropWithAnimator:", interaction, item, animator) as Void?
    }
}
