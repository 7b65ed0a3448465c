/// Listens for a list to what is dragged out of it and over it.
@MainActor
final class ListDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private weak var list: (any DraggingList)?
    private var dragInteraction: UIDragInteraction?
    private var dropInteraction: UIDropInteraction?
    private var mark: DropMark?
    private var pending: ListDrop?
    private var lastProposal: ListDropProposal?
    private var destination: IndexPath?
    private var isOver = false
    /// Where the pointer is, from the top of what is in sight.
    private var pointer = CGPoint.zero
    /// The session of a drag out of this list, and where its items came from.
    private weak var session: RunningDragSession?
    private var sources: [ObjectIdentifier: IndexPath] = [:]

    init(_ list: any DraggingList) { self.list = list }

    /// Begins or ceases to listen, as the app has delegates.
    func update(drags: Bool, drops: Bool) {
        guard let list else { return }
        if drags, dragInteraction == nil {
            let interaction = UIDragInteraction(delegate: self)
            dragInteraction = interaction
            list.addInteraction(interaction)
        }
        dragInteraction?.isEnabled = drags
        if drops || drags, dropInteraction == nil {
            let interaction = UIDropInteraction(delegate: self)
            dropInteraction = interaction
            list.addInteraction(interaction)
        }
    }

    /// The one item that is dragged, if it came from this list.
    private var onlySource: IndexPath? { sources.count == 1 ? sources.values.first : nil }

    // Out of the list.

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let list, let shown = list._path(at: session.location(in: list)), !list._isPlaceholder(shown)
        else { return [] }
        let path = list._told(shown)
        let items = list._dragItems(beginning: session, at: path)
        sources = [:]
        for item in items { sources[ObjectIdentifier(item)] = path }
        self.session = session as? RunningDragSession
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let list, let path = sources[ObjectIdentifier(item)], let cell = list._cells[list._shown(path)]
        else {
            return nil
        }
        let parameters = list._dragParameters(of: path) ?? UIDragPreviewParameters()
        if parameters.backgroundColor == nil {
            parameters.backgroundColor = .secondarySystemGroupedBackground
        }
        return UITargetedDragPreview(
            view: cell,
            parameters: parameters,
            target: UIDragPreviewTarget(container: list, center: cell.center)
        )
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        list?._dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list?._dragAllowsMove(session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list?._dragIsRestricted(session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        sources = [:]
        self.session = nil
        list?._dragDidEnd(session)
    }

    // Over the list.

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let list else { return false }
        return list._dropCanHandle(session) ?? movesItself(session)
    }

    /// Whether the list itself moves what is dragged, as the app says nothing about drops.
    private func movesItself(_ session: any UIDropSession) -> Bool {
        guard let list, let own = self.session, session.localDragSession === own, let source = onlySource
        else { return false }
        return list._canMove(source)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        guard let list else { return }
        isOver = true
        list._dropDidEnter(session)
        list._widget?.addTick { [weak self] in self?.scroll() ?? false }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        let point = session.location(in: list)
        pointer = CGPoint(x: point.x - list.bounds.minX, y: point.y - list.bounds.minY)
        let place = list._dropPlace(at: point)
        destination = place.map { target(at: $0) }
        var found = list._dropProposal(session, to: destination)
        if found == nil, movesItself(session), let source = onlySource, let wanted = destination {
            destination = list._moveTarget(of: source, proposed: wanted)
            found = ListDropProposal(operation: .move, proposal: UIDropProposal(operation: .move))
        }
        guard let found else {
            hideMark()
            return UIDropProposal(operation: .cancel)
        }
        lastProposal = found
        if found.goesInto, let place {
            destination = place.path
            show(.frame, place.frame)
        } else if found.operation.takesItems, let place {
            show(.line, line(at: place))
        } else {
            hideMark()
        }
        return found.proposal
    }

    /// Where an item would be that is dropped at a place, counted without the one that is dragged within the list.
    private func target(at place: ListDropPlace) -> IndexPath {
        var path = IndexPath(item: place.path.item + (place.isAfter ? 1 : 0), section: place.path.section)
        if let source = onlySource, session != nil, source.section == path.section, source.item < path.item {
            path.item -= 1
        }
        return path
    }

    private func line(at place: ListDropPlace) -> CGRect {
        let (frame, width) = (place.frame, DropMark.thickness)
        if place.isSideways {
            let isRightToLeft = list?.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let isAtLeft = place.isAfter == isRightToLeft
            let x = isAtLeft ? frame.minX - width : frame.maxX
            return CGRect(x: x, y: frame.minY, width: width, height: frame.height)
        }
        let y = (place.isAfter ? frame.maxY : frame.minY) - width / 2
        return CGRect(x: frame.minX, y: y, width: frame.width, height: width)
    }

    private func show(_ shape: DropMark.Shape, _ frame: CGRect) {
        guard let list else { return }
        let mark = mark ?? DropMark(frame: .zero)
        self.mark = mark
        mark.shape = shape
        mark.frame = frame
        if mark.superview !== list { list.addSubview(mark) } else { list.bringSubviewToFront(mark) }
    }

    private func hideMark() {
        mark?.removeFromSuperview()
        mark = nil
    }

    /// Scrolls while the pointer is near the upper or the lower edge.
    private func scroll() -> Bool {
        guard isOver, let list else { return false }
        let inset = list.adjustedContentInset
        let near = ListReordering(path: IndexPath(item: 0, section: 0), grip: 0, pointer: pointer.y)
        let step = near.scrollingStep(from: inset.top, to: list.bounds.height - inset.bottom)
        let offset = list._clamped(CGPoint(x: list.contentOffset.x, y: list.contentOffset.y + step))
        if step != 0, offset != list.contentOffset { list.contentOffset = offset }
        return true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isOver = false
        hideMark()
        list?._dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let list, let lastProposal else { return }
        isOver = false
        hideMark()
        let isOwn = self.session != nil && session.localDragSession === self.session
        if !list._hasDropDelegate, let source = onlySource, let destination {
            if source != destination { list._moveDropped(from: source, to: destination) }
            return
        }
        let items = session.items.map { item in
            (item: item, source: isOwn ? sources[ObjectIdentifier(item)] : nil)
        }
        let drop = ListDrop(
            session,
            proposal: lastProposal.proposal,
            destination: destination,
            items: items
        )
        pending = drop
        list._dropPerform(drop)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let list else { return nil }
        if let target = pending?.target { return target }
        guard let destination, lastProposal?.goesInto != true,
            let cell = list._cells[list._shown(destination)]
        else {
            return nil
        }
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(container: list, center: cell.center)
        )
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        let drop = pending
        pending = nil
        for animator in drop?.animators ?? [] { animator.run() }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isOver = false
        hideMark()
        lastProposal = nil
        destination = nil
        list?._dropDidEnd(session)
    }
}
