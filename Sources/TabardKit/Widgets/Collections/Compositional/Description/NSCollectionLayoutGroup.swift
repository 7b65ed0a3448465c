/// Items beside or below each other, which a section repeats; a group can be an item of another one.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1))
/// )
/// let row = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
///     subitems: [item]
/// )
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case line(isHorizontal: Bool, LayoutRepetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let _arrangement: Arrangement

    init(
        size: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem],
        arrangement: Arrangement
    ) {
        self.subitems = subitems
        _arrangement = arrangement
        super.init(size: size, supplementaries: [])
    }

    private static func line(
        _ size: NSCollectionLayoutSize,
        isHorizontal: Bool,
        _ subitems: [NSCollectionLayoutItem],
        _ repetition: LayoutRepetition
    ) -> NSCollectionLayoutGroup {
        require(!subitems.isEmpty, "A group of a compositional layout needs at least one item")
        if case .times(let count, _) = repetition {
            require(
                count > 0,
                "A group of a compositional layout needs at least one item, but its count is \(count)"
            )
        }
        return NSCollectionLayoutGroup(
            size: size,
            subitems: subitems,
            arrangement: .line(isHorizontal: isHorizontal, repetition)
        )
    }

    /// An item so many times beside each other, in the size that the item says.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, isHorizontal: true, [subitem], .times(count, equally: false))
    }

    /// An item so many times beside each other; they share the width equally, whatever the item says.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, isHorizontal: true, [subitem], .times(count, equally: true))
    }

    /// Items beside each other, again and again as long as there is room.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, isHorizontal: true, subitems, .whileThereIsRoom)
    }

    /// An item so many times below each other, in the size that the item says.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, isHorizontal: false, [subitem], .times(count, equally: false))
    }

    /// An item so many times below each other; they share the height equally, whatever the item says.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, isHorizontal: false, [subitem], .times(count, equally: true))
    }

    /// Items below each other, again and again as long as there is room.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, isHorizontal: false, subitems, .whileThereIsRoom)
    }

    /// Items that stand where a closure says.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(size: layoutSize, subitems: [], arrangement: .custom(itemProvider))
    }

    /// What is attached to the group; empty by default.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { _supplementaries }
        set { _supplementaries = newValue }
    }

    /// The space between the items; nil, that is none, by default.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The items that it repeats; empty for a custom group.
    public let subitems: [NSCollectionLayoutItem]

    /// The group as text, for debugging: an item a line, indented.
    open func visualDescription() -> String { _describe(indent: "") }

    override func _copy() -> NSCollectionLayoutItem {
        let copy = _copySettings(
            to: NSCollectionLayoutGroup(size: _size, subitems: subitems, arrangement: _arrangement)
        )
        copy._supplementaries = _supplementaries
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    override func _node(in environment: LayoutEnvironment, container: CGSize) -> LayoutNode {
        var node = super._node(in: environment, container: container)
        let size = node.innerSize(node.lengths.resolved(in: container))
        switch _arrangement {
        case .line(let isHorizontal, let repetition):
            node.content = .line(
                LayoutLine(
                    isHorizontal: isHorizontal,
                    nodes: subitems.map { $0._node(in: environment, container: size) },
                    repetition: repetition,
                    space: interItemSpacing?._space ?? .none
                )
            )
        case .custom(let provider):
            node.content = .custom(
                provider(environment.with(contentSize: size)).map {
                    LayoutCustomItem(frame: $0.frame, zIndex: $0.zIndex)
                }
            )
        }
        return node
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(NSCollectionLayoutGroup.self, super._selectors)
    }
}

extension NSCollectionLayoutItem {
    fileprivate func _describe(indent: String) -> String {
        let lengths = _size._lengths
        let size = "\(lengths.width) x \(lengths.height)"
        guard let group = self as? NSCollectionLayoutGroup else { return "\(indent)item \(size)" }
        switch group._arrangement {
        case .custom: return "\(indent)custom group \(size)"
        case .line(let isHorizontal, let repetition):
            let times =
                switch repetition {
                case .times(let count, _): ", \(count) times"
                case .whileThereIsRoom: ""
                }
            let head = "\(indent)\(isHorizontal ? "horizontal" : "vertical") group \(size)\(times)"
            return ([head] + group.subitems.map { $0._describe(indent: indent + "  ") })
                .joined(separator: "\n")
        }
    }
}
