internal import GtkInterop

extension UIPickerView {
    private static var margin: CGFloat { 9 }
    /// More wheels would have no room on any screen.
    private static var mostComponents: Int { 100 }

    /// The font of rows' texts. It follows the size that the user wants as far as the wheels have room.
    var _rowFont: UIFont {
        let font = UIFont.scaled(Self._usualTextSize, as: .title3, limit: 1.65, for: traitCollection)
        guard let greatest = _greatestTextSize, font.pointSize > greatest else { return font }
        return font.withSize(max(greatest, min(font.pointSize, Self._usualTextSize)))
    }

    /// The font in which the texts of all rows of a wheel fit it, but no smaller than it usually is.
    ///
    /// Only the first hundred rows count, and none as long as texts are not larger than usual.
    private func _font(ofColumn component: Int) -> UIFont {
        let font = _rowFont
        guard font.pointSize > Self._usualTextSize, _columns.indices.contains(component) else { return font }
        let column = _columns[component]
        if let known = column.fittingFont, known.width == column.bounds.width { return known.font }
        let widths = (0..<min(100, column.count)).map { row in
            let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
            return LineCache.width(of: title, font: font.description(for: traitCollection))
        }
        let room = max(0, column.bounds.width - 8)
        let fitting = font.fitting(widths.max() ?? 0, into: room, least: Self._usualTextSize)
        column.fittingFont = (column.bounds.width, fitting)
        return fitting
    }

    /// The height of rows whose delegate says none, which grows with their texts.
    var _rowHeight: CGFloat {
        let part = max(1, _rowFont.pointSize / Self._usualTextSize)
        return (Self._usualRowHeight * part).rounded()
    }

    func _setNeedsReload() {
        _needsReload = true
        setNeedsLayout()
    }

    func _reloadIfNeeded() {
        guard _needsReload else { return }
        _needsReload = false
        _shownTextSize = _rowFont.pointSize
        let count = min(max(0, dataSource?.numberOfComponents(in: self) ?? 0), Self.mostComponents)
        while _columns.count > count { _columns.removeLast().removeFromSuperview() }
        while _columns.count < count {
            let column = PickerColumn(picker: self, component: _columns.count)
            _columns.append(column)
            addSubview(column)
        }
        for column in _columns { _reload(column) }
        _nameColumns()
        setNeedsLayout()
    }

    func _reload(_ column: PickerColumn) {
        let count = max(0, dataSource?.pickerView(self, numberOfRowsInComponent: column.component) ?? 0)
        let height =
            delegate?.pickerView(self, rowHeightForComponent: column.component) ?? _rowHeight
        column.isEndless = _endlessComponents.contains(column.component)
        column.reload(
            count: count,
            rowHeight: height.isFinite && height >= 1 ? min(height, 1_000) : _rowHeight
        )
        setNeedsLayout()
        setNeedsDisplay()
    }

    func _column(_ component: Int) -> PickerColumn {
        _reloadIfNeeded()
        require(
            _columns.indices.contains(component),
            "The picker has the components 0..<\(_columns.count), but \(component) was asked for"
        )
        return _columns[component]
    }

    func _nameColumns() {
        for (index, column) in _columns.enumerated() {
            let own = _columnNames.indices.contains(index) ? _columnNames[index] : "\(index + 1)"
            let isAlone = _columns.count == 1 && _columnNames.isEmpty
            column.accessibilityLabel =
                isAlone
                ? accessibilityLabel
                : [accessibilityLabel, own].compactMap(\.self).joined(separator: " ")
        }
    }

    private var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func _placeColumns() {
        _reloadIfNeeded()
        guard !_columns.isEmpty else { return }
        let room = max(0, bounds.width - 2 * Self.margin)
        var widths = _columns.map { column -> CGFloat? in
            let width = delegate?.pickerView(self, widthForComponent: column.component) ?? -1
            return width.isFinite && width > 0 ? min(width, room) : nil
        }
        let taken = widths.compactMap(\.self).reduce(0, +)
        let free = widths.filter { $0 == nil }.count
        let even = free > 0 ? max(0, room - taken) / CGFloat(free) : 0
        widths = widths.map { $0 ?? even }
        let all = widths.compactMap(\.self).reduce(0, +)
        var x = (bounds.width - all) / 2
        let order = _isRightToLeft ? Array(_columns.indices.reversed()) : Array(_columns.indices)
        for index in order {
            let width = widths[index] ?? 0
            _columns[index].frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
    }

    func _userSelected(_ row: Int, _ component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    func _view(forRow row: Int, _ component: Int, reusing view: UIView?) -> UIView {
        let given = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
        guard given == nil || given is PickerTitleLabel else { return given ?? UIView(frame: .zero) }
        let label = given as? PickerTitleLabel ?? PickerTitleLabel(frame: .zero)
        label.textAlignment = .center
        label.font = _font(ofColumn: component)
        label.textColor = .label
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
            label.textAlignment = .center
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        }
        return label
    }

    /// What a screen reader says for a row.
    func _name(ofRow row: Int, _ component: Int) -> String? {
        guard _columns.indices.contains(component), (0..<_columns[component].count).contains(row) else {
            return nil
        }
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return title.string
        }
        if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) { return title }
        let view = _columns[component].view(forRow: row)
        return view?.accessibilityLabel ?? "\(row + 1)"
    }

    func _moveFocus(from component: Int, isRight: Bool) -> Bool {
        let next = component + (isRight != _isRightToLeft ? 1 : -1)
        guard _columns.indices.contains(next) else { return false }
        return _columns[next]._takeFocus()
    }

    var _bandCommands: [DrawingCommand] {
        let height = _columns.map(\.rowHeight).max() ?? _rowHeight
        let band = CGRect(
            x: Self.margin,
            y: (bounds.height - height) / 2,
            width: max(0, bounds.width - 2 * Self.margin),
            height: height
        )
        return [
            .fill(band, cornerRadius: 8, color: UIColor.tertiarySystemFill.components(with: traitCollection))
        ]
    }
}
