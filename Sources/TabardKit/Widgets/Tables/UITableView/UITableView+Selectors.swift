extension _SelectorEntry<UITableView> {
    static var answered: [Self] {
        [
            .property("dataSource", { $0.dataSource }, { $0.dataSource = $1 }),
            .property("delegate", { $0.delegate }, { $0.delegate = $1 }),
            .property("prefetchDataSource", { $0.prefetchDataSource }, { $0.prefetchDataSource = $1 }),
            .property("dragDelegate", { $0.dragDelegate }, { $0.dragDelegate = $1 }),
            .property("dropDelegate", { $0.dropDelegate }, { $0.dropDelegate = $1 }),
            .property("tableHeaderView", { $0.tableHeaderView }, { $0.tableHeaderView = $1 }),
            .property("tableFooterView", { $0.tableFooterView }, { $0.tableFooterView = $1 }),
            .property("backgroundView", { $0.backgroundView }, { $0.backgroundView = $1 }),
            .property("refreshControl", { $0.refreshControl }, { $0.refreshControl = $1 }),
            .method("reloadData") { $0.reloadData() },
            .method("beginUpdates") { $0.beginUpdates() },
            .method("endUpdates") { $0.endUpdates() },
            .method("setEditing:animated:") { $0.setEditing($1.flag(0), animated: $1.flag(1)) },
        ]
    }
}
