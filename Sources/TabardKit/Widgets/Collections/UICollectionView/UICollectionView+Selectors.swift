extension _SelectorEntry<UICollectionView> {
    static var answered: [Self] {
        [
            .method("reloadData") { $0.reloadData() }
        ]
    }
}
