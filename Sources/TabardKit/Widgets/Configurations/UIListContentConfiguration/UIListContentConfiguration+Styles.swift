extension UIListContentConfiguration {
    /// What content looks like where the app says nothing.
    enum Style: Hashable {
        case cell, subtitle, value, sidebarHeader
        case plainHeader, plainFooter, groupedHeader, groupedFooter
        case prominentHeader, extraProminentHeader

        var text: TextProperties {
            switch self {
            case .cell, .subtitle, .value: TextProperties(font: .scaled(17, as: .body), color: .label)
            case .sidebarHeader, .prominentHeader:
                TextProperties(font: .scaled(20, weight: .bold, as: .title3), color: .label)
            case .extraProminentHeader:
                TextProperties(font: .scaled(22, weight: .bold, as: .title2), color: .label)
            case .plainHeader:
                TextProperties(font: .scaled(15, weight: .semibold, as: .subheadline), color: .label)
            case .plainFooter, .groupedFooter:
                TextProperties(font: .scaled(13, as: .footnote), color: .secondaryLabel)
            case .groupedHeader:
                {
                    var text = TextProperties(font: .scaled(13, as: .footnote), color: .secondaryLabel)
                    text.transform = .uppercase
                    return text
                }()
            }
        }

        var secondaryText: TextProperties {
            switch self {
            case .value: TextProperties(font: .scaled(17, as: .body), color: .secondaryLabel)
            case .cell, .subtitle: TextProperties(font: .scaled(12, as: .caption1), color: .secondaryLabel)
            case .sidebarHeader, .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentHeader,
                .extraProminentHeader:
                TextProperties(font: .scaled(13, as: .footnote), color: .secondaryLabel)
            }
        }

        /// The view around adds the rest at the sides.
        var margins: NSDirectionalEdgeInsets {
            let (top, bottom): (CGFloat, CGFloat) =
                switch self {
                case .cell, .subtitle, .value:
                    (TableCellLayout.verticalMargin, TableCellLayout.verticalMargin)
                case .plainHeader, .plainFooter, .groupedHeader: (5, 5)
                case .groupedFooter: (6, 5)
                case .sidebarHeader, .prominentHeader, .extraProminentHeader: (10, 8)
                }
            return NSDirectionalEdgeInsets(top: top, leading: 8, bottom: bottom, trailing: 8)
        }
    }

    /// As cells with one text; a second one stands below it.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// As cells with a smaller, grey text below the first one.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle) }

    /// As cells with a grey text where reading ends.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.value) }

    /// As the cells of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// As the cells of a sidebar with a second text below the first one.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.subtitle)
    }

    /// As the cells of a sidebar beside a list that goes with it.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.cell)
    }

    /// As the cells of such a sidebar with a second text below the first one.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.subtitle)
    }

    /// As the headers of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.plainHeader)
    }

    /// As the footers of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.plainFooter)
    }

    /// As the headers of a grouped list: small, grey capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.groupedHeader)
    }

    /// As the footers of a grouped list: small and grey.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.groupedFooter)
    }

    /// As the headers of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarHeader)
    }

    /// As large headers of an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentHeader)
    }

    /// As the largest headers of an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentHeader)
    }
}
