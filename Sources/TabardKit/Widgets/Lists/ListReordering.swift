/// An item that the user carries to another place of a list that scrolls up and down.
struct ListReordering: Equatable {
    private static let scrollingEdge: CGFloat = 40

    let path: IndexPath
    /// Where it would go.
    var target: IndexPath
    /// Where on the item it was taken, from its top.
    let grip: CGFloat
    /// Where the pointer is, from the top of what is in sight.
    var pointer: CGFloat

    init(path: IndexPath, grip: CGFloat, pointer: CGFloat) {
        self.path = path
        target = path
        self.grip = grip
        self.pointer = pointer
    }

    /// How many places another item moves down to make room: 1, 0 or -1.
    func shift(of other: IndexPath) -> Int {
        if other > path, other < target || (other == target && target.section == path.section) { return -1 }
        return other < path && other >= target ? 1 : 0
    }

    /// How far the content scrolls in each frame, as the item is held near an edge.
    ///
    /// - Parameters:
    ///   - top: Where what is in sight begins, in the coordinates of the pointer.
    ///   - bottom: Where it ends.
    func scrollingStep(from top: CGFloat, to bottom: CGFloat) -> CGFloat {
        let above = top + Self.scrollingEdge - pointer
        let below = pointer - (bottom - Self.scrollingEdge)
        if above > 0 { return -min(above, Self.scrollingEdge) / 4 }
        return below > 0 ? min(below, Self.scrollingEdge) / 4 : 0
    }
}
