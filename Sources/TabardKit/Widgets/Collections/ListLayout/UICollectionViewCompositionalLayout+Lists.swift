extension UICollectionViewCompositionalLayout {
    /// A list, all sections of which are alike.
    ///
    /// The collection takes the background of the list's appearance, unless it has another colour than it had at first.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout(
            source: .list(configuration),
            configuration: UICollectionViewCompositionalLayoutConfiguration()
        )
        layout._listConfiguration = configuration
        return layout
    }

    func _listPlace(of path: IndexPath) -> ListPlace? {
        let section = _composed.sections[path.section]
        return section.section._list?.place(of: path, count: section.geometry.count)
    }

    func _listPlace(ofBoundary boundary: LayoutBoundary, in section: Int) -> ListPlace? {
        _composed.sections[section].section._list?
            .place(isHeader: boundary.supplement.kind == UICollectionView.elementKindSectionHeader)
    }

    /// What an item can be swiped for.
    func _swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard path.count == 2, _composed.sections.indices.contains(path.section),
            let configuration = _composed.sections[path.section].section._list?.configuration
        else { return nil }
        if path.item == 0, configuration.headerMode == .firstItemInSection { return nil }
        let provider =
            isTrailing
            ? configuration.trailingSwipeActionsConfigurationProvider
            : configuration.leadingSwipeActionsConfigurationProvider
        guard let actions = provider?(path), !actions.actions.isEmpty else { return nil }
        return actions
    }
}

extension NSCollectionLayoutSection {
    /// A section that is a list.
    ///
    /// - Parameters:
    ///   - configuration: What the list is like.
    ///   - layoutEnvironment: What the section provider was given.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(TableCellLayout.height)
        )
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        let list = ListSection(configuration: configuration)
        section._list = list
        section.contentInsets = list.insets(width: layoutEnvironment.container.effectiveContentSize.width)
        func label(_ kind: String, _ alignment: NSRectAlignment)
            -> NSCollectionLayoutBoundarySupplementaryItem
        {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .estimated(28)
                ),
                elementKind: kind,
                alignment: alignment
            )
            // A plain list's headers stay in sight.
            item.pinToVisibleBounds = configuration.appearance == .plain
            return item
        }
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(label(UICollectionView.elementKindSectionHeader, .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                label(UICollectionView.elementKindSectionFooter, .bottom)
            )
        }
        return section
    }
}
