/// The width or the height of an item, a group or a supplementary item: a part of what is around it, or in points.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying, _SelectorAnswering {
    let _length: LayoutLength

    init(_ length: LayoutLength) {
        _length = length
        super.init()
    }

    /// A part of the width of the group or section around, from 0 to 1.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.fractionalWidth, fractionalWidth))
    }

    /// A part of the height of the group or section around, from 0 to 1.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.fractionalHeight, fractionalHeight))
    }

    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.absolute, absoluteDimension))
    }

    /// A length in points that holds until the cell or view itself says how large it wants to be.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.estimated, estimatedDimension))
    }

    /// The length of the largest of the items beside each other in a group, as they themselves want to be.
    ///
    /// - Parameter estimatedDimension: The length in points that holds until they have said so.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension
    {
        NSCollectionLayoutDimension(LayoutLength(.uniform, estimatedDimension))
    }

    /// Whether it is a part of a width.
    open var isFractionalWidth: Bool { _length.kind == .fractionalWidth }

    /// Whether it is a part of a height.
    open var isFractionalHeight: Bool { _length.kind == .fractionalHeight }

    /// Whether it is a length in points.
    open var isAbsolute: Bool { _length.kind == .absolute }

    /// Whether it is an estimate.
    open var isEstimated: Bool { _length.kind == .estimated }

    /// Whether it is the length of the largest of its siblings.
    open var isUniformAcrossSiblings: Bool { _length.kind == .uniform }

    /// The part, or the length in points.
    open var dimension: CGFloat { _length.value }

    /// The dimension itself, which cannot change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSCollectionLayoutDimension.self) }
}
