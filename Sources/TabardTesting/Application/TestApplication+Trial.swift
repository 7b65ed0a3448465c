import Foundation

extension TestApplication {
    /// Presses Tab until the focus comes to where it was, and the arrow keys among what belongs together.
    func keyboardReach(in snapshot: AccessibilitySnapshot) throws -> AccessibilityTrial {
        try focusFrontWindow(in: snapshot)
        return try KeyboardRound(of: snapshot, on: display).reach()
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
}
