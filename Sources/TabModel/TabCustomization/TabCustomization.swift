/// The tabs while the user arranges them: which stand on the bar, which may move, and the one in the user's hand.
///
/// A tab that is dragged onto the bar from below changes places with the one it is dropped on; a tab of the bar that
/// is dragged along it goes between the others, which make room (M4). Fixed tabs stay in their places.
///
/// ```swift
/// var tabs = TabCustomization(order: ["One", "Two", "Three", "Four", "Five", "Six"], barCount: 4)
/// tabs.pickUp("Six")
/// tabs.carry(to: 1)
/// tabs.preview    // ["One", "Six", "Three", "Four", "Five", "Two"]
/// tabs.drop()
/// tabs.order      // ["One", "Six", "Three", "Four", "Five", "Two"]
/// tabs.undo()
/// tabs.isChanged  // false
/// ```
///
/// Every operation takes time linear in the number of tabs, or better.
public struct TabCustomization<Tab: Hashable> {
    /// All tabs: those on the bar, in its order, and then the others.
    public internal(set) var order: [Tab]
    /// The order before the first change.
    public internal(set) var initialOrder: [Tab]
    /// How many tabs the bar shows; no change makes it another number (B4).
    public internal(set) var barCount: Int
    /// The tabs that the user may move, in the order in which they are listed.
    public internal(set) var listed: [Tab]
    /// The tab that the user has picked up, if any.
    public internal(set) var carried: Tab?
    /// The place on the bar that the carried tab is above, if any.
    public internal(set) var destination: Int?

    var movable: Set<Tab>
    var defaultOrder: [Tab]?
    var history: [[Tab]] = []
    /// Whether `reset()` was the last change.
    public internal(set) var isReset = false

    /// Begins with an order.
    ///
    /// - Parameters:
    ///   - order: All tabs, each once; a repetition is a programming error.
    ///   - barCount: How many of them the bar shows, from 0 to all.
    ///   - listed: The tabs that the user may move; others are left out. All by default.
    ///   - defaultOrder: The order that `reset()` goes back to; nil, the default, if there is none. Tabs that it does
    ///     not name come last.
    public init(order: [Tab], barCount: Int, listed: [Tab]? = nil, defaultOrder: [Tab]? = nil) {
        let known = Set(order)
        if known.count != order.count {
            // Unlike a precondition, this prints its message in release builds too.
            fatalError("Each tab may be customized once, but one of \(order) is there twice")
        }
        if !(0...order.count).contains(barCount) {
            fatalError("The bar can show from 0 to \(order.count) of the tabs, not \(barCount)")
        }
        self.order = order
        initialOrder = order
        self.barCount = barCount
        var seen: Set<Tab> = []
        self.listed = (listed ?? order).filter { known.contains($0) && seen.insert($0).inserted }
        movable = seen
        self.defaultOrder = defaultOrder
    }
}

extension TabCustomization {
    /// The tabs on the bar as they stand.
    public var bar: ArraySlice<Tab> { order.prefix(barCount) }

    /// The tabs that are not on the bar, in order.
    public var others: ArraySlice<Tab> { order.dropFirst(barCount) }

    /// Whether the order is another than the first one; this is the `changed` of D2.
    public var isChanged: Bool { order != initialOrder }

    /// Whether the user may move the tab.
    public func isMovable(_ tab: Tab) -> Bool { movable.contains(tab) }

    /// The places on the bar on which a movable tab can be dropped: those that no fixed tab has.
    public var openPlaces: [Int] {
        order.indices.prefix(barCount).filter { movable.contains(order[$0]) }
    }

    /// The order as it would be if the carried tab were dropped now.
    public var preview: [Tab] {
        guard let carried, let destination else { return order }
        return Self.order(
            order,
            barCount: barCount,
            afterDropping: carried,
            at: destination,
            movable: movable
        )
    }
}

extension TabCustomization: Sendable where Tab: Sendable {}
extension TabCustomization: Equatable {}
