/// A section that scrolls across the direction of its collection, as the collection has to show it.
struct AcrossSection {
    var number: Int
    /// Its place in the collection.
    var frame: CGRect
    /// How long its content is.
    var length: CGFloat
    var isHorizontal: Bool
    /// Whether it begins at the right.
    var isMirrored: Bool
    /// How far it has been scrolled from where it begins.
    var offset: CGFloat
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var bounce: UICollectionLayoutSectionOrthogonalScrollingBounce
}

/// Where a section that scrolls across comes to rest: a pure function.
struct AcrossResting {
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// How much of it is in sight.
    var visible: CGFloat
    /// How far it can be scrolled.
    var most: CGFloat
    /// What is kept free before the first group and behind the last one.
    var before: CGFloat = 0
    var after: CGFloat = 0
    var groupCount: Int
    /// Where a group begins among the groups, and how long it is.
    var group: (Int) -> (start: CGFloat, length: CGFloat)
    /// The group at a place.
    var groupAt: (CGFloat) -> Int

    /// - Parameters:
    ///   - offset: How far it is scrolled when the user lets it go.
    ///   - start: How far it was scrolled when the user took it.
    func rest(for offset: CGFloat, from start: CGFloat) -> CGFloat {
        guard groupCount > 0, visible > 0 else { return offset }
        switch behavior {
        case .none, .continuous: return offset
        case .continuousGroupLeadingBoundary: return nearest(to: offset).offset
        case .paging:
            let page = (offset / visible).rounded()
            return bounded(page * visible)
        case .groupPaging, .groupPagingCentered:
            // One group at a time, however far the finger went.
            let old = nearest(to: start).index
            let moved = offset - start
            var index = nearest(to: offset).index
            if index == old, abs(moved) > 30 { index += moved > 0 ? 1 : -1 }
            index = min(max(index, old - 1), old + 1)
            return place(min(max(0, index), groupCount - 1))
        }
    }

    private func bounded(_ offset: CGFloat) -> CGFloat { min(max(0, offset), most) }

    /// How far it is scrolled when a group stands where it comes to rest.
    private func place(_ index: Int) -> CGFloat {
        let (start, length) = group(index)
        if behavior == .groupPagingCentered { return bounded(before + start + length / 2 - visible / 2) }
        return bounded(start)
    }

    private func nearest(to offset: CGFloat) -> (index: Int, offset: CGFloat) {
        let middle = behavior == .groupPagingCentered ? offset + visible / 2 - before : offset
        let first = groupAt(max(0, middle))
        let candidates = [first - 1, first, first + 1].filter { (0..<groupCount).contains($0) }
        let best = candidates.min { abs(place($0) - offset) < abs(place($1) - offset) } ?? 0
        return (best, place(best))
    }
}
