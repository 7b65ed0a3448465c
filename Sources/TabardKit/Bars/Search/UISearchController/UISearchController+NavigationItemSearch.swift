extension UISearchController: NavigationItemSearch {
    var _text: String? { _searchBar.text }

    func _leaveItem() {
        _end()
        _searchBar.removeFromSuperview()
    }

    func _itemChangedOwner(to owner: (any ViewOwner)?) { _host = owner as? UIViewController }
}
