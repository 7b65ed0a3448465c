/// What was dropped on a list.
@MainActor
final class ListDrop {
    let session: any UIDropSession
    let proposal: UIDropProposal
    let destination: IndexPath?
    /// The items of the drag, with where in the list they came from.
    let items: [(item: UIDragItem, source: IndexPath?)]

    init(
        _ session: any UIDropSession,
        proposal: UIDropProposal,
        destination: IndexPath?,
        items: [(item: UIDragItem, source: IndexPath?)]
    ) {
        self.session = session
        self.proposal = proposal
        self.destination = destination
        self.items = items
    }

    /// The movements that the app asked for.
    var animators: [DragAnimator] = []
    /// Where the picture goes.
    var target: UITargetedDragPreview?

    func animator() -> DragAnimator {
        let animator = DragAnimator()
        animators.append(animator)
        return animator
    }
}
