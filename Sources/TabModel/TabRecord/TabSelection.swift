/// What was selected in one window, the latest first.
public struct TabSelection: Hashable, Sendable {
    /// The most tabs that a window's history holds.
    public static let maximumCount = 16
    /// The most windows that an edit leaves in a record; the ones unused for longest are dropped.
    public static let maximumWindowCount = 64

    /// The window's own id, which the app chooses; at most 1,024 bytes of UTF-8.
    public internal(set) var window: TabID
    /// The tabs that were selected, the latest first, each once.
    public internal(set) var history: [TabID]
    /// When the selection last changed.
    public internal(set) var stamp: TabStamp

    /// Makes a history from its parts; repetitions and all after the first 16 are left out.
    public init(window: TabID, history: [TabID], stamp: TabStamp) {
        var known: Set<TabID> = []
        self.window = window
        self.history = Array(history.filter { known.insert($0).inserted }.prefix(Self.maximumCount))
        self.stamp = stamp
    }
}
