/// What a cell is in a list, as far as its look depends on it.
struct ListPlace: Equatable {
    enum Role {
        case item, header, footer
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role = Role.item
    /// Whether it is the first or the last one of its group.
    var isFirst = false
    var isLast = false
    /// The lines above and below; nil if there are none.
    var separators: UIListSeparatorConfiguration?
    /// The space above a header.
    var topPadding: CGFloat = 0

    /// The same place in a table, whose cells look the same.
    var inTable: UITableViewCell.Place {
        let style: UITableView.Style =
            switch appearance {
            case .insetGrouped: .insetGrouped
            case .grouped: .grouped
            case .plain, .sidebar, .sidebarPlain: .plain
            }
        return UITableViewCell.Place(isFirst: isFirst, isLast: isLast, style: style)
    }

    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

    /// Whether there is a line below: not below the last one of a group, whose edge is there.
    var hasBottomLine: Bool {
        switch separators?.bottomSeparatorVisibility {
        case .visible: true
        case .hidden, nil: false
        case .automatic: appearance == .plain || !isLast
        }
    }

    /// Whether there is a line above: usually that is the one below the item before.
    var hasTopLine: Bool {
        switch separators?.topSeparatorVisibility {
        case .visible: true
        case .hidden, nil: false
        case .automatic: appearance == .grouped && isFirst
        }
    }

    var content: UIListContentConfiguration {
        switch (role, appearance) {
        case (.item, .sidebar), (.item, .sidebarPlain): .sidebarCell()
        case (.item, _): .cell()
        case (.header, .plain): .plainHeader()
        case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
        case (.footer, .plain): .plainFooter()
        case (.footer, _): .groupedFooter()
        }
    }

    var background: UIBackgroundConfiguration {
        switch (role, appearance) {
        case (.item, .plain): .listPlainCell()
        case (.item, .grouped), (.item, .insetGrouped): .listGroupedCell()
        case (.item, .sidebar), (.item, .sidebarPlain): .listSidebarCell()
        case (.header, .plain), (.footer, .plain): .listPlainHeaderFooter()
        case (.header, .sidebar), (.header, .sidebarPlain): .listSidebarHeader()
        case (.header, _), (.footer, _): .listGroupedHeaderFooter()
        }
    }
}
