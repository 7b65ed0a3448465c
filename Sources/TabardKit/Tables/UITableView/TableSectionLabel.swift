import GtkInterop

/// The text above or below a section of a table.
@MainActor
final class TableSectionLabel: UIView {
    private let label = UILabel(frame: .zero)
    private let style: UITableView.Style
    private let isHeader: Bool

    init(text: String, style: UITableView.Style, isHeader: Bool) {
        self.style = style
        self.isHeader = isHeader
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.text = style != .plain && isHeader ? text.uppercased() : text
        label.accessibilityLabel = text
        label.font = style == .plain ? .systemFont(ofSize: 15, weight: .semibold) : .systemFont(ofSize: 13)
        label.textColor = style == .plain ? .label : .secondaryLabel
        if style == .plain { backgroundColor = .secondarySystemBackground }
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    static func height(of style: UITableView.Style) -> CGFloat { style == .plain ? 30 : 26 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = TableCellLayout.margin + (style == .insetGrouped ? 16 : 0)
        let height = label.sizeThatFits(bounds.size).height
        let y =
            style == .plain ? (bounds.height - height) / 2 : isHeader ? bounds.height - height - 5 : 5
        label.frame = CGRect(
            x: margin,
            y: y.rounded(),
            width: max(0, bounds.width - 2 * margin),
            height: height
        )
    }
}
