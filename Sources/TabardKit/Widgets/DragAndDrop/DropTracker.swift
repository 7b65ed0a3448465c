/// Finds the view that takes what is dragged over a window, and tells it what happens.
@MainActor
final class DropTracker {
    let session: RunningDropSession
    private(set) var current: UIDropInteraction?
    private(set) var operation = UIDropOperation.cancel
    /// What the interactions answered, as each is asked once.
    private var answers: [ObjectIdentifier: Bool] = [:]
    /// Those that heard of the drag.
    private var asked: [UIDropInteraction] = []

    init(_ session: RunningDropSession) { self.session = session }

    /// Asks everybody anew, since more is known of what is dragged.
    func forgetAnswers() { answers = [:] }

    /// The pointer is at a place of a window.
    ///
    /// - Returns: What would be done if it were dropped there.
    @discardableResult
    func move(to place: CGPoint, in root: UIView) -> UIDropOperation {
        session.root = root
        session.place = place
        let found = taker(at: place, in: root)
        if found !== current {
            leave()
            current = found
            if let found { found.delegate?.dropInteraction(found, sessionDidEnter: session) }
        }
        guard let current, let delegate = current.delegate else {
            operation = .cancel
            return operation
        }
        let wanted = delegate.dropInteraction(current, sessionDidUpdate: session).operation
        operation = wanted == .move && !session.allowsMoveOperation ? .cancel : wanted
        return operation
    }

    private func taker(at place: CGPoint, in root: UIView) -> UIDropInteraction? {
        guard let hit = root.hitTest(place, with: nil) else { return nil }
        for view in sequence(first: hit, next: \.superview) {
            let own = (view as? any DropTaking).map { [$0._dropInteraction] } ?? []
            for interaction in view.interactions.compactMap({ $0 as? UIDropInteraction }) + own {
                guard let delegate = interaction.delegate else { continue }
                let key = ObjectIdentifier(interaction)
                let answer = answers[key] ?? delegate.dropInteraction(interaction, canHandle: session)
                answers[key] = answer
                guard answer else { continue }
                if !asked.contains(where: { $0 === interaction }) { asked.append(interaction) }
                return interaction
            }
        }
        return nil
    }

    /// The pointer is over no view any more that takes it.
    func leave() {
        guard let left = current else { return }
        current = nil
        operation = .cancel
        left.delegate?.dropInteraction(left, sessionDidExit: session)
    }

    /// Lets the view under the pointer take it.
    ///
    /// - Returns: Whether it does.
    func perform() -> Bool {
        guard let current, let delegate = current.delegate, operation.takesItems else { return false }
        delegate.dropInteraction(current, performDrop: session)
        return true
    }

    /// Where the picture of what was dropped goes.
    func preview(_ item: UIDragItem, from picture: UIView) -> UITargetedDragPreview? {
        guard let current, let container = picture.superview else { return nil }
        let usual = UITargetedDragPreview(
            view: picture,
            parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: container, center: picture.center)
        )
        return current.delegate?.dropInteraction(current, previewForDropping: item, withDefault: usual)
    }

    func tellOfAnimation(of item: UIDragItem, _ animator: DragAnimator) {
        guard let current else { return }
        current.delegate?.dropInteraction(current, item: item, willAnimateDropWith: animator)
    }

    /// What was dropped has come to its place.
    func conclude() {
        guard let current else { return }
        current.delegate?.dropInteraction(current, concludeDrop: session)
    }

    /// The drag is over.
    func end() {
        current = nil
        for interaction in asked {
            interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
        }
        asked = []
    }
}
