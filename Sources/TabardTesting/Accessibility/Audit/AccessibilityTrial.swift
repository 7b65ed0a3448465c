/// What came of using the keyboard and pressing check boxes.
public struct AccessibilityTrial: Hashable, Sendable {
    /// The indexes of the elements that had the keyboard's focus; nil if Tab was not pressed.
    public var reached: Set<Int>?
    /// The index of the element that Tab did not leave; nil if the focus went round.
    public var trap: Int?
    /// The indexes of the elements that were pressed, and said no other state after that.
    public var unchanged: Set<Int>

    /// Makes a record of what was tried.
    public init(reached: Set<Int>? = nil, trap: Int? = nil, unchanged: Set<Int> = []) {
        self.reached = reached
        self.trap = trap
        self.unchanged = unchanged
    }
}

extension AccessibilityAuditTree {
    /// What can be used must get the focus, which must not stay there for ever.
    func remarkOnReach(_ index: Int, _ trial: AccessibilityTrial) -> Remark? {
        if trial.trap == index { return Remark(sentence: "Tab does not leave it.") }
        guard trial.trap == nil, let reached = trial.reached, isMissed(index, reached) else { return nil }
        return Remark(sentence: "It can be used, and neither Tab nor the arrow keys come to it.")
    }

    /// Whether something that can be used was not reached, and neither was what is in it or stands for it.
    func isMissed(_ index: Int, _ reached: Set<Int>) -> Bool {
        let role = elements[index].role
        guard targets.contains(index), isInFront(index, of: front), !reached.contains(index),
            role != .scrollPane, role != .scrollBar, isInReach(index, reached),
            !reached.contains(where: { ancestors(of: $0).contains(index) })
        else { return false }
        // A choice among several, and a text in its field, have the keys while what is around them has the focus.
        let isPart = role == .radioButton || elements[index].state.contains(.editable)
        return !(isPart && elements[index].parent.map(reached.contains) == true)
    }

    /// Whether something is in a window that the keys went to: of several windows, one has them.
    private func isInReach(_ index: Int, _ reached: Set<Int>) -> Bool {
        let windows = Set(reached.map { window(of: $0) })
        return windows.isEmpty || windows.contains(window(of: index))
    }

    /// What is on or off must say which.
    func remarkOnState(_ index: Int, _ trial: AccessibilityTrial) -> Remark? {
        guard trial.unchanged.contains(index) else { return nil }
        return Remark(sentence: "It was pressed, and says no other state than before.")
    }
}
