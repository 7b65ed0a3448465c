/// A button that stands for an item in a bar.
@MainActor
protocol BarItemButton: UIView {
    var item: UIBarButtonItem? { get }

    /// Makes the button show an item, as it is now.
    func show(_ item: UIBarButtonItem)
}

extension UIBarButtonItem {
    /// Shows a change in the item's button; false if the bar, or one of several, has to look what it shows.
    func _updateButton() -> Bool {
        guard !isHidden, customView == nil, !_hasSeveralObservers, let button = _button, button.item === self,
            let bar = button.superview
        else { return false }
        button.show(self)
        bar.setNeedsLayout()
        return true
    }
}
