extension UIViewController {
    var _lazyTabBarItem: UITabBarItem {
        if let item = _tabBarItem { return item }
        let item = UITabBarItem(title: _title, image: nil, selectedImage: nil)
        _tabBarItem = item
        _parent?._childMadeTabBarItem(self, item)
        return item
    }

    func _setTabBarItem(_ item: UITabBarItem?) {
        let old = _tabBarItem
        _tabBarItem = item
        if old !== item { _parent?._tabBarItemReplaced(in: self) }
    }

    var _lazyNavigationItem: UINavigationItem {
        if let item = _navigationItem { return item }
        let item = UINavigationItem(title: _title ?? "")
        item.title = _title
        item._owner = self
        _navigationItem = item
        return item
    }

    func _setTitle(_ title: String?) {
        _title = title
        _tabBarItem?.title = title
        _navigationItem?.title = title
        _parent?._childTitleChanged(self)
    }
}
