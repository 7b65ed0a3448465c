extension _SelectorEntry<UISearchBar> {
    static var answered: [Self] {
        [
            .property("delegate", { $0.delegate }, { $0.delegate = $1 }),
            .property("text", { $0.text }, { $0.text = $1 }),
            .property("placeholder", { $0.placeholder }, { $0.placeholder = $1 }),
            .property("searchField", { $0.searchTextField }),
            .property("_searchField", { $0.searchTextField }),
            .property("searchTextField", { $0.searchTextField }),
            .property("cancelButton", { $0._cancelButton }),
            .property("_cancelButton", { $0._cancelButton }),
            .property("cancelButtonText", { $0._cancelButtonText }, { $0._cancelButtonText = $1 }),
            .property("_cancelButtonText", { $0._cancelButtonText }, { $0._cancelButtonText = $1 }),
        ]
    }
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
