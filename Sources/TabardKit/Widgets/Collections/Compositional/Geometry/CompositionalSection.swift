/// Where everything of one section of a compositional layout stands: a function of its description, of how many items
/// there are, and of what has been measured.
///
/// Places are in points from the corner of the section where reading begins, as if reading went to the right. A section
/// whose items all say their sizes costs the same however many there are. Where they are estimates, a group costs
/// something once it is measured; only where that decides how many items a group takes, all groups are laid out.
///
/// A class, as it keeps what it has laid out while it is asked.
final class CompositionalSection {
    struct Description {
        var node: LayoutNode
        /// The room for the section, with all insets.
        var container = CGSize.zero
        /// What is kept free around the groups.
        var insets = NSDirectionalEdgeInsets.zero
        /// What headers and footers keep free.
        var boundaryInsets = NSDirectionalEdgeInsets.zero
        var spacing: CGFloat = 0
        var isVertical = true
        /// Whether the groups stand across the direction in which the collection scrolls.
        var isOrthogonal = false
        var boundaries: [LayoutBoundary] = []
    }

    private enum Groups {
        /// All are like the first one.
        case same(LayoutBlock, each: Int)
        /// Each takes so many items, and has a length of its own.
        case measured(RowHeights, each: Int)
        /// Each takes as many items as fit.
        case flowing([Flowing])
    }

    private struct Flowing {
        var first: Int
        var start: CGFloat
        var end: CGFloat
    }

    let description: Description
    let count: Int
    private let room: CGSize
    private var groups: Groups
    private var blocks: [Int: LayoutBlock] = [:]
    private(set) var measured: [Int: CGSize] = [:]
    /// The sizes that headers and footers themselves want, by their place in the description.
    private(set) var measuredBoundaries: [Int: CGSize]
    private var firstChange: Int?
    /// How broad the groups are that have been measured.
    private var breadths: CGFloat?
    private let estimatedBreadth: CGFloat
    /// How the first group stands as long as nothing is measured.
    private let first: LayoutBlock
    /// Whether the description says how many items a group takes.
    private let isCounted: Bool
    private(set) var boundaryFrames: [CGRect] = []
    /// How long it is in the direction in which the collection scrolls.
    private(set) var length: CGFloat = 0
    private var groupsStart: CGFloat = 0

    /// - Parameters:
    ///   - description: What the section is like.
    ///   - count: How many items there are.
    ///   - measured: The sizes that items want that are known already.
    ///   - measuredBoundaries: The same for headers and footers.
    ///   - alike: A section of the same description.
    init(
        _ description: Description,
        count: Int,
        measured: [Int: CGSize] = [:],
        measuredBoundaries: [Int: CGSize] = [:],
        alike: CompositionalSection? = nil
    ) {
        self.description = description
        self.count = count
        self.measuredBoundaries = measuredBoundaries
        self.measured = measured.filter { $0.key < count }
        room = description.container.within(description.insets)
        let node = description.node
        if let alike {
            (first, isCounted) = (alike.first, alike.isCounted)
        } else {
            var solver = LayoutSolver()
            first = solver.place(node, in: room)
            isCounted = node.itemCount(in: room) != nil
        }
        let isStackVertical = description.isVertical != description.isOrthogonal
        let edges = node.edges.spaces(isHorizontal: isStackVertical)
        estimatedBreadth =
            edges.before.length + (isStackVertical ? first.size.width : first.size.height)
            + edges.after.length
        let each = max(1, first.items.count)
        if !node.isMeasured {
            groups = .same(first, each: each)
        } else if isCounted {
            groups = .measured(RowHeights(count: 0, usual: 0), each: each)
            let usual = extent(of: first) + description.spacing
            groups = .measured(RowHeights(count: (count + each - 1) / each, usual: usual), each: each)
            for group in Set(self.measured.keys.map { $0 / each }) { settle(group) }
        } else {
            groups = .flowing([])
            flow(from: 0)
        }
        placeBoundaries()
    }

    /// Whether the groups follow each other from top to bottom.
    private var isStackVertical: Bool { description.isVertical != description.isOrthogonal }

    var groupCount: Int {
        switch groups {
        case .same(_, let each): (count + each - 1) / each
        case .measured(let lengths, _): lengths.count
        case .flowing(let all): all.count
        }
    }

    /// The items of a group.
    func items(ofGroup group: Int) -> Range<Int> {
        switch groups {
        case .same(_, let each), .measured(_, let each):
            return group * each..<min(count, (group + 1) * each)
        case .flowing(let all):
            return all[group].first..<(group + 1 < all.count ? all[group + 1].first : count)
        }
    }

