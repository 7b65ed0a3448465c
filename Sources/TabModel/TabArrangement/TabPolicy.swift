/// How an arrangement treats the bar's capacity.
public struct TabPolicy: Hashable, Sendable {
    /// The places on the bar, of which More takes one if there are more tabs; nil if all tabs fit.
    public let capacity: Int?
    /// Whether a new tab that would push a tab that the user placed off the bar goes to More instead (rule 5).
    public let keepsPlacedTabsOnBar: Bool

    /// Makes a policy.
    ///
    /// - Parameters:
    ///   - capacity: The places on the bar; fewer than two is a programming error. Nil, the default, for no limit.
    ///   - keepsPlacedTabsOnBar: Whether rule 5 holds; true by default.
    public init(capacity: Int? = nil, keepsPlacedTabsOnBar: Bool = true) {
        if let capacity, capacity < 2 {
            fatalError("A tab bar has at least two places, one tab and More, not \(capacity)")
        }
        self.capacity = capacity
        self.keepsPlacedTabsOnBar = keepsPlacedTabsOnBar
    }

    /// The number of tabs on the bar if there are so many to see.
    func barCount(of visibleCount: Int) -> Int {
        guard let capacity, visibleCount > capacity else { return visibleCount }
        return capacity - 1
    }
}
