import Foundation

extension TestApplication {
    /// How often Tab is pressed at most.
    private static let longestRound = 200
    /// How often an arrow key is pressed at most, as lists may be long.
    private static let longestRow = 60

    /// How long a key may take to move the focus.
    private static let longestWait = Duration.milliseconds(300)

    /// Presses Tab until the focus comes to where it was, and the arrow keys among what belongs together.
    func keyboardReach(in snapshot: AccessibilitySnapshot) throws -> AccessibilityTrial {
        try focusFrontWindow(in: snapshot)
        let tree = AccessibilityAuditTree(snapshot.elements)
        let places = tree.shown.filter { tree.isUsed($0) || snapshot.elements[$0].role == .heading }
        var reached: Set<Int> = []
        // Where Tab stopped; it comes to what the arrows came to as well, before it has been round.
        var stops: Set<Int> = []
        var (last, stays): (Int?, Int) = (nil, 0)
        for _ in 0..<Self.longestRound {
            let now = try focused(afterPressing: "Tab", among: places, of: snapshot)
            stays = now == last ? stays + 1 : 0
            last = now
            if stays == 3 {
                if let now, snapshot.elements[now].state.contains(.editable) {
                    // A text of several lines takes Tab for itself, and is left by Ctrl+Tab: what comes after it is not known.
                    let next = try focused(afterPressing: "ctrl+Tab", among: places, of: snapshot)
                    if next != now { return AccessibilityTrial() }
                }
                let isMissing = tree.targets.contains {
                    snapshot.elements[$0].state.contains(.focusable) && tree.isMissed($0, reached)
                }
                return AccessibilityTrial(reached: reached, trap: isMissing ? now : nil)
            }
            guard let now, stays == 0 else { continue }
            guard stops.insert(now).inserted else { break }
            reached.insert(now)
            try followArrows(from: now, among: places, of: snapshot, into: &reached)
        }
        return AccessibilityTrial(reached: reached)
    }

    /// Presses check boxes twice, and tells which of them say no other state after the first time.
    func unchangedChecks(in snapshot: AccessibilitySnapshot) -> Set<Int> {
        let tree = AccessibilityAuditTree(snapshot.elements)
        var unchanged: Set<Int> = []
        for index in tree.shown where tree.targets.contains(index) {
            let (object, old) = (snapshot.objects[index], snapshot.elements[index])
            guard [.checkBox, .toggleButton].contains(old.role), (try? object.performAction()) != nil else {
                continue
            }
            if !waitUntil(timeout: .milliseconds(500), { says(object, otherThan: old) }) {
                unchanged.insert(index)
            }
            try? object.performAction()
        }
        return unchanged
    }

    private func says(_ object: AccessibleObject, otherThan old: AccessibilityAuditElement) -> Bool {
        // One that is gone has changed what is shown.
        guard let state = try? object.state, let description = try? object.description else { return true }
        let isOn: State = [.checked, .pressed]
        return state.isDisjoint(with: isOn) != old.state.isDisjoint(with: isOn)
            || description != old.description
    }

    private func focused(among places: [Int], of snapshot: AccessibilitySnapshot) -> Int? {
        places.last { (try? snapshot.objects[$0].state.contains(.focused)) ?? false }
    }

    /// What has the focus after a key, which a busy app does not get at once.
    ///
    /// The app is asked over the bus, which may overtake the key. So a focus that did not move is looked at again for a while.
    private func focused(
        afterPressing key: String,
        among places: [Int],
        of snapshot: AccessibilitySnapshot
    ) throws -> Int? {
        let before = focused(among: places, of: snapshot)
        try display.keyboard.press(key)
        var now = before
        _ = waitUntil(timeout: Self.longestWait) {
            now = focused(among: places, of: snapshot)
            return now != before
        }
        return now
    }

    /// Goes on by the arrows, where others of the same kind stand beside, and back.
    private func followArrows(
        from index: Int,
        among places: [Int],
        of snapshot: AccessibilitySnapshot,
        into reached: inout Set<Int>
    ) throws {
        let elements = snapshot.elements
        // In these the arrows are for the value.
        let valued: Set<Role> = [.slider, .spinButton, .entry, .text, .grouping]
        guard !valued.contains(elements[index].role) else { return }
        func isKin(_ other: Int) -> Bool {
            elements[other].role == elements[index].role && elements[other].parent == elements[index].parent
        }
        guard places.contains(where: { isKin($0) && !reached.contains($0) }) else { return }
        let sideways = [("Right", "Left"), ("Left", "Right")]
        let upright = [("Down", "Up"), ("Up", "Down")]
        let isRow = [.listItem, .tableRow, .tableCell, .menuItem].contains(elements[index].role)
        // Up comes last, as it leaves a list at its first row.
        for (key, back) in isRow ? [upright[0]] + sideways + [upright[1]] : sideways + upright {
            // Each way begins where Tab had come to.
            var last: Int? = index
            for _ in 0..<Self.longestRow where places.contains(where: { isKin($0) && !reached.contains($0) })
            {
                let next = try focused(afterPressing: key, among: places, of: snapshot)
                guard let now = next, isKin(now) else {
                    // GTK takes the focus on to what stands there.
                    _ = try focused(afterPressing: back, among: places, of: snapshot)
                    break
                }
                guard now != last else { break }
                last = now
                reached.insert(now)
            }
            try returnFocus(to: index, by: back, among: places, of: snapshot)
        }
    }

    /// Gives the focus back to where it was before the arrows: as GTK is told to, or else by the arrow that leads back.
    private func returnFocus(
        to index: Int,
        by key: String,
        among places: [Int],
        of snapshot: AccessibilitySnapshot
    ) throws {
        try? snapshot.objects[index].grabFocus()
        var last = focused(among: places, of: snapshot)
        for _ in 0..<Self.longestRow where last != index {
            let now = try focused(afterPressing: key, among: places, of: snapshot)
            guard now != last else { return }
            last = now
        }
    }
}
