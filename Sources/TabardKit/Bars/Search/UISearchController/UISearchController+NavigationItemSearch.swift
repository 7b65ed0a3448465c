extension UISearchController: NavigationItemSearch {
    func _leaveItem() {
        _end()
        _searchBar.removeFromSuperview()
    }

    func _itemChangedOwner(to owner: (any ViewOwner)?) { _host = owner as? UIViewController }
}
