import Foundation

/// A round through what an app shows, by the keys alone.
@MainActor
struct KeyboardRound {
    /// How often Tab is pressed at most.
    private static let longestRound = 200
    /// How often an arrow key is pressed at most, as lists may be long.
    private static let longestRow = 60
    /// How long a key may take to move the focus.
    private static let longestWait = Duration.milliseconds(300)
    /// How far inside a row a control may stand.
    private static let deepestRow = 20
    private static let rows: Set<Role> = [.listItem, .tableRow, .tableCell, .menuItem]

    private let display: TestDisplay
    private let snapshot: AccessibilitySnapshot
    private let tree: AccessibilityAuditTree
    /// The indexes of the elements that may have the focus.
    private let places: [Int]

    private var elements: [AccessibilityAuditElement] { snapshot.elements }

    init(of snapshot: AccessibilitySnapshot, on display: TestDisplay) {
        self.display = display
        self.snapshot = snapshot
        tree = AccessibilityAuditTree(snapshot.elements)
        places = tree.shown.filter { [tree] in
            tree.isUsed($0) || snapshot.elements[$0].role == .heading
        }
    }

    /// Presses Tab until the focus comes to where it was, and the arrow keys among what belongs together.
    ///
    /// A text of several lines takes Tab for itself. What comes after it is come to by Shift+Tab, from the other side.
    func reach() throws -> AccessibilityTrial {
        var reached: Set<Int> = []
        var end = try goRound(by: "Tab", into: &reached)
        if let stop = end, elements[stop].state.contains(.editable) {
            end = try goRound(by: "shift+Tab", into: &reached)
        }
        // Where the arrows had led to a row that came into sight only then, the way back may have ended elsewhere.
        if isMissing(reached) { _ = try goRound(by: "Tab", followsArrows: false, into: &reached) }
        return AccessibilityTrial(reached: reached, trap: isMissing(reached) ? end : nil)
    }

    /// Whether something that may have the focus was not come to.
    private func isMissing(_ reached: Set<Int>) -> Bool {
        tree.targets.contains { elements[$0].state.contains(.focusable) && tree.isMissed($0, reached) }
    }

    /// - Returns: What the key did not leave; nil if the focus went round.
    private func goRound(
        by key: String,
        followsArrows: Bool = true,
        into reached: inout Set<Int>
    ) throws -> Int? {
        // Where the key stopped; it comes to what the arrows came to as well, before it has been round.
        var stops: Set<Int> = []
        var (last, stays): (Int?, Int) = (nil, 0)
        for _ in 0..<Self.longestRound {
            let now = try focused(afterPressing: key)
            stays = now == last ? stays + 1 : 0
            last = now
            if stays == 3 { return now }
            guard let now, stays == 0 else { continue }
            guard stops.insert(now).inserted else { return nil }
            reached.insert(now)
            if followsArrows { try followArrows(from: now, into: &reached) }
        }
        return nil
    }

    /// What has the focus, of what the snapshot shows.
    ///
    /// A list that scrolls shows other rows in the cells of those that went out of sight, and an app may make the same thing anew. So
    /// an object that is another one by now is known by what is told of it.
    private func focused() -> Int? {
        let index = places.last { hasFocus(snapshot.objects[$0]) }
        if let index, isStillTheSame(index) { return index }
        guard let object = index.map({ snapshot.objects[$0] }) ?? focusedObject, let role = try? object.role,
            let name = try? object.name
        else { return nil }
        let alike = places.filter { elements[$0].role == role && elements[$0].name == name }
        guard alike.count > 1 else { return alike.first }
        let (row, parent) = (rowName(of: object), try? object.parent?.path)
        let near = alike.filter { place in self.row(of: place).map { elements[$0].name } == row }
        return near.first { elements[$0].parent.map { snapshot.objects[$0].path } == parent } ?? near.first
    }

    private func hasFocus(_ object: AccessibleObject) -> Bool {
        (try? object.state.contains(.focused)) ?? false
    }

    /// Whether an object shows what it showed in the snapshot: itself, and the row that it is in.
    private func isStillTheSame(_ index: Int) -> Bool {
        guard let row = row(of: index) else { return true }
        return [index, row].allSatisfy { (try? snapshot.objects[$0].name) == elements[$0].name }
    }

    private var focusedObject: AccessibleObject? {
        var found: AccessibleObject?
        try? snapshot.objects.first?.visitDescendants { object, _ in
            if try object.state.contains(.focused) { found = object }
            return true
        }
        return found
    }

    /// The row that an element is, or is in.
    private func row(of index: Int) -> Int? {
        ([index] + tree.ancestors(of: index)).first { Self.rows.contains(elements[$0].role) }
    }

