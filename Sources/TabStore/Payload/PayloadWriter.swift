import TabModel

/// Writes a record as the JSON of a layout's payload; the format is described in <doc:Format>.
///
/// It writes what `TabPlainRecord` holds, without an intermediate tree: a save costs little more than its system
/// calls.
struct PayloadWriter {
    private(set) var bytes: [UInt8] = []
    /// One edit stamps many tabs, and one replica makes many edits, so that both repeat.
    private var latestReplica: (number: UInt64, text: [UInt8])?
    private var latest: (stamp: TabStamp, text: [UInt8])?
    private var latestSeen: (number: UInt64, text: [UInt8])?

    /// Begins with nothing, for what is no record.
    init() {}

    init(_ record: TabPlainRecord) {
        bytes.reserveCapacity(256 + record.entries.count * 192)
        write(record) { writer in
            writer.list(record.entries) { writer, entry in
                writer.writeHead(entry)
                writer.writeRest(entry.lastSeen, entry.unknownFields)
            }
        }
    }

    /// Writes a record of which most is as it was when one was written before, and takes that over.
    ///
    /// - Parameter written: What was written before; afterwards what was written now.
    init(_ record: TabRecord, after written: inout WrittenLayout) {
        let former = written
        bytes.reserveCapacity(former.bytes.count + 1024)
        var heads: [Range<Int>] = []
        heads.reserveCapacity(record.entries.count)
        write(record.plainWithoutEntries) { writer in
            writer.write(record.entries, after: former, &heads)
        }
        written = WrittenLayout(entries: record.entries, heads: heads, bytes: bytes)
    }

    private mutating func write(
        _ entries: [TabEntry],
        after former: WrittenLayout,
        _ heads: inout [Range<Int>]
    ) {
        var next = 0
        for index in entries.indices {
            if index > 0 {
                raw(",")
            }
            let start = bytes.count
            if let head = former.head(like: entries[index], from: &next) {
                bytes.append(contentsOf: former.bytes[head])
            } else {
                writeHead(entries[index].plain)
            }
            heads.append(start..<bytes.count)
            writeRest(entries[index].lastSeen, entries[index].unknownFields)
        }
    }

    private mutating func write(_ record: TabPlainRecord, entries: (inout PayloadWriter) -> Void) {
        raw("{\"version\":[")
        number(UInt64(record.version.major))
        raw(",")
        number(UInt64(record.version.minor))
        raw("]")
        member("latest", record.latestStamp)
        member("orderReset", record.orderReset)
        member("visibilityReset", record.visibilityReset)
        raw(",\n\"tabs\":[")
        entries(&self)
        raw("],\n\"windows\":[")
        list(record.selections) { writer, selection in writer.write(selection) }
        raw("]")
        if !record.retirements.isEmpty {
            raw(",\n\"retired\":[")
            list(record.retirements) { writer, retirement in
                writer.raw("[")
                writer.string(retirement.id)
                writer.raw(",")
                writer.stamp(retirement.stamp)
                writer.raw("]")
            }
            raw("]")
        }
        if let undo = record.undo {
            raw(",\n\"undo\":")
            write(undo)
        }
        unknown(record.unknownFields, known: PayloadReader.recordFields)
        raw("}\n")
    }

    /// Writes what is known of a tab, up to the number that says when it was last seen.
    private mutating func writeHead(_ entry: TabPlainRecord.Entry) {
        raw("\n{\"id\":")
        string(entry.id)
        member("place", entry.place)
        member("baseline", entry.baseline)
        if let visibility = entry.visibility {
            raw(",\"visibility\":[")
            string(visibility.value)
            raw(",")
            stamp(visibility.stamp)
            raw("]")
        }
        raw(",\"seen\":")
    }

