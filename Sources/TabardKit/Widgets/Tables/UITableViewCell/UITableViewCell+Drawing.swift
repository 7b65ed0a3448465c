internal import GtkInterop

extension UITableViewCell {
    static let _cornerRadius: CGFloat = 10

    func _setSelected(_ selected: Bool) {
        guard selected != _isSelectedCell else { return }
        _isSelectedCell = selected
        _changeAccessibility { $0.isSelected = selected }
        _showState()
    }

    func _setHighlighted(_ highlighted: Bool) {
        guard highlighted != _isHighlightedCell else { return }
        _isHighlightedCell = highlighted
        _showState()
    }

    private func _showState() {
        let isMarked = _isSelectedCell || _isHighlightedCell
        _image?.isHighlighted = isMarked
        selectedBackgroundView?.isHidden = !isMarked || selectionStyle == .none
        _control?.isOn = _isSelectedCell
        setNeedsDisplay()
        setNeedsUpdateConfiguration()
    }

    /// The background that the table's style gives, the mark of the selection, and the line below.
    func _drawBackground(_ snapshot: Snapshot) {
        let traits = traitCollection
        let area = CGRect(origin: .zero, size: bounds.size)
        let isMarked =
            (_isSelectedCell || _isHighlightedCell) && selectionStyle != .none
            && selectedBackgroundView == nil
        let hasOwn = backgroundColor != nil || backgroundView != nil
        let color: UIColor? = isMarked ? .systemGray4 : hasOwn ? nil : _place._backgroundColor
        if _isCarried { _drawShadow(snapshot, around: area) }
        snapshot.clipped(to: area.native) {
            if let background = _configurations?.background, !_isCarried {
                let isWhole = background._fillsOwner
                background._draw(
                    snapshot,
                    in: self,
                    shape: isWhole ? _place._shape(in: area) : nil,
                    shapeRadius: _place._cornerRadius
                )
            } else if let color {
                let shape = _isCarried ? area : _place._shape(in: area)
                snapshot.fill(
                    shape.native,
                    cornerRadius: Double(_isCarried ? 10 : _place._cornerRadius),
                    color: color.components(with: traits)
                )
            }
            guard _place._hasSeparator, !_isCarried else { return }
            let color = _place.separatorColor ?? .separator
            let hairline = 1 / max(1, traits.displayScale)
            var line = CGRect(
                x: _separatorStart,
                y: area.height - hairline,
                width: max(0, area.width - _separatorStart - _separatorEnd),
                height: hairline
            )
            if _isRightToLeft { line = line.mirrored(in: area.width) }
            snapshot.fill(line.native, color: color.components(with: traits))
        }
    }

    private func _drawShadow(_ snapshot: Snapshot, around area: CGRect) {
        snapshot.shadow(
            of: area.native,
            cornerRadius: 10,
            offset: 3,
            blur: 12,
            color: UIColor.black.withAlphaComponent(0.3).components(with: traitCollection)
        )
    }

    func _drawFocus(_ snapshot: Snapshot) {
        guard _widget?.showsFocus == true else { return }
        let area = CGRect(origin: .zero, size: bounds.size).insetBy(dx: 2, dy: 2)
        snapshot.stroke(
            area.native,
            cornerRadius: 8,
            width: 2,
            color: tintColor.components(with: traitCollection)
        )
    }
}

extension UITableViewCell.Place {
    @MainActor
    var _backgroundColor: UIColor {
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }

    var _cornerRadius: CGFloat {
        style == .insetGrouped && (isFirst || isLast) ? 10 : 0
    }

    /// The last row of a group has no line below, for its edge is there.
    var _hasSeparator: Bool { separator != .none && (style == .plain || !isLast) }

    /// Reaches beyond the cell at the side where the corners are not round.
    func _shape(in area: CGRect) -> CGRect {
        let radius = _cornerRadius
        var shape = area
        if !isFirst {
            shape.origin.y -= radius
            shape.size.height += radius
        }
        if !isLast { shape.size.height += radius }
        return shape
    }
}
