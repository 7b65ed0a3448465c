extension UIViewController {
    /// What a screen reader says of the controller when it comes in front: the title of what is shown in it, or else the name of
    /// its view or its first text, where VoiceOver begins.
    var _spokenTitle: String? {
        if let shown = _shownChildren.first?._spokenTitle { return shown }
        let titles = [navigationItem.title, title].compactMap { $0 }
        return titles.first { !$0.isEmpty } ?? viewIfLoaded?._firstWords
    }
}
