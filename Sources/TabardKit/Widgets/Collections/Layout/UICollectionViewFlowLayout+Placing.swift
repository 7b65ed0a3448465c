internal import GtkInterop

extension UICollectionViewFlowLayout {
    /// What the delegate's default implementations say.
    static let _undefined: CGFloat = -.greatestFiniteMagnitude
    private static let greatestLength: CGFloat = 100_000

    var _isVertical: Bool { scrollDirection == .vertical }

    private var isMirrored: Bool { _collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Works out where everything stands.
    ///
    /// - Parameter isMeasuring: Whether items have just said how large they want to be, and nothing else has changed: the
    ///   delegate is not asked for the sizes of all the others again.
    func _prepareFlow(isMeasuring: Bool = false) {
        if !isMeasuring { _givenSizes = [:] }
        guard let view = _collectionView else {
            _flow = FlowGeometry()
            return
        }
        let inset = view.adjustedContentInset
        let across =
            _isVertical
            ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
        if _measuredAcross != across {
            _measured = [:]
            _measuredAcross = across
        }
        let counts = view._counts.sections
        _flow = FlowGeometry(
            counts.indices.map { section(at: $0, count: counts[$0], in: view) },
            across: max(0, across)
        )
    }

    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        _collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    private func section(at number: Int, count: Int, in view: UICollectionView) -> FlowGeometry.Section {
        func given(_ value: CGFloat?, _ usual: CGFloat) -> CGFloat {
            guard let value, value != Self._undefined else { return sane(usual) }
            return sane(value)
        }
        func along(_ size: CGSize) -> CGFloat { _isVertical ? size.height : size.width }
        var insets =
            delegate?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset
        if insets.top == Self._undefined { insets = sectionInset }
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number)
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number)
        return FlowGeometry.Section(
            count: count,
            sizes: sizes(count, number, in: view),
            lineSpacing: given(
                delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number),
                minimumLineSpacing
            ),
            itemSpacing: given(
                delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number),
                minimumInteritemSpacing
            ),
            header: given(header.map(along), along(headerReferenceSize)),
            footer: given(footer.map(along), along(footerReferenceSize)),
            before: sane(_isVertical ? insets.top : insets.left),
            after: sane(_isVertical ? insets.bottom : insets.right),
            left: sane(_isVertical ? insets.left : insets.top),
            right: sane(_isVertical ? insets.right : insets.bottom)
        )
    }

    private func sizes(_ count: Int, _ section: Int, in view: UICollectionView) -> FlowGeometry.Sizes {
        func size(_ given: CGSize) -> (across: CGFloat, along: CGFloat) {
            let size = given == Self.automaticSize ? _estimate : given
            let (width, height) = (sane(size.width), sane(size.height))
            return _isVertical ? (width, height) : (height, width)
        }
        let usual = size(_isEstimating ? _estimate : itemSize)
        if _isEstimating, let sizes = measuredSizes(count, section, usual: usual, size: size) { return sizes }
        guard let delegate, count > 0 else { return .uniform(across: usual.across, along: usual.along) }
        func ask(_ item: Int) -> CGSize {
            let path = IndexPath(item: item, section: section)
            guard !view._isPlaceholder(path) else { return itemSize }
            return delegate.collectionView(view, layout: self, sizeForItemAt: view._told(path))
        }
        guard
            let asked = (0..<count).first(where: {
                !view._isPlaceholder(IndexPath(item: $0, section: section))
            }),
            ask(asked).width != Self._undefined
        else {
            return .uniform(across: usual.across, along: usual.along)
        }
        let all = (0..<count).map { size(ask($0)) }
        let first = all[0]
        return all.allSatisfy { $0 == first }
            ? .uniform(across: first.across, along: first.along) : .each(all)
    }

    /// The sizes that cells want, and estimates for the others; nil while none has said what it wants.
    private func measuredSizes(
        _ count: Int,
        _ section: Int,
        usual: (across: CGFloat, along: CGFloat),
        size: (CGSize) -> (across: CGFloat, along: CGFloat)
    ) -> FlowGeometry.Sizes? {
        guard _measured.keys.contains(where: { $0.section == section }) else { return nil }
        var sizes = _givenSizes[section] ?? givenSizes(count, section, usual: usual, size: size)
        if sizes.count != count { sizes = givenSizes(count, section, usual: usual, size: size) }
        _givenSizes[section] = sizes
        for (path, measured) in _measured where path.section == section && path.item < count {
            sizes[path.item] = size(measured)
        }
        return .each(sizes)
    }

    /// The sizes that the delegate gives to items that have not said what they want.
    private func givenSizes(
        _ count: Int,
        _ section: Int,
        usual: (across: CGFloat, along: CGFloat),
        size: (CGSize) -> (across: CGFloat, along: CGFloat)
    ) -> [(across: CGFloat, along: CGFloat)] {
        guard let delegate, let view = _collectionView else { return Array(repeating: usual, count: count) }
        return (0..<count).map { item in
            let path = IndexPath(item: item, section: section)
            guard !view._isPlaceholder(path) else { return usual }
            let given = delegate.collectionView(view, layout: self, sizeForItemAt: view._told(path))
            return given.width == Self._undefined ? usual : size(given)
        }
    }

    /// A length that can be laid out, and a word in the log if it is another one.
    ///
    /// A negative one is what is left of a view that is narrower than the margins that an app takes off.
    private func sane(_ length: CGFloat) -> CGFloat {
        if length >= 0, length <= Self.greatestLength { return length }
        if length < 0, length >= -Self.greatestLength { return 0 }
        let sane = length > 0 ? Self.greatestLength : 0
        Log.warn(
            "A length in a flow layout is \(length), where 0 to \(Int(Self.greatestLength)) is valid; it counts as \(sane)"
        )
        return sane
    }

    private func rect(_ frame: FlowGeometry.Frame) -> CGRect {
        var rect =
            _isVertical
            ? CGRect(x: frame.across, y: frame.along, width: frame.breadth, height: frame.length)
            : CGRect(x: frame.along, y: frame.across, width: frame.length, height: frame.breadth)
        if isMirrored { rect = rect.mirrored(in: collectionViewContentSize.width) }
        return rect
    }

    func _itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, _flow.sections.indices.contains(path.section),
            (0..<_flow.sections[path.section].count).contains(path.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = rect(_flow.item(path.item, of: path.section))
        if _isEstimating { attributes._measuredAxes = .both }
        return attributes
    }

    func _supplementaryAttributes(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
        guard _flow.sections.indices.contains(section) else { return nil }
        let frame =
            kind == UICollectionView.elementKindSectionHeader
            ? _flow.header(of: section) : _flow.footer(of: section)
        guard frame.length > 0 else { return nil }
        let path = IndexPath(item: 0, section: section)
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = rect(frame)
        attributes.zIndex = 1
        return attributes
    }

    func _elements(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
        var (low, high) = _isVertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
        if isMirrored, !_isVertical { (low, high) = (_flow.length - high, _flow.length - low) }
        return _flow.sections(from: low, to: high).flatMap { section in
            let items = _flow.items(of: section, from: low, to: high).compactMap {
                _itemAttributes(IndexPath(item: $0, section: section))
            }
            let kinds = [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ]
            return items + kinds.compactMap { _supplementaryAttributes($0, section) }
        }
        .filter { $0.frame.intersects(area) }
    }
}
