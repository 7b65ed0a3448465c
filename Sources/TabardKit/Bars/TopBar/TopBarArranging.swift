internal import GtkInterop
internal import TabModel

/// The user's dragging of tabs along the bar of a wide window, and off it, while they arrange the tabs (T9).
@MainActor
final class TopBarArranging {
    private unowned let bar: TopBar
    private let drag = DragRecognizer()
    private var dragged: Dragged?

    /// A tab under the pointer.
    private struct Dragged {
        let tab: TopBarTab
        let ghost: TopBarGhost
        var end = End.nothing
    }

    /// What letting go would do.
    enum End: Equatable {
        case nothing
        case move(TabDestination)
        case remove
    }

    init(on bar: TopBar) { self.bar = bar }

    /// Whether a tab is in the user's hand.
    var isDragging: Bool { dragged != nil }

    /// What letting go of the tab in the user's hand would do.
    var end: End? { dragged?.end }

    func follow() {
        guard drag.view == nil else { return }
        drag.comesFirst = true
        drag.pressed = { [weak self] touch in
            guard let self, bar.owner?._isEditingTabs == true, tab(at: touch.location(in: bar)) != nil else {
                return .never
            }
            return .afterMoving
        }
        drag.began = { [weak self] place in self?.begin(at: place) }
        drag.moved = { [weak self] place in self?.move(to: place) }
        drag.ended = { [weak self] in self?.drop() }
        drag.cancelled = { [weak self] in self?.cancel() }
        bar._addOwnGestureRecognizer(drag)
    }

    /// The tab at a point that the user may drag.
    private func tab(at point: CGPoint) -> TopBarTab? {
        bar.tabs.first { tab in
            tab.tab._isMovableOnBar && tab.bounds.contains(tab.convert(point, from: bar))
        }
    }

    func begin(at point: CGPoint) {
        cancel()
        guard let host = bar.superview, let tab = tab(at: point) else { return }
        let ghost = TopBarGhost(of: tab)
        ghost.frame = host.convert(tab.bounds, from: tab)
        let place = host.convert(point, from: bar)
        ghost.grip = CGPoint(x: ghost.center.x - place.x, y: ghost.center.y - place.y)
        host.addSubview(ghost)
        tab.isLifted = true
        dragged = Dragged(tab: tab, ghost: ghost)
        bar.owner?._say(CustomizingWords.pickedUp(tab.tab._spokenName, isDragged: true))
    }

    func move(to point: CGPoint) {
        guard var held = dragged, let host = bar.superview else { return }
        let place = host.convert(point, from: bar)
        held.ghost.center = CGPoint(x: place.x + held.ghost.grip.x, y: place.y + held.ghost.grip.y)
        if bar.bounds.insetBy(dx: -TopBarMetrics.distanceToRemove, dy: -TopBarMetrics.distanceToRemove)
            .contains(point)
        {
            held.end = destination(for: held.tab.tab, at: point, shows: true).map(End.move) ?? .nothing
        } else {
            bar.gap = nil
            held.end = held.tab.tab._canLeaveTopBar ? .remove : .nothing
        }
        held.ghost.alpha = held.end == .remove ? 0.6 : 1
        dragged = held
    }

    /// Where a tab would go if it was let go at a point: before the first tab whose middle lies behind that.
    ///
    /// - Parameter shows: Whether the bar marks the place.
    func destination(for tab: UITab, at point: CGPoint, shows: Bool) -> TabDestination? {
        guard tab._isMovableOnBar else { return nil }
        let others = bar.tabs.filter { $0.tab !== tab && $0.tab._isMovableOnBar }
        let sign: CGFloat = bar.isRightToLeft ? -1 : 1
        let frames = others.map { bar.convert($0.bounds, from: $0) }
        let index = frames.firstIndex { ($0.midX - point.x) * sign > 0 }
        // Those that are far out of sight have no views.
        let beyond = others.last.flatMap { last in
            bar.order[last.position.index...].contains { $0 !== tab && $0._isMovableOnBar }
                ? TabID(last.tab.identifier) : nil
        }
        if shows {
            let half = TopBarMetrics.spacing / 2
            if let index {
                bar.gap = bar.isRightToLeft ? frames[index].maxX + half : frames[index].minX - half
            } else {
                bar.gap =
                    frames.last.map { bar.isRightToLeft ? $0.minX - half : $0.maxX + half }
                    ?? bar.scroller.frame.minX
            }
        }
        return index.flatMap { TabID(others[$0].tab.identifier) }.map(TabDestination.before)
            ?? beyond.map(TabDestination.after) ?? .last
    }

    func drop() {
        guard let held = dragged, let owner = bar.owner else { return cancel() }
        finish()
        let tab = held.tab.tab
        switch held.end {
        case .move(let destination) where owner._moveOnBar(tab, to: destination):
            owner._sayPlaceOnTopBar(of: tab)
        case .remove where owner._removeFromTopBar(tab): break
        default: owner._say(CustomizingWords.cancelled(tab._spokenName))
        }
    }

    /// Lets the tab lie where it is.
    func cancel() {
        guard let held = dragged else { return }
        finish()
        bar.owner?._say(CustomizingWords.cancelled(held.tab.tab._spokenName))
    }

    private func finish() {
        dragged?.ghost.removeFromSuperview()
        dragged?.tab.isLifted = false
        dragged = nil
        bar.gap = nil
    }
}
