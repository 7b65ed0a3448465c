extension UISearchBar {
    private static var scopeKey: String { "UISearchBarSelectedScope" }

    func _encodeSearch(with coder: NSCoder) {
        _field._encodeText(with: coder)
        coder.encode(selectedScopeButtonIndex, forKey: Self.scopeKey)
    }

    func _decodeSearch(with coder: NSCoder) {
        _field._decodeText(with: coder)
        guard coder.containsValue(forKey: Self.scopeKey) else { return }
        let scope = coder.decodeInteger(forKey: Self.scopeKey)
        // An update may have fewer.
        if scopeButtonTitles?.indices.contains(scope) == true { selectedScopeButtonIndex = scope }
    }
}