    private func rowName(of object: AccessibleObject) -> String? {
        var next: AccessibleObject? = object
        for _ in 0..<Self.deepestRow {
            guard let object = next, let role = try? object.role else { return nil }
            if Self.rows.contains(role) { return try? object.name }
            next = try? object.parent
        }
        return nil
    }

    /// What has the focus after a key, which a busy app does not get at once.
    ///
    /// The app is asked over the bus, which may overtake the key. So a focus that did not move is looked at again for a while.
    private func focused(afterPressing key: String) throws -> Int? {
        let before = focused()
        try display.keyboard.press(key)
        var now = before
        _ = waitUntil(timeout: Self.longestWait) {
            now = focused()
            return now != before
        }
        return now
    }

    /// Goes on by the arrows, where others of the same kind stand beside, and back.
    private func followArrows(from index: Int, into reached: inout Set<Int>) throws {
        // In these the arrows are for the value.
        let valued: Set<Role> = [.slider, .spinButton, .entry, .text, .grouping]
        guard !valued.contains(elements[index].role) else { return }
        guard places.contains(where: { isKin($0, of: index) && !reached.contains($0) }) else { return }
        let sideways = [("Right", "Left"), ("Left", "Right")]
        let upright = [("Down", "Up"), ("Up", "Down")]
        let isRow = Self.rows.contains(elements[index].role)
        // Before the list scrolls, while all that is in sight is still the same.
        if isRow { try followLine(of: index, into: &reached) }
        // Up comes last, as it leaves a list at its first row.
        for (key, back) in isRow ? [upright[0]] + sideways + [upright[1]] : sideways + upright {
            // Each way begins where Tab had come to.
            var last: Int? = index
            for _ in 0..<Self.longestRow
            where places.contains(where: { isKin($0, of: index) && !reached.contains($0) }) {
                // At the end GTK takes the focus on to what else stands there.
                let now = try focused(afterPressing: key)
                guard let now, isKin(now, of: index), now != last else { break }
                last = now
                reached.insert(now)
                if isRow {
                    try enter(row: now, into: &reached)
                    try followLine(of: now, into: &reached)
                }
            }
            try returnFocus(to: index, by: back)
        }
    }

    /// Goes on sideways in a grid, from an item to those at the same height, and back.
    private func followLine(of index: Int, into reached: inout Set<Int>) throws {
        func isBeside(_ other: Int) -> Bool {
            guard let own = elements[index].frame, let frame = elements[other].frame else { return false }
            return isKin(other, of: index) && frame.y < own.y + own.height && own.y < frame.y + frame.height
        }
        for (key, back) in [("Right", "Left"), ("Left", "Right")] {
            guard places.contains(where: { isBeside($0) && !reached.contains($0) }) else { return }
            var last: Int? = index
            for _ in 0..<Self.longestRow {
                let now = try focused(afterPressing: key)
                guard let now, isBeside(now), now != last else { break }
                last = now
                reached.insert(now)
            }
            try returnFocus(to: index, by: back)
        }
    }

    /// Whether the arrows may go from one place to another: both are of one kind and belong together.
    private func isKin(_ other: Int, of index: Int) -> Bool {
        elements[other].role == elements[index].role && surroundings(of: other) == surroundings(of: index)
    }

    /// What those belong to that arrows go among: of rows the list, some of which may scroll by themselves.
    private func surroundings(of index: Int) -> Int? {
        let ancestors = tree.ancestors(of: index)
        return ancestors.first { elements[$0].role == .list } ?? ancestors.first
    }

    /// Goes on by Tab to what stands in a row, and back.
    private func enter(row: Int, into reached: inout Set<Int>) throws {
        let inside = places.filter { tree.ancestors(of: $0).contains(row) }
        guard inside.contains(where: { !reached.contains($0) }) else { return }
        var count = 0
        for _ in inside {
            count += 1
            guard let now = try focused(afterPressing: "Tab"), inside.contains(now) else { break }
            reached.insert(now)
        }
        for _ in 0..<count where focused() != row { _ = try focused(afterPressing: "shift+Tab") }
    }

    /// Gives the focus back to where it was before the arrows: by the arrow that leads back among what belongs together, and
    /// from elsewhere by Shift+Tab, which goes round. GTK 4.8 gives it to nobody who asks over the bus.
    private func returnFocus(to index: Int, by key: String) throws {
        var place = focused()
        var passed: Set<Int?> = []
        var stops: Set<Int> = []
        for _ in 0..<Self.longestRound where place != index {
            // The arrow may have led to a row that came into sight only then, which the snapshot lacks.
            let isNear = place.map { isKin($0, of: index) } ?? true
            if isNear, passed.insert(place).inserted {
                place = try focused(afterPressing: key)
            } else {
                place = try focused(afterPressing: "shift+Tab")
                if let place, !stops.insert(place).inserted { return }
            }
        }
    }
}
