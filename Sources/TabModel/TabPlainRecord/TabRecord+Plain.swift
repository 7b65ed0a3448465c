extension TabRecord {
    /// The record in plain strings and numbers, to be written to a file.
    public var plain: TabPlainRecord {
        var plain = plainWithoutEntries
        plain.entries = entries.map(\.plain)
        return plain
    }

    /// The same without what is known of each tab, for those who write that one by one.
    package var plainWithoutEntries: TabPlainRecord {
        TabPlainRecord(
            version: version,
            selections: selections.map {
                .init(window: $0.window.string, history: $0.history.map(\.string), stamp: $0.stamp)
            },
            orderReset: orderReset,
            visibilityReset: visibilityReset,
            undo: undo.map { .init(stamp: $0.stamp, changes: $0.changes.map(\.plain)) },
            latestStamp: latestStamp,
            unknownFields: unknownFields,
            retirements: retirements.map { .init(id: $0.id.string, stamp: $0.stamp) }
        )
    }
}

extension TabEntry {
    /// The entry in plain strings and numbers.
    package var plain: TabPlainRecord.Entry {
        TabPlainRecord.Entry(
            id: id.string,
            place: place.map { .init(rank: $0.rank?.text, stamp: $0.stamp) },
            baseline: baseline.map { .init(rank: $0.rank?.text, stamp: $0.stamp) },
            visibility: visibility.map { .init(value: $0.value.rawValue, stamp: $0.stamp) },
            lastSeen: lastSeen,
            unknownFields: unknownFields
        )
    }
}

extension TabUndo.Change {
    fileprivate var plain: TabPlainRecord.Change {
        switch former {
        case .place(let rank): .init(id: id.string, field: "place", value: rank?.text)
        case .baseline(let rank): .init(id: id.string, field: "baseline", value: rank?.text)
        case .visibility(let value): .init(id: id.string, field: "visibility", value: value.rawValue)
        }
    }
}
