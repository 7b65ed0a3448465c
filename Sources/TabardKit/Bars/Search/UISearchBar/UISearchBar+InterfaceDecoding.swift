internal import InterfaceDocument

extension UISearchBar {
    func _decodeSearch(from coder: InterfaceCoder) {
        if let style = coder.choice("searchBarStyle", Style.interfaceNames) { searchBarStyle = style }
        if let text = coder.string("text") { self.text = text }
        if let placeholder = coder.string("placeholder") { self.placeholder = placeholder }
        if let prompt = coder.string("prompt") { self.prompt = prompt }
        if let color = coder.color("barTintColor") { barTintColor = color }
        if let translucent = coder.bool("translucent") { isTranslucent = translucent }
        if let image = coder.picture("backgroundImage") { backgroundImage = image }
        if let image = coder.picture("scopeBarBackgroundImage") { scopeBarBackgroundImage = image }
        if let shows = coder.bool("showsCancelButton") { showsCancelButton = shows }
        if let shows = coder.bool("showsBookmarkButton") { showsBookmarkButton = shows }
        if let shows = coder.bool("showsSearchResultsButton") { showsSearchResultsButton = shows }
        if let selected = coder.bool("searchResultsButtonSelected") {
            isSearchResultsButtonSelected = selected
        }
        _decodeScopes(from: coder)
        _decodeTraits(from: coder)
    }

    private func _decodeScopes(from coder: InterfaceCoder) {
        let titles = coder.list("scopeButtonTitles").prefix(100).enumerated().map { index, title in
            coder.localized("scopeButtonTitles[\(index)]", coder.words(of: title)) ?? ""
        }
        if !titles.isEmpty { scopeButtonTitles = titles }
        if let shows = coder.bool("showsScopeBar") { showsScopeBar = shows }
        if let index = coder.count("selectedScopeButtonIndex") { selectedScopeButtonIndex = index }
    }
}

extension UISearchBar.Style {
    static let interfaceNames: [String: UISearchBar.Style] = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
}
