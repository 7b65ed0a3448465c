extension UITableView: ListView {
    static var _noun: String { "row" }

    var _counts: ListCounts { _tableGeometry.counts }

    func _dataSourceSectionCount() -> Int? { dataSource?.numberOfSections(in: self) }

    func _dataSourceItemCount(inSection section: Int) -> Int? {
        dataSource?.tableView(self, numberOfRowsInSection: section)
    }
}