    /// Writes when a tab was last seen, and what follows: an edit sees almost all tabs.
    private mutating func writeRest(_ lastSeen: UInt64, _ unknownFields: [TabUnknownField]) {
        if let latestSeen, latestSeen.number == lastSeen {
            bytes += latestSeen.text
        } else {
            let start = bytes.count
            number(lastSeen)
            latestSeen = (lastSeen, Array(bytes[start...]))
        }
        if !unknownFields.isEmpty {
            unknown(unknownFields, known: PayloadReader.entryFields)
        }
        raw("}")
    }

    private mutating func write(_ selection: TabPlainRecord.Selection) {
        raw("\n{\"window\":")
        string(selection.window)
        raw(",\"history\":[")
        list(selection.history) { writer, id in writer.string(id) }
        raw("],\"at\":")
        stamp(selection.stamp)
        raw("}")
    }

    private mutating func write(_ undo: TabPlainRecord.Undo) {
        raw("{\"at\":")
        stamp(undo.stamp)
        raw(",\"changes\":[")
        list(undo.changes) { writer, change in
            writer.raw("[")
            writer.string(change.id)
            writer.raw(",")
            writer.string(change.field)
            writer.raw(",")
            writer.optionalString(change.value)
            writer.raw("]")
        }
        raw("]}")
    }

    private mutating func member(_ name: StaticString, _ stamp: TabStamp?) {
        guard let stamp else { return }
        key(name)
        self.stamp(stamp)
    }

    private mutating func member(_ name: StaticString, _ place: TabPlainRecord.Place?) {
        guard let place else { return }
        key(name)
        raw("[")
        optionalString(place.rank)
        raw(",")
        stamp(place.stamp)
        raw("]")
    }

    mutating func key(_ name: StaticString) {
        raw(",\"")
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        raw("\":")
    }

    /// Fields of newer versions go out as they came in; one that is no JSON goes out as text.
    mutating func unknown(_ fields: [TabUnknownField], known: Set<String>) {
        for field in fields where !known.contains(field.name) {
            raw(",")
            string(field.name)
            raw(":")
            if Self.isValue(field.value) {
                text(field.value)
            } else {
                string(field.value)
            }
        }
    }

    private static func isValue(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var scanner = JSONScanner(bytes[...], allowance: PayloadReader.maximumValueCount)
        return (try? scanner.skip()) != nil && scanner.isAtEnd()
    }

    mutating func list<Element>(
        _ elements: [Element],
        _ write: (inout PayloadWriter, Element) -> Void
    ) {
        for (index, element) in elements.enumerated() {
            if index > 0 {
                raw(",")
            }
            write(&self, element)
        }
    }

    private mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func stamp(_ stamp: TabStamp) {
        if stamp != latest?.stamp {
            let start = bytes.count
            raw("\"")
            number(stamp.milliseconds)
            raw(".")
            number(UInt64(stamp.counter))
            raw(".")
            if latestReplica?.number != stamp.replica {
                let start = bytes.count
                number(stamp.replica)
                latestReplica = (stamp.replica, Array(bytes[start...]))
            } else if let latestReplica {
                bytes += latestReplica.text
            }
            raw("\"")
            latest = (stamp, Array(bytes[start...]))
        } else if let latest {
            bytes += latest.text
        }
    }

    mutating func number(_ value: UInt64) {
        let start = bytes.count
        var rest = value
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    private mutating func optionalString(_ text: String?) {
        if let text {
            string(text)
        } else {
            raw("null")
        }
    }

    mutating func string(_ text: String) {
        raw("\"")
        defer { raw("\"") }
        var text = text
        let isPlain = text.withUTF8 { text in
            var isPlain = true
            for byte in text {
                isPlain = isPlain && !Self.needsEscape(byte)
            }
            if isPlain {
                bytes.append(contentsOf: text)
            }
            return isPlain
        }
        if isPlain { return }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                raw("\\u00")
                bytes.append(UInt8(ascii: "0") + byte >> 4)
                bytes.append(Self.digits[Int(byte & 15)])
            default:
                bytes.append(byte)
            }
        }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
