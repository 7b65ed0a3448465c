import TabModel

extension ManagedDefaultsEdition {
    /// The edition as a line of JSON in UTF-8, without the line's end; <doc:FleetFormat> describes it.
    public var json: [UInt8] {
        var writer = PayloadWriter()
        writer.raw("{\"fleet\":")
        writer.string(fleet.hexadecimal)
        writer.key("serial")
        writer.number(number.serial)
        writer.key("mark")
        writer.string(number.mark.hexadecimal)
        if !name.isEmpty {
            writer.key("name")
            writer.string(name)
        }
        if !layout.isEmpty {
            writer.key("layout")
            writer.string(layout)
        }
        if let term {
            writer.key("days")
            writer.number(UInt64(term))
        }
        if let defaults {
            writer.members(of: defaults)
        } else {
            writer.raw(",\"withdrawn\":true")
        }
        writer.unknown(unknownFields, known: EditionReader.fields)
        writer.raw("}")
        return writer.bytes
    }

    /// Reads what `json` gives, from wherever it comes.
    ///
    /// - Throws: `damaged` if it is anything else, with what is wrong as the detail; then nothing of it counts (F14).
    ///
    /// - Parameter path: Where the bytes come from, for the message.
    static func reading(json bytes: ArraySlice<UInt8>, path: String) throws(TabStoreError) -> Self {
        let reader = EditionReader(bytes)
        if let problem = reader.problem { throw TabStoreError(.damaged, path: path, detail: problem) }
        guard let fleet = reader.fleet, let serial = reader.serial, let mark = reader.mark else {
            throw TabStoreError(.damaged, path: path, detail: "there is no fleet, serial or mark")
        }
        return ManagedDefaultsEdition(
            fleet: fleet,
            number: Number(serial: serial, mark: mark),
            name: reader.name ?? "",
            layout: reader.layout ?? "",
            term: reader.term,
            defaults: reader.isWithdrawn ? nil : reader.defaults,
            unknownFields: reader.unknownFields
        )
    }
}

extension ManagedDefaults {
    /// Reads what an administrator wrote: a JSON object with `order`, `groups`, `hidden`, `required`, `fixed` and `locked`, of which any
    /// may be missing.
    ///
    /// - Parameter path: Where the bytes come from, for the message.
    /// - Throws: `damaged` if anything is wrong or not known, which the detail names.
    public static func reading(json bytes: [UInt8], path: String) throws(TabStoreError) -> ManagedDefaults {
        let reader = EditionReader(bytes[...])
        let isEdition =
            reader.fleet != nil || reader.serial != nil || reader.mark != nil || reader.isWithdrawn
        let isOther = reader.name != nil || reader.layout != nil || reader.term != nil
        let valid = "order, groups, hidden, required, fixed and locked are known here"
        if let problem = reader.problem ?? reader.unknownFields.first.map({
            "\($0.name) is none of the fields; \(valid)"
        })
            ?? (isEdition || isOther ? "it has more than tabs; \(valid)" : nil)
        {
            throw TabStoreError(.damaged, path: path, detail: problem)
        }
        return reader.defaults
    }
}

extension PayloadWriter {
    fileprivate mutating func members(of defaults: ManagedDefaults) {
        member("order", defaults.order)
        if !defaults.groups.isEmpty {
            key("groups")
            raw("{")
            list(defaults.groups) { writer, group in
                writer.string(group.id.string)
                writer.raw(":")
                writer.ids(group.order)
            }
            raw("}")
        }
        member("hidden", defaults.hidden.sorted())
        member("required", defaults.required.sorted())
        member("fixed", defaults.fixed.sorted())
        if defaults.isLocked { raw(",\"locked\":true") }
    }

    private mutating func member(_ name: StaticString, _ ids: [TabID]) {
        guard !ids.isEmpty else { return }
        key(name)
        self.ids(ids)
    }

    private mutating func ids(_ ids: [TabID]) {
        raw("[")
        list(ids) { writer, id in writer.string(id.string) }
        raw("]")
    }
}
