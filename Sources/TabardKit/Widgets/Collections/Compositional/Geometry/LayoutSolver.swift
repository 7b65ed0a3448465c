/// Lays out one group after another: a pure function of the group's description and of what has been measured.
struct LayoutSolver {
    /// The next item to be placed, and the end of the items.
    private(set) var next: Int
    let end: Int
    /// How large an item itself wants to be, if that is known.
    let measured: (Int) -> CGSize?

    init(next: Int = 0, end: Int = .max, measured: @escaping (Int) -> CGSize? = { _ in nil }) {
        self.next = next
        self.end = end
        self.measured = measured
    }

    /// Lengths that hold instead of those that the node says.
    private struct Given {
        var width: CGFloat?
        var height: CGFloat?

        mutating func set(_ length: CGFloat, isHorizontal: Bool) {
            if isHorizontal { width = length } else { height = length }
        }
    }

    /// Lays out a group, or an item.
    mutating func place(_ node: LayoutNode, in container: CGSize) -> LayoutBlock {
        place(node, in: container, given: Given())
    }

    private mutating func place(_ node: LayoutNode, in container: CGSize, given: Given) -> LayoutBlock {
        var size = node.lengths.resolved(in: container)
        if let width = given.width { size.width = width }
        if let height = given.height { size.height = height }
        var block: LayoutBlock
        switch node.content {
        case .item: block = item(node, size: size, given: given)
        case .custom(let items): block = custom(items, node, size: size)
        case .line(let line): block = self.line(line, node, size: size)
        }
        let isItem = if case .item = node.content { true } else { false }
        let owner = isItem ? block.items[0].frame : CGRect(origin: .zero, size: block.size)
        for supplement in node.supplements {
            block.attachments.append(
                LayoutBlock.Attachment(supplement: supplement, owner: owner, item: isItem ? 0 : nil)
            )
        }
        return block
    }

