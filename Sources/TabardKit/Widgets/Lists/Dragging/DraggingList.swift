/// What a table or a collection does with items that are dragged out of it and over it.
@MainActor
protocol DraggingList: ListView {
    var _dragging: ListDragging { get }

    /// What of an item is pictured, besides its cell.
    func _dragParameters(of path: IndexPath) -> UIDragPreviewParameters?

    func _dragItems(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func _dragWillBegin(_ session: any UIDragSession)
    func _dragDidEnd(_ session: any UIDragSession)
    func _dragAllowsMove(_ session: any UIDragSession) -> Bool
    func _dragIsRestricted(_ session: any UIDragSession) -> Bool

    /// Whether the app itself sees to drops.
    var _hasDropDelegate: Bool { get }
    func _dropCanHandle(_ session: any UIDropSession) -> Bool?
    func _dropDidEnter(_ session: any UIDropSession)
    /// What would be done; nil if the app says nothing about drops.
    func _dropProposal(_ session: any UIDropSession, to path: IndexPath?) -> ListDropProposal?
    func _dropDidExit(_ session: any UIDropSession)
    func _dropDidEnd(_ session: any UIDropSession)
    func _dropPerform(_ drop: ListDrop)

    /// Whether an item can be moved by the list itself, without the app's own dropping.
    func _canMove(_ path: IndexPath) -> Bool
    /// Where the app wants an item to go that the user drops at a place.
    func _moveTarget(of path: IndexPath, proposed: IndexPath) -> IndexPath
    /// Moves an item that was dropped.
    func _moveDropped(from path: IndexPath, to target: IndexPath)

    /// Where a line marks the place before an item, and whether the point lies in the second half of the item.
    func _dropPlace(at point: CGPoint) -> ListDropPlace?
}
