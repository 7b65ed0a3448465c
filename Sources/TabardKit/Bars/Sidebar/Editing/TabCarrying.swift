internal import TabModel

/// A tab in the user's hand while they arrange the tabs by keys: among those of its group, or along the bar (T9).
///
/// It is a value without a screen. What it passes over is only moved when the tab is dropped.
@MainActor
struct TabCarrying {
    /// Where a tab is held.
    enum Line: Equatable {
        case group
        case bar
    }

    let tab: UITab
    /// The tabs of its group that are listed, in order; empty if they can't be reordered.
    let siblings: [UITab]
    /// The tabs on the bar that can be moved, in order; nil if this one can't be on it.
    let bar: [UITab]?
    private(set) var line: Line
    /// Where it would go, among the others of the line without itself.
    private(set) var place: Int
    private let start: (line: Line, place: Int)

    /// Takes a tab into the hand; nil if it can't be moved anywhere.
    init?(_ tab: UITab, siblings: [UITab], bar: [UITab]?) {
        self.tab = tab
        self.siblings = siblings
        self.bar = bar
        if let place = siblings.firstIndex(of: tab) {
            start = (.group, place)
        } else if let bar {
            start = (.bar, bar.firstIndex(of: tab) ?? bar.count)
        } else {
            return nil
        }
        (line, place) = start
    }

    private func others(on line: Line) -> [UITab] {
        (line == .group ? siblings : bar ?? []).filter { $0 !== tab }
    }

    /// How many places the line has.
    var count: Int { others(on: line).count + 1 }

    /// Carries it by one place along a line; the first step along the other line comes in at the place where it stands there, or
    /// at the end.
    ///
    /// - Returns: Whether it is over another place now.
    mutating func carry(along line: Line, forwards: Bool) -> Bool {
        guard line == .group ? !siblings.isEmpty : bar != nil else { return false }
        if line != self.line {
            self.line = line
            place = (line == .group ? siblings : bar ?? []).firstIndex(of: tab) ?? others(on: line).count
            return true
        }
        return carry(to: place + (forwards ? 1 : -1))
    }

    /// Carries it to a place of the line that it is held over.
    mutating func carry(to place: Int) -> Bool {
        let place = min(max(0, place), count - 1)
        guard place != self.place else { return false }
        self.place = place
        return true
    }

    /// Whether it would stand elsewhere than before.
    var isMoved: Bool {
        line != start.line || place != start.place || line == .bar && bar?.contains(tab) == false
    }

    /// Where it would go.
    var destination: TabDestination {
        let others = others(on: line)
        guard place < others.count else { return .last }
        return TabID(others[place].identifier).map(TabDestination.before) ?? .last
    }
}
