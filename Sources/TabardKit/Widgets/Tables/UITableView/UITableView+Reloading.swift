internal import GtkInterop

extension UITableView {
    /// What the delegate's default implementation says, so that not every row is asked for.
    static let _undefinedHeight: CGFloat = -.greatestFiniteMagnitude
    /// No screen shows more of a row.
    static let _greatestHeight: CGFloat = 100_000

    func _updateContentSize() {
        let size = CGSize(width: bounds.width, height: _tableGeometry.contentHeight)
        if contentSize != size { contentSize = size }
    }

    /// Adds up what the data source says.
    ///
    /// - Parameter kept: Gives the rows' heights for a section of a count; by default all are estimates.
    func _makeGeometry(keeping kept: ((Int, Int) -> RowHeights?)? = nil) -> TableGeometry {
        let top = tableHeaderView?.bounds.height ?? 0
        let count = _askSectionCount() ?? 0
        let sections = (0..<count).map { number in
            let rows = _askItemCount(inSection: number)
            var section = TableGeometry.Section(
                rows: kept?(number, rows) ?? _heights(of: rows, in: number)
            )
            let header = _labelHeight(ofSection: number, isHeader: true)
            section.header = header.height
            section.footer = _labelHeight(ofSection: number, isHeader: false).height
            section.gap = _gap(above: header)
            return section
        }
        return TableGeometry(sections, top: top, bottom: _bottomHeight(sections: count))
    }

    /// The space above a section with a header.
    private func _gap(above header: (height: CGFloat, isGiven: Bool)) -> CGFloat {
        let padding = sectionHeaderTopPadding
        if padding.isFinite, padding >= 0 {
            return header.height > 0 || _style != .plain ? min(padding, Self._greatestHeight) : 0
        }
        if _style == .plain { return header.height > 0 ? 22 : 0 }
        return header.isGiven ? 0 : 18
    }

    private func _bottomHeight(sections: Int) -> CGFloat {
        (tableFooterView?.bounds.height ?? 0) + (_style == .plain || sections == 0 ? 0 : 18)
    }

    private func _heights(of rows: Int, in section: Int) -> RowHeights {
        let usual = _estimatedHeight
        guard estimatedRowHeight == 0, rows > 0 else { return RowHeights(count: rows, usual: usual) }
        guard _givenHeight(of: IndexPath(row: 0, section: section)) != nil else {
            return RowHeights(count: rows, usual: usual)
        }
        return RowHeights(
            (0..<rows).map { _givenHeight(of: IndexPath(row: $0, section: section)) ?? usual },
            usual: usual
        )
    }

    private var _estimatedHeight: CGFloat {
        if rowHeight >= 0, rowHeight.isFinite { return min(rowHeight, Self._greatestHeight) }
        if estimatedRowHeight > 0, estimatedRowHeight.isFinite {
            return min(estimatedRowHeight, Self._greatestHeight)
        }
        return TableCellLayout.height
    }

    /// What the delegate or `rowHeight` says of a row; nil if its cell decides.
    func _givenHeight(of path: IndexPath) -> CGFloat? {
        if !_placeholders.isEmpty, let placeholder = _placeholders[path] { return placeholder.height }
        let height = delegate?.tableView(self, heightForRowAt: _told(path)) ?? Self._undefinedHeight
        if height == Self._undefinedHeight {
            return rowHeight >= 0 && rowHeight.isFinite ? min(rowHeight, Self._greatestHeight) : nil
        }
        if height == Self.automaticDimension { return nil }
        guard height >= 0, height <= Self._greatestHeight else {
            let sane = height > 0 ? Self._greatestHeight : _estimatedHeight
            Log.warn(
                "The delegate says that row \(path.row) of section \(path.section) is \(height) high, where 0 to \(Int(Self._greatestHeight)) or automaticDimension is valid; it counts as \(sane)"
            )
            return sane
        }
        return height
    }

    func _replaceEdgeView(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { insertSubview(new, at: _firstCellIndex) }
        }
        // Only the sums change, so rows and cells stay.
        if !_needsReload {
            _tableGeometry = TableGeometry(
                _tableGeometry.sections,
                top: tableHeaderView?.bounds.height ?? 0,
                bottom: _bottomHeight(sections: _counts.sections.count)
            )
            _updateContentSize()
        }
        setNeedsLayout()
    }
}
