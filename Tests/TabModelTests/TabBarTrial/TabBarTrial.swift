import TabModel

/// The same steps taken by `TabBarState`, by a screen that follows its effects, and by the naive telling.
struct TabBarTrial {
    typealias State = TabBarState<String>

    private(set) var state: State
    private(set) var screen = TabBarScreen()
    private(set) var naive: NaiveTabBar

    init(capacity: Int) {
        state = State(capacity: capacity)
        naive = NaiveTabBar(places: capacity)
    }

    /// Takes a step and throws if the three do not agree afterwards.
    mutating func perform(_ step: TabBarStep) throws {
        let former = state
        let (formerNaive, formerPicture) = (naive, screen.picture)
        screen.heard = []
        let result = try performOnState(step)
        let expected = naive.perform(step)
        switch result {
        case .success(let effects):
            try expect(!expected.isRefused, "misuse is accepted")
            try screen.perform(effects, of: state)
            if case .reorder = step {
                try expect(effects.isEmpty == (state.tabs == former.tabs), "D2: changed is wrong")
            }
        case .failure(let misuse):
            try expect(expected.isRefused, "\(misuse)")
            try expect(state == former, "misuse changes the state")
        }
        try expect(screen.heard == expected.heard, "D1, D4: heard \(screen.heard), not \(expected.heard)")
        if expected.heard.count == 1 {
            try expect(state == former, "D1: a veto changes the state")
        }
        if state != former || naive != formerNaive || screen.picture != formerPicture {
            try compare()
        }
    }

    private mutating func performOnState(_ step: TabBarStep) throws -> Result<[State.Effect], TabBarMisuse> {
        var asked: [String] = []
        let result: Result<[State.Effect], TabBarMisuse>
        switch step {
        case .replace(let tabs): result = .success(state.replaceTabs(tabs))
        case .customize(let tabs): result = .success(state.setCustomizableTabs(tabs))
        case .reorder(let tabs): result = state.reorder(tabs)
        case .capacity(let places): result = .success(state.setCapacity(places))
        case .selectIndex(let index): result = state.selectIndex(index)
        case .selectTab(let tab): result = state.selectTab(tab)
        case .selectMore: result = .success(state.selectMore())
        case .tap(let place, let allowed):
            let effects = state.tap(place) {
                asked.append("may \($0)")
                return allowed
            }
            result = .success(effects)
        case .choose(let tab, let allowed):
            let effects = state.chooseInMore(tab) {
                asked.append("may choose \($0)")
                return allowed
            }
            result = .success(effects)
        case .push:
            screen.push()
            result = .success([])
        case .back:
            result = .success(screen.pop() ? [] : state.returnToMoreList())
        }
        screen.heard = asked
        return result
    }

    private func compare() throws {
        let selected = naive.selected
        try expect(state.tabs == naive.order, "C1: tabs are \(String(describing: state.tabs))")
        try expect(state.customizableTabs == naive.movable, "C4: customizable tabs are wrong")
        try expect(state.capacity == naive.places, "C8: the capacity is \(state.capacity)")
        try expect(
            state.selectedIndex == selected.flatMap { naive.all.firstIndex(of: $0) },
            "C6: the index is \(String(describing: state.selectedIndex))"
        )
        try expect(state.selectedSlot == naive.highlighted, "C5: the wrong place is highlighted")
        try expect(state.presentedInMore == naive.guest, "M3: the wrong tab is above More's list")
        try expect(state.slots == naive.bar, "C8: the bar is \(state.slots)")
        try expect(state.showsMore == naive.moreIsOnTheBar, "C8: More is wrong")
        try expect(state.visibleTabs + state.hiddenTabs == naive.all, "C8: a tab is lost")
        try expect(state.hiddenTabs == naive.underMore, "M1: the rows are \(state.hiddenTabs)")
        switch state.selection {
        case .none: try expect(naive.front == .nothing, "C2: nothing is selected")
        case .more: try expect(naive.front == .more && selected == nil, "C5: More's list is selected")
        case .tab(let tab): try expect(tab == selected, "C2: \(tab) is selected")
        }
        try expect(
            screen.picture == expectedPicture,
            "the screen is \(screen.picture), not \(expectedPicture)"
        )
    }

    private var expectedPicture: TabBarScreen.Picture {
        var picture = TabBarScreen.Picture()
        picture.children = Set(naive.all)
        picture.bar = naive.bar
        picture.highlighted = naive.highlighted
        picture.rows = naive.underMore
        picture.hasEditButton = naive.movable?.isEmpty == false
        picture.content = naive.highlighted
        picture.shown = naive.front == .nothing ? .none : naive.selected.map { .tab($0) } ?? .more
        for tab in naive.all where tab != naive.guest {
            picture.stacks[tab] = naive.pushes[tab] ?? 0
        }
        picture.lender = naive.guest
        picture.lentPushes = naive.guest.flatMap { naive.pushes[$0] } ?? 0
        return picture
    }

    private func expect(_ condition: Bool, _ description: @autoclosure () -> String) throws {
        if !condition {
            throw TabBarScreen.Disagreement(description: description())
        }
    }
}
