extension AccessibilityAuditTree {
    /// What has actions must have a role that says so.
    func remarkOnRole(_ index: Int) -> Remark? {
        let element = elements[index]
        guard isUsed(index), !element.actions.isEmpty else { return nil }
        let mute: Set<Role> = [.filler, .panel, .unknown, .label, .section, Role(rawValue: 0)]
        if mute.contains(element.role) {
            return Remark(
                sentence:
                    "It has actions (\(element.actions.joined(separator: ", "))), and its role is not that of something to use."
            )
        }
        if element.role == .image {
            return Remark(
                sentence: "A picture has actions; the role of a button would tell.",
                isFailure: false
            )
        }
        return nil
    }

    /// What holds a value must say it.
    func remarkOnValue(_ index: Int) -> Remark? {
        let element = elements[index]
        // Such as "page 1 of 3", of what has no other name. One number alone may be a part of the name.
        let isInName = element.name.split(whereSeparator: { !$0.isNumber }).count > 1
        guard [.slider, .spinButton].contains(element.role), element.description.isEmpty, !element.hasNumber,
            !isInName
        else { return nil }
        return Remark(sentence: "Its value is not said.")
    }
}
