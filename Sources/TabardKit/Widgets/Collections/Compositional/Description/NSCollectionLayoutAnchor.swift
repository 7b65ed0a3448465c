/// Where a supplementary item is attached to its item or group.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying, _SelectorAnswering {
    private let isFractional: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        self.isFractional = isFractional
        super.init()
    }

    /// An anchor at edges; without edges along an axis it is in the middle of that.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }

    /// An anchor at edges, moved by so many points: towards where reading ends, and down.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// An anchor at edges, moved by parts of the supplementary item's own size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The edges.
    public let edges: NSDirectionalRectEdge

    /// How far it is moved from there.
    public let offset: CGPoint

    /// Whether `offset` is in points.
    open var isAbsoluteOffset: Bool { !isFractional }

    /// Whether `offset` is in parts of the supplementary item's size.
    open var isFractionalOffset: Bool { isFractional }

    var _anchor: LayoutAnchor { LayoutAnchor(edges: edges, offset: offset, isFractional: isFractional) }

    /// The anchor itself, which cannot change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSCollectionLayoutAnchor.self) }
}
