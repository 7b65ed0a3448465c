extension UICollectionViewFlowLayout: MeasuringLayout {
    /// Whether cells say how large they want to be.
    var _isEstimating: Bool { estimatedItemSize != .zero }

    /// The size of items that have not said how large they want to be.
    var _estimate: CGSize {
        if _isEstimating, estimatedItemSize != Self.automaticSize { return estimatedItemSize }
        return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
    }

    func _checkContainer() {}

    func _wantsMeasuring(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        !attributes._measuredAxes.isEmpty && _measured[attributes.indexPath] == nil
    }

    func _adoptMeasured(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) {
        _measured[attributes.indexPath] = size
    }

    func _settleMeasured(_ sections: Set<Int>) { _prepareFlow(isMeasuring: true) }

    func _forgetMeasured(at path: IndexPath?) {
        if let path { _measured[path] = nil } else { _measured = [:] }
    }

    func _forgetMeasuredItems() { _measured = [:] }

    func _follow(_ update: ListUpdate) {
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in _measured {
            if let now = update.unchangedDestination(of: path) { moved[now] = size }
        }
        _measured = moved
    }
}
