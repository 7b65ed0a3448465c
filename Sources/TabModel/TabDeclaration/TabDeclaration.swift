/// What an app's tabs are now: the tabs in their default order, and the ids that it gave up for good.
///
/// ```swift
/// let declaration: TabDeclaration = ["home", "search", "feed", "me"]
/// let renamed = TabDeclaration([
///     .init("home", pinned: .start), .init("discover", formerly: ["search"]), .init("feed"), .init("me"),
/// ])
/// ```
///
/// Make one when the tabs change and keep it: it holds a table for finding tabs by id.
public struct TabDeclaration: Sendable {
    /// The tabs in default order: those pinned at the start, then the others, then those pinned at the end, each
    /// group as it was given.
    public let tabs: [Tab]
    /// The ids of tabs that will never come back; the next edit of a record removes them (rule 3).
    public let retired: Set<TabID>
    /// Whether a fleet's defaults let the user change nothing (F9 of <doc:FleetDefaults>); an app declares no such list.
    public internal(set) var isLocked = false

    let lookup: TabLookup
    let hasFormerIDs: Bool
    let hasPinned: Bool
    /// The tree that these are some tabs of, nil for a list of its own.
    private(set) var tree: TabTree?
    /// The ids, former ones too, of the group that these are the tabs of; empty for any other list.
    private(set) var group: [TabID] = []

    /// Declares tabs in their default order.
    ///
    /// - Parameters:
    ///   - tabs: The tabs. The same id twice is a programming error, which `duplicate(in:)` finds beforehand. A
    ///     former id that is a tab's current id means that tab; one that two tabs give means the first.
    ///   - retired: Ids that will never come back. The id of a declared tab is not retired.
    public init(_ tabs: [Tab], retired: Set<TabID> = []) {
        if let duplicate = Self.duplicate(in: tabs.map(\.id)) {
            fatalError("The tab \(duplicate) is declared twice; each id may be declared once")
        }
        let start = tabs.filter { $0.pinned == .start }
        let end = tabs.filter { $0.pinned == .end }
        let isOrdered = start.isEmpty && end.isEmpty
        hasPinned = !isOrdered
        self.tabs = isOrdered ? tabs : start + tabs.filter { $0.pinned == nil } + end
        lookup = TabLookup(self.tabs)
        hasFormerIDs = tabs.contains { !$0.formerIDs.isEmpty }
        self.retired = retired.subtracting(tabs.map(\.id))
    }

    /// Declares some tabs of a tree, which are distinct and in order.
    init(_ tabs: [Tab], of tree: TabTree, group: [TabID]) {
        self.tabs = tabs
        self.tree = tree
        self.group = group
        lookup = TabLookup(tabs)
        hasFormerIDs = tabs.contains { !$0.formerIDs.isEmpty }
        hasPinned = tabs.first?.pinned == .start || tabs.last?.pinned == .end
        retired = []
    }

    /// Declares movable, hideable tabs by their ids alone.
    public init(ids: [TabID]) {
        self.init(ids.map { Tab($0) })
    }

    /// The first id that is in the list twice, or nil.
    public static func duplicate(in ids: [TabID]) -> TabID? {
        IndexTable(ids).duplicate.map { ids[$0.first] }
    }

    /// The index in `tabs` of the tab that has the id now or had it formerly.
    public func index(of id: TabID) -> Int? {
        lookup.index(of: id)
    }

    /// The tab that has the id now or had it formerly.
    public func tab(_ id: TabID) -> Tab? {
        index(of: id).map { tabs[$0] }
    }
}

extension TabDeclaration {
    /// Whether an edit may have to remove entries of tabs that will never come back.
    var hasRetired: Bool { !(tree?.retired ?? retired).isEmpty }

    /// Whether an entry is about a tab that will never come back.
    func isRetired(_ id: TabID) -> Bool {
        guard let tree else { return retired.contains(id) && index(of: id) == nil }
        return TreeKey(id)?.tabs.contains { tree.retired.contains($0) && tree.index(of: $0) == nil } ?? false
    }

    /// Whether an entry's place is one in the order of these tabs; each group of a tree has an order of its own.
    func orders(_ id: TabID) -> Bool {
        guard case .child(_, let parent)? = TreeKey(id) else { return group.isEmpty }
        return group.contains(parent)
    }

    /// Whether an entry is about tabs that the app has, be they in this list or elsewhere in its tree.
    func knows(_ id: TabID) -> Bool {
        if index(of: id) != nil { return true }
        guard let tree else { return false }
        if tree.child(of: id) != nil { return true }
        guard let key = TreeKey(id) else { return false }
        return key.tabs.allSatisfy { tree.index(of: $0) != nil }
    }
}

extension TabDeclaration: ExpressibleByArrayLiteral {
    /// Declares movable, hideable tabs by their ids alone.
    public init(arrayLiteral ids: TabID...) {
        self.init(ids: ids)
    }
}
