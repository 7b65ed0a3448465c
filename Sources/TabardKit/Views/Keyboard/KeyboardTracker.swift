/// Tells where a keyboard is from what can be known of it.
///
/// The desktop says that its keyboard is in sight, but not where. What it takes, it takes from the window, which becomes less
/// high, a little before or after the desktop says it. So it covers nothing of the window, and its frame has no height. An app's
/// own `inputView` and `inputAccessoryView` stand in the window, and cover what is behind them.
struct KeyboardTracker: Hashable {
    /// What is known at one time.
    struct Moment: Hashable {
        /// In seconds, from any beginning.
        var time: TimeInterval
        /// Whether the desktop says that its keyboard is in sight.
        var isInSight = false
        /// Whether a text of the app is edited.
        var isEditing = false
        /// The window's size.
        var window: CGSize
        /// How high what the app itself put at the window's lower edge is.
        var panel: CGFloat = 0
    }

    /// How long the window's change and the desktop's word may lie apart, in seconds.
    static let patience: TimeInterval = 0.5

    private enum Desktop: Hashable {
        case away
        /// It is in sight, but the window is as it was.
        case expected(since: TimeInterval)
        /// It took so much from the window's height; 0 if it lies elsewhere or over the window.
        case there(CGFloat)
        /// The window has its height back, though the desktop hasn't said yet that the keyboard went.
        case left
    }

    private struct Loss: Hashable {
        let height: CGFloat
        let time: TimeInterval
    }

    /// The frame that apps were told of; nil while there is no keyboard.
    private(set) var shown: CGRect?

    private var desktop = Desktop.away
    private var last: Moment?
    /// How much height the window lost when it last changed.
    private var loss: Loss?
    /// Whether the desktop's keyboard is part of what is shown.
    private var showsDesktop = false

    /// When it must be asked again, though nothing changes; nil for never.
    var deadline: TimeInterval? {
        if case .expected(let since) = desktop { since + Self.patience } else { nil }
    }

    /// Takes note of the text being in another window from now on, whose size says nothing about a keyboard.
    mutating func turn(to window: CGSize) {
        last?.window = window
        loss = nil
    }

    /// Takes note of what is known now.
    ///
    /// - Returns: What apps are to be told; nil for nothing.
    mutating func follow(_ now: Moment) -> KeyboardMovement? {
        followWindow(now)
        followDesktop(now)
        last = now
        return movement(now)
    }

    private mutating func followWindow(_ now: Moment) {
        guard let last else { return }
        // A window that is turned, or another one, is no less high for a keyboard.
        guard last.window.width == now.window.width else {
            loss = nil
            return
        }
        let lost = last.window.height - now.window.height
        guard lost != 0 else { return }
        loss = lost > 0 ? Loss(height: lost, time: now.time) : nil
        guard last.isInSight else { return }
        switch desktop {
        case .away: break
        case .expected, .left: if lost > 0 { desktop = .there(lost) }
        case .there(let height):
            let rest = height + lost
            if rest > 0 { desktop = .there(rest) } else if height > 0 { desktop = .left }
        }
    }

    private mutating func followDesktop(_ now: Moment) {
        guard now.isInSight else {
            desktop = .away
            return
        }
        if last?.isInSight != true {
            let recent = loss.flatMap { now.time - $0.time <= Self.patience ? $0.height : nil }
            desktop = recent.map { .there($0) } ?? .expected(since: now.time)
            loss = nil
        } else if let deadline, now.time >= deadline {
            desktop = .there(0)
        }
    }

    private mutating func movement(_ now: Moment) -> KeyboardMovement? {
        if case .there = desktop {
            showsDesktop = showsDesktop || now.isEditing
        } else {
            showsDesktop = false
        }
        guard now.panel > 0 || showsDesktop else { return hiding(now) }
        let frame = frame(now.panel, now)
        guard frame != shown else { return nil }
        let begin = shown.map { self.frame($0.height, now) } ?? frame.offsetBy(dx: 0, dy: frame.height)
        let kind = shown == nil ? KeyboardMovement.Kind.shows : .changes
        shown = frame
        return KeyboardMovement(kind: kind, begin: begin, end: frame)
    }

    private mutating func hiding(_ now: Moment) -> KeyboardMovement? {
        guard let height = shown?.height else { return nil }
        shown = nil
        let begin = frame(height, now)
        return KeyboardMovement(kind: .hides, begin: begin, end: begin.offsetBy(dx: 0, dy: height))
    }

    /// What covers the window at its lower edge, as it is now.
    ///
    /// What the desktop took from the window does not cover it. Where a movement begins is told for the same window as where it
    /// ends, so that an app that moves something by the difference does not add what the window's own change has done.
    private func frame(_ height: CGFloat, _ now: Moment) -> CGRect {
        CGRect(x: 0, y: now.window.height - height, width: now.window.width, height: height)
    }
}
