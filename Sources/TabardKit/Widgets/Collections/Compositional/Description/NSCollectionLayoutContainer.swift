/// How much room there is for a section or a group, in points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size of everything.
    var contentSize: CGSize { get }

    /// The size within the insets.
    var effectiveContentSize: CGSize { get }

    /// What is kept free at the edges.
    var contentInsets: NSDirectionalEdgeInsets { get }

    /// What is kept free at the edges, as it counts.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
