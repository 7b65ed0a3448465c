extension UIViewController {
    var _lazyTabBarItem: UITabBarItem {
        if let item = _tabBarItem { return item }
        let item = UITabBarItem(title: _title, image: nil, selectedImage: nil)
        _tabBarItem = item
        _tellMoreOfItem(item)
        return item
    }

    /// The item if there is one already, that of its root for a navigation controller.
    var _existingTabBarItem: UITabBarItem? {
        _tabBarItem ?? (self as? UINavigationController)?._stack.first?._tabBarItem
    }

    /// The items of tabs on the bar are made at once, so one that is made later is that of a tab under More.
    private func _tellMoreOfItem(_ item: UITabBarItem) {
        var tab = self
        if let parent = _parent as? UINavigationController, parent._stack.first === self,
            !(parent is MoreNavigationController)
        {
            tab = parent
        }
        guard let tabs = tab.tabBarController, tab._parent === tabs || tab._parent === tabs._more else {
            return
        }
        tabs._moreTabBarItem.hiddenItemWasMade(item)
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

    func _toolbarItemsChanged(animated: Bool) {
        guard let navigation = _parent as? UINavigationController, navigation._stack.last === self else {
            return
        }
        navigation._showToolbarItems(animated: animated)
    }
}
