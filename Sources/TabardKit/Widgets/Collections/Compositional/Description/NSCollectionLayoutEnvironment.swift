/// What a compositional layout's section stands in: how much room there is, and the traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// How much room there is.
    var container: any NSCollectionLayoutContainer { get }

    /// Light or dark, size classes, the direction of reading and the like.
    var traitCollection: UITraitCollection { get }
}

/// The environment that Tabard's compositional layout gives.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(
        contentSize: CGSize,
        contentInsets: NSDirectionalEdgeInsets,
        traits: UITraitCollection
    ) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        traitCollection = traits
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize { contentSize.within(contentInsets) }

    func with(contentSize: CGSize) -> LayoutEnvironment {
        LayoutEnvironment(
            contentSize: contentSize,
            contentInsets: .zero,
            traits: traitCollection
        )
    }
}

extension CGSize {
    /// The size that insets leave.
    func within(_ insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom)
        )
    }
}
