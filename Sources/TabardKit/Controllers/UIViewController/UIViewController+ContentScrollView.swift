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
        if let scroll = view as? UIScrollView { return scroll }
        let search = ContentScrollViewSearch(edge: edge, owner: self, root: view)
        return search.found(in: view) ?? view._subviews.first as? UIScrollView
    }

    func _setScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        for index in _contentScrollViews.indices { _contentScrollViews[index].edges.subtract(edges) }
        _contentScrollViews.removeAll { $0.edges.isEmpty || $0.view == nil }
        if let scrollView { _contentScrollViews.append(ContentScrollView(edges: edges, view: scrollView)) }
        _contentScrollViewMayHaveChanged()
    }

    /// Lets the bars around look again which scroll view they follow.
    func _contentScrollViewMayHaveChanged() {
        for controller in sequence(first: self, next: \._parent) where controller._followsContent {
            controller._view?.setNeedsLayout()
        }
    }
}

/// Looks through the views of a controller, and of those in it, for the scroll view that fills an edge.
@MainActor
private struct ContentScrollViewSearch {
    let edge: NSDirectionalRectEdge
    let owner: UIViewController
    let root: UIView

    /// The first in depth. A controller inside may have named one, or find it in a way of its own.
    func found(in view: UIView) -> UIScrollView? {
        for subview in view._subviews where !subview.isHidden && fills(subview) {
            if let scroll = subview as? UIScrollView { return scroll }
            if let controller = subview._owner as? UIViewController, controller !== owner {
                if let scroll = controller.contentScrollView(for: edge) { return scroll }
            } else if let scroll = found(in: subview) {
                return scroll
            }
        }
        return nil
    }

    /// Whether a view reaches over the whole edge, except for what is not safe at its ends.
    private func fills(_ view: UIView) -> Bool {
        let frame = root.convert(view.bounds, from: view)
        let (bounds, safe) = (root.bounds, root.safeAreaInsets)
        guard !frame.isEmpty, frame.minX <= bounds.minX + safe.left + 0.5,
            frame.maxX >= bounds.maxX - safe.right - 0.5
        else { return false }
        let fillsTop = frame.minY <= bounds.minY + 0.5 && frame.maxY > bounds.minY
        let fillsBottom = frame.maxY >= bounds.maxY - 0.5 && frame.minY < bounds.maxY
        if edge.contains(.top) || edge.contains(.bottom) {
            return edge.contains(.top) && fillsTop || edge.contains(.bottom) && fillsBottom
        }
        return fillsTop || fillsBottom
    }
}
