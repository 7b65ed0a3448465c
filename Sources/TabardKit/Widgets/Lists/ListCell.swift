/// A cell of a table or a collection.
@MainActor
protocol ListCell: UIView, ReusableView {
    /// What choosing the cell does, by whatever means.
    var _activate: (() -> Void)? { get set }

    /// Whether the Tab key stops here; a list lets it stop at one cell only.
    var _takesFocus: Bool { get set }

    /// Whether the Tab key comes to the buttons that the cell itself has beside its content; see `RowControl`.
    var _offersControls: Bool { get set }

    /// Those buttons, as far as there are any now.
    var _rowControls: [any RowControl] { get }

    /// What stands behind the content.
    var backgroundView: UIView? { get }

    func _show(isSelected: Bool, animated: Bool)

    func _show(isHighlighted: Bool)
}

extension ListCell {
    /// The list in which the cell is.
    var _listAround: (any ListView)? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? any ListView }.first
    }

    /// Whether the cell, or a button of its own, has the keyboard focus.
    var _isFocusedRow: Bool {
        _widget?.isFocused == true || _takesFocus && _rowControls.contains { $0._widget?.isFocused == true }
    }

    func _updateControlsInReach() {
        for control in _rowControls { control.isInReach = _offersControls }
    }

    /// Puts another background behind the content, the usual one or that of the selection.
    func _replaceBackground(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        // The selected background lies above the usual one.
        if let new { insertSubview(new, at: new === backgroundView || backgroundView == nil ? 0 : 1) }
        setNeedsLayout()
        setNeedsDisplay()
    }
}