    /// The group of an item.
    func group(of item: Int) -> Int {
        switch groups {
        case .same(_, let each), .measured(_, let each): item / each
        case .flowing(let all): max(0, all.indices.partitioningIndex { all[$0].first > item } - 1)
        }
    }

    /// The length of a group with the spaces that it keeps.
    private func extent(of block: LayoutBlock) -> CGFloat {
        let (before, after) = description.node.edges.spaces(isHorizontal: !isStackVertical)
        return before.length + (isStackVertical ? block.size.height : block.size.width) + after.length
    }

    /// Where a group begins, among the groups, without the space that it keeps.
    private func start(ofGroup group: Int) -> CGFloat {
        let before = description.node.edges.spaces(isHorizontal: !isStackVertical).before.length
        switch groups {
        case .same(let block, _): return CGFloat(group) * (extent(of: block) + description.spacing) + before
        case .measured(let lengths, _): return lengths.start(of: group) + before
        case .flowing(let all): return all[group].start + before
        }
    }

    /// How long all groups are together.
    var groupsLength: CGFloat {
        guard count > 0 else { return 0 }
        switch groups {
        case .same(let block, _):
            return CGFloat(groupCount) * (extent(of: block) + description.spacing) - description.spacing
        case .measured(let lengths, _): return lengths.total - description.spacing
        case .flowing(let all): return all.last?.end ?? 0
        }
    }

    /// How much room the groups take across the direction in which they follow each other.
    private var groupsBreadth: CGFloat { count > 0 ? breadths ?? estimatedBreadth : 0 }

