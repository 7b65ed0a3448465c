extension UITableViewCell: ListCell {
    func _show(isSelected: Bool, animated: Bool) { setSelected(isSelected, animated: animated) }

    func _show(isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
}
