/// Sections that scroll across the direction of the others.
extension UICollectionViewCompositionalLayout: AcrossScrollingLayout {
    func _acrossSections(in rect: CGRect) -> [AcrossSection] {
        _prepareIfNeeded()
        return _composed.sections(in: _composed.mirrored(rect)).compactMap { number in
            guard _composed.offsets[number] != nil else { return nil }
            let (geometry, section) = (
                _composed.sections[number].geometry, _composed.sections[number].section
            )
            let origin = _composed.origin(of: number)
            let frame = geometry.groupsFrame.offsetBy(dx: origin.x, dy: origin.y)
            return AcrossSection(
                number: number,
                frame: _composed.mirrored(frame),
                length: geometry.orthogonalLength,
                isHorizontal: _composed.isVertical,
                isMirrored: _composed.isMirrored && _composed.isVertical,
                offset: _composed.offsets[number] ?? 0,
                behavior: section.orthogonalScrollingBehavior,
                bounce: section.orthogonalScrollingProperties.bounce
            )
        }
    }

    func _setAcrossOffset(_ offset: CGFloat, of section: Int) -> Bool {
        guard let old = _composed.offsets[section], old != offset else { return false }
        _composed.offsets[section] = offset
        return true
    }

    func _acrossRest(for offset: CGFloat, from start: CGFloat, in across: AcrossSection) -> CGFloat {
        guard _composed.sections.indices.contains(across.number) else { return offset }
        let geometry = _composed.sections[across.number].geometry
        guard geometry.count > 0 else { return offset }
        let visible = across.isHorizontal ? across.frame.width : across.frame.height
        let most = max(0, across.length - visible)
        let insets = geometry.description.insets
        let (before, after) =
            across.isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        return AcrossResting(
            behavior: across.behavior,
            visible: visible,
            most: most,
            before: before,
            after: after,
            groupCount: geometry.groupCount,
            group: { geometry.rest(ofGroup: $0) },
            groupAt: { geometry.group(at: $0) }
        ).rest(for: offset, from: start)
    }

    func _acrossOffset(showing path: IndexPath, at position: UICollectionView.ScrollPosition)
        -> CGFloat?
    {
        _prepareIfNeeded()
        guard path.count == 2, let offset = _composed.offsets[path.section] else { return nil }
        let geometry = _composed.sections[path.section].geometry
        let frame = geometry.item(path.item).frame
        let isHorizontal = _composed.isVertical
        let (low, high) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let visible = isHorizontal ? _composed.container.width : _composed.container.height
        let most = max(0, geometry.orthogonalLength - visible)
        let (start, middle, end):
            (
                UICollectionView.ScrollPosition, UICollectionView.ScrollPosition,
                UICollectionView.ScrollPosition
            ) =
                isHorizontal ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
        let wanted: CGFloat =
            if position.contains(_composed.isMirrored && isHorizontal ? end : start) {
                low
            } else if position.contains(middle) {
                (low + high - visible) / 2
            } else if position.contains(_composed.isMirrored && isHorizontal ? start : end) {
                high - visible
            } else if low < offset {
                low
            } else {
                max(offset, high - visible)
            }
        return min(max(0, wanted), most)
    }
}
