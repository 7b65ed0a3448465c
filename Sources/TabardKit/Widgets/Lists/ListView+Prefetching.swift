extension ListView {
    /// Asks for what comes into sight next, if the data source wants to hear of it.
    func _prefetch() {
        guard _prefetches, !_needsReload, _batch.depth == 0 else { return }
        let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
        _prefetching.follow(isSideways ? bounds.minX : bounds.minY)
        let distance = isSideways ? bounds.width : bounds.height
        let step = _prefetching.isForward ? distance : -distance
        let area = bounds.offsetBy(dx: isSideways ? step : 0, dy: isSideways ? 0 : step)
        let inSight = Set(_paths(in: bounds))
        let next = _paths(in: area).filter { !inSight.contains($0) && _cells[$0] == nil }
        let (wanted, cancelled) = _prefetching.update(
            inSight: Array(inSight),
            ahead: _prefetching.isForward ? next.sorted() : next.sorted(by: >)
        )
        if !cancelled.isEmpty { _cancelPrefetching(cancelled) }
        if !wanted.isEmpty { _askToPrefetch(wanted) }
    }
}
