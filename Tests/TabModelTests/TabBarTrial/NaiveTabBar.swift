import TabModel

/// A second, deliberately simple telling of the rules, against which `TabBarState` is tested.
///
/// It thinks of what lies in front and of what lies on which stack, and derives the selection from that, where
/// `TabBarState` holds the selection and derives the rest.
struct NaiveTabBar: Hashable {
    enum Front: Hashable {
        case nothing
        case tabOnTheBar(String)
        case more
    }

    var order: [String]?
    var movable: [String]?
    var places: Int
    var front = Front.nothing
    /// The tab above More's list.
    var guest: String?
    /// How many controllers are pushed on a tab's root; a tab with none is absent.
    var pushes: [String: Int] = [:]

    var all: [String] { order ?? [] }
    var moreIsOnTheBar: Bool { all.count > places }

    var underMore: [String] {
        var tabs: [String] = []
        for (index, tab) in all.enumerated() where moreIsOnTheBar && index + 1 >= places {
            tabs.append(tab)
        }
        return tabs
    }

    var bar: [TabBarState<String>.Slot] {
        let under = underMore
        let visible = all.filter { !under.contains($0) }.map { TabBarState<String>.Slot.tab($0) }
        return under.isEmpty ? visible : visible + [.more]
    }

    var selected: String? {
        switch front {
        case .nothing: nil
        case .tabOnTheBar(let tab): tab
        case .more: guest
        }
    }

    var highlighted: TabBarState<String>.Slot? {
        switch front {
        case .nothing: nil
        case .tabOnTheBar(let tab): .tab(tab)
        case .more: .more
        }
    }
}
