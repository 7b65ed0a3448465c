extension UINavigationController {
    /// Makes a bar of the app's own the controller's.
    ///
    /// Apps do this by `setValue(_:forKey:)` with the key `navigationBar`, at any time.
    func _replaceBar(with new: UINavigationBar) {
        let old = _bar
        guard new !== old else { return }
        _finishTransition()
        old._heightChanged = nil
        _bar = new
        if let superview = old.superview {
            superview.insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
            new._heightChanged = { [weak self] in self?._updateBar() }
        }
        guard isViewLoaded else { return }
        _updateBar()
        _layOut()
    }
}
