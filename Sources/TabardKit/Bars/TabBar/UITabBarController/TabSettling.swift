/// What of a tab bar controller's screen may still disagree with its state, and whether that may be put right now.
struct TabSettling {
    /// A part of the screen that follows from the state.
    struct Parts: OptionSet {
        let rawValue: Int

        /// The parents of the tabs' controllers, and More's stack.
        static let tabs = Parts(rawValue: 1)
        /// More's rows and badge.
        static let list = Parts(rawValue: 2)
        /// The bar's items.
        static let bar = Parts(rawValue: 4)
        /// The selected item.
        static let highlight = Parts(rawValue: 8)
        /// The view that fills the screen.
        static let content = Parts(rawValue: 16)

        /// The order in which they are settled: a tab is shown where it then belongs.
        static let inOrder: [Parts] = [.tabs, .bar, .list, .highlight, .content]
    }

    /// How many parts are settled because of one change, with all that callbacks change meanwhile, before the callbacks
    /// are taken to fight each other. A change needs five at most.
    static let limit = 200

    var parts: Parts = []
    var isAnimated = false
    /// Whether parts are being settled, so that what a callback changes waits for its return.
    var isRunning = false
    /// How many calls into the app are under way that must return before parts are settled.
    var holds = 0
    /// Whether callbacks undid each other's changes for so long that they may change nothing more.
    var refusesChanges = false
    /// Whether the controller is about to appear and shows its content already.
    var isPreparing = false

    mutating func takeNext() -> Parts? {
        guard let next = Parts.inOrder.first(where: parts.contains) else { return nil }
        parts.remove(next)
        return next
    }
}
