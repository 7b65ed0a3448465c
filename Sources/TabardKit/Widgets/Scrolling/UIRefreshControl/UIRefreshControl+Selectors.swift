extension _SelectorEntry<UIRefreshControl> {
    static var answered: [Self] {
        [
            .method("beginRefreshing") { $0.beginRefreshing() },
            .method("endRefreshing") { $0.endRefreshing() },
            .property("refreshing", { $0.isRefreshing }),
        ]
    }
}
