internal import GtkInterop

extension UICollectionViewCompositionalLayout: MeasuringLayout {
    private var isVertical: Bool { _configuration.scrollDirection == .vertical }

    /// What the geometry depends on now.
    private func key(of view: UICollectionView) -> CompositionalKey {
        let inset = view.adjustedContentInset
        return CompositionalKey(
            container: CGSize(
                width: max(0, view.bounds.width - inset.left - inset.right),
                height: max(0, view.bounds.height - inset.top - inset.bottom)
            ),
            insets: insets(for: _configuration.contentInsetsReference, in: view),
            traits: view.traitCollection,
            isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    /// What a reference keeps free across the direction of scrolling.
    private func insets(
        for reference: UIContentInsetsReference,
        in view: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        var insets: UIEdgeInsets
        switch reference {
        case .automatic:
            return self.insets(
                for: _configuration.contentInsetsReference == .automatic
                    ? .safeArea : _configuration.contentInsetsReference,
                in: view
            )
        case .none: return .zero
        case .safeArea: insets = view.safeAreaInsets
        case .layoutMargins: insets = view.layoutMargins
        case .readableContent:
            let frame = view.readableContentGuide.layoutFrame
            insets = UIEdgeInsets(
                top: 0,
                left: frame.minX - view.bounds.minX,
                bottom: 0,
                right: view.bounds.maxX - frame.maxX
            )
        }
        // What the collection keeps free already is not kept free twice.
        let own = view.adjustedContentInset
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        insets.left = isVertical ? max(0, insets.left - own.left) : 0
        insets.right = isVertical ? max(0, insets.right - own.right) : 0
        insets.top = isVertical ? 0 : max(0, insets.top - own.top)
        insets.bottom = isVertical ? 0 : max(0, insets.bottom - own.bottom)
        return NSDirectionalEdgeInsets(insets, isRightToLeft: isMirrored)
    }

    func _checkContainer() {
        guard _isPrepared, let view = _collectionView else { return }
        if key(of: view) != _composed.key { invalidateLayout() }
    }

    func _prepareSections() {
        guard let view = _collectionView else {
            _composed = CompositionalContent()
            return
        }
        let old = _composed
        let key = key(of: view)
        // What has been measured holds as long as there is the same room for it.
        let keeps =
            key.container.width == old.key.container.width && key.traits == old.key.traits
            && old.isVertical == isVertical
        var new = CompositionalContent()
        new.isVertical = isVertical
        new.isMirrored = key.isMirrored
        new.container = key.container
        new.spacing = _configuration.interSectionSpacing
        new.globals = _configuration.boundarySupplementaryItems.map(\._boundary)
        new.key = key
        new.offsets = old.offsets
        new.measuredGlobals = keeps ? old.measuredGlobals : [:]
        let environment = LayoutEnvironment(
            contentSize: key.container,
            contentInsets: key.insets,
            traits: view.traitCollection
        )
        let counts = view._counts.sections
        var shared: [Int: CompositionalSection] = [:]
        var common: (section: NSCollectionLayoutSection, description: CompositionalSection.Description)?
        var alike: CompositionalSection?
        let isCommon = if case .provider = _source { false } else { true }
        for (number, count) in counts.enumerated() {
            let section = common?.section ?? self.section(number, environment)
            let description = common?.description ?? self.description(of: section, environment, in: view)
            if isCommon { common = (section, description) }
            let kept = keeps ? old.measured(in: number) : nil
            let isSame =
                isCommon && !description.node.isMeasured
                && !description.boundaries.contains { !$0.supplement.lengths.measuredAxes.isEmpty }
            // Sections that are alike in everything share what is known of them.
            let geometry =
                (isSame ? shared[count] : nil)
                ?? CompositionalSection(
                    description,
                    count: count,
                    measured: kept?.items ?? [:],
                    measuredBoundaries: kept?.boundaries ?? [:],
                    alike: alike
                )
            if isCommon { alike = geometry }
            if isSame { shared[count] = geometry }
            new.sections.append(
                CompositionalContent.Section(geometry: geometry, section: section, environment: environment)
            )
            if description.isOrthogonal {
                new.offsets[number] = new.offsets[number] ?? 0
            } else {
                new.offsets[number] = nil
            }
        }
        new.arrange()
        _composed = new
        if _listConfiguration == nil, let list = new.sections.first?.section._list {
            _listConfiguration = list.configuration
            view._takeListBackground()
        }
    }

    private func section(_ number: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection {
        switch _source {
        case .section(let section): return section
        case .list(let configuration):
            return .list(using: configuration, layoutEnvironment: environment)
        case .provider(let provider):
            guard let section = provider(number, environment) else {
                fatalError(
                    "The section provider must return a section, but returned nil for section \(number)"
                )
            }
            return section
        }
    }

    private func description(
        of section: NSCollectionLayoutSection,
        _ environment: LayoutEnvironment,
        in view: UICollectionView
    ) -> CompositionalSection.Description {
        let reference = insets(for: section.contentInsetsReference, in: view)
        let own = section.contentInsets
        let insets = own + reference
        var boundaryInsets =
            section._followsInsets
            ? insets : .zero
        if section.supplementaryContentInsetsReference != .automatic {
            boundaryInsets = own + self.insets(for: section.supplementaryContentInsetsReference, in: view)
        }
        return CompositionalSection.Description(
            node: section._group._node(
                in: environment,
                container: environment.contentSize.within(insets)
            ),
            container: environment.contentSize,
            insets: insets,
            boundaryInsets: boundaryInsets,
            spacing: section.interGroupSpacing,
            isVertical: isVertical,
            isOrthogonal: section.orthogonalScrollingBehavior != .none,
            boundaries: section.boundarySupplementaryItems.map(\._boundary)
        )
    }

    func _wantsMeasuring(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard !attributes._measuredAxes.isEmpty else { return false }
        let path = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell: return !_composed.sections[path.section].geometry.isMeasured(path.item)
        case .supplementaryView:
            guard let index = attributes._boundary else { return false }
            guard path.count == 2 else { return _composed.measuredGlobals[index] == nil }
            return !_composed.sections[path.section].geometry.isBoundaryMeasured(index)
        case .decorationView: return false
        }
    }

    func _adoptMeasured(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        let size = CGSize(
            width: min(max(0, size.width), LayoutLength.greatest),
            height: min(max(0, size.height), LayoutLength.greatest)
        )
        guard let index = attributes._boundary else {
            if attributes.representedElementCategory == .cell {
                _composed.sections[path.section].geometry.setMeasured(size, of: path.item)
            }
            return
        }
        if path.count == 2 {
            _composed.sections[path.section].geometry.setMeasured(size, ofBoundary: index)
        } else {
            _composed.measuredGlobals[index] = size
        }
    }

    func _settleMeasured(_ sections: Set<Int>) {
        for section in sections where _composed.sections.indices.contains(section) {
            _composed.sections[section].geometry.settle()
            _composed.arrange(section: section)
        }
        _composed.arrangeBoundaries()
    }

    func _forgetMeasured(at path: IndexPath?) {
        guard let path else {
            _composed = CompositionalContent()
            return
        }
        guard _isPrepared, _composed.sections.indices.contains(path.section) else { return }
        _composed.sections[path.section].geometry.forgetMeasured(path.item)
    }

    func _forgetMeasuredItems() {
        for index in _composed.sections.indices { _composed.sections[index].geometry.forgetMeasuredItems() }
    }

    func _follow(_ update: ListUpdate) {
        // What has been measured, and how far sections are scrolled, goes where the items go.
        var measured: [Int: [Int: CGSize]] = [:]
        var offsets: [Int: CGFloat] = [:]
        var boundaries: [Int: [Int: CGSize]] = [:]
        for (number, section) in _composed.sections.enumerated() {
            if !section.geometry.measured.isEmpty {
                for (item, size) in section.geometry.measured {
                    let path = IndexPath(item: item, section: number)
                    guard let now = update.unchangedDestination(of: path) else { continue }
                    measured[now.section, default: [:]][now.item] = size
                }
            }
            guard number < update.sectionDestinations.count, let now = update.sectionDestinations[number]
            else {
                continue
            }
            boundaries[now] = section.geometry.measuredBoundaries
            offsets[now] = _composed.offsets[number]
        }
        _composed.kept = _composed.sections.isEmpty ? nil : (measured, boundaries)
        _composed.offsets = offsets
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate static func + (first: Self, second: Self) -> Self {
        NSDirectionalEdgeInsets(
            top: first.top + second.top,
            leading: first.leading + second.leading,
            bottom: first.bottom + second.bottom,
            trailing: first.trailing + second.trailing
        )
    }
}
