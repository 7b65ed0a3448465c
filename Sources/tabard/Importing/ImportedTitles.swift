import TabModel
import TabStore

/// A saved list of titles, and what the user says of them.
struct ImportedTitles: Sendable {
    let source: String
    let order: TabImport
    let mappings: [TitleMapping]

    /// The ids that titles of the list were mapped to.
    var mappedIDs: [TabID] {
        mappings.filter { order.titles.contains($0.title) }.compactMap(\.id)
    }

    /// Gives the record the imported order and selection, in place of the order that it had.
    ///
    /// What the record knows besides, such as hidden tabs and those that the app does not have now, stays.
    func importOrder(
        into record: inout TabRecord,
        _ declaration: TabDeclaration,
        window: TabID,
        at stamp: TabStamp
    ) throws {
        try checkTitles(declaration)
        try record.reset(.order, at: stamp)
        let next = record.nextStamp(milliseconds: stamp.milliseconds, replica: stamp.replica)
        let imported = try order.record(for: declaration, in: window, at: next) { title in
            id(of: title, declaration)
        }
        // The undo is the reset's, and would take back half of what was done.
        var plain = record.joined(with: imported).plain
        plain.undo = nil
        record = TabRecord.validated(plain).record
    }

    private func checkTitles(_ declaration: TabDeclaration) throws {
        let unknown = order.titles.filter { title in
            !mappings.contains { $0.title == title } && id(of: title, declaration) == nil
        }
        guard let first = unknown.first else { return }
        let titles = unknown.map { "'\($0)'" }.joined(separator: ", ")
        let ids = declaration.tabs.map(\.id.string).joined(separator: ", ")
        throw Failure(
            "\(source): no tab is known for \(titles); --map '\(first)=ID' names one of \(ids), "
                + "and --map '\(first)=' leaves it out"
        )
    }

    private func id(of title: String, _ declaration: TabDeclaration) -> TabID? {
        if let mapping = mappings.last(where: { $0.title == title }) {
            return mapping.id
        }
        return TabID(title).flatMap { declaration.tab($0)?.id }
    }
}
