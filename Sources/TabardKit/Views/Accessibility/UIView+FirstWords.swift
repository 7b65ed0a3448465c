extension UIView {
    /// What the view is called, or else the first text in it, in the order of subviews.
    var _firstWords: String? {
        guard !isHidden else { return nil }
        if let label = accessibilityLabel, !label.isEmpty { return label }
        return _subviews.lazy.compactMap(\._firstWords).first
    }
}
