/// Tabs whose controllers are to come back with the state of the interface.
@MainActor
struct RestoredTabs {
    private let tabs: [UITab]

    init(_ tabs: [UITab]) { self.tabs = tabs }

    /// Makes controllers until so many have a restoration identifier, those of tabs that are called like it first.
    ///
    /// An update may have renamed one: then the others are made too, since only they know what they were called.
    func make(_ identifier: String, count: Int, controller: (UITab) -> UIViewController?) {
        var rest = tabs.filter { $0.identifier == identifier } + tabs.filter { $0.identifier != identifier }
        var missing = count
        while missing > 0, !rest.isEmpty {
            if controller(rest.removeFirst())?.restorationIdentifier == identifier { missing -= 1 }
        }
    }
}
