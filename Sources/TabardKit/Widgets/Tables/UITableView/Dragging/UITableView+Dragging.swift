extension UITableView: DraggingList {
    func _dragDelegatesChanged() {
        _dragging.update(drags: dragDelegate != nil && dragInteractionEnabled, drops: dropDelegate != nil)
    }

    func _dragParameters(of path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    func _dragItems(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    func _dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func _dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    func _dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func _dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    var _hasDropDelegate: Bool { dropDelegate != nil }

    func _dropCanHandle(_ session: any UIDropSession) -> Bool? {
        dropDelegate?.tableView(self, canHandle: session)
    }

    func _dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func _dropProposal(_ session: any UIDropSession, to path: IndexPath?) -> ListDropProposal? {
        guard
            let proposal = dropDelegate?.tableView(
                self,
                dropSessionDidUpdate: session,
                withDestinationIndexPath: path
            )
        else { return nil }
        let isInto: Bool =
            switch proposal.intent {
            case .unspecified, .insertAtDestinationIndexPath: false
            case .insertIntoDestinationIndexPath: true
            case .automatic: _isInMiddle(session.location(in: self))
            }
        return ListDropProposal(operation: proposal.operation, goesInto: isInto, proposal: proposal)
    }

    /// Whether a point lies in the middle half of a row's height.
    private func _isInMiddle(_ point: CGPoint) -> Bool {
        guard let path = _path(at: point) else { return false }
        let frame = _rect(of: path)
        return abs(point.y - frame.midY) < frame.height / 4
    }

    func _dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func _dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    func _dropPerform(_ drop: ListDrop) {
        let coordinator = RunningTableViewDropCoordinator(drop, on: self)
        dropDelegate?.tableView(self, performDropWith: coordinator)
    }

    func _canMove(_ path: IndexPath) -> Bool { _isMovable(path) }

    func _moveTarget(of path: IndexPath, proposed: IndexPath) -> IndexPath {
        let target =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
            ?? proposed
        return _counts.accept(path, at: target) ? target : path
    }

    func _moveDropped(from path: IndexPath, to target: IndexPath) {
        guard _placeholders.isEmpty, _counts.contains(path), _counts.accept(path, at: target) else { return }
        dataSource?.tableView(self, moveRowAt: path, to: target)
        _change([.move(from: path, to: target)])
    }

    func _dropPlace(at point: CGPoint) -> ListDropPlace? {
        guard let path = _path(at: point) else { return nil }
        let frame = _rect(of: path)
        return ListDropPlace(path: _told(path), isAfter: point.y >= frame.midY, frame: frame)
    }
}
