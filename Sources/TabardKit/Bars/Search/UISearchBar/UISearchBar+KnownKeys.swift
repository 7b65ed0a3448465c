extension KnownKeys {
    static let searchBars = KnownKeys(
        of: UISearchBar.self,
        [
            "text": .optional(\.text),
            "placeholder": .optional(\.placeholder),
            "searchField": .readOnly(\.searchTextField),
            "_searchField": .readOnly(\.searchTextField),
            "searchTextField": .readOnly(\.searchTextField),
            "cancelButton": .readOnly(\._cancelButton),
            "_cancelButton": .readOnly(\._cancelButton),
            "cancelButtonText": .optional(\._cancelButtonText),
            "_cancelButtonText": .optional(\._cancelButtonText),
        ]
    )
}

extension UISearchBar {
    var _cancelButtonText: String? {
        get { _cancelButton.title(for: .normal) }
        set {
            _cancelButton.setTitle(newValue, for: .normal)
            setNeedsLayout()
        }
    }
}
