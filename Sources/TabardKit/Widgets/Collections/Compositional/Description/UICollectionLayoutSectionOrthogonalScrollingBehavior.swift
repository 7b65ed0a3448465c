/// Whether a section scrolls across the direction of its collection, and where that comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not scroll.
    case none = 0
    /// It comes to rest anywhere.
    case continuous = 1
    /// It comes to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// It comes to rest at multiples of the collection's size.
    case paging = 3
    /// It goes on by one group at a time, which stands where reading begins.
    case groupPaging = 4
    /// It goes on by one group at a time, which stands in the middle.
    case groupPagingCentered = 5
}
