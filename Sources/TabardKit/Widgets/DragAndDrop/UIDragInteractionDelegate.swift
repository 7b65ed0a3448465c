/// Says what is dragged out of a view, and hears what becomes of it. Only the first method is required.
///
/// For one drag they are called in this order: `itemsForBeginning`, `previewForLifting` and `willAnimateLiftWith`,
/// `sessionWillBegin`, `sessionAllowsMoveOperation`, `sessionIsRestrictedToDraggingApplication`, `sessionDidMove` as often as the
/// pointer moves, `willEndWith`, `didEndWith`, and `sessionDidTransferItems` if something took it.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What is dragged from where the session is; empty for nothing.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]

    /// The picture of an item as it is lifted; nil, that is one of the view, by default.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// The items are lifted: add what is to move along.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    )

    /// The drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

    /// Whether what is dragged may be moved rather than copied, within the app; true by default.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Whether other programs can't take it; false by default.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool

    /// Whether the picture keeps its size; false by default. Never asked on Linux, where it always does.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool

    /// The pointer moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

    /// The drag is about to end, with what becomes of the items.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    )

    /// The drag has ended.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    )

    /// Who took the items has all of their data.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionDidTransferItems session: any UIDragSession
    )

    /// What is added to a drag that goes on, by another press; none by default. Never asked on Linux, where one pointer drags.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem]

    /// Where the picture of an item goes back to that nobody took; where it came from by default.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// The picture of an item goes back: add what is to move along.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    )
}

extension UIDragInteractionDelegate {
    /// None of its own.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        (_answer("dragInteraction:previewForLiftingItem:session:", interaction, item, session)
            as UITargetedDragPreview??) ?? nil
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        _answer("dragInteraction:willAnimateLiftWithAnimator:session:", interaction, animator, session)
            as Void?
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession
    ) {
        _answer("dragInteraction:sessionWillBegin:", interaction, session) as Void?
    }

    /// True.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        _answer("dragInteraction:sessionAllowsMoveOperation:", interaction, session) ?? true
    }

    /// False.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        _answer("dragInteraction:sessionIsRestrictedToDraggingApplication:", interaction, session) ?? false
    }

    /// False.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool {
        _answer("dragInteraction:prefersFullSizePreviewsForSession:", interaction, session) ?? false
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionDidMove session: any UIDragSession
    ) {
        _answer("dragInteraction:sessionDidMove:", interaction, session) as Void?
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) {
        _answer("dragInteraction:session:willEndWithOperation:", interaction, session, operation) as Void?
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        _answer("dragInteraction:session:didEndWithOperation:", interaction, session, operation) as Void?
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionDidTransferItems session: any UIDragSession
    ) {
        _answer("dragInteraction:sessionDidTransferItems:", interaction, session) as Void?
    }

    /// None.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        _answer("dragInteraction:itemsForAddingToSession:withTouchAtPoint:", interaction, session, point)
            ?? []
    }

    /// Where it came from.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        (_answer("dragInteraction:previewForCancellingItem:withDefault:", interaction, item, defaultPreview)
            as UITargetedDragPreview??) ?? defaultPreview
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) {
        _answer("dragInteraction:item:willAnimateCancelWithAnimator:", interaction, item, animator) as Void?
    }
}
