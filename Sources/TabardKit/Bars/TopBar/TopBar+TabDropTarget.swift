internal import TabModel

extension TopBar: TabDropTarget {
    func showPlace(for tab: UITab, at point: CGPoint, in view: UIView) -> TabDestination? {
        let place = convert(point, from: view)
        let reach = TopBarMetrics.distanceToRemove
        guard !isHidden, bounds.insetBy(dx: -reach, dy: -reach).contains(place) else {
            gap = nil
            return nil
        }
        return arranging.destination(for: tab, at: place, shows: true)
    }

    func hidePlace() { gap = nil }
}
