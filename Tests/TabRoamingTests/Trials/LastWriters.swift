import TabModel

@testable import TabRoaming

/// What devices must come to, as a table: of each field of each tab the value with the greatest stamp of all that left its
/// device. It knows neither `join` nor files; the order is what `NaiveLayout` makes of the table (rule 4).
struct LastWriters {
    struct Field: Hashable, Comparable, CustomStringConvertible {
        let tab: String
        let name: String

        var description: String { "\(name) of \(tab)" }

        static func < (left: Field, right: Field) -> Bool { (left.tab, left.name) < (right.tab, right.name) }
    }

    struct Value: Hashable {
        let stamp: TabStamp
        let text: String
    }

    private(set) var values: [Field: Value] = [:]
    private var orderReset: TabStamp?
    private var visibilityReset: TabStamp?
    /// All that ever left a device.
    private(set) var left: Set<Edit> = []

    /// A field that a device changed.
    struct Edit: Hashable {
        let field: Field
        let value: Value
    }

    /// Notes a record that another device can find.
    mutating func note(_ record: TabPlainRecord) throws {
        for entry in record.entries {
            for (name, stamp, text) in Self.fields(of: entry) {
                let field = Field(tab: entry.id, name: name)
                let value = Value(stamp: stamp, text: text)
                left.insert(Edit(field: field, value: value))
                guard let known = values[field], known.stamp >= stamp else {
                    values[field] = value
                    continue
                }
                guard known.stamp > stamp || known.text == text else {
                    throw RoamingFailure("two values of the \(field) have the stamp \(stamp)")
                }
            }
        }
        orderReset = [orderReset, record.orderReset].compactMap { $0 }.max()
        visibilityReset = [visibilityReset, record.visibilityReset].compactMap { $0 }.max()
    }

    private static func fields(of entry: TabPlainRecord.Entry) -> [(String, TabStamp, String)] {
        var fields: [(String, TabStamp, String)] = []
        if let place = entry.place { fields.append(("place", place.stamp, place.rank ?? "")) }
        if let baseline = entry.baseline { fields.append(("baseline", baseline.stamp, baseline.rank ?? "")) }
        if let visibility = entry.visibility {
            fields.append(("visibility", visibility.stamp, visibility.value))
        }
        return fields
    }

    /// The values that no reset took back.
    var current: [Field: Value] {
        values.filter { field, value in
            switch field.name {
            case "place": orderReset.map { value.stamp > $0 } ?? true
            case "visibility": visibilityReset.map { value.stamp > $0 } ?? true
            default: true
            }
        }
    }

    /// How many of the edits that left their device are there, and how many lost to a greater stamp or a later reset.
    ///
    /// - Throws: What became of one that is neither.
    func account() throws -> (kept: Int, lost: Int) {
        let current = current
        var kept = 0
        for edit in left {
            if current[edit.field] == edit.value {
                kept += 1
                continue
            }
            let reset = edit.field.name == "place" ? orderReset : visibilityReset
            let winner = [values[edit.field]?.stamp, edit.field.name == "baseline" ? nil : reset].compactMap {
                $0
            }.max()
            guard let winner, winner > edit.value.stamp else {
                throw RoamingFailure(
                    "the \(edit.field) at \(edit.value.stamp) is neither there nor outranked"
                )
            }
        }
        return (kept, left.count - kept)
    }

    /// What is drawn of a declaration.
    func visible(_ declared: [TabID]) -> [TabID] {
        let current = current
        var layout = NaiveLayout()
        var ranks: [(rank: String, id: TabID)] = []
        for id in Set(current.keys.map(\.tab)).sorted() {
            let place = current[Field(tab: id, name: "place")]?.text ?? ""
            let baseline = current[Field(tab: id, name: "baseline")]?.text ?? ""
            guard let tab = TabID(id), !place.isEmpty || !baseline.isEmpty else { continue }
            ranks.append((place.isEmpty ? baseline : place, tab))
            if !place.isEmpty { layout.moved.insert(tab) }
        }
        layout.saved = ranks.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.map(\.id)
        return layout.order(declared).filter { id in
            current[Field(tab: id.string, name: "visibility")]?.text != "hidden"
        }
    }
}

/// What does not hold.
struct RoamingFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
