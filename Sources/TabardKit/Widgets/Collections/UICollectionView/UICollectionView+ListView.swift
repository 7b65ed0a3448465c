extension UICollectionView: ListView {
    static var _noun: String { "item" }

    func _dataSourceSectionCount() -> Int? { dataSource?.numberOfSections(in: self) }

    func _dataSourceItemCount(inSection section: Int) -> Int? {
        dataSource?.collectionView(self, numberOfItemsInSection: section)
    }
}
