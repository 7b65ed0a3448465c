extension UIView {
    var _effectiveTintColor: UIColor {
        sequence(first: self, next: \._superview).lazy.compactMap(\._tintColor).first ?? .tintColor
    }

    func _tintColorChanged() {
        tintColorDidChange()
        setNeedsDisplay()
        for subview in _subviews where subview._tintColor == nil { subview._tintColorChanged() }
    }
}
