extension UIView {
    /// Names a control at the end of a cell as the cell, unless the app has named it: a switch says nothing else of what it is for.
    func _takeName(ofCell name: String?, insteadOf former: String?) {
        guard self is UIControl else { return }
        _changeAccessibility { if $0.label == nil || $0.label == former { $0.label = name } }
    }
}
