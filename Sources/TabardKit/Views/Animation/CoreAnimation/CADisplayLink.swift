internal import GtkInterop

/// Calls a target's method before each frame that the screen shows.
///
/// The target is kept alive until the link is invalidated. Frames are those of the first window that is shown; without a
/// window they come 60 times a second.
open class CADisplayLink: NSObject, _SelectorAnswering {
    private var target: AnyObject?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []
    private var isRunning = false

    /// Makes a link that does nothing until it is added to a run loop.
    ///
    /// - Parameters:
    ///   - target: Whose method it is.
    ///   - sel: The method, whose argument, if it takes one, is the link.
    public init(target: Any, selector sel: Selector) {
        self.target = ClassObject.receiver(target)
        selector = sel
        super.init()
    }

    /// The time of the frame, as `CACurrentMediaTime()` tells it; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0

    /// Seconds from one frame to the next, as the last two were apart; a sixtieth before.
    open private(set) var duration: CFTimeInterval = 1.0 / 60

    /// The time of the next frame.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }

    /// Whether the link waits; false by default.
    open var isPaused = false {
        didSet { start() }
    }

    /// How often the method is called at most, in frames a second; 0, that is for each frame, by default.
    open var preferredFramesPerSecond = 0

    /// Begins to call, on the main thread: whatever the run loop, frames are the main one's.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.insert(mode)
        start()
    }

    /// Calls no more once the link is removed for all modes that it was added for.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
    }

    /// Calls no more, and lets the target go.
    open func invalidate() {
        modes = []
        target = nil
    }

    private var isActive: Bool { target != nil && !modes.isEmpty && !isPaused }

    private func start() {
        guard isActive, !isRunning else { return }
        isRunning = true
        MainLoop.perform(with: self) { $0.follow() }
    }

    /// Follows the frames of a window, or the clock where there is none.
    @MainActor
    private func follow() {
        if let widget = RootViews.shown.lazy.compactMap(\._widget).first(where: { $0.isMapped }) {
            widget.addTick {
                guard widget.isMapped else {
                    // The window is gone; there may be another one.
                    self.follow()
                    return false
                }
                return self.step()
            }
        } else {
            MainLoop.after(seconds: 1.0 / 60) { if self.step() { self.follow() } }
        }
    }

    /// A frame comes; false if the link follows no longer.
    @MainActor
    private func step() -> Bool {
        guard isActive, let target else {
            isRunning = false
            return false
        }
        let now = CACurrentMediaTime()
        let wanted = preferredFramesPerSecond > 0 ? 1.0 / Double(preferredFramesPerSecond) : 0
        // Frames are never exactly as far apart as their rate says.
        guard now - timestamp >= wanted * 0.9 else { return true }
        if timestamp > 0 { duration = max(now - timestamp, 0.001) }
        timestamp = now
        selector.send(to: target, [self])
        isRunning = isActive
        return isRunning
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(CADisplayLink.self, [.method("invalidate") { $0.invalidate() }])
    }
}
