extension UIViewController {
    var _lazyTabBarItem: UITabBarItem {
        if let item = _tabBarItem { return item }
        let item = UITabBarItem(title: _title, image: nil, selectedImage: nil)
        _tabBarItem = item
        return item
    }

    func _setTabBarItem(_ item: UITabBarItem?) {
        let old = _tabBarItem
        _tabBarItem = item
        if old !== item { _tabBarItemReplaced() }
    }

    /// Tells the tab bar controller around that this tab has another item now.
    func _tabBarItemReplaced() {
        if let parent = _parent as? UINavigationController, parent.viewControllers.first === self {
            parent._tabBarItemReplaced()
        }
        tabBarController?._tabBarItemsChanged()
    }

    var _lazyNavigationItem: UINavigationItem {
        if let item = _navigationItem { return item }
        let item = UINavigationItem(title: _title ?? "")
        item.title = _title
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
