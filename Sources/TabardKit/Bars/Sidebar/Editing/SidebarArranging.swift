internal import GtkInterop
internal import TabModel

/// The user's arranging of tabs in the sidebar, by a pointer and by keys (T9).
@MainActor
final class SidebarArranging {
    private unowned let view: SidebarView
    /// What the user carries by keys.
    private(set) var carrying: TabCarrying?
    /// What the user carries by a pointer.
    private var dragged: Dragged?
    private var keys: EventListener?
    private let drag = DragRecognizer()
    private var pressed = CGPoint.zero

    /// A tab under the pointer.
    private struct Dragged {
        let tab: UITab
        let ghost: SidebarGhost
        var destination: (line: TabCarrying.Line, place: TabDestination)?
    }

    init(in view: SidebarView) {
        self.view = view
        followDrags()
        keys = view._window?._native?.onKeyPress(.beforeFocus) { [weak self] key, modifiers in
            self?.handle(key, modifiers) ?? false
        }
    }

    private var owner: UITabBarController? { view.sidebar._owner }
    private var dropTarget: (any TabDropTarget)? { view.sidebar._dropTarget ?? owner?._topBar }
    private var collection: UICollectionView { view.list.collection }

    /// Ends for good.
    func end() {
        cancel()
        keys?.detach()
        keys = nil
        drag.view?._removeOwnGestureRecognizer(drag)
    }

    // By keys.

    /// The tab whose row has the focus.
    private var focused: UITab? {
        guard let path = collection._pathWithFocus, case .tab(let tab)? = view.list.row(at: path) else {
            return nil
        }
        return tab
    }

    /// - Returns: Whether the key meant something.
    func handle(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isEmpty, collection._pathWithFocus != nil || carrying != nil else { return false }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard carrying != nil else {
            switch key {
            case .space:
                guard let tab = focused else { return false }
                return pickUp(tab)
            case .character("\u{7F}"): return focused.map(removeFromBar) ?? false
            default: return false
            }
        }
        switch key {
        case .up: carry(along: .group, forwards: false)
        case .down: carry(along: .group, forwards: true)
        case .left: carry(along: .bar, forwards: isMirrored)
        case .right: carry(along: .bar, forwards: !isMirrored)
        case .home: carry(to: 0)
        case .end: carry(to: .max)
        case .space, .enter: drop()
        case .escape: cancel()
        default: return false
        }
        return true
    }

    /// Takes a tab into the hand.
    @discardableResult
    func pickUp(_ tab: UITab) -> Bool {
        guard let taken = owner?._pickUpTab(tab) else { return false }
        carrying = taken
        follow(Word.chooseItsPlace.text(name: tab._spokenName))
        return true
    }

    func carry(along line: TabCarrying.Line, forwards: Bool) {
        change { $0.carry(along: line, forwards: forwards) }
    }

    func carry(to place: Int) {
        change { $0.carry(to: place) }
    }

    private func change(_ change: (inout TabCarrying) -> Bool) {
        guard var changed = carrying, change(&changed) else { return }
        carrying = changed
        follow(
            Word.overPlace.text(name: changed.tab._spokenName, place: changed.place + 1, count: changed.count)
        )
    }

    func drop() {
        guard let dropped = carrying else { return }
        carrying = nil
        let name = dropped.tab._spokenName
        let isMoved = owner?._drop(dropped) == true
        follow(
            isMoved
                ? Word.isOnPlace.text(name: name, place: dropped.place + 1, count: dropped.count)
                : Word.stays.text(name: name)
        )
    }

    /// Puts back what is carried.
    func cancel() {
        if dragged != nil { endDrag() }
        guard let tab = carrying?.tab else { return }
        carrying = nil
        follow(Word.stays.text(name: tab._spokenName))
    }

    private func removeFromBar(_ tab: UITab) -> Bool {
        guard let owner, owner._declared?.bar.contains(tab) == true, owner._removeFromBar(tab) else {
            return false
        }
        follow("\(tab._spokenName): \(Word.notOnBar.text)")
        return true
    }

    private func follow(_ words: String) {
        view.list.showCarried(carrying)
        view.updateBar()
        owner?._say(words)
    }

    // By a pointer.

