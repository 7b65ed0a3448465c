extension ShownLayout {
    /// The layout as a table for people.
    var lines: [String] {
        var lines = tabs.isEmpty ? ["There are no tabs."] : Columns.lines([Self.head] + tabs.map(row))
        if !absent.isEmpty {
            let rows = absent.map { tab in
                let notes = (tab.isMoved ? ["moved"] : []) + (tab.isHidden ? ["hidden"] : [])
                return [Plain.text(tab.id), notes.joined(separator: ", "), "last seen \(tab.lastSeen)"]
            }
            lines += ["", "Not in the app now; their places are kept:"] + Columns.lines(rows, indent: "  ")
        }
        if !retired.isEmpty {
            lines += ["", "Retired: " + retired.map(Plain.text).joined(separator: ", ")]
        }
        if let selections {
            lines.append("")
            lines += selections.map { "Selected in \(Plain.text($0.window)): \(Plain.text($0.id))" }
        }
        lines += tree?.lines ?? []
        return lines
    }

    private static let head = ["POSITION", "ID", "STATE", "MOVED", "SELECTED", "WHEN", "FROM"]

    /// Whose the place is, and whose the visibility, if that is another's than the app's.
    private func from(_ tab: Tab) -> String {
        let isSame = tab.visibilityFrom == .app || tab.visibilityFrom == tab.placeFrom
        let verb = tab.state == .hidden ? "hidden" : "shown"
        return tab.placeFrom.words + (isSame ? "" : ", \(verb) by \(tab.visibilityFrom.words)")
    }

    private func row(_ tab: Tab) -> [String] {
        [
            tab.position.map(String.init) ?? "-",
            Plain.text(tab.id),
            tab.state.rawValue + (tab.isNew ? ", new" : ""),
            tab.isMoved ? "moved" : "-",
            tab.selectedIn.isEmpty ? "-" : tab.selectedIn.map(Plain.text).joined(separator: ", "),
            tab.changed ?? "-",
            from(tab),
        ]
    }
}
