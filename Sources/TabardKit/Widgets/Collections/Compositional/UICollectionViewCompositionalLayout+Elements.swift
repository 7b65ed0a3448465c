extension UICollectionViewCompositionalLayout {
    func _elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let area = _composed.mirrored(rect)
        let visible = visibleArea(area)
        var found: [UICollectionViewLayoutAttributes] = []
        for number in _composed.sections(in: area) {
            var elements = contents(of: number, in: area)
            let section = _composed.sections[number]
            if let handler = section.section.visibleItemsInvalidationHandler {
                tell(handler, of: elements, number, section.environment)
            }
            let movement = _composed.movement(of: number)
            for element in elements { finish(element, movement) }
            elements += boundaries(of: number, visible).filter { $0.frame.intersects(area) }.map(mirrored)
            elements += decorations(of: number).filter { $0.frame.intersects(area) }.map(mirrored)
            found += elements
        }
        found += globals(visible).filter { $0.frame.intersects(area) }.map(mirrored)
        return found
    }

    /// What is in sight, without what bars cover and headers and footers of the whole layout that stay.
    private func visibleArea(_ area: CGRect) -> CGRect {
        guard let view = _collectionView else { return area }
        return _composed.mirrored(view.bounds.inset(by: view.adjustedContentInset))
    }

    /// Moves what scrolls across to where it is now, and to where the direction of reading has it.
    private func finish(_ element: UICollectionViewLayoutAttributes, _ movement: CGPoint) {
        element.frame = _composed.mirrored(element.frame.offsetBy(dx: movement.x, dy: movement.y))
    }

    private func mirrored(_ element: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        element.frame = _composed.mirrored(element.frame)
        return element
    }

    private func tell(
        _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler,
        of elements: [UICollectionViewLayoutAttributes],
        _ number: Int,
        _ environment: LayoutEnvironment
    ) {
        var offset = _collectionView?.contentOffset ?? .zero
        if let across = _composed.offsets[number] {
            offset = _composed.isVertical ? CGPoint(x: across, y: 0) : CGPoint(x: 0, y: across)
        }
        handler(elements.map { VisibleItem($0) }, offset, environment)
    }

    private func contents(of number: Int, in area: CGRect) -> [UICollectionViewLayoutAttributes] {
        let geometry = _composed.sections[number].geometry
        let origin = _composed.origin(of: number)
        let movement = _composed.movement(of: number)
        let local = area.offsetBy(dx: -origin.x - movement.x, dy: -origin.y - movement.y)
        var found: [UICollectionViewLayoutAttributes] = []
        for group in geometry.groups(in: local) {
            let block = geometry.block(group)
            let corner = geometry.origin(ofGroup: group)
            let items = geometry.items(ofGroup: group)
            for (index, item) in zip(items, block.items) {
                let frame = item.frame.offsetBy(dx: corner.x, dy: corner.y)
                // What only touches the edge is not in sight.
                guard
                    !frame.intersection(local).isEmpty || (frame.isEmpty && local.contains(frame.origin))
                else {
                    continue
                }
                found.append(attributes(item, frame, IndexPath(item: index, section: number)))
            }
            for attachment in block.attachments {
                guard (attachment.item ?? 0) < items.count else { continue }
                let attributes = attributes(attachment, group, items, number, at: corner)
                if attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y).intersects(local) {
                    found.append(attributes)
                }
            }
        }
        return found
    }

    private func attributes(
        _ item: LayoutBlock.Item,
        _ frame: CGRect,
        _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let origin = _composed.origin(of: path.section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        attributes.zIndex = item.zIndex
        attributes._measuredAxes = item.measuredAxes
        attributes._scrollsAcross = _composed.offsets[path.section] != nil
        attributes._listPlace = _listPlace(of: path)
        return attributes
    }

    private func attributes(
        _ attachment: LayoutBlock.Attachment,
        _ group: Int,
        _ items: Range<Int>,
        _ number: Int,
        at corner: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let index = attachment.item.map { items.lowerBound + $0 } ?? group
        let supplement = attachment.supplement
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: supplement.kind,
            with: IndexPath(item: index, section: number)
        )
        let owner = attachment.owner.offsetBy(dx: corner.x, dy: corner.y)
        let origin = _composed.origin(of: number)
        attributes.frame = supplement.frame(at: owner).offsetBy(dx: origin.x, dy: origin.y)
        attributes.zIndex = supplement.zIndex
        attributes._scrollsAcross = _composed.offsets[number] != nil
        attributes._belongsToItem = attachment.item != nil
        return attributes
    }

    func _itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, _composed.sections.indices.contains(path.section) else { return nil }
        let geometry = _composed.sections[path.section].geometry
        guard (0..<geometry.count).contains(path.item) else { return nil }
        let item = geometry.item(path.item)
        let attributes = attributes(item, item.frame, path)
        finish(attributes, _composed.movement(of: path.section))
        return attributes
    }

    private func boundaries(of number: Int, _ visible: CGRect) -> [UICollectionViewLayoutAttributes] {
        let geometry = _composed.sections[number].geometry
        let origin = _composed.origin(of: number)
        let start = _composed.start(of: number)
        var counts: [String: Int] = [:]
        // Headers of the whole layout that stay are in front of those of sections.
        let visible = _composed.isVertical ? self.visible(visible) : visible
        return geometry.description.boundaries.indices.map { index in
            let boundary = geometry.description.boundaries[index]
            let place = counts[boundary.supplement.kind, default: 0]
            counts[boundary.supplement.kind] = place + 1
            let frame = geometry.boundaryFrames[index].offsetBy(dx: origin.x, dy: origin.y)
            return attributes(
                boundary,
                index,
                IndexPath(item: place, section: number),
                frame,
                visible,
                span: start...(start + geometry.length)
            )
        }
    }

    /// What is in sight without the headers of the whole layout that stay there.
    private func visible(_ area: CGRect) -> CGRect {
        var area = area
        for (index, boundary) in _composed.globals.enumerated()
        where boundary.pins && boundary.extends && boundary.edges.contains(.top) {
            let height = _composed.boundaries.frames[index].height
            area.origin.y += height
            area.size.height -= height
        }
        return area
    }

    private func globals(_ visible: CGRect) -> [UICollectionViewLayoutAttributes] {
        var counts: [String: Int] = [:]
        return _composed.globals.indices.map { index in
            let boundary = _composed.globals[index]
            let place = counts[boundary.supplement.kind, default: 0]
            counts[boundary.supplement.kind] = place + 1
            return attributes(
                boundary,
                index,
                IndexPath(index: place),
                _composed.boundaries.frames[index],
                visible,
                span: 0...max(0, _composed.boundaries.length)
            )
        }
    }

    private func attributes(
        _ boundary: LayoutBoundary,
        _ index: Int,
        _ path: IndexPath,
        _ frame: CGRect,
        _ visible: CGRect,
        span: ClosedRange<CGFloat>
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: boundary.supplement.kind,
            with: path
        )
        attributes.frame = frame
        attributes.zIndex = boundary.supplement.zIndex
        attributes._boundary = index
        attributes._measuredAxes = boundary.supplement.lengths.measuredAxes
        if boundary.pins {
            let isAtEnd = boundary.edges.contains(_composed.isVertical ? .bottom : .trailing)
            attributes.frame = _composed.pinned(frame, in: visible, span: span, isAtEnd: isAtEnd)
            attributes.zIndex += 1
            attributes._isPinned = attributes.frame != frame
        }
        if path.count == 2 { attributes._listPlace = _listPlace(ofBoundary: boundary, in: path.section) }
        return attributes
    }

    private func decorations(of number: Int) -> [UICollectionViewLayoutAttributes] {
        let (geometry, section) = (_composed.sections[number].geometry, _composed.sections[number].section)
        return section.decorationItems.map { item in
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind,
                with: IndexPath(item: 0, section: number)
            )
            let size =
                _composed.isVertical
                ? CGSize(width: _composed.container.width, height: geometry.length)
                : CGSize(width: geometry.length, height: _composed.container.height)
            let insets = item.contentInsets
            let origin = _composed.origin(of: number)
            attributes.frame = CGRect(
                origin: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top),
                size: size.within(insets)
            )
            attributes.zIndex = item.zIndex
            return attributes
        }
    }

    func _supplementaryAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let visible = visibleArea(.zero)
        func isWanted(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
            attributes.representedElementKind == kind && attributes.indexPath == path
        }
        guard path.count == 2 else { return globals(visible).first(where: isWanted).map(mirrored) }
        guard _composed.sections.indices.contains(path.section) else { return nil }
        if let found = boundaries(of: path.section, visible).first(where: isWanted) { return mirrored(found) }
        let geometry = _composed.sections[path.section].geometry
        let groups = [path.item < geometry.count ? geometry.group(of: path.item) : -1, path.item]
        for group in groups where (0..<geometry.groupCount).contains(group) {
            let corner = geometry.origin(ofGroup: group)
            let items = geometry.items(ofGroup: group)
            for attachment in geometry.block(group).attachments where (attachment.item ?? 0) < items.count {
                let attributes = attributes(attachment, group, items, path.section, at: corner)
                guard isWanted(attributes) else { continue }
                finish(attributes, _composed.movement(of: path.section))
                return attributes
            }
        }
        return nil
    }

    func _decorationAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, _composed.sections.indices.contains(path.section) else { return nil }
        return decorations(of: path.section).first { $0.representedElementKind == kind }.map(mirrored)
    }
}
