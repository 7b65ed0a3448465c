import TabModel

/// The tabs that a layout's commands are about: the declared ones, or those that the record knows if an app alone
/// has written it.
///
/// Of a tree of tabs, which the app alone knows, these are the ones on the bar and among the root tabs: the one order that a
/// list has too.
struct KnownTabs: Sendable {
    let declaration: TabDeclaration
    /// Whether the tabs were declared.
    let isDeclared: Bool

    init(of record: TabRecord) {
        if let saved = SavedDeclaration(in: record)?.declaration {
            declaration = saved
            isDeclared = true
        } else {
            declaration = TabDeclaration(
                ids: record.entries.map(\.id).filter { id in
                    if case .tab? = TreeKey(id) { true } else { false }
                }
            )
            isDeclared = false
        }
    }

    /// What the record knows of tabs that are none of these, but for their places in a tree.
    func absentTabs(of record: TabRecord) -> [TabEntry] {
        record.entries.filter { entry in
            guard declaration.index(of: entry.id) == nil, case .tab? = TreeKey(entry.id) else { return false }
            return true
        }
    }

    /// How much a layout knows, in words.
    func summary(of record: TabRecord) -> String {
        let text = "it knows \(Counted.text(declaration.tabs.count, "tab"))"
        guard let tree = ShownTree(record, besides: declaration) else { return text }
        let counts = [
            (tree.groups.count, "ordered group", ""), (tree.bar.count, "choice", " for the bar"),
            (tree.sections.count, "section", ""), (tree.unknownCount, "thing", " of a newer version"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { Counted.text($0.0, $0.1) + $0.2 }
        return ([text] + parts).joined(separator: ", ")
    }
}
