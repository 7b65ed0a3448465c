import TabModel

/// What an edit changed of a layout, in words.
struct RecordChanges: Sendable {
    private static let maximumCount = 40

    private let changes: [String]

    init(from former: TabRecord, to record: TabRecord) {
        let formerEntries = Dictionary(former.entries.map { ($0.id, $0) }) { first, _ in first }
        changes = record.entries.flatMap { entry in
            let former = formerEntries[entry.id] ?? TabEntry(id: entry.id)
            return [Self.place(entry, former), Self.visibility(entry, former)].compactMap { $0 }
        }
    }

    /// A line for each change, and one for those that are too many to tell.
    var lines: [String] {
        let rest = changes.count - Self.maximumCount
        return changes.prefix(Self.maximumCount).map(Plain.text)
            + (rest > 0 ? ["and \(Counted.text(rest, "change")) more"] : [])
    }

    private static func place(_ entry: TabEntry, _ former: TabEntry) -> String? {
        guard entry.place?.rank != former.place?.rank else { return nil }
        let place =
            !entry.isMoved
            ? "back at its default place" : former.isMoved ? "at another place" : "at its place"
        return "\(entry.id.words): \(place)"
    }

    private static func visibility(_ entry: TabEntry, _ former: TabEntry) -> String? {
        let value = entry.visibility?.value ?? .default
        guard value != former.visibility?.value ?? .default else { return nil }
        let isShown = value == .shown
        if case .sidebarWidth? = TreeKey(entry.id), value != .shown {
            // Widths that were given up are none that anybody knows of.
            let wasShown = former.visibility?.value == .shown
            return wasShown && value == .default ? "the sidebar's width: as the app declares" : nil
        }
        if value == .default { return "\(entry.id.words): as the app declares" }
        return switch TreeKey(entry.id) {
        case .onBar(let id)?: "\(id): \(isShown ? "put onto the bar" : "taken off the bar")"
        case .sidebarWidth(let points)?: "the sidebar: \(points) points wide"
        case .section(let id)?: "\(id): its section is \(isShown ? "open" : "closed")"
        default: "\(entry.id.words): \(isShown ? "shown" : "hidden")"
        }
    }
}
