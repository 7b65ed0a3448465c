internal import GtkInterop

/// Where the recognizers of a window compete for its touches.
///
/// Each touch goes to the recognizers on the view that was hit and on those around it, the innermost first. What they
/// make of it are wishes, which are granted one by one: a wish waits for recognizers that must fail before, fails when
/// another gesture already has the touches, and is offered to the view and the delegate. Then the rest fails.
@MainActor
final class GestureArena {
    /// Two presses within this time count as one after the other, in seconds.
    private static let tapInterval = 0.4

    weak var root: UIView?
    let clock: any GestureClock
    /// Takes a press away from the widgets.
    var claim: (UInt) -> Void = { _ in }

    /// Those that follow touches, or wait for more of them.
    private(set) var recognizers: [UIGestureRecognizer] = []
    private(set) var touches: [UITouch] = []
    /// Those that hear of the fingers on a touchpad.
    var pinched: [UIGestureRecognizer] = []
    /// Those that the pointer is over.
    var hovered: [WeakRecognizer] = []
    /// The touches that are over, of which the views have not heard yet, since a recognizer delays it.
    private var delayed: [UITouch] = []
    private var touchCount = 0
    private var depth = 0
    private var isResolving = false
    private var lastPress: (time: TimeInterval, place: CGPoint, taps: Int)?

    init(root: UIView, clock: any GestureClock = SystemGestureClock()) {
        self.root = root
        self.clock = clock
    }

    /// Hears of what the user did.
    func receive(_ sample: TouchSample) {
        RestorableChange.happened()
        let place = root.map { CGPoint(x: sample.x + $0.bounds.minX, y: sample.y + $0.bounds.minY) } ?? .zero
        if sample.phase == .began {
            begin(sample, at: place)
            return
        }
        guard let touch = touches.first(where: { $0._identifier == sample.identifier }) else { return }
        // GTK also tells of pointers that stay where they are.
        if sample.phase == .moved, place == touch._place { return }
        let phase: UITouch.Phase
        switch sample.phase {
        case .began, .moved: phase = .moved
        case .ended: phase = .ended
        case .cancelled: phase = .cancelled
        }
        touch._move(to: place, phase: phase, timestamp: sample.time)
        proceed(touch, sample.time)
    }

    /// Taps a place of the window as a finger would, for assistive technology.
    func tap(at place: CGPoint) {
        guard let root else { return }
        let (x, y) = (Double(place.x - root.bounds.minX), Double(place.y - root.bounds.minY))
        let time = ProcessInfo.processInfo.systemUptime
        // No finger of the system's has this number.
        for phase in [TouchSample.Phase.began, .ended] {
            receive(TouchSample(identifier: .max, phase: phase, source: .finger, x: x, y: y, time: time))
        }
    }

    /// Takes what is pressed away from a view that leaves the window, and from all in it.
    func viewLeaves(_ view: UIView) {
        for touch in touches + delayed where touch.view?.isDescendant(of: view) == true {
            touch._cancelInView()
        }
        delayed.removeAll { $0._delivery == .closed }
    }

    /// Ends all gestures, as the window goes.
    func cancelAll() {
        for touch in touches {
            touch._move(to: touch._place, phase: .cancelled, timestamp: touch.timestamp)
            proceed(touch, touch.timestamp)
        }
        for recognizer in recognizers { recognizer._giveUp() }
        resolve()
    }

    /// Lets recognizers hear of something, then grants their wishes.
    func deliver(_ perform: () -> Void) {
        depth += 1
        perform()
        depth -= 1
        resolve()
    }

    /// Grants wishes as far as it goes now.
    func resolve() {
        guard depth == 0, !isResolving else { return }
        isResolving = true
        defer { isResolving = false }
        repeat {
            while let (recognizer, wish) = nextWish() { grant(wish, to: recognizer) }
            deliverDelayed()
        } while endFinished()
    }

    /// Tells views of what they heard nothing of as long as a recognizer had not failed.
    private func deliverDelayed() {
        for touch in touches + delayed where touch._delivery == .held && touch._contentDelay == nil {
            guard !isDelayed(touch, \.delaysTouchesBegan) else { continue }
            let isTaken = recognizers.contains {
                $0._sequence.contains(touch._number) && $0._state.isRecognized && $0.cancelsTouchesInView
            }
            let event = UIEvent(type: .touches, timestamp: touch.timestamp)
            event._touches = Set(touches)
            if isTaken { touch._delivery = .closed } else { touch._deliverHeldBeginning(event) }
        }
        for touch in delayed where !isDelayed(touch, \.delaysTouchesEnded) {
            delayed.removeAll { $0 === touch }
            let isTaken = recognizers.contains {
                $0._sequence.contains(touch._number) && $0._state.isRecognized && $0.cancelsTouchesInView
            }
            let event = UIEvent(type: .touches, timestamp: touch.timestamp)
            if isTaken { touch._cancelInView() } else { touch._deliverToView(event) }
        }
    }

