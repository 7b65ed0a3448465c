/// Where one item of a custom group stands.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, _SelectorAnswering {
    private init(_ frame: CGRect, _ zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    /// Makes an item.
    ///
    /// - Parameter frame: Its place in the group, in points from the corner where reading begins.
    public convenience init(frame: CGRect) { self.init(frame, 0) }

    /// Makes an item; those with a greater number stand in front.
    public convenience init(frame: CGRect, zIndex: Int) { self.init(frame, zIndex) }

    /// The place in the group.
    public let frame: CGRect

    /// Items with a greater number stand in front.
    public let zIndex: Int

    /// The item itself, which cannot change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(NSCollectionLayoutGroupCustomItem.self)
    }
}

/// Says where the items of a custom group stand; how many it returns is how many the group has.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]
