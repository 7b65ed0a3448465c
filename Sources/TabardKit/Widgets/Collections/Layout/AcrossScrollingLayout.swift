/// A layout that has sections which scroll across the direction of their collection.
@MainActor
protocol AcrossScrollingLayout: UICollectionViewLayout {
    /// The sections in a rectangle that scroll across.
    func _acrossSections(in rect: CGRect) -> [AcrossSection]

    /// Notes how far a section has been scrolled.
    ///
    /// - Returns: Whether that is news.
    func _setAcrossOffset(_ offset: CGFloat, of section: Int) -> Bool

    /// Where a section comes to rest.
    ///
    /// - Parameters:
    ///   - offset: How far it is scrolled when the user lets it go.
    ///   - start: How far it was scrolled when the user took it.
    ///   - across: The section.
    func _acrossRest(for offset: CGFloat, from start: CGFloat, in across: AcrossSection) -> CGFloat

    /// How far the section of an item must be scrolled to show it; nil if it does not scroll.
    func _acrossOffset(showing path: IndexPath, at position: UICollectionView.ScrollPosition) -> CGFloat?
}
