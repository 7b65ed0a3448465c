extension _SelectorEntry<UIActivityIndicatorView> {
    static var answered: [Self] {
        [
            .method("startAnimating") { $0.startAnimating() },
            .method("stopAnimating") { $0.stopAnimating() },
        ]
    }
}
