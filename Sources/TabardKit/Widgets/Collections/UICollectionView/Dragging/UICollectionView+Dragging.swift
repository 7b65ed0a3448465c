extension UICollectionView: DraggingList {
    func _dragDelegatesChanged() {
        _dragging.update(drags: dragDelegate != nil && dragInteractionEnabled, drops: dropDelegate != nil)
    }

    func _dragParameters(of path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    func _dragItems(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func _dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func _dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func _dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func _dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    var _hasDropDelegate: Bool { dropDelegate != nil }

    func _dropCanHandle(_ session: any UIDropSession) -> Bool? {
        dropDelegate?.collectionView(self, canHandle: session)
    }

    func _dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func _dropProposal(_ session: any UIDropSession, to path: IndexPath?) -> ListDropProposal? {
        guard
            let proposal = dropDelegate?.collectionView(
                self,
                dropSessionDidUpdate: session,
                withDestinationIndexPath: path
            )
        else { return nil }
        let isInto = proposal.intent == .insertIntoDestinationIndexPath
        return ListDropProposal(operation: proposal.operation, goesInto: isInto, proposal: proposal)
    }

    func _dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func _dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func _dropPerform(_ drop: ListDrop) {
        let coordinator = RunningCollectionViewDropCoordinator(drop, on: self)
        dropDelegate?.collectionView(self, performDropWith: coordinator)
    }

    func _canMove(_ path: IndexPath) -> Bool {
        dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    }

    func _moveTarget(of path: IndexPath, proposed: IndexPath) -> IndexPath {
        let target =
            delegate?.collectionView(
                self,
                targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
                atCurrentIndexPath: path,
                toProposedIndexPath: proposed
            ) ?? proposed
        return _counts.accept(path, at: target) ? target : path
    }

    func _moveDropped(from path: IndexPath, to target: IndexPath) {
        guard _placeholders.isEmpty, _counts.contains(path), _counts.accept(path, at: target) else { return }
        dataSource?.collectionView(self, moveItemAt: path, to: target)
        _change([.move(from: path, to: target)])
    }

    func _dropPlace(at point: CGPoint) -> ListDropPlace? {
        guard let path = _path(at: point), let frame = _layout.layoutAttributesForItem(at: path)?.frame
        else { return nil }
        // Items of a line stand beside each other, unless each has all of the line.
        let isSideways = frame.width < bounds.width * 0.6
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isAfter =
            isSideways ? (point.x >= frame.midX) != isRightToLeft : point.y >= frame.midY
        return ListDropPlace(path: _told(path), isAfter: isAfter, frame: frame, isSideways: isSideways)
    }
}
