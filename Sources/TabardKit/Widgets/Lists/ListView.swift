/// What tables and collections have in common: items in sections, of which only those in sight have cells.
///
/// What every list does is in this protocol's extensions; a list itself says where its items stand, and passes on what
/// its data source and its delegate are asked and told.
@MainActor
protocol ListView: UIScrollView {
    /// What one item is called in messages.
    static var _noun: String { get }

    /// How many items there are, as far as they are loaded.
    var _counts: ListCounts { get }

    /// What the data source says; nil if there is none.
    func _dataSourceSectionCount() -> Int?

    /// What the data source says; nil if there is none.
    func _dataSourceItemCount(inSection section: Int) -> Int?

    /// Asks the data source how many items there are, if that is needed, and forgets what was shown.
    func _reloadIfNeeded()
}
