extension UISegmentedControl: LargeContentBar {
    func _largeContentSource(at point: CGPoint) -> (any LargeContentSource)? {
        guard isEnabled, bounds.contains(point), let index = _segmentIndex(at: point),
            _elements.indices.contains(index)
        else { return nil }
        return _elements[index]
    }
}
