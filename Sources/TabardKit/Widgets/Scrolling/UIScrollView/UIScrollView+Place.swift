extension UIScrollView {
    /// Tells the controller around when the view comes, goes or stands elsewhere, since bars may follow its content.
    func _tellBarsOfPlace() {
        let place = _window == nil ? nil : frame
        guard place != _toldPlace else { return }
        _toldPlace = place
        sequence(first: self as UIView, next: \._superview).lazy.compactMap(\._owner).first?
            ._contentScrollViewMayHaveChanged()
    }
}
