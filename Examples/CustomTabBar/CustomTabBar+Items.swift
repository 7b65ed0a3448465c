import UIKit

extension CustomTabBar: CustomTabBarItemDelegate {
    func tabBarItemShouldBecomeSelected(_ item: CustomTabBarItem) -> Bool {
        delegate?.tabBar(self, shouldSelect: item) ?? true
    }

    func tabBarItemDidBecomeSelected(_ item: CustomTabBarItem) {
        select(item)
        delegate?.tabBar(self, didSelect: item)
    }

    func tabBarItem(_ item: CustomTabBarItem, isDraggedBy distance: CGFloat) {
        bringSubviewToFront(item)
        item.content.transform = CGAffineTransform(translationX: distance, y: 0).scaledBy(x: 1.12, y: 1.12)
        let middle = item.center.x + distance
        guard let old = items.firstIndex(where: { $0 === item }),
            let new = places.firstIndex(where: { $0.minX...$0.maxX ~= middle }), new != old
        else { return }
        guard let order = order(moving: old, to: new) else { return }
        items = order
        UIView.animate(withDuration: 0.2) {
            self.placeItems()
        }
    }

    func tabBarItemDidEndDragging(_ item: CustomTabBarItem) {
        guard let index = items.firstIndex(where: { $0 === item }) else { return }
        let former = item.frame
        item.frame = places[index]
        let rest = item.content.transform.tx + former.midX - item.frame.midX
        item.content.transform = CGAffineTransform(translationX: rest, y: 0).scaledBy(x: 1.12, y: 1.12)
        UIView.animate(withDuration: 0.2) {
            item.content.transform = .identity
        }
        reorder(items, animated: true)
        delegate?.tabBarDidChangeOrder(self)
    }

    func tabBarItem(_ item: CustomTabBarItem, moveBy places: Int) -> Bool {
        guard let old = items.firstIndex(where: { $0 === item }) else { return false }
        var new = old + places
        if items.indices.contains(new), items[new].isRaised { new += places.signum() }
        guard let order = order(moving: old, to: new) else { return false }
        reorder(order, animated: true)
        delegate?.tabBarDidChangeOrder(self)
        return true
    }

    /// The items with one of them moved; raised ones keep their places. Nil if it can't go there.
    private func order(moving old: Int, to new: Int) -> [CustomTabBarItem]? {
        guard items.indices.contains(new), !items[old].isRaised, !items[new].isRaised else { return nil }
        let raised = items.enumerated().filter(\.element.isRaised)
        let target = new - items[..<new].filter(\.isRaised).count
        var order = items.filter { !$0.isRaised && $0 !== items[old] }
        order.insert(items[old], at: target)
        for (index, item) in raised { order.insert(item, at: index) }
        return order
    }
}
