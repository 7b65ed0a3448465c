extension UIViewController {
    /// What a screen reader says of the controller when it comes in front: the name that the app gave its view, the title of what
    /// is shown in it, or else the first text, where VoiceOver begins.
    var _spokenTitle: String? {
        if let label = viewIfLoaded?.accessibilityLabel, !label.isEmpty { return label }
        if let shown = _shownChildren.first?._spokenTitle { return shown }
        let titles = [navigationItem.title, title].compactMap { $0 }
        return titles.first { !$0.isEmpty } ?? viewIfLoaded?._firstWords
    }
}

extension UIView {
    /// The first text in the view, in the order of subviews.
    fileprivate var _firstWords: String? {
        guard !isHidden, !accessibilityElementsHidden else { return nil }
        if _role == .label || _role == .heading, let label = accessibilityLabel, !label.isEmpty { return label }
        return subviews.lazy.compactMap(\._firstWords).first
    }
}
