import TabModel

extension NaiveTabBar {
    /// What the delegate hears, and whether the step was misuse.
    struct Outcome: Equatable {
        var heard: [String] = []
        var isRefused = false
    }

    mutating func perform(_ step: TabBarStep) -> Outcome {
        switch step {
        case .replace(let tabs): replace(tabs)
        case .customize(let tabs): customize(tabs)
        case .capacity(let places): resize(places)
        case .reorder(let tabs):
            guard tabs.sorted() == all.sorted() else { return Outcome(isRefused: true) }
            let former = selected
            order = order.map { _ in tabs }
            former.map { bring($0) }
            dismissLostGuest()
        case .selectIndex(let index):
            guard index >= 0, index < all.count else { return Outcome(isRefused: true) }
            bring(all[index])
        case .selectTab(let tab):
            guard all.contains(tab) else { return Outcome(isRefused: true) }
            bring(tab)
        case .selectMore:
            front = .more
            guest = nil
        case .tap(let place, let allowed):
            return tap(place, allowed: allowed)
        case .choose(let tab, let allowed):
            return choose(tab, allowed: allowed)
        case .push:
            if let selected {
                pushes[selected, default: 0] += 1
            }
        case .back:
            back()
        }
        return Outcome()
    }

    private mutating func bring(_ tab: String) {
        if underMore.contains(tab) {
            front = .more
            guest = tab
        } else {
            front = .tabOnTheBar(tab)
        }
    }

    private mutating func dismissLostGuest() {
        if let tab = guest, !underMore.contains(tab) {
            guest = nil
        }
    }

    private mutating func replace(_ tabs: [String]?) {
        let former = selected
        let formerIndex = all.firstIndex { $0 == former } ?? -1
        let listWasInFront = front == .more && guest == nil
        order = tabs
        movable = tabs
        pushes = pushes.filter { all.contains($0.key) }
        if all.isEmpty {
            front = .nothing
            guest = nil
        } else if let former, all.contains(former) {
            bring(former)
        } else if former != nil, formerIndex < all.count {
            bring(all[formerIndex])
        } else if !listWasInFront || !moreIsOnTheBar {
            bring(all[0])
        }
        dismissLostGuest()
    }

    private mutating func customize(_ tabs: [String]?) {
        guard let tabs else {
            movable = nil
            return
        }
        var kept: [String] = []
        for tab in tabs where all.contains(tab) && !kept.contains(tab) {
            kept.append(tab)
        }
        movable = kept
    }

    private mutating func resize(_ newPlaces: Int) {
        let former = selected
        let moreWasOnTheBar = moreIsOnTheBar
        places = newPlaces
        if let former {
            bring(former)
        } else if front == .more, moreWasOnTheBar, !moreIsOnTheBar {
            bring(all[0])
        }
        dismissLostGuest()
    }

    private mutating func tap(_ place: TabBarState<String>.Slot, allowed: Bool) -> Outcome {
        guard bar.contains(place) else { return Outcome() }
        guard allowed else { return Outcome(heard: ["may \(place)"]) }
        if place != highlighted {
            if case .tab(let tab) = place {
                front = .tabOnTheBar(tab)
            } else {
                front = .more
            }
        } else {
            selected.map { pushes[$0] = nil }
            if place == .more {
                guest = nil
            }
        }
        return Outcome(heard: ["may \(place)", "did \(place)"])
    }

    private mutating func choose(_ tab: String, allowed: Bool) -> Outcome {
        guard front == .more, guest == nil, underMore.contains(tab) else { return Outcome() }
        guard allowed else { return Outcome(heard: ["may choose \(tab)"]) }
        guest = tab
        return Outcome(heard: ["may choose \(tab)", "did choose \(tab)"])
    }

    private mutating func back() {
        guard let selected else { return }
        if let pushed = pushes[selected] {
            pushes[selected] = pushed == 1 ? nil : pushed - 1
        } else if front == .more {
            guest = nil
        }
    }
}
