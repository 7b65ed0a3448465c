internal import GtkInterop

/// Follows the keyboard, and tells the app of it by UIKit's notifications.
///
/// It listens to the desktop from when a text is first edited, so that an app without texts pays nothing for it.
@MainActor
final class ScreenKeyboard {
    static let shared = ScreenKeyboard()
    private static var isListening = false

    private var flag: ScreenKeyboardFlag?
    private var tracker = KeyboardTracker()
    private weak var window: UIView?
    private var isFollowing = false
    /// What is posted once the keyboard has moved.
    private var rest: [(movement: KeyboardMovement, names: [Notification.Name])] = []

    /// Whether apps were told that there is a keyboard.
    var isShown: Bool { tracker.shown != nil }

    /// Begins to listen; harmless the second time.
    ///
    /// - Parameter connection: The bus on which the desktop says whether its keyboard is in sight; nil is the session's.
    func listen(on connection: DBusConnection? = nil) {
        guard flag == nil || connection != nil else { return }
        Self.isListening = true
        flag = ScreenKeyboardFlag(on: connection) { _ in Self.follow() }
    }

    /// Ends it, for tests.
    func stop() {
        flag = nil
        Self.isListening = false
        tracker = KeyboardTracker()
    }

    /// Looks at the keyboard again: a text is edited, or no more, or something has another size.
    static func follow() {
        if isListening || InputPanel.place != nil || shared.tracker.shown != nil { shared.look() }
    }

    /// A window has another size.
    static func windowResized(_ window: UIView) {
        if isListening, window === shared.window { shared.look() }
    }

    private func look() {
        // Whoever is told may change something that this is called for.
        guard !isFollowing else { return }
        isFollowing = true
        defer { isFollowing = false }
        for _ in 0..<4 {
            guard let movement = movement() else { return }
            post(movement)
        }
    }

    private func movement() -> KeyboardMovement? {
        let panel = InputPanel.place
        let edited = EditedField.current
        let current = panel?.window ?? edited?._window ?? window
        guard let current else { return nil }
        if current !== window {
            tracker.turn(to: current.bounds.size)
            window = current
        }
        let movement = tracker.follow(
            KeyboardTracker.Moment(
                time: ProcessInfo.processInfo.systemUptime,
                isInSight: flag?.isVisible ?? false,
                isEditing: edited != nil,
                window: current.bounds.size,
                panel: panel?.height ?? 0
            )
        )
        if let deadline = tracker.deadline {
            let rest = max(0, deadline - ProcessInfo.processInfo.systemUptime)
            MainLoop.after(seconds: rest + 0.01) { Self.follow() }
        }
        return movement
    }

    private func post(_ movement: KeyboardMovement) {
        finish()
        for name in movement.namesBefore { post(name, movement) }
        rest.append((movement, movement.namesAfter))
        MainLoop.whenIdle { [weak self] in self?.finish() }
    }

    private func finish() {
        let rest = rest
        self.rest = []
        for (movement, names) in rest { for name in names { post(name, movement) } }
        if rest.contains(where: { $0.movement.kind != .hides }) { EditedField.scrollIntoSightSoon() }
    }

    private func post(_ name: Notification.Name, _ movement: KeyboardMovement) {
        NotificationCenter.default.post(
            name: name,
            object: UIScreen.main,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: movement.begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: movement.end),
                // It has moved already, the desktop's as well as the app's own.
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.0),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                    value: UIView.AnimationCurve.easeInOut.rawValue
                ),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ]
        )
    }
}
