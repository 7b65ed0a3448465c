extension UITableViewCell {
    /// How the texts stand.
    public enum CellStyle: Int, Sendable {
        /// One text.
        case `default` = 0
        /// The detail at the end of the row, in grey.
        case value1 = 1
        /// The text in the tint colour, the detail after it.
        case value2 = 2
        /// The detail below the text, smaller and grey.
        case subtitle = 3
    }

    /// The mark at the end of a row.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none = 0
        /// A chevron, for a row that leads further.
        case disclosureIndicator = 1
        /// An info button and a chevron.
        case detailDisclosureButton = 2
        /// A check mark, for what is chosen.
        case checkmark = 3
        /// An info button, of which the table's delegate hears.
        case detailButton = 4
    }

    /// Whether a row shows that it is selected. All but `none` look the same.
    public enum SelectionStyle: Int, Sendable {
        /// It does not show.
        case none = 0
        /// The same as `default`.
        case blue = 1
        /// The same as `default`.
        case gray = 2
        /// The row's background is grey.
        case `default` = 3
    }

    /// What a row is edited with.
    public enum EditingStyle: Int, Sendable {
        /// Nothing: the row stays as it is.
        case none = 0
        /// A red minus sign, which deletes the row.
        case delete = 1
        /// A green plus sign, which adds a row.
        case insert = 2
    }

    /// Whether there are lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// There are none.
        case none = 0
        /// A thin line.
        case singleLine = 1
    }

    /// Where in its section the row stands, and what the table says of its look.
    struct Place: Equatable {
        var isFirst = false
        var isLast = false
        var style: UITableView.Style = .plain
        var separator: SeparatorStyle = .singleLine
        var inset: UIEdgeInsets?
        /// What content keeps from the sides.
        var margin = TableCellLayout.margin
        var separatorColor: UIColor?
        /// What the section index takes of the row's end.
        var indexWidth: CGFloat = 0
    }

    func _accessoryViewChanged(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        _updateAccessoryViews()
        _updateMark()
    }
}
