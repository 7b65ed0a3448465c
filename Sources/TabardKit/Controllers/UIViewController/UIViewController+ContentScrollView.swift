/// A scroll view that an app named for some edges.
struct ContentScrollView {
    var edges: NSDirectionalRectEdge
    weak var view: UIScrollView?
}

extension UIViewController {
    func _scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let set = _contentScrollViews.last(where: { !$0.edges.isDisjoint(with: edge) })?.view {
            return set
        }
        guard let view = _view else { return nil }
        return view as? UIScrollView ?? view._subviews.first as? UIScrollView
    }

    func _setScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        for index in _contentScrollViews.indices { _contentScrollViews[index].edges.subtract(edges) }
        _contentScrollViews.removeAll { $0.edges.isEmpty || $0.view == nil }
        if let scrollView { _contentScrollViews.append(ContentScrollView(edges: edges, view: scrollView)) }
        _parent?._view?.setNeedsLayout()
    }
}
