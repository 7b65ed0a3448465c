internal import GtkInterop

/// One wheel of a picker.
@MainActor
final class PickerColumn: UIControl {
    private weak var picker: UIPickerView?
    let component: Int
    var count = 0
    /// Whether the first row follows the last one.
    var isEndless = false {
        didSet { if isEndless != oldValue { setNeedsLayout() } }
    }
    var rowHeight: CGFloat = UIPickerView._usualRowHeight
    /// The font in which all rows fit a width.
    var fittingFont: (width: CGFloat, font: UIFont)?
    private(set) var selected = 0
    private var position: CGFloat = 0
    /// Where the wheel comes to rest.
    private var target: CGFloat = 0
    private var shown: [Int: UIView] = [:]
    private var spare: UIView?
    private var animation: TimedAnimation?
    private var dragStart: (place: CGPoint, position: CGFloat)?
    private var hasMoved = false
    private var speed: CGFloat = 0
    private var lastMove: (y: CGFloat, time: TimeInterval) = (0, 0)
    private var wheelRest = 0.0

    init(picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    private var wheel: PickerWheel {
        PickerWheel(
            height: bounds.height,
            rowHeight: rowHeight,
            count: count,
            position: position,
            isEndless: isEndless && count > 1
        )
    }

    /// Takes new rows over.
    func reload(count: Int, rowHeight: CGFloat) {
        stop()
        self.count = count
        self.rowHeight = rowHeight
        fittingFont = nil
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        selected = min(selected, max(0, count - 1))
        position = CGFloat(selected)
        target = position
        announce()
        setNeedsLayout()
    }

    func view(forRow row: Int) -> UIView? {
        let wheel = wheel
        return shown[row]
            ?? shown.filter { wheel.content(of: $0.key) == row }
            .min { abs(CGFloat($0.key) - position) < abs(CGFloat($1.key) - position) }?.value
    }

    func select(_ row: Int, animated: Bool) {
        selected = row
        announce()
        turn(to: wheel.nearest(to: row), animated: animated)
    }

    private func stop() {
        let running = animation
        animation = nil
        running?.skip()
    }

    private func turn(to target: CGFloat, animated: Bool, seconds: Double = 0.3) {
        stop()
        self.target = target
        guard animated, let widget = _widget, widget.isMapped, Toolkit.areAnimationsEnabled,
            target != position
        else {
            position = target
            setNeedsLayout()
            return
        }
        let start = position
        animation = TimedAnimation(
            on: widget,
            seconds: seconds,
            easing: .easeOut,
            update: { [weak self] part in
                guard let self, self.animation != nil else { return }
                self.position = start + (target - start) * CGFloat(part)
                self.setNeedsLayout()
            },
            completion: { [weak self] in self?.animation = nil }
        )
        animation?.play()
    }

    /// The user chose a row, whichever way.
    private func choose(_ row: CGFloat, seconds: Double = 0.3) {
        guard count > 0, let place = Int(exactly: wheel.clamped(row).rounded()) else { return }
        let row = wheel.content(of: place)
        let isNew = row != selected
        selected = row
        announce()
        turn(to: CGFloat(place), animated: true, seconds: seconds)
        if isNew { picker?._userSelected(row, component) }
    }

    private func step(_ rows: Int) { choose(target + CGFloat(rows)) }

    private func announce() {
        let name = picker?._name(ofRow: selected, component)
        _changeAccessibility {
            $0.range = AccessibleRange(
                least: 0,
                most: Double(max(0, count - 1)),
                current: Double(selected),
                text: count > 0 ? name : nil
            )
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let fittingFont, fittingFont.width != bounds.width {
            self.fittingFont = nil
            for view in shown.values { view.removeFromSuperview() }
            shown = [:]
        }
        let wheel = wheel
        let rows = wheel.rows
        for (row, view) in shown where !rows.contains(row) {
            view.removeFromSuperview()
            shown[row] = nil
            spare = view
        }
        for row in rows {
            let place = wheel.place(of: row)
            let view = shown[row] ?? makeView(row)
            view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.midX, y: place.y)
            view.transform = CGAffineTransform(scaleX: 1, y: max(0.05, place.squeeze))
            view.alpha = place.opacity
        }
    }

    private func makeView(_ row: Int) -> UIView {
        let content = wheel.content(of: row)
        let view = picker?._view(forRow: content, component, reusing: spare) ?? UIView(frame: .zero)
        spare = nil
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
        shown[row] = view
        addSubview(view)
        return view
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        stop()
        let place = touch.location(in: self)
        dragStart = (place, position)
        hasMoved = false
        speed = 0
        lastMove = (place.y, touch.timestamp)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let start = dragStart else { return false }
        let y = touch.location(in: self).y
        if abs(y - start.place.y) > 4 { hasMoved = true }
        guard hasMoved else { return true }
        let time = touch.timestamp - lastMove.time
        if time > 0.005 {
            speed = (lastMove.y - y) / CGFloat(time) / rowHeight
            lastMove = (y, touch.timestamp)
        }
        let wanted = start.position + (start.place.y - y) / rowHeight
        let free = wheel.clamped(wanted)
        // Beyond the ends it follows more slowly.
        position = free + (wanted - free) * 0.3
        setNeedsLayout()
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let start = dragStart else { return }
        dragStart = nil
        if hasMoved {
            let isResting = (touch?.timestamp ?? 0) - lastMove.time > 0.1
            let further = isResting ? 0 : min(max(speed * 0.2, -20), 20)
            choose((position + further).rounded(), seconds: 0.3 + 0.03 * Double(abs(further)))
        } else if let row = wheel.row(at: start.place.y) {
            choose(CGFloat(row))
        } else {
            turn(to: target, animated: true)
        }
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        dragStart = nil
        choose(position.rounded())
    }

    override var _claimsPress: Bool { true }

    override var _role: AccessibleRole { .spinButton }

    override var _accessibleActions: [AccessibleAction] {
        [
            AccessibleAction("increment") { [weak self] in self?.step(1) },
            AccessibleAction("decrement") { [weak self] in self?.step(-1) },
        ]
    }

    override func _activate() {}

    override func _useKey(_ key: Key) -> Bool {
        switch key {
        case .up: step(-1)
        case .down: step(1)
        case .pageUp: step(-5)
        case .pageDown: step(5)
        case .home: choose(wheel.nearest(to: 0))
        case .end: choose(wheel.nearest(to: max(0, count - 1)))
        case .left, .right: return picker?._moveFocus(from: component, isRight: key == .right) ?? false
        default: return false
        }
        return true
    }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        widget.onWheel { [weak self] turn in
            guard let self, self.isEnabled, turn.steps.isFinite else { return false }
            self.wheelRest += min(max(turn.steps, -100), 100)
            let whole = self.wheelRest.rounded(.towardZero)
            self.wheelRest -= whole
            if whole != 0 { self.step(Int(whole)) }
            return true
        }
    }

    override func _drawContent(_ snapshot: Snapshot) {
        guard _widget?.showsFocus == true else { return }
        let band = CGRect(
            x: 2,
            y: (bounds.height - rowHeight) / 2 + 2,
            width: bounds.width - 4,
            height: rowHeight - 4
        )
        let color = tintColor.components(with: traitCollection)
        snapshot.draw(
            [.stroke(band, cornerRadius: 7, width: FocusRing.width, color: color)],
            scale: max(1, traitCollection.displayScale)
        )
    }
}
