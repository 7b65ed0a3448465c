/// One row of a sidebar.
@MainActor
final class SidebarCell: UICollectionViewListCell {
    /// How far in what stands below another row is, in points.
    static let indentation: CGFloat = 20

    private(set) var row: SidebarRow?
    private weak var list: SidebarList?
    private var marks: SidebarMarks?

    func show(_ row: SidebarRow, of list: SidebarList) {
        if row != self.row { marks = nil }
        self.row = row
        self.list = list
        indentationWidth = Self.indentation
        setNeedsUpdateConfiguration()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        guard let row, let list else { return }
        switch row {
        case .header: contentConfiguration = list.headerContent?.updated(for: state)
        case .footer: contentConfiguration = list.footerContent?.updated(for: state)
        case .tab, .action: update(row, of: list, in: state)
        }
    }

    private func update(_ row: SidebarRow, of list: SidebarList, in state: UICellConfigurationState) {
        var state = state
        state.isDisabled = !list.isEnabled(row)
        let item = list.item(for: row, in: state)
        contentConfiguration = item.contentConfiguration.updated(for: state)
        backgroundConfiguration = item.backgroundConfiguration.updated(for: state)
        let marks = list.marks(of: row)
        let own = marks.accessories { [weak list] in list?.fold(row) }
        let all = item.accessories.filter { !marks.clashes(with: $0) } + own
        if marks != self.marks || !item.accessories.isEmpty || accessories.count != all.count {
            self.marks = marks
            accessories = all
        }
        _changeAccessibility { $0.hint = marks.spoken }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        accessories = []
        marks = nil
        row = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in _accessoryViews { view.accessibilityElementsHidden = marks?.isEditing == true }
    }
}
