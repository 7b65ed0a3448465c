internal import GtkInterop

/// Lets the user drag a sheet between its detents, and away.
@MainActor
final class SheetDragging {
    /// The part of a sheet above its content, where a drag always means the sheet.
    private static let headHeight: CGFloat = 56
    /// How much of a pull a sheet follows that must stay.
    private static let resistance: CGFloat = 0.2

    private weak var view: PresentationView?
    /// Scrolled content under the press.
    private weak var scroll: UIScrollView?
    private var start: CGFloat = 0
    private var startHeight: CGFloat = 0
    private var startOffset: CGFloat = 0
    private var height: CGFloat = 0
    private var speed = VelocityTracker()
    private var lastTime: TimeInterval = 0
    private weak var touch: UITouch?

    init(_ view: PresentationView) { self.view = view }

    func follow() {
        let drag = DragRecognizer()
        drag.pressed = { touch in self.pressed(touch, drag) }
        drag.shouldBegin = { self.shouldBegin($0) }
        drag.began = { self.began(at: $0.y) }
        drag.moved = { self.moved(to: $0.y) }
        drag.ended = { self.ended() }
        drag.cancelled = { self.view?.springBack() }
        view?._addOwnGestureRecognizer(drag)
    }

    private func pressed(_ touch: UITouch, _ drag: DragRecognizer) -> DragRecognizer.Start {
        guard let view, view.transition == nil, view.progress == 1, view.sheetController != nil,
            !view.controller.isBeingDismissed
        else { return .never }
        let place = touch.location(in: view)
        let frame = view.sheet.frame
        guard frame.contains(place) else { return .never }
        self.touch = touch
        scroll = nil
        let isInHead = place.y < frame.minY + Self.headHeight
        drag.distanceToBegin = DragRecognizer.threshold
        for ancestor in sequence(first: touch.view, next: { $0?.superview }).prefix(while: { $0 !== view }) {
            switch ancestor {
            case is UISlider, is UISwitch, is UITextView, is UIPickerView: return .never
            case let found as UIScrollView where scroll == nil && found._scrollsUpAndDown: scroll = found
            default: break
            }
        }
        // Scrolling begins later than a drag, but a quick finger is far enough for both at once.
        drag.comesFirst = scroll != nil
        if isInHead {
            scroll = nil
            return .afterMoving
        }
        // The mouse scrolls by its wheel, and may select what it is dragged over.
        if scroll != nil, touch.type == .indirectPointer { return .never }
        // What an app itself lets the user drag begins earlier.
        if scroll == nil { drag.distanceToBegin = 2 * DragRecognizer.threshold }
        return .afterMoving
    }

    private func shouldBegin(_ way: CGPoint) -> Bool {
        guard let view, abs(way.y) > abs(way.x) else { return false }
        let isUp = way.y < 0
        let canGrow = view.isAttached && (view.sheetHeight ?? 0) < view.heights.highest.height - 0.5
        guard let scroll else { return !isUp || canGrow }
        guard scroll.contentOffset.y <= scroll._offsetRange.least.y + 0.5 else { return false }
        if isUp { return canGrow && view.sheetController?.prefersScrollingExpandsWhenScrolledToEdge == true }
        // A pull at the upper edge may mean to refresh.
        return scroll.refreshControl == nil
    }

    private func began(at place: CGFloat) {
        guard let view else { return }
        view.settling?.skip()
        start = place
        startHeight = view.sheetHeight ?? view.sheet.frame.height
        startOffset = scroll?.contentOffset.y ?? 0
        height = startHeight
        speed = VelocityTracker()
    }

    private func moved(to place: CGFloat) {
        guard let view else { return }
        if let touch {
            lastTime = touch.timestamp
            speed.add(CGPoint(x: 0, y: place), at: lastTime)
        }
        height = startHeight - (place - start)
        let most = view.isAttached ? view.heights.highest.height : startHeight
        let least = view.isAttached ? view.heights.lowest.height : startHeight
        // What goes on beyond the highest detent scrolls the content, and back.
        if let scroll {
            let wanted = CGPoint(x: scroll.contentOffset.x, y: startOffset + max(0, height - most))
            let offset = scroll._clamped(wanted)
            if scroll.contentOffset != offset { scroll.contentOffset = offset }
        }
        view.heldHeight = view.isAttached ? min(max(height, least), most) : nil
        let part: CGFloat = view.controller.isModalInPresentation ? Self.resistance : 1
        view.lowered = max(0, least - height) * part
        view.setNeedsLayout()
    }

    private func ended() {
        guard let view else { return }
        let rising = -speed.velocity(at: lastTime).y
        guard view.isAttached else {
            let heights = SheetHeights([SheetHeights.Rest(identifier: .large, height: startHeight)])
            if heights.goal(from: height, speed: rising) == .dismissal {
                view.controller._userTurnedAway()
            } else {
                view.springBack()
            }
            return
        }
        switch view.heights.goal(from: height, speed: rising) {
        case .dismissal: view.controller._userTurnedAway()
        case .rest(let rest):
            let seen = (view.heldHeight ?? rest.height) - view.lowered
            view.sheetController?._userSelected(rest.identifier)
            view.settle(from: seen)
        }
    }
}

extension UIScrollView {
    /// Whether the user can move the content up and down.
    var _scrollsUpAndDown: Bool {
        let range = _offsetRange
        return isScrollEnabled && (alwaysBounceVertical || range.most.y > range.least.y)
    }
}

extension PresentationView {
    /// A sheet that was pulled down stays.
    func springBack() {
        guard lowered != 0 || heldHeight != nil else { return }
        guard isAttached else { return settleLowered() }
        settle(from: (heldHeight ?? sheet.frame.height) - lowered)
    }

    /// Moves a sheet at the lower edge from a height to where it rests now.
    func settle(from height: CGFloat) {
        settling?.skip()
        heldHeight = nil
        lowered = 0
        setNeedsLayout()
        layoutIfNeeded()
        guard isAttached else { return }
        let target = heights.rest(sheetController?.selectedDetentIdentifier).height
        let least = heights.lowest.height
        animateSettling { [weak self] part in
            guard let self else { return }
            let now = height + (target - height) * part
            self.heldHeight = part < 1 ? max(now, min(least, target)) : nil
            self.lowered = part < 1 ? max(0, least - now) : 0
        }
    }

    private func settleLowered() {
        let start = lowered
        animateSettling { [weak self] part in self?.lowered = start * (1 - part) }
    }

    private func animateSettling(_ show: @escaping (CGFloat) -> Void) {
        guard let widget = _widget, widget.isMapped, Toolkit.areAnimationsEnabled else {
            show(1)
            setNeedsLayout()
            return
        }
        show(0)
        let animation = TimedAnimation(
            on: widget,
            seconds: 0.3,
            easing: .easeOut,
            update: { [weak self] part in
                guard let self, self.settling != nil else { return }
                show(CGFloat(part))
                self.setNeedsLayout()
            },
            completion: { [weak self] in
                self?.settling = nil
                show(1)
                self?.setNeedsLayout()
            }
        )
        settling = animation
        animation.play()
    }

    /// The handle was pressed.
    func grabberPressed() {
        guard isAttached, let height = sheetHeight else { return }
        let next = heights.rest(after: height)
        sheetController?._userSelected(next.identifier)
        settle(from: height)
    }
}
