/// What an app's tabs are now, as a tree: root tabs, some of which are groups with tabs of their own.
///
/// ```swift
/// let tree = TabTree([
///     .init("home", placement: .fixed),
///     .init("library", children: [.init("albums"), .init("songs", placement: .default)]),
///     .init("search", placement: .pinned),
/// ])
/// ```
///
/// A flat list of tabs is the tree of depth one: what was saved for the one is read for the other. Make a tree when the
/// tabs change and keep it: it holds a table for finding tabs by id.
public struct TabTree: Sendable {
    /// The root tabs in default order.
    public let roots: [Tab]
    /// The ids of tabs that will never come back; the next edit of a record removes what it knows of them (rule 3).
    public let retired: Set<TabID>
    /// Whether a fleet's defaults let the user change nothing (F9 of <doc:FleetDefaults>); an app declares no such tree.
    public internal(set) var isLocked = false

    /// The most bytes of UTF-8 that the id of a tab in a tree may have: a record tells of a tab and its group in one id.
    public static let maximumLength = 500

    /// All tabs, each before its children.
    let nodes: [Node]
    /// The indices of the root tabs.
    let rootNodes: [Int]
    private let lookup: TabLookup
    /// Finds the tab whose place in its group an entry has; its id tells the group, too.
    private let children: TabLookup

    /// Declares root tabs in their default order.
    ///
    /// - Parameters:
    ///   - roots: The root tabs. The same id twice, wherever in the tree, is a programming error, which `duplicate(in:)`
    ///     finds beforehand; so is an id of more than `maximumLength` bytes. A former id that is a tab's current id means
    ///     that tab; one that two tabs give means the first.
    ///   - retired: Ids that will never come back. The id of a declared tab is not retired.
    public init(_ roots: [Tab], retired: Set<TabID> = []) {
        var nodes = Self.nodes(of: roots)
        if let (id, first, second) = Self.duplicate(in: nodes) {
            fatalError(
                "The tab \(id) is declared twice, \(first) and \(second); each id may be declared once"
            )
        }
        if let long = nodes.lazy.flatMap(\.ids).first(where: { $0.string.utf8.count > Self.maximumLength }) {
            fatalError(
                "The id of a tab in a tree has at most \(Self.maximumLength) bytes of UTF-8, unlike \(long)"
            )
        }
        lookup = TabLookup(nodes.map { TabDeclaration.Tab($0.id, formerly: $0.formerIDs) })
        for tab in nodes.indices where !nodes[tab].formerIDs.isEmpty {
            nodes[tab].formerIDs.removeAll { [lookup] in lookup.index(of: $0) != tab }
        }
        self.roots = roots
        self.nodes = nodes
        children = Self.children(nodes)
        rootNodes = nodes.indices.filter { nodes[$0].parent == nil }
        self.retired = retired.subtracting(nodes.map(\.id))
    }

    /// The first id that is in the tree twice, or nil.
    public static func duplicate(in roots: [Tab]) -> TabID? { duplicate(in: nodes(of: roots))?.id }

    /// The index of the tab that has the id now or had it formerly.
    func index(of id: TabID) -> Int? { lookup.index(of: id) }

    /// The index of the tab whose place in its group an entry with the id has.
    func child(of id: TabID) -> Int? { children.index(of: id) }
}

extension TabTree {
    /// A tab of the tree without its children.
    struct Node: Sendable {
        let id: TabID
        /// The ids that the tab had, but for those that are, or were first given as, another tab's.
        var formerIDs: [TabID]
        let placement: TabPlacement
        let allowsHiding: Bool
        let isHiddenByDefault: Bool
        let allowsReordering: Bool
        let isFoldedByDefault: Bool
        let isGroup: Bool
        /// Whether a fleet's defaults keep it in its place.
        let isHeld: Bool
        /// The index of the group that it belongs to; nil for a root tab.
        let parent: Int?
        /// Where it stands in the group by itself.
        let place: Int
        /// The id of the entry of its place in the group; nil for a root tab.
        let child: TabID?
        /// The indices of its children, in default order.
        var children: [Int] = []

        /// Whether the user may move the tab along the bar.
        var isMovable: Bool { placement.isMovable && !isHeld }

        /// Whether the user may put the tab onto the bar, or take it off.
        var isRemovable: Bool { placement.isRemovable && !isHeld }

        /// The ids that the tab has or had.
        var ids: [TabID] { [id] + formerIDs }
    }

    /// The tabs of a tree, each before its children; however deep it is, the stack is not.
    private static func nodes(of roots: [Tab]) -> [Node] {
        var nodes: [Node] = []
        var rest = roots.reversed().map { (tab: $0, parent: Int?.none) }
        while let (tab, parent) = rest.popLast() {
            let index = nodes.count
            nodes.append(
                Node(
                    id: tab.id,
                    formerIDs: tab.formerIDs,
                    placement: tab.placement == .automatic
                        ? (parent == nil ? .default : .optional) : tab.placement,
                    allowsHiding: tab.allowsHiding,
                    isHiddenByDefault: tab.isHiddenByDefault,
                    allowsReordering: tab.allowsReordering,
                    isFoldedByDefault: tab.isFoldedByDefault,
                    isGroup: tab.children != nil,
                    isHeld: tab.isHeld,
                    parent: parent,
                    place: parent.map { nodes[$0].children.count } ?? 0,
                    child: parent.map { TreeKey.child(tab.id, group: nodes[$0].id).id }
                )
            )
            if let parent { nodes[parent].children.append(index) }
            rest += (tab.children ?? []).reversed().map { ($0, index) }
        }
        return nodes
    }

    private static func children(_ nodes: [Node]) -> TabLookup {
        var children = TabLookup(capacity: nodes.count)
        for (index, node) in nodes.enumerated() {
            if let child = node.child { children.insert(child, index: index) }
        }
        for (index, node) in nodes.enumerated() {
            guard let parent = node.parent else { continue }
            for id in formerChildren(node, nodes[parent]) { children.insert(id, index: index) }
        }
        return children
    }

    /// What the entry of a tab's place in a group was called when either of them had another id.
    static func formerChildren(_ tab: Node, _ group: Node) -> [TabID] {
        guard !tab.formerIDs.isEmpty || !group.formerIDs.isEmpty else { return [] }
        let keys = group.ids.flatMap { group in tab.ids.map { TreeKey.child($0, group: group).id } }
        return Array(keys.dropFirst())
    }

    private static func duplicate(in nodes: [Node]) -> (id: TabID, first: String, second: String)? {
        guard let duplicate = IndexTable(nodes.map(\.id)).duplicate else { return nil }
        let place = { (index: Int) in nodes[index].parent.map { "in \(nodes[$0].id)" } ?? "as a root tab" }
        return (nodes[duplicate.first].id, place(duplicate.first), place(duplicate.second))
    }
}
