/// All sections of a compositional layout, one after another.
///
/// Places are as if reading went to the right; `mirrored(_:)` makes them those that hold.
@MainActor
struct CompositionalContent {
    struct Section {
        var geometry: CompositionalSection
        var section: NSCollectionLayoutSection
        var environment: LayoutEnvironment
    }

    var sections: [Section] = []
    var isVertical = true
    var isMirrored = false
    /// The room for everything, without what bars cover.
    var container = CGSize.zero
    var spacing: CGFloat = 0
    var globals: [LayoutBoundary] = []
    var measuredGlobals: [Int: CGSize] = [:]
    /// What the geometry depends on but for the sections.
    var key = CompositionalKey()
    /// How far each section has been scrolled that scrolls across, from where it begins.
    var offsets: [Int: CGFloat] = [:]
    /// What has been measured, where it is after changes; nil if nothing has changed.
    var kept: (items: [Int: [Int: CGSize]], boundaries: [Int: [Int: CGSize]])?
    /// The lengths of the sections with the space behind them.
    private var lengths = RowHeights(count: 0, usual: 0)
    private(set) var boundaries = BoundaryLayout()

    /// Places the sections after each other.
    mutating func arrange() {
        lengths = RowHeights(sections.map { $0.geometry.length + spacing }, usual: -1)
        arrangeBoundaries()
    }

    /// A section has another length now.
    mutating func arrange(section: Int) {
        lengths[section] = sections[section].geometry.length + spacing
    }

    mutating func arrangeBoundaries() {
        boundaries = BoundaryLayout(
            globals,
            measured: measuredGlobals,
            container: container,
            insets: .zero,
            content: sections.isEmpty ? 0 : max(0, lengths.total - spacing),
            isVertical: isVertical
        )
    }

    /// What has been measured of a section.
    func measured(in section: Int) -> (items: [Int: CGSize], boundaries: [Int: CGSize]) {
        if let kept { return (kept.items[section] ?? [:], kept.boundaries[section] ?? [:]) }
        guard sections.indices.contains(section) else { return ([:], [:]) }
        let geometry = sections[section].geometry
        return (geometry.measured, geometry.measuredBoundaries)
    }

    var contentSize: CGSize {
        isVertical
            ? CGSize(width: container.width, height: boundaries.length)
            : CGSize(width: boundaries.length, height: container.height)
    }

    /// Where a section begins.
    func start(of section: Int) -> CGFloat { boundaries.contentStart + lengths.start(of: section) }

    /// The corner of a section.
    func origin(of section: Int) -> CGPoint {
        let start = start(of: section)
        return isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
    }

    /// The sections of which something lies between two places.
    func sections(in area: CGRect) -> Range<Int> {
        let low = (isVertical ? area.minY : area.minX) - boundaries.contentStart
        let high = (isVertical ? area.maxY : area.maxX) - boundaries.contentStart
        guard high > low, !sections.isEmpty else { return 0..<0 }
        let first = min(lengths.firstRow(endingAfter: max(0, low)), sections.count)
        var end = first
        // Sections without a length must not all be shown at once.
        while end < sections.count, lengths.start(of: end) < high, end - first < 2_000 { end += 1 }
        return first..<end
    }

    /// How far the content of a section is moved.
    func movement(of section: Int) -> CGPoint {
        guard let offset = offsets[section] else { return .zero }
        return isVertical ? CGPoint(x: -offset, y: 0) : CGPoint(x: 0, y: -offset)
    }

    /// A place as the direction of reading has it, and back again.
    func mirrored(_ rect: CGRect) -> CGRect { isMirrored ? rect.mirrored(in: contentSize.width) : rect }

    /// How far something must be moved to stay in sight with its section.
    ///
    /// - Parameters:
    ///   - frame: Its place.
    ///   - visible: What is in sight.
    ///   - span: Where its section begins and ends.
    ///   - isAtEnd: Whether it stands at the section's end.
    func pinned(_ frame: CGRect, in visible: CGRect, span: ClosedRange<CGFloat>, isAtEnd: Bool) -> CGRect {
        var frame = frame
        let length = isVertical ? frame.height : frame.width
        var place = isVertical ? frame.minY : frame.minX
        if isAtEnd {
            place = max(min(place, (isVertical ? visible.maxY : visible.maxX) - length), span.lowerBound)
        } else {
            place = min(
                max(place, isVertical ? visible.minY : visible.minX),
                max(place, span.upperBound - length)
            )
        }
        if isVertical { frame.origin.y = place } else { frame.origin.x = place }
        return frame
    }
}

/// What a compositional layout depends on but for its sections; when it changes, the sections are asked for anew.
struct CompositionalKey: Equatable {
    var container = CGSize.zero
    var insets = NSDirectionalEdgeInsets.zero
    var traits: UITraitCollection?
    var isMirrored = false
}