    private func followDrags() {
        drag.comesFirst = true
        drag.pressed = { [weak self] touch in
            guard let self else { return .never }
            self.pressed = touch.location(in: self.collection)
            guard let tab = self.tab(at: self.pressed), self.owner?._pickUpTab(tab) != nil else {
                return .never
            }
            // A finger that moves at once scrolls, unless it has the handle.
            let isOnHandle = self.isOnHandle(self.pressed)
            return touch.type == .direct && !isOnHandle ? .afterHolding : .afterMoving
        }
        drag.began = { [weak self] _ in
            if let self { self.beginDrag(at: self.pressed) }
        }
        drag.moved = { [weak self] place in self?.moveDrag(to: place) }
        drag.ended = { [weak self] in self?.dropDragged() }
        drag.cancelled = { [weak self] in self?.endDrag() }
        collection._addOwnGestureRecognizer(drag)
    }

    private func tab(at point: CGPoint) -> UITab? {
        guard let path = collection.indexPathForItem(at: point), case .tab(let tab)? = view.list.row(at: path)
        else {
            return nil
        }
        return tab
    }

    private func isOnHandle(_ point: CGPoint) -> Bool {
        guard let path = collection.indexPathForItem(at: point),
            let cell = collection.cellForItem(at: path) as? UICollectionViewListCell
        else { return false }
        return cell._hasHandle(at: cell.convert(point, from: collection))
    }

    /// Takes the tab at a point of the list into the hand.
    func beginDrag(at pressed: CGPoint) {
        cancel()
        guard let owner, let host = owner._view, let tab = tab(at: pressed),
            let path = view.list.path(of: .tab(tab)), let cell = collection.cellForItem(at: path)
        else { return }
        let ghost = SidebarGhost(tab)
        ghost.frame = host.convert(cell.bounds, from: cell)
        let place = host.convert(pressed, from: collection)
        ghost.grip = CGPoint(x: ghost.center.x - place.x, y: ghost.center.y - place.y)
        host.addSubview(ghost)
        dragged = Dragged(tab: tab, ghost: ghost)
        owner._say(CustomizingWords.pickedUp(tab._spokenName, isDragged: true))
    }

    /// Carries the tab to a point in the list's coordinates.
    func moveDrag(to place: CGPoint) {
        guard var held = dragged, let owner, let host = owner._view else { return }
        let inHost = host.convert(place, from: collection)
        held.ghost.center = CGPoint(x: inHost.x + held.ghost.grip.x, y: inHost.y + held.ghost.grip.y)
        if let target = dropTarget?.showPlace(for: held.tab, at: inHost, in: host) {
            held.destination = (.bar, target)
            view.list.showGap(nil)
        } else if view.bounds.contains(view.convert(place, from: collection)),
            let gap = gap(at: place, for: held.tab)
        {
            held.destination = (.group, gap.destination)
            view.list.showGap(gap.y)
        } else {
            held.destination = nil
            view.list.showGap(nil)
        }
        dragged = held
    }

    /// The gap between the tabs of a group that is nearest to a point.
    private func gap(at point: CGPoint, for tab: UITab) -> (destination: TabDestination, y: CGFloat)? {
        guard let siblings = owner?._pickUpTab(tab)?.siblings, siblings.count > 1 else { return nil }
        var edges: [(destination: TabDestination, y: CGFloat)] = []
        for sibling in siblings {
            guard let path = view.list.path(of: .tab(sibling)), let frame = collection._frame(of: path),
                let id = TabID(sibling.identifier)
            else { return nil }
            edges.append((.before(id), frame.minY))
            if sibling === siblings.last { edges.append((.last, view.list.end(of: sibling) ?? frame.maxY)) }
        }
        let nearest = edges.min { abs($0.y - point.y) < abs($1.y - point.y) }
        guard let nearest, abs(nearest.y - point.y) < 60 else { return nil }
        return nearest
    }

    /// Lets the tab go where it is held.
    func dropDragged() {
        guard let held = dragged, let owner else { return endDrag() }
        endDrag()
        let isMoved: Bool
        switch held.destination {
        case (.group, let place)?: isMoved = owner._moveInGroup(held.tab, to: place)
        case (.bar, let place)?: isMoved = owner._moveOnBar(held.tab, to: place)
        case nil: isMoved = false
        }
        guard isMoved, let line = held.destination?.line else {
            return follow(Word.stays.text(name: held.tab._spokenName))
        }
        let order = line == .group ? held.tab._parent?.displayOrder ?? [] : owner._declared?.bar ?? []
        let place = (order.firstIndex(of: held.tab) ?? 0) + 1
        follow(Word.isOnPlace.text(name: held.tab._spokenName, place: place, count: order.count))
    }

    private func endDrag() {
        dragged?.ghost.removeFromSuperview()
        dragged = nil
        dropTarget?.hidePlace()
        view.list.showGap(nil)
    }
}
