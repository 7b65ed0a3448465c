extension ShownTree {
    /// What was saved of the tree, for people.
    var lines: [String] {
        var lines = Self.list("Put onto the bar by the user", bar.filter(\.isShown))
        lines += Self.list(
            "Taken off the bar by the user, and still in the sidebar",
            bar.filter { !$0.isShown }
        )
        for group in groups {
            lines += ["", "In the group \(Plain.text(group.id)), as far as its order was saved:"]
            lines += Columns.lines(
                group.tabs.enumerated().map { index, tab in
                    ["\(index + 1)", Plain.text(tab.id), tab.isMoved ? "moved" : "-", tab.changed ?? "-"]
                },
                indent: "  "
            )
        }
        lines += Self.list("Sections of the sidebar that the user closed", sections.filter { !$0.isShown })
        lines += Self.list("Sections of the sidebar that the user opened", sections.filter(\.isShown))
        if let isSidebarHidden {
            lines += ["", "The user \(isSidebarHidden ? "hid" : "showed") the sidebar."]
        }
        if let sidebarWidth {
            lines += ["", "The user made the sidebar \(Counted.text(sidebarWidth, "point")) wide."]
        }
        if unknownCount > 0 {
            lines += [
                "", "\(Counted.text(unknownCount, "thing")) that a newer version saved; kept as they are.",
            ]
        }
        return lines
    }

    private static func list(_ title: String, _ choices: [Choice]) -> [String] {
        guard !choices.isEmpty else { return [] }
        return ["", "\(title):"]
            + Columns.lines(choices.map { [Plain.text($0.id), $0.changed] }, indent: "  ")
    }
}
