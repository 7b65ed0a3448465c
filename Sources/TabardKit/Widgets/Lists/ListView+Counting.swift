extension ListView {
    /// Asks the data source how many sections there are; nil if there is none.
    func _askSectionCount() -> Int? { _dataSourceSectionCount().map { ListCounts.saneSectionCount($0) } }

    /// Asks the data source how many items a section has, and adds the placeholders in it.
    func _askItemCount(inSection section: Int) -> Int {
        let count = _dataSourceItemCount(inSection: section) ?? 0
        let sane = ListCounts.saneItemCount(count, of: Self._noun, inSection: section)
        return sane + (_placeholders.isEmpty ? 0 : _placeholders.count(inSection: section))
    }

    /// Asks the data source how many items there are.
    func _askCounts() -> ListCounts {
        ListCounts((0..<(_askSectionCount() ?? 0)).map { _askItemCount(inSection: $0) })
    }

    /// Stops the program unless there is such an item.
    ///
    /// - Parameter purpose: What it is needed for, as "select".
    func _require(_ path: IndexPath, to purpose: String) {
        require(
            _counts.contains(path),
            "There is no \(Self._noun) \(path.count == 2 ? "\(path.item) of section \(path.section)" : "\(path)") to \(purpose)"
        )
    }

    /// Stops the program unless there is such a section.
    func _requireSection(_ section: Int) {
        _reloadIfNeeded()
        let count = _counts.sections.count
        require(
            (0..<count).contains(section),
            "The section must be from 0 to \(count - 1), but is \(section)"
        )
    }
}
