extension _SelectorEntry<UICollectionView> {
    static var answered: [Self] {
        [
            .property("dataSource", { $0.dataSource }, { $0.dataSource = $1 }),
            .property("delegate", { $0.delegate }, { $0.delegate = $1 }),
            .property("prefetchDataSource", { $0.prefetchDataSource }, { $0.prefetchDataSource = $1 }),
            .property("dragDelegate", { $0.dragDelegate }, { $0.dragDelegate = $1 }),
            .property("dropDelegate", { $0.dropDelegate }, { $0.dropDelegate = $1 }),
            .property("backgroundView", { $0.backgroundView }, { $0.backgroundView = $1 }),
            .property("collectionViewLayout", { $0.collectionViewLayout }, { $0.collectionViewLayout = $1 }),
            .property("refreshControl", { $0.refreshControl }, { $0.refreshControl = $1 }),
            .method("reloadData") { $0.reloadData() },
        ]
    }
}
