/// A space between things: just so long, or at least.
struct LayoutSpace: Equatable {
    var length: CGFloat
    var isFlexible: Bool

    static let none = LayoutSpace(length: 0, isFlexible: false)
}

/// The spaces that something keeps from its neighbours.
struct LayoutEdgeSpaces: Equatable {
    var leading = LayoutSpace.none
    var top = LayoutSpace.none
    var trailing = LayoutSpace.none
    var bottom = LayoutSpace.none

    /// The spaces before and after along an axis.
    func spaces(isHorizontal: Bool) -> (before: LayoutSpace, after: LayoutSpace) {
        isHorizontal ? (leading, trailing) : (top, bottom)
    }
}