    private mutating func item(_ node: LayoutNode, size: CGSize, given: Given) -> LayoutBlock {
        var size = size
        if let measured = measured(next) {
            if node.lengths.width.isMeasured, given.width == nil { size.width = measured.width }
            if node.lengths.height.isMeasured, given.height == nil { size.height = measured.height }
        }
        next += 1
        let insets = node.validInsets
        let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.within(insets))
        return LayoutBlock(
            size: size,
            items: [LayoutBlock.Item(frame: frame, measuredAxes: node.lengths.measuredAxes)]
        )
    }

    private mutating func custom(_ items: [LayoutCustomItem], _ node: LayoutNode, size: CGSize) -> LayoutBlock
    {
        let insets = node.validInsets
        let shown = items.prefix(max(0, end - next))
        next += shown.count
        return LayoutBlock(
            size: size,
            items: shown.map {
                LayoutBlock.Item(
                    frame: $0.frame.offsetBy(dx: insets.leading, dy: insets.top),
                    zIndex: $0.zIndex
                )
            }
        )
    }

    private struct Child {
        var node: LayoutNode
        var block: LayoutBlock
    }

    private mutating func line(_ line: LayoutLine, _ node: LayoutNode, size: CGSize) -> LayoutBlock {
        let isHorizontal = line.isHorizontal
        let main = isHorizontal ? node.lengths.width : node.lengths.height
        let cross = isHorizontal ? node.lengths.height : node.lengths.width
        let isCrossOpen = cross.isMeasured
        var inner = node.innerSize(size)
        let first = next
        var children = self.children(of: line, in: inner, isOpen: main.isMeasured, given: { _ in Given() })
        var again = false
        if isCrossOpen {
            // What is a part of the group's own length does not say how long the group is.
            let relative: LayoutLength.Kind = isHorizontal ? .fractionalHeight : .fractionalWidth
            let length = children.filter { Self.length($0.node, !isHorizontal).kind != relative }
                .map { Self.outer($0, isHorizontal: !isHorizontal) }.max()
            if let length, length != Self.extent(inner, !isHorizontal) {
                Self.set(length, in: &inner, !isHorizontal)
                again = children.contains { Self.length($0.node, !isHorizontal).kind == relative }
            }
        }
        let uniform = Self.uniform(children)
        if again || uniform.width != nil || uniform.height != nil {
            next = first
            children = self.children(
                of: line,
                in: inner,
                isOpen: main.isMeasured,
                given: { node in
                    Given(
                        width: node.lengths.width.kind == .uniform ? uniform.width : nil,
                        height: node.lengths.height.kind == .uniform ? uniform.height : nil
                    )
                }
            )
            if isCrossOpen, let length = children.map({ Self.outer($0, isHorizontal: !isHorizontal) }).max() {
                Self.set(max(length, Self.extent(inner, !isHorizontal)), in: &inner, !isHorizontal)
            }
        }
        return arrange(children, line, node, inner: inner, isOpen: main.isMeasured)
    }

    /// The greatest lengths of those that are to be as large as their siblings.
    private static func uniform(_ children: [Child]) -> Given {
        func greatest(_ isHorizontal: Bool) -> CGFloat? {
            children.filter { length($0.node, isHorizontal).kind == .uniform }
                .map { extent($0.block.size, isHorizontal) }.max()
        }
        return Given(width: greatest(true), height: greatest(false))
    }

    private mutating func children(
        of line: LayoutLine,
        in inner: CGSize,
        isOpen: Bool,
        given: (LayoutNode) -> Given
    ) -> [Child] {
        var children: [Child] = []
        let isHorizontal = line.isHorizontal
        switch line.repetition {
        case .times(let count, let equally):
            let count = min(count, LayoutLine.greatestCount)
            let room = Self.extent(inner, isHorizontal) - CGFloat(count - 1) * line.space.length
            while children.count < count, next < end {
                var own = given(line.nodes[0])
                if equally, !isOpen { own.set(max(0, room / CGFloat(count)), isHorizontal: isHorizontal) }
                let block = place(line.nodes[0], in: inner, given: own)
                children.append(Child(node: line.nodes[0], block: block))
            }
        case .whileThereIsRoom where isOpen:
            // A group that is as long as its items takes as many as its estimate has room for.
            for index in line.children(in: inner) where next < end {
                let block = place(line.nodes[index], in: inner, given: given(line.nodes[index]))
                children.append(Child(node: line.nodes[index], block: block))
            }
        case .whileThereIsRoom:
            let room = Self.extent(inner, isHorizontal)
            var used: CGFloat = 0
            while next < end, children.count < LayoutLine.greatestCount {
                let node = line.nodes[children.count % line.nodes.count]
                let before = next
                let child = Child(node: node, block: place(node, in: inner, given: given(node)))
                let wanted =
                    used + (children.isEmpty ? 0 : line.space.length)
                    + Self.outer(child, isHorizontal: isHorizontal)
                let isEndless = wanted <= used && children.count >= line.nodes.count
                if !children.isEmpty, wanted > room + 0.01 || isEndless {
                    next = before
                    break
                }
                used = wanted
                children.append(child)
                // A custom group of no items would be there without end.
                if next == before, children.count >= line.nodes.count { break }
            }
        }
        return children
    }

    private func arrange(
        _ children: [Child],
        _ line: LayoutLine,
        _ node: LayoutNode,
        inner: CGSize,
        isOpen: Bool
    ) -> LayoutBlock {
        let isHorizontal = line.isHorizontal
        let gaps = max(0, children.count - 1)
        let total =
            children.map { Self.outer($0, isHorizontal: isHorizontal) }.reduce(0, +)
            + CGFloat(gaps) * line.space.length
        var inner = inner
        if isOpen { Self.set(total, in: &inner, isHorizontal) }
        var flexible = line.space.isFlexible ? gaps : 0
        for child in children {
            let spaces = child.node.edges.spaces(isHorizontal: isHorizontal)
            flexible += (spaces.before.isFlexible ? 1 : 0) + (spaces.after.isFlexible ? 1 : 0)
        }
        let rest = Self.extent(inner, isHorizontal) - total
        let extra = flexible > 0 && rest > 0 ? rest / CGFloat(flexible) : 0
        let insets = node.validInsets
        var block = LayoutBlock()
        var place: CGFloat = 0
        for (index, child) in children.enumerated() {
            if index > 0 { place += line.space.length + (line.space.isFlexible ? extra : 0) }
            let spaces = child.node.edges.spaces(isHorizontal: isHorizontal)
            place += spaces.before.length + (spaces.before.isFlexible ? extra : 0)
            let side = Self.crossPlace(
                of: child.block.size,
                child.node.edges,
                room: Self.extent(inner, !isHorizontal),
                isHorizontal: !isHorizontal
            )
            let origin = isHorizontal ? CGPoint(x: place, y: side) : CGPoint(x: side, y: place)
            block.add(child.block, at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top))
            place += Self.extent(child.block.size, isHorizontal)
            place += spaces.after.length + (spaces.after.isFlexible ? extra : 0)
        }
        block.size = CGSize(
            width: inner.width + insets.leading + insets.trailing,
            height: inner.height + insets.top + insets.bottom
        )
        return block
    }

    /// Where something stands across its line, or a group in its section: flexible spaces share what is left.
    static func crossPlace(
        of size: CGSize,
        _ edges: LayoutEdgeSpaces,
        room: CGFloat,
        isHorizontal: Bool
    ) -> CGFloat {
        let (before, after) = edges.spaces(isHorizontal: isHorizontal)
        guard before.isFlexible else { return before.length }
        let rest = max(0, room - extent(size, isHorizontal) - before.length - after.length)
        return before.length + (after.isFlexible ? rest / 2 : rest)
    }

    private static func length(_ node: LayoutNode, _ isHorizontal: Bool) -> LayoutLength {
        isHorizontal ? node.lengths.width : node.lengths.height
    }

    private static func extent(_ size: CGSize, _ isHorizontal: Bool) -> CGFloat {
        isHorizontal ? size.width : size.height
    }

    private static func set(_ length: CGFloat, in size: inout CGSize, _ isHorizontal: Bool) {
        if isHorizontal { size.width = length } else { size.height = length }
    }

    /// The length of something with the spaces that it keeps.
    private static func outer(_ child: Child, isHorizontal: Bool) -> CGFloat {
        let (before, after) = child.node.edges.spaces(isHorizontal: isHorizontal)
        return before.length + extent(child.block.size, isHorizontal) + after.length
    }
}
