extension UIView {
    /// Draws the view and all in it anew, after a setting changed that no trait tells.
    func _redrawAll() {
        setNeedsDisplay()
        for subview in _subviews { subview._redrawAll() }
    }
}
