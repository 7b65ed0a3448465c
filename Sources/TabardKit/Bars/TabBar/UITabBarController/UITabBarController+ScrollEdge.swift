extension UITabBarController: ScrollFollower {
    /// Follows the content that lies under the bar, whose end may have a look of its own (A11).
    func _followContent() {
        let scroll = _shown?._lowestController.contentScrollView(for: .bottom)
        if let old = _followedContent, old !== scroll, old._barBelow === self { old._barBelow = nil }
        _followedContent = scroll
        scroll?._barBelow = self
        _showScrollEdge()
    }

    func contentMoved(in scrollView: UIScrollView) {
        _showScrollEdge()
        _minimizeBar(following: scrollView)
    }

    private func _showScrollEdge() {
        // Without anything that scrolls, nothing lies under the bar that is not always there.
        let isAtEdge = _followedContent.map { $0._offsetRange.most.y - $0.contentOffset.y < 0.5 } ?? true
        guard isAtEdge != _tabBar._style.isAtScrollEdge else { return }
        _tabBar._style.isAtScrollEdge = isAtEdge
        if _tabBar._hasScrollEdgeLook { _tabBar._lookChanged() }
    }
}

extension UITabBar {
    /// Whether the bar looks different at the content's end.
    var _hasScrollEdgeLook: Bool {
        _style.scrollEdgeAppearance != nil || _selectedItem?.scrollEdgeAppearance != nil
    }
}

extension UIViewController {
    /// The controller whose view is seen in this one.
    fileprivate var _lowestController: UIViewController {
        guard let top = (self as? UINavigationController)?.topViewController else { return self }
        return top === self ? self : top._lowestController
    }
}
