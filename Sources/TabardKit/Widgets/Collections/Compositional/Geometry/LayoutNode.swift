/// An item or a group of a compositional layout, as a value.
struct LayoutNode {
    enum Content {
        case item
        case line(LayoutLine)
        case custom([LayoutCustomItem])
    }

    var lengths: LayoutLengths
    var insets = NSDirectionalEdgeInsets.zero
    var edges = LayoutEdgeSpaces()
    var supplements: [LayoutSupplement] = []
    var content = Content.item

    /// The insets that count: none on an axis where the content says how long it is.
    var validInsets: NSDirectionalEdgeInsets {
        var insets = insets
        if lengths.width.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
        if lengths.height.isMeasured { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    func innerSize(_ size: CGSize) -> CGSize { size.within(validInsets) }

    /// Whether something in it says how large it is.
    var isMeasured: Bool {
        if lengths.width.isMeasured || lengths.height.isMeasured { return true }
        guard case .line(let line) = content else { return false }
        return line.nodes.contains { $0.isMeasured }
    }

    /// How many items it takes; nil if that depends on how large they are.
    func itemCount(in container: CGSize) -> Int? {
        switch content {
        case .item: return 1
        case .custom(let items): return items.count
        case .line(let line):
            let inner = innerSize(lengths.resolved(in: container))
            let counts = line.nodes.map { $0.itemCount(in: inner) }
            guard !counts.contains(nil) else { return nil }
            let main = line.isHorizontal ? lengths.width : lengths.height
            if case .whileThereIsRoom = line.repetition, !main.isMeasured,
                line.nodes.contains(where: {
                    ($0.lengths.width.isMeasured && line.isHorizontal)
                        || ($0.lengths.height.isMeasured && !line.isHorizontal)
                })
            {
                return nil
            }
            return line.children(in: inner).map { counts[$0] ?? 0 }.reduce(0, +)
        }
    }
}

/// How often the items of a group are repeated.
enum LayoutRepetition: Equatable {
    case whileThereIsRoom
    /// So many times; equally, they share the group's length.
    case times(Int, equally: Bool)
}

/// Items beside or below each other.
struct LayoutLine {
    /// A group with more items would be a mistake in the items' sizes.
    static let greatestCount = 10_000

    var isHorizontal: Bool
    var nodes: [LayoutNode]
    var repetition: LayoutRepetition
    var space: LayoutSpace

    /// Which nodes follow each other, by the sizes that are known beforehand.
    func children(in inner: CGSize) -> [Int] {
        switch repetition {
        case .times(let count, _):
            return Array(repeating: 0, count: min(count, Self.greatestCount))
        case .whileThereIsRoom:
            let room = isHorizontal ? inner.width : inner.height
            var used: CGFloat = 0
            var children: [Int] = []
            while children.count < Self.greatestCount {
                let index = children.count % nodes.count
                let length = length(of: nodes[index], in: inner)
                let wanted = used + (children.isEmpty ? 0 : space.length) + length
                // What lacks a hundredth of a point is the sum of parts that make the whole.
                if !children.isEmpty, wanted > room + 0.01 { break }
                // Items without a length would be there without end: once each is enough.
                if wanted <= used, children.count >= nodes.count { break }
                used = wanted
                children.append(index)
            }
            return children
        }
    }

    private func length(of node: LayoutNode, in inner: CGSize) -> CGFloat {
        let (before, after) = node.edges.spaces(isHorizontal: isHorizontal)
        let length = isHorizontal ? node.lengths.width : node.lengths.height
        return before.length + length.resolved(in: inner) + after.length
    }
}

/// An item of a custom group.
struct LayoutCustomItem: Equatable {
    var frame: CGRect
    var zIndex: Int
}
