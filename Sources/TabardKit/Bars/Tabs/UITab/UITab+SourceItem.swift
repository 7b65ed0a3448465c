extension UITab: UIPopoverPresentationControllerSourceItem {
    /// Where the tab is seen, in a view's coordinates: its row in the sidebar, else its place on the bar; `null` while it is neither in
    /// that view's window.
    public func frame(in referenceView: UIView) -> CGRect {
        _shownView?.frame(in: referenceView) ?? .null
    }

    /// What shows the tab now.
    private var _shownView: UIView? {
        if let row = tabBarController?._existingSidebar?._view?.shownCell(of: self) { return row }
        guard let view = _item._shownView, view.superview != nil,
            !sequence(first: view, next: \.superview).contains(where: \.isHidden)
        else { return nil }
        return view
    }
}

extension SidebarView {
    /// The row of a tab in sight.
    fileprivate func shownCell(of tab: UITab) -> UIView? {
        guard !isHidden, let path = list.path(of: .tab(tab)) else { return nil }
        return list.collection.cellForItem(at: path)
    }
}
