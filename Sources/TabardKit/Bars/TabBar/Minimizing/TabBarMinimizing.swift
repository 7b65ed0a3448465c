/// Whether the bar is small because of how the user scrolls: a value without a screen.
struct TabBarMinimizing: Equatable {
    /// How far the content moves one way before the bar follows, in points.
    static let distance: CGFloat = 16

    var behavior = UITabBarController.MinimizeBehavior.automatic
    private(set) var isMinimized = false
    private var travelled: CGFloat = 0
    private var last: CGFloat?

    /// Whether the bar is ever made small.
    var isUsed: Bool { behavior == .onScrollDown || behavior == .onScrollUp }

    /// The content moved.
    ///
    /// - Parameters:
    ///   - offset: How far down the content is scrolled.
    ///   - range: How far it can be.
    ///   - isUsers: Whether the user moves it.
    /// - Returns: Whether the bar changes.
    mutating func moved(to offset: CGFloat, in range: ClosedRange<CGFloat>, isUsers: Bool) -> Bool {
        guard isUsed, offset.isFinite else { return false }
        let distance = last.map { offset - $0 } ?? 0
        last = offset
        guard isUsers else {
            travelled = 0
            return false
        }
        travelled = distance * travelled < 0 ? distance : travelled + distance
        let downwards = behavior == .onScrollDown
        let way = downwards ? travelled : -travelled
        let isAtStart = downwards ? offset <= range.lowerBound : offset >= range.upperBound
        if isAtStart || way <= -Self.distance { return set(false) }
        return way >= Self.distance && set(true)
    }

    /// Another content is shown, or the user asks for the bar.
    ///
    /// - Returns: Whether the bar changes.
    mutating func expand() -> Bool {
        travelled = 0
        last = nil
        return set(false)
    }

    private mutating func set(_ isMinimized: Bool) -> Bool {
        guard isMinimized != self.isMinimized else { return false }
        self.isMinimized = isMinimized
        travelled = 0
        return true
    }
}
