extension UICollectionView: ListView {
    static var _noun: String { "item" }

    var _firstCellIndex: Int { backgroundView == nil ? 0 : 1 }

    func _dataSourceSectionCount() -> Int? { dataSource?.numberOfSections(in: self) }

    func _dataSourceItemCount(inSection section: Int) -> Int? {
        dataSource?.collectionView(self, numberOfItemsInSection: section)
    }

    func _dataSourceCell(at path: IndexPath) -> UICollectionViewCell? {
        dataSource?.collectionView(self, cellForItemAt: path)
    }

    func _stopInteraction() {}

    func _reloadContent() {
        _removeSupplementaryViews()
        _counts = _askCounts()
        _layout.invalidateLayout()
    }

    func _willDisplay(_ cell: UICollectionViewCell, at path: IndexPath) {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }

    func _didEndDisplaying(_ cell: UICollectionViewCell, at path: IndexPath) {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
}
