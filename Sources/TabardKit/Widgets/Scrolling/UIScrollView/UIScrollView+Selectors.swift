extension _SelectorEntry<UIScrollView> {
    static var answered: [Self] {
        [
            .property("delegate", { $0.delegate }, { $0.delegate = $1 }),
            .property("refreshControl", { $0.refreshControl }, { $0.refreshControl = $1 }),
            .method("flashScrollIndicators") { $0.flashScrollIndicators() },
            .method("setContentOffset:animated:") { $0.setContentOffset($1[0], animated: $1.flag(1)) },
            .method("setZoomScale:animated:") { $0.setZoomScale($1[0], animated: $1.flag(1)) },
            .method("zoomToRect:animated:") { $0.zoom(to: $1[0], animated: $1.flag(1)) },
            .property("zoomScale", { $0.zoomScale }, { $0.zoomScale = $1 }),
            .property("contentOffset", { $0.contentOffset }, { $0.contentOffset = $1 }),
            .property("contentSize", { $0.contentSize }, { $0.contentSize = $1 }),
            .property("contentInset", { $0.contentInset }, { $0.contentInset = $1 }),
        ]
    }
}
