/// A search that a navigation item offers; the search controller, which lies on a floor above.
@MainActor
protocol NavigationItemSearch: AnyObject {
    /// Whether the user searches.
    var _isActive: Bool { get }

    /// What the user searches for.
    var _text: String? { get }

    /// Ends the search, as the item no longer offers it.
    func _leaveItem()

    /// Stands for another controller now, which is the item's.
    func _itemChangedOwner(to owner: (any ViewOwner)?)
}
