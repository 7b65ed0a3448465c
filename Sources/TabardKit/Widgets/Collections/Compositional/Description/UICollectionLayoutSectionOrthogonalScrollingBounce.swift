/// Whether a section that scrolls across the direction of its collection can be pulled beyond its edges.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
    /// As a scroll view does.
    case automatic = 0
    /// Even if the content fits.
    case always = 1
    /// Never.
    case never = 2
}
