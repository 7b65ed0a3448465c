import TabModel

/// A controller's screen that changes by effects alone, as the real one does.
///
/// It finds effects that are wrong, missing, superfluous or out of order.
struct TabBarScreen {
    struct Disagreement: Error, CustomStringConvertible {
        var description: String
    }

    typealias State = TabBarState<String>

    struct Picture: Equatable {
        var children: Set<String> = []
        var bar: [State.Slot] = []
        var highlighted: State.Slot?
        var rows: [String] = []
        var hasEditButton = false
        /// The place whose content fills the screen.
        var content: State.Slot?
        /// What is seen there.
        var shown = State.Selection.none
        /// How many controllers are pushed on the root of each tab that holds its own stack.
        var stacks: [String: Int] = [:]
        /// The tab that lent its stack to More, and how many controllers are pushed on its root.
        var lender: String?
        var lentPushes = 0
    }

    var picture = Picture()
    var heard: [String] = []

    mutating func push() {
        switch picture.content {
        case .tab(let tab)?: picture.stacks[tab, default: 0] += 1
        case .more? where picture.lender != nil: picture.lentPushes += 1
        default: break
        }
    }

    /// Pops one pushed controller; false if there is none.
    mutating func pop() -> Bool {
        switch picture.content {
        case .tab(let tab)? where picture.stacks[tab, default: 0] > 0:
            picture.stacks[tab, default: 0] -= 1
        case .more? where picture.lentPushes > 0:
            picture.lentPushes -= 1
        default:
            return false
        }
        return true
    }

    mutating func perform(_ effects: [State.Effect], of state: State) throws {
        var lastRank = -1
        for effect in effects {
            let rank = rank(effect)
            try expect(rank > lastRank, "\(effect) is out of order")
            lastRank = rank
            let before = picture
            try perform(effect, of: state)
            switch effect {
            case .popToRoot, .didSelect, .didSelectInMore: break
            default: try expect(picture != before, "\(effect) changes nothing")
            }
        }
    }

    private mutating func perform(_ effect: State.Effect, of state: State) throws {
        switch effect {
        case .moveOutOfMore(let tab):
            try expect(picture.lender == tab, "\(tab) is not on More's stack")
            picture.stacks[tab] = picture.lentPushes
            picture.lender = nil
            picture.lentPushes = 0
        case .removeTabs(let tabs):
            for tab in tabs {
                try expect(picture.children.remove(tab) != nil, "\(tab) is no child")
                try expect(
                    picture.stacks.removeValue(forKey: tab) != nil,
                    "\(tab) is removed without its stack"
                )
            }
        case .installTabs(let tabs):
            for tab in tabs {
                try expect(picture.children.insert(tab).inserted, "\(tab) is a child already")
                picture.stacks[tab] = 0
            }
            try expect(tabs == state.tabs?.filter(tabs.contains), "\(tabs) are not in display order")
        case .updateBar:
            picture.bar = state.slots
            picture.highlighted = state.selectedSlot
        case .updateMore:
            picture.rows = state.hiddenTabs
            picture.hasEditButton = state.offersEditing
        case .moveIntoMore(let tab):
            try expect(picture.lender == nil, "two tabs on More's stack")
            let pushes = picture.stacks.removeValue(forKey: tab)
            try expect(pushes != nil, "\(tab) has no stack to lend")
            picture.lender = tab
            picture.lentPushes = pushes ?? 0
        case .show(let selection):
            try expect(selection == state.selection, "\(selection) is shown instead of \(state.selection)")
            picture.shown = selection
            picture.content = state.selectedSlot
            picture.highlighted = state.selectedSlot
        case .popToRoot(.tab(let tab)):
            try expect(picture.content == .tab(tab), "\(tab) is popped but not in front")
            picture.stacks[tab] = 0
        case .popToRoot(.more):
            try expect(picture.content == .more, "More is popped but not in front")
            picture.lentPushes = 0
        case .didSelect(let place):
            heard.append("did \(place)")
        case .didSelectInMore(let tab):
            heard.append("did choose \(tab)")
        }
    }

    private func rank(_ effect: State.Effect) -> Int {
        switch effect {
        case .popToRoot(.more): 0
        case .moveOutOfMore: 1
        case .removeTabs: 2
        case .installTabs: 3
        case .updateBar: 4
        case .updateMore: 5
        case .moveIntoMore: 6
        case .show: 7
        case .popToRoot(.tab): 8
        case .didSelect, .didSelectInMore: 9
        }
    }

    private func expect(_ condition: Bool, _ description: @autoclosure () -> String) throws {
        if !condition {
            throw Disagreement(description: description())
        }
    }
}