    /// Whether a recognizer that may still find its gesture holds something of a touch back from its view.
    ///
    /// An app's own recognizer that never fails must not hold it back for ever.
    private func isDelayed(_ touch: UITouch, _ setting: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        recognizers.contains {
            $0[keyPath: setting] && $0._sequence.contains(touch._number) && $0._state == .possible
                && $0.isEnabled && ($0 is any TrackedRecognizer || !$0._requests.isEmpty)
        }
    }

    /// A number for a press that no other one has.
    func nextNumber() -> Int {
        touchCount += 1
        return touchCount
    }

    func join(_ recognizer: UIGestureRecognizer) {
        recognizer._arena = self
        if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
    }

    private func begin(_ sample: TouchSample, at place: CGPoint) {
        guard let root else { return }
        let event = UIEvent(type: .touches, timestamp: sample.time)
        guard let hit = root.hitTest(place, with: event) else { return }
        let touch = UITouch(
            view: hit,
            space: root,
            location: place,
            type: sample.source.touchType,
            tapCount: countTaps(sample.time, place),
            timestamp: sample.time
        )
        touch._identifier = sample.identifier
        touch._number = nextNumber()
        touch._button = sample.button
        touch._isTakenByWidget = sample.isTakenByWidget
        touches.append(touch)
        event._touches = Set(touches)
        let listeners = Self.recognizers(around: hit).filter { accepts($0, touch) }
        for recognizer in listeners {
            recognizer._touches.append(touch)
            recognizer._sequence.insert(touch._number)
            recognizer._lastLocation = recognizer._middle
            join(recognizer)
        }
        if touch._contentDelay != nil || listeners.contains(where: \.delaysTouchesBegan) {
            touch._delivery = .held
        }
        deliver {
            for recognizer in listeners { recognizer.touchesBegan([touch], with: event) }
        }
        touch._deliverToView(event)
        guard let delay = touch._contentDelay, touch._delivery == .held else { return }
        clock.call(at: sample.time + delay) { [weak self, weak touch] time in
            guard let self, let touch else { return }
            let event = UIEvent(type: .touches, timestamp: time)
            event._touches = Set(self.touches)
            touch._deliverHeldBeginning(event)
        }
    }

    private func proceed(_ touch: UITouch, _ time: TimeInterval) {
        let event = UIEvent(type: .touches, timestamp: time)
        event._touches = Set(touches)
        let isOver = touch.phase == .ended || touch.phase == .cancelled
        let listeners = recognizers.filter { $0._touches.contains { $0 === touch } }
        deliver {
            for recognizer in listeners {
                recognizer._lastLocation = recognizer._middle
                guard !recognizer._state.isFinal else { continue }
                switch touch.phase {
                case .ended: recognizer.touchesEnded([touch], with: event)
                case .cancelled: recognizer.touchesCancelled([touch], with: event)
                default: recognizer.touchesMoved([touch], with: event)
                }
            }
        }
        if touch.phase == .ended, isDelayed(touch, \.delaysTouchesEnded) {
            delayed.append(touch)
        } else {
            touch._deliverToView(event)
        }
        guard isOver else { return }
        touches.removeAll { $0 === touch }
        for recognizer in recognizers { recognizer._touches.removeAll { $0 === touch } }
        resolve()
    }

    private func countTaps(_ time: TimeInterval, _ place: CGPoint) -> Int {
        var taps = 1
        if let last = lastPress, time - last.time < Self.tapInterval,
            last.place.distance(to: place) <= TapTracker.slip
        {
            taps = last.taps + 1
        }
        lastPress = (time, place, taps)
        return taps
    }

    private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        guard recognizer.isEnabled, !recognizer.state.isFinal, recognizer._accepts(touch) else {
            return false
        }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    /// The recognizers on a view and on those around it, the innermost first.
    static func recognizers(around view: UIView) -> [UIGestureRecognizer] {
        sequence(first: view, next: \.superview).flatMap { view in
            view._prepareGestureRecognizers()
            return view._ownGestureRecognizers + view._gestureRecognizers
        }
    }

    /// Readies those that are done for the next gesture; true if there were any.
    private func endFinished() -> Bool {
        let finished = recognizers.filter { $0._state.isFinal && $0._touches.isEmpty }
        guard !finished.isEmpty else { return false }
        recognizers.removeAll { recognizer in finished.contains { $0 === recognizer } }
        for recognizer in finished { recognizer._startAfresh() }
        return true
    }
}

extension TouchSample.Source {
    var touchType: UITouch.TouchType {
        switch self {
        case .finger: .direct
        case .pen: .pencil
        case .mouse: .indirectPointer
        }
    }
}
