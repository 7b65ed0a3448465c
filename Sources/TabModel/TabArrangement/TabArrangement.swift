/// What is to be drawn: the app's tabs in the user's order.
///
/// Every declared tab is in `order` once, and either in `visible` or in `hidden`.
public struct TabArrangement: Hashable, Sendable {
    /// All declared tabs in the user's order, hidden ones included.
    public let order: [TabID]
    /// The tabs to be seen, on the bar and under More, in order.
    public let visible: [TabID]
    /// The tabs that are hidden, in order.
    public let hidden: [TabID]
    /// The tabs that are new since the user last edited the layout, in order; none if there was no edit yet.
    public let new: [TabID]
    /// The tabs that stand where the user put them, in order (rule 4).
    public let moved: [TabID]
    /// How many of the visible tabs are on the bar; the others are under More.
    public let barCount: Int
    /// The tab to select in the window that was asked for, nil if none was or there are no tabs (rule 7).
    public let selected: TabID?

    /// The tabs on the bar, in order.
    public var bar: ArraySlice<TabID> { visible.prefix(barCount) }

    /// The tabs under More, in order.
    public var more: ArraySlice<TabID> { visible.dropFirst(barCount) }
}

extension TabRecord {
    /// What is to be drawn for the tabs that the app has now (rules 1 to 7).
    ///
    /// It takes time linear in the number of tabs and entries, and changes nothing. Of a locked list it is what the list says.
    ///
    /// - Parameters:
    ///   - declaration: The app's tabs.
    ///   - policy: The bar's capacity; without limit by default.
    ///   - window: The window whose selection to restore, nil for none.
    public func arrangement(
        for declaration: TabDeclaration,
        policy: TabPolicy = TabPolicy(),
        window: TabID? = nil
    ) -> TabArrangement {
        let record = declaration.isLocked ? selectionsAlone : self
        let reading = TabReading(of: record, for: declaration, policy: policy, includingAbsent: false)
        var order: [TabID] = []
        var visible: [TabID] = []
        var hidden: [TabID] = []
        var new: [TabID] = []
        var moved: [TabID] = []
        order.reserveCapacity(reading.items.count)
        visible.reserveCapacity(reading.items.count)
        for index in reading.items {
            let id = declaration.tabs[index].id
            order.append(id)
            if reading.isVisible[index] {
                visible.append(id)
            } else {
                hidden.append(id)
            }
            if reading.isNew(index) {
                new.append(id)
            }
            if reading.isMoved[index] {
                moved.append(id)
            }
        }
        return TabArrangement(
            order: order,
            visible: visible,
            hidden: hidden,
            new: new,
            moved: moved,
            barCount: policy.barCount(of: visible.count),
            selected: window.flatMap {
                record.selected(
                    in: $0,
                    reading: reading,
                    visible: visible,
                    declaration: declaration,
                    policy: policy
                )
            }
        )
    }
}
