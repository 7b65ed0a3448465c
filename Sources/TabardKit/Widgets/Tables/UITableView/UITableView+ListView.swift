extension UITableView: ListView {
    static var _noun: String { "row" }

    var _counts: ListCounts { _tableGeometry.counts }

    /// What stands behind the rows comes before them.
    var _firstCellIndex: Int {
        subviews.prefix { $0 === backgroundView || $0 === tableHeaderView || $0 === _swipe?.view }.count
    }

    func _dataSourceSectionCount() -> Int? { dataSource?.numberOfSections(in: self) }

    func _dataSourceItemCount(inSection section: Int) -> Int? {
        dataSource?.tableView(self, numberOfRowsInSection: section)
    }

    func _dataSourceCell(at path: IndexPath) -> UITableViewCell? {
        dataSource?.tableView(self, cellForRowAt: path)
    }

    func _stopInteraction() {
        _closeSwipe(animated: false)
        _reorder = nil
    }

    func _reloadContent() {
        _removeLabels()
        _tableGeometry = _makeGeometry()
    }

    func _willDisplay(_ cell: UITableViewCell, at path: IndexPath) {
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    func _didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
}
