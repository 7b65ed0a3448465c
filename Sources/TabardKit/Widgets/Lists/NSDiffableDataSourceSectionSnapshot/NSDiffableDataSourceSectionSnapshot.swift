/// The items of one section as a tree, whose branches can be collapsed.
///
/// ```swift
/// var section = NSDiffableDataSourceSectionSnapshot<String>()
/// section.append(["Fruit", "Vegetables"])
/// section.append(["Apple", "Pear"], to: "Fruit")
/// section.expand(["Fruit"])
/// dataSource.apply(section, to: .food)
/// ```
///
/// Branches are collapsed until they are expanded. An identifier that is added twice, and one that is not there where it
/// should be, stop the program with a message that names it.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    struct Node: Sendable {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    var _roots: [ItemIdentifierType] = []
    var _nodes: [ItemIdentifierType: Node] = [:]

    /// Makes an empty tree.
    public init() {}

    /// All items, each followed by those below it.
    public var items: [ItemIdentifierType] { _list(_roots) { _ in true } }

    /// The items that have none above them.
    public var rootItems: [ItemIdentifierType] { _roots }

    /// The items that show: those above which everything is expanded.
    public var visibleItems: [ItemIdentifierType] {
        _list(_roots) { _nodes[$0]?.isExpanded == true }
    }

    /// Whether an item is in the tree.
    public func contains(_ item: ItemIdentifierType) -> Bool { _nodes[item] != nil }

    /// An item's place among all items; nil if it is not there.
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// How many items stand above an item, which must be there.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var above = _node(item).parent
        while let item = above {
            level += 1
            above = _node(item).parent
        }
        return level
    }

    /// The item above an item, which must be there; nil if there is none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { _node(child).parent }

    /// Whether what is below an item, which must be there, shows.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { _node(item).isExpanded }

    /// Whether everything above an item, which must be there, is expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var above = _node(item).parent
        while let item = above {
            guard _node(item).isExpanded else { return false }
            above = _node(item).parent
        }
        return true
    }

    /// What is below an item, which must be there, as a tree of its own.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - includingParent: Whether the item itself is its root.
    public func snapshot(
        of parent: ItemIdentifierType,
        includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        snapshot._roots = includingParent ? [parent] : _node(parent).children
        for item in _list([parent], follows: { _ in true }) where includingParent || item != parent {
            var node = _node(item)
            if snapshot._roots.contains(item) { node.parent = nil }
            snapshot._nodes[item] = node
        }
        return snapshot
    }

    /// The tree as text, for debugging: an item a line, indented.
    public func visualDescription() -> String {
        items.map { item in
            let mark = _node(item).children.isEmpty ? "*" : _node(item).isExpanded ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    func _list(
        _ roots: [ItemIdentifierType],
        follows: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var list: [ItemIdentifierType] = []
        // A deep tree must not exhaust the stack.
        var waiting = Array(roots.reversed())
        while let item = waiting.popLast() {
            list.append(item)
            if follows(item), let children = _nodes[item]?.children { waiting += children.reversed() }
        }
        return list
    }

    func _node(_ item: ItemIdentifierType) -> Node {
        guard let node = _nodes[item] else {
            fatalError("There is no item \(item) in the section snapshot, which has \(_nodes.count) items")
        }
        return node
    }
}
