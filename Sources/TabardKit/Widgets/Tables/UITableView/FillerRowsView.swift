internal import GtkInterop

/// Draws lines below the last row of a plain table, as if there were more rows.
@MainActor
final class FillerRowsView: UIView {
    /// What the lines are drawn with.
    struct Look: Equatable {
        var rowHeight: CGFloat = 0
        /// Where lines start and end, from the sides.
        var inset = UIEdgeInsets.zero
        var color = UIColor.separator
    }

    var look = Look() {
        didSet { if look != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(commands, scale: max(1, traitCollection.displayScale))
    }

    var commands: [DrawingCommand] {
        guard look.rowHeight >= 1 else { return [] }
        let hairline = 1 / max(1, traitCollection.displayScale)
        let color = look.color.components(with: traitCollection)
        return stride(from: look.rowHeight, through: bounds.height, by: look.rowHeight).map { y in
            let line = CGRect(
                x: look.inset.left,
                y: y - hairline,
                width: max(0, bounds.width - look.inset.left - look.inset.right),
                height: hairline
            )
            return .fill(line, cornerRadius: 0, color: color)
        }
    }
}

extension UITableView {
    /// Places the lines below the last row, or takes them away.
    func _layOutFillerRows() {
        let height =
            fillerRowHeight == UITableView.automaticDimension ? TableCellLayout.height : fillerRowHeight
        let start = _tableGeometry.contentHeight
        guard _style == .plain, separatorStyle != .none, height.isFinite, height >= 1, start < bounds.maxY
        else {
            _fillerRows?.removeFromSuperview()
            _fillerRows = nil
            return
        }
        let view = _fillerRows ?? FillerRowsView(frame: .zero)
        _fillerRows = view
        if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
        view.look = FillerRowsView.Look(
            rowHeight: height,
            inset: separatorInset,
            color: separatorColor ?? .separator
        )
        view.frame = CGRect(x: 0, y: start, width: bounds.width, height: bounds.maxY - start)
    }
}
