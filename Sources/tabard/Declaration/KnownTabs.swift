import TabModel

/// The tabs that a layout's commands are about: the declared ones, or those that the record knows if an app alone
/// has written it.
struct KnownTabs: Sendable {
    let declaration: TabDeclaration
    /// Whether the tabs were declared.
    let isDeclared: Bool

    init(of record: TabRecord) {
        if let saved = SavedDeclaration(in: record)?.declaration {
            declaration = saved
            isDeclared = true
        } else {
            declaration = TabDeclaration(ids: record.entries.map(\.id))
            isDeclared = false
        }
    }
}
