/// What an app has the scopes of a search bar look like, which come and go with their names: a value.
struct SearchScopeLook {
    var images = SegmentImages()
    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}

extension UISearchBar {
    func _scopeLookChanged() {
        guard let scopes = _scopes else { return }
        scopes._images = _scopeLook.images
        scopes._titleAttributes = _scopeLook.titleAttributes
        scopes._segmentsChanged()
        scopes.setNeedsDisplay()
    }
}
