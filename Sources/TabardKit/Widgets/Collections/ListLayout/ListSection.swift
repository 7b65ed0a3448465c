/// What makes a section of a compositional layout a list.
@MainActor
struct ListSection {
    var configuration: UICollectionLayoutListConfiguration

    /// What an appearance keeps free around the items.
    func insets(width: CGFloat) -> NSDirectionalEdgeInsets {
        // What a header keeps free above itself need not be free once more.
        let top: CGFloat = configuration.headerMode == .supplementary ? 0 : 18
        let bottom: CGFloat = configuration.footerMode == .supplementary ? 0 : 18
        switch configuration.appearance {
        case .plain: return .zero
        case .grouped: return NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        case .insetGrouped:
            return NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16)
        case .sidebar, .sidebarPlain:
            return NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 8, trailing: 8)
        }
    }

    /// The space above each header.
    var headerTopPadding: CGFloat {
        let usual: CGFloat =
            switch configuration.appearance {
            case .plain, .sidebar, .sidebarPlain: 0
            case .grouped, .insetGrouped: 12
            }
        return max(0, configuration.headerTopPadding ?? usual)
    }

    /// What the cell of an item has to know.
    func place(of path: IndexPath, count: Int) -> ListPlace {
        let hasHeader = configuration.headerMode == .firstItemInSection
        var place = ListPlace(appearance: configuration.appearance)
        if hasHeader, path.item == 0 {
            place.role = .header
            return place
        }
        let first = hasHeader ? 1 : 0
        place.isFirst = path.item == first
        place.isLast = path.item == count - 1
        guard configuration.showsSeparators else { return place }
        let lines = configuration.separatorConfiguration
        place.separators = configuration.itemSeparatorHandler?(path, lines) ?? lines
        return place
    }

    /// What a header or footer has to know.
    func place(isHeader: Bool) -> ListPlace {
        var place = ListPlace(appearance: configuration.appearance)
        place.role = isHeader ? .header : .footer
        place.topPadding = isHeader ? headerTopPadding : 0
        return place
    }

    /// The colour behind the list.
    static func background(_ configuration: UICollectionLayoutListConfiguration) -> UIColor {
        if let color = configuration.backgroundColor { return color }
        switch configuration.appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .sidebar: return .secondarySystemBackground
        }
    }
}
