extension UIBackgroundConfiguration {
    /// What a background looks like where the app says nothing.
    enum Style: Hashable {
        case button, clear, plainCell, groupedCell, sidebarCell, plainHeader, groupedHeader

        var cornerRadius: CGFloat {
            switch self {
            case .button: 6
            case .sidebarCell: 10
            case .clear, .plainCell, .groupedCell, .plainHeader, .groupedHeader: 0
            }
        }

        func color(_ marks: ConfigurationMarks) -> UIColor? {
            let isMarked = marks.isSelected || marks.isHighlighted
            switch self {
            case .button: return nil
            case .clear, .groupedHeader: return .clear
            case .plainCell: return isMarked ? .systemGray4 : .systemBackground
            case .groupedCell: return isMarked ? .systemGray4 : .secondarySystemGroupedBackground
            case .sidebarCell: return isMarked ? .systemGray4 : .clear
            case .plainHeader: return .secondarySystemBackground
            }
        }
    }

    /// Draws nothing, in any state.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// As the cells of the list that the cell is in, whatever the list's appearance is; outside of one as in a plain list.
    public static func listCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainCell, followsList: true)
    }

    /// As the cells of a plain list: grey while pressed or selected.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

    /// As the headers and footers of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeader)
    }

    /// As the cells of a grouped list: grey while pressed or selected.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedCell)
    }

    /// As the headers and footers of a grouped list, which have no background.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeader)
    }

    /// As the headers of a sidebar, which have no background.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeader)
    }

    /// As the cells of a sidebar: without a background but while pressed or selected, with round corners.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell)
    }

    /// As the cells of a sidebar beside a list that goes with it.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell)
    }
}
