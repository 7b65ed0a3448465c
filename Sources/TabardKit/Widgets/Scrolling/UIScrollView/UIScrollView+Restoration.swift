extension UIScrollView {
    /// Where the content stood at the last launch, until it stands there again.
    struct RestoredPlace {
        /// How far the content was moved, so that a bar of another height, or one that grew small meanwhile, shifts nothing.
        var offset: CGPoint
        var zoomScale: CGFloat
        /// How far it was moved last on its way there: another distance by now means that somebody else moved it.
        var reached: CGPoint?
    }

    private static var xKey: String { "UIScrollViewContentOffsetX" }
    private static var yKey: String { "UIScrollViewContentOffsetY" }
    private static var scaleKey: String { "UIScrollViewZoomScale" }

    func _encodePlace(with coder: NSCoder) {
        // One that was never shown has still to come back itself.
        let place = _restoredPlace ?? RestoredPlace(offset: _distanceMoved, zoomScale: zoomScale)
        coder.encode(Double(place.offset.x), forKey: Self.xKey)
        coder.encode(Double(place.offset.y), forKey: Self.yKey)
        coder.encode(Double(place.zoomScale), forKey: Self.scaleKey)
    }

    func _decodePlace(with coder: NSCoder) {
        guard coder.containsValue(forKey: Self.yKey) else { return }
        let numbers = [Self.xKey, Self.yKey, Self.scaleKey].map { coder.decodeDouble(forKey: $0) }
        guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return }
        _restoredPlace = RestoredPlace(
            offset: CGPoint(x: numbers[0], y: numbers[1]),
            zoomScale: CGFloat(numbers[2])
        )
        setNeedsLayout()
    }

    /// Moves the content to where it stood, as far as it goes by now; nothing once somebody else has moved it.
    func _restorePlace() {
        guard var place = _restoredPlace, window != nil, bounds.width > 0, bounds.height > 0,
            contentSize != .zero
        else { return }
        _insetsChanged()
        if let reached = place.reached, reached != _distanceMoved {
            _restoredPlace = nil
            return
        }
        if place.reached == nil, place.zoomScale > 0, place.zoomScale != zoomScale {
            zoomScale = min(max(place.zoomScale, minimumZoomScale), maximumZoomScale)
        }
        let wanted = CGPoint(x: place.offset.x - _lastReach.left, y: place.offset.y - _lastReach.top)
        let possible = _clamped(wanted)
        if possible != contentOffset { contentOffset = possible }
        place.reached = _distanceMoved
        _restoredPlace = possible == wanted ? nil : place
    }

    /// How far the content has been moved from where it stands at first.
    var _distanceMoved: CGPoint {
        CGPoint(x: bounds.minX + _lastReach.left, y: _distanceFromTop)
    }
}