    /// The groups of which something lies between two places.
    private func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0, high > low else { return 0..<0 }
        switch groups {
        case .same(let block, _):
            let step = extent(of: block) + description.spacing
            guard step > 0 else { return 0..<min(groupCount, 100) }
            func index(_ place: CGFloat) -> Int { Int(min(max(0, place), CGFloat(groupCount))) }
            let first = index(((low + description.spacing) / step).rounded(.down))
            return first..<max(first, index((high / step).rounded(.up)))
        case .measured(let lengths, _):
            let first = lengths.firstRow(endingAfter: max(0, low))
            var end = first
            // Groups without a length must not all be made at once.
            while end < lengths.count, lengths.start(of: end) < high, end - first < 2_000 { end += 1 }
            return first..<end
        case .flowing(let all):
            let first = all.indices.partitioningIndex { all[$0].end > low }
            let end = all.indices.partitioningIndex { all[$0].start >= high }
            return first..<max(first, end)
        }
    }

    /// A group as it is laid out.
    func block(_ group: Int) -> LayoutBlock {
        if case .same(let block, _) = groups { return block }
        if let block = blocks[group] { return block }
        let items = items(ofGroup: group)
        var solver = LayoutSolver(next: items.lowerBound, end: items.upperBound) { [measured] in measured[$0]
        }
        let block = solver.place(description.node, in: room)
        blocks[group] = block
        return block
    }

    /// The corner of a group, in the section.
    func origin(ofGroup group: Int) -> CGPoint {
        let block = block(group)
        let along = start(ofGroup: group)
        let across = LayoutSolver.crossPlace(
            of: block.size,
            description.node.edges,
            room: description.isOrthogonal
                ? groupsBreadth : isStackVertical ? room.width : room.height,
            isHorizontal: isStackVertical
        )
        let inGroups =
            isStackVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        return description.isVertical
            ? CGPoint(x: inGroups.x + description.insets.leading, y: inGroups.y + groupsStart)
            : CGPoint(x: inGroups.x + groupsStart, y: inGroups.y + description.insets.top)
    }

    /// Where an item stands, in the section.
    func item(_ item: Int) -> LayoutBlock.Item {
        let group = group(of: item)
        let block = block(group)
        let index = item - items(ofGroup: group).lowerBound
        var placed = block.items.indices.contains(index) ? block.items[index] : LayoutBlock.Item(frame: .zero)
        let origin = origin(ofGroup: group)
        placed.frame = placed.frame.offsetBy(dx: origin.x, dy: origin.y)
        return placed
    }

    /// The groups of which something may lie in a rectangle of the section.
    func groups(in area: CGRect) -> Range<Int> {
        // Custom groups and attachments may reach beyond their group.
        let low: CGFloat
        let high: CGFloat
        if isStackVertical {
            let start = description.isVertical ? groupsStart : description.insets.top
            (low, high) = (area.minY - start, area.maxY - start)
        } else {
            let start = description.isVertical ? description.insets.leading : groupsStart
            (low, high) = (area.minX - start, area.maxX - start)
        }
        let found = groups(from: low, to: high)
        guard case .same = groups, !found.isEmpty else { return found }
        return max(0, found.lowerBound - 1)..<min(groupCount, found.upperBound + 1)
    }

    /// The whole area of the groups, in which they scroll if they scroll across.
    var groupsFrame: CGRect {
        description.isVertical
            ? CGRect(x: 0, y: groupsStart, width: description.container.width, height: groupsBreadth)
            : CGRect(x: groupsStart, y: 0, width: groupsBreadth, height: description.container.height)
    }

    /// How much there is to scroll across.
    var orthogonalLength: CGFloat {
        let insets = description.insets
        let sides = description.isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom
        return groupsLength + sides
    }

    /// Where groups come to rest that scroll across: how far each one stands from the beginning, and how long it is.
    func rest(ofGroup group: Int) -> (start: CGFloat, length: CGFloat) {
        let size = block(group).size
        return (start(ofGroup: group), isStackVertical ? size.height : size.width)
    }

    /// The group that stands at a place of the groups.
    func group(at place: CGFloat) -> Int {
        min(max(0, groups(from: place, to: place + 1).lowerBound), max(0, groupCount - 1))
    }

    /// Takes over how large an item wants to be; call `settle()` once all are there.
    func setMeasured(_ size: CGSize, of item: Int) {
        guard item < count, measured[item] != size else { return }
        measured[item] = size
        let group = group(of: item)
        firstChange = min(firstChange ?? group, group)
        if case .measured = groups { settle(group) }
    }

    /// Forgets how large an item wants to be, as it shows something else.
    func forgetMeasured(_ item: Int) {
        guard measured.removeValue(forKey: item) != nil else { return }
        blocks[group(of: item)] = nil
    }

    func forgetMeasuredItems() {
        for item in Array(measured.keys) { forgetMeasured(item) }
    }

    func isMeasured(_ item: Int) -> Bool { measured[item] != nil }

    /// Takes over how large a header or footer wants to be.
    func setMeasured(_ size: CGSize, ofBoundary index: Int) { measuredBoundaries[index] = size }

    func isBoundaryMeasured(_ index: Int) -> Bool { measuredBoundaries[index] != nil }

    /// Brings everything into step with what has been measured.
    func settle() {
        if case .flowing = groups, let firstChange { flow(from: firstChange) }
        firstChange = nil
        placeBoundaries()
    }

    private func settle(_ group: Int) {
        guard case .measured(var lengths, let each) = groups else { return }
        blocks[group] = nil
        let block = block(group)
        lengths[group] = extent(of: block) + description.spacing
        groups = .measured(lengths, each: each)
        let (before, after) = description.node.edges.spaces(isHorizontal: isStackVertical)
        let breadth =
            before.length + (isStackVertical ? block.size.width : block.size.height) + after.length
        breadths = max(breadths ?? 0, breadth)
    }

    private func flow(from group: Int) {
        guard case .flowing(let old) = groups else { return }
        var all = Array(old.prefix(group))
        for key in blocks.keys where key >= group { blocks[key] = nil }
        var place = all.last.map { $0.end + description.spacing } ?? 0
        let first = old.indices.contains(group) ? old[group].first : 0
        var solver = LayoutSolver(next: first, end: count) { [measured] in measured[$0] }
        while solver.next < count {
            let first = solver.next
            let block = solver.place(description.node, in: room)
            guard solver.next > first else { break }
            let end = place + extent(of: block)
            all.append(Flowing(first: first, start: place, end: end))
            if !measured.isEmpty {
                let breadth = isStackVertical ? block.size.width : block.size.height
                breadths = max(breadths ?? 0, breadth)
            }
            place = end + description.spacing
        }
        groups = .flowing(all)
    }

    private func placeBoundaries() {
        let isVertical = description.isVertical
        let (before, after) =
            isVertical
            ? (description.insets.top, description.insets.bottom)
            : (description.insets.leading, description.insets.trailing)
        let content = description.isOrthogonal ? groupsBreadth : groupsLength
        let boundaries = BoundaryLayout(
            description.boundaries,
            measured: measuredBoundaries,
            container: description.container,
            insets: description.boundaryInsets,
            content: before + content + after,
            isVertical: isVertical
        )
        boundaryFrames = boundaries.frames
        groupsStart = boundaries.contentStart + before
        length = boundaries.length
    }
}
