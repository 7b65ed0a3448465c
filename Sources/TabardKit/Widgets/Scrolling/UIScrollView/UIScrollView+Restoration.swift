extension UIScrollView {
    /// Where the content stood at the last launch, until it stands there again.
    struct RestoredPlace {
        /// The offset from the content's start within the adjusted insets, so that a bar of another height shifts nothing.
        var offset: CGPoint
        var zoomScale: CGFloat
        /// Where it was put last on its way there: another offset by now means that somebody else moved it.
        var reached: CGPoint?
    }

    private static var xKey: String { "UIScrollViewContentOffsetX" }
    private static var yKey: String { "UIScrollViewContentOffsetY" }
    private static var scaleKey: String { "UIScrollViewZoomScale" }

    func _encodePlace(with coder: NSCoder) {
        // One that was never shown has still to come back itself.
        let inset = _adjustedInset
        let place =
            _restoredPlace
            ?? RestoredPlace(
                offset: CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top),
                zoomScale: zoomScale
            )
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
        if let reached = place.reached, reached != contentOffset {
            _restoredPlace = nil
            return
        }
        if place.reached == nil, place.zoomScale > 0, place.zoomScale != zoomScale {
            zoomScale = min(max(place.zoomScale, minimumZoomScale), maximumZoomScale)
        }
        let inset = _adjustedInset
        let wanted = CGPoint(x: place.offset.x - inset.left, y: place.offset.y - inset.top)
        let possible = _clamped(wanted)
        if possible != contentOffset { contentOffset = possible }
        place.reached = contentOffset
        _restoredPlace = possible == wanted ? nil : place
    }
}
