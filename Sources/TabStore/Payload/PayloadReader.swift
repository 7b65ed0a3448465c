import TabModel

/// Reads the JSON of a layout's payload, however hostile: what is bad is left out alone and named.
struct PayloadReader {
    typealias Malformed = JSONScanner.Malformed

    static let recordFields: Set<String> = [
        "version", "latest", "orderReset", "visibilityReset", "tabs", "windows", "retired", "undo",
    ]
    static let entryFields: Set<String> = ["id", "place", "baseline", "visibility", "seen"]
    /// The most values of a payload; a tab has about ten.
    static let maximumValueCount = 2_000_000
    private static let maximumProblemCount = 100

    private(set) var record = TabPlainRecord()
    /// Where something was malformed, the first hundred.
    private(set) var problems: [String] = []

    init(_ bytes: ArraySlice<UInt8>) throws(Malformed) {
        var scanner = JSONScanner(bytes, allowance: Self.maximumValueCount)
        try read(&scanner)
        guard scanner.isAtEnd() else { throw scanner.malformed }
    }

    private mutating func note(_ location: @autoclosure () -> String) {
        if problems.count < Self.maximumProblemCount {
            problems.append(location())
        }
    }

    private mutating func read(_ scanner: inout JSONScanner) throws(Malformed) {
        try scanner.object { (scanner, name) throws(Malformed) in
            switch name {
            case "version": try readVersion(&scanner)
            case "latest": record.latestStamp = try stamp(&scanner, "latest")
            case "orderReset": record.orderReset = try stamp(&scanner, "orderReset")
            case "visibilityReset": record.visibilityReset = try stamp(&scanner, "visibilityReset")
            case "tabs":
                try elements(&scanner, "tabs") { (reader, scanner, location) throws(Malformed) in
                    try reader.readEntry(&scanner, location)
                }
            case "windows":
                try elements(&scanner, "windows") { (reader, scanner, location) throws(Malformed) in
                    try reader.readSelection(&scanner, location)
                }
            case "retired": try readRetirements(&scanner)
            case "undo": try readUndo(&scanner)
            default:
                if let field = try unknownField(&scanner, name) {
                    record.unknownFields.append(field)
                }
            }
        }
    }

    private mutating func unknownField(
        _ scanner: inout JSONScanner,
        _ name: String?
    ) throws(Malformed) -> TabUnknownField? {
        let range = try scanner.skip()
        if let name, let value = scanner.text(in: range) {
            return TabUnknownField(name: name, value: value)
        }
        note("a field whose name or value is not text")
        return nil
    }

    private mutating func readVersion(_ scanner: inout JSONScanner) throws(Malformed) {
        var numbers: [UInt32] = []
        guard try scanner.kind() == .array else {
            try scanner.skip()
            return note("version")
        }
        try scanner.array { (scanner, _) throws(Malformed) in
            let number = try unsigned(&scanner)
            numbers.append(UInt32(clamping: number ?? 0))
        }
        guard numbers.count >= 2, numbers[0] > 0 else { return note("version") }
        // What an older version of the library wrote is written anew in this one's format.
        record.version = max(.current, TabFormatVersion(major: numbers[0], minor: numbers[1]))
    }

    private mutating func elements(
        _ scanner: inout JSONScanner,
        _ name: StaticString,
        _ read: (inout PayloadReader, inout JSONScanner, Location) throws(Malformed) -> Void
    ) throws(Malformed) {
        guard try scanner.kind() == .array else {
            try scanner.skip()
            return note("\(name)")
        }
        try scanner.array { (scanner, index) throws(Malformed) in
            let location = Location(list: name, index: index)
            guard try scanner.kind() == .object else {
                try scanner.skip()
                return note("\(location)")
            }
            try read(&self, &scanner, location)
        }
    }

    private struct Location: CustomStringConvertible {
        let list: StaticString
        let index: Int

        var description: String { "\(list)[\(index)]" }
    }

    private mutating func readEntry(
        _ scanner: inout JSONScanner,
        _ location: Location
    ) throws(Malformed) {
        var entry = TabPlainRecord.Entry(id: "")
        var hasID = false
        try scanner.object { (scanner, name) throws(Malformed) in
            switch name {
            case "id":
                if let id = try string(&scanner) {
                    entry.id = id
                    hasID = true
                }
            case "place": entry.place = try place(&scanner, "\(location).place")
            case "baseline": entry.baseline = try place(&scanner, "\(location).baseline")
            case "visibility":
                if let (value, stamp) = try pair(&scanner, "\(location).visibility") {
                    if let value {
                        entry.visibility = .init(value: value, stamp: stamp)
                    } else {
                        note("\(location).visibility")
                    }
                }
            case "seen":
                if let seen = try unsigned(&scanner) {
                    entry.lastSeen = seen
                } else {
                    note("\(location).seen")
                }
            default:
                if let field = try unknownField(&scanner, name) {
                    entry.unknownFields.append(field)
                }
            }
        }
        if hasID {
            record.entries.append(entry)
        } else {
            note("\(location).id")
        }
    }

    private mutating func readSelection(
        _ scanner: inout JSONScanner,
        _ location: Location
    ) throws(Malformed) {
        var window: String?
        var history: [String] = []
        var at: TabStamp?
        try scanner.object { (scanner, name) throws(Malformed) in
            switch name {
            case "window": window = try string(&scanner)
            case "history":
                guard try scanner.kind() == .array else {
                    try scanner.skip()
                    return note("\(location).history")
                }
                try scanner.array { (scanner, _) throws(Malformed) in
                    if let id = try string(&scanner) {
                        history.append(id)
                    } else {
                        note("\(location).history")
                    }
                }
            case "at": at = try stamp(&scanner, "\(location).at")
            default: try scanner.skip()
            }
        }
        guard let window, let at else { return note("\(location)") }
        record.selections.append(.init(window: window, history: history, stamp: at))
    }

    private mutating func readRetirements(_ scanner: inout JSONScanner) throws(Malformed) {
        guard try scanner.kind() == .array else {
            try scanner.skip()
            return note("retired")
        }
        try scanner.array { (scanner, index) throws(Malformed) in
            guard let (id, stamp) = try pair(&scanner, "retired[\(index)]") else { return }
            if let id {
                record.retirements.append(.init(id: id, stamp: stamp))
            } else {
                note("retired[\(index)]")
            }
        }
    }

    private mutating func readUndo(_ scanner: inout JSONScanner) throws(Malformed) {
        guard try scanner.kind() == .object else {
            try scanner.skip()
            return note("undo")
        }
        var at: TabStamp?
        var changes: [TabPlainRecord.Change] = []
        try scanner.object { (scanner, name) throws(Malformed) in
            switch name {
            case "at": at = try stamp(&scanner, "undo.at")
            case "changes" where try scanner.kind() == .array:
                try scanner.array { (scanner, index) throws(Malformed) in
                    let parts = try strings(&scanner)
                    if parts.count >= 3, let id = parts[0], let field = parts[1] {
                        changes.append(.init(id: id, field: field, value: parts[2]))
                    } else {
                        note("undo.changes[\(index)]")
                    }
                }
            default: try scanner.skip()
            }
        }
        guard let at else { return note("undo") }
        record.undo = .init(stamp: at, changes: changes)
    }

    private mutating func place(
        _ scanner: inout JSONScanner,
        _ location: @autoclosure () -> String
    ) throws(Malformed) -> TabPlainRecord.Place? {
        try pair(&scanner, location()).map { .init(rank: $0.value, stamp: $0.stamp) }
    }

    /// Reads text or null, and a stamp.
    private mutating func pair(
        _ scanner: inout JSONScanner,
        _ location: @autoclosure () -> String
    ) throws(Malformed) -> (value: String?, stamp: TabStamp)? {
        let parts = try strings(&scanner)
        guard parts.count >= 2, let stamp = parts[1].flatMap({ TabStamp(text: $0) }) else {
            note(location())
            return nil
        }
        return (parts[0], stamp)
    }

    /// Reads a list of texts and nulls; nothing at all if it is anything else.
    private func strings(_ scanner: inout JSONScanner) throws(Malformed) -> [String?] {
        guard try scanner.kind() == .array else {
            try scanner.skip()
            return []
        }
        var parts: [String?] = []
        var isMalformed = false
        try scanner.array { (scanner, _) throws(Malformed) in
            if try scanner.null() {
                parts.append(nil)
            } else if let text = try string(&scanner) {
                parts.append(text)
            } else {
                isMalformed = true
            }
        }
        return isMalformed ? [] : parts
    }

    private mutating func stamp(
        _ scanner: inout JSONScanner,
        _ location: @autoclosure () -> String
    ) throws(Malformed) -> TabStamp? {
        if let stamp = try string(&scanner).flatMap({ TabStamp(text: $0) }) {
            return stamp
        }
        note(location())
        return nil
    }

    private func string(_ scanner: inout JSONScanner) throws(Malformed) -> String? {
        guard try scanner.kind() == .string else {
            try scanner.skip()
            return nil
        }
        return try scanner.string()
    }

    private func unsigned(_ scanner: inout JSONScanner) throws(Malformed) -> UInt64? {
        guard try scanner.kind() == .number else {
            try scanner.skip()
            return nil
        }
        return try scanner.unsigned()
    }
}

extension TabStamp {
    /// Makes a stamp from `milliseconds.counter.replica`, nil if the text is anything else.
    init?(text: String) {
        var numbers: (UInt64, UInt64, UInt64) = (0, 0, 0)
        var part = 0
        var hasDigits = false
        let bytes = text.utf8.span
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == UInt8(ascii: ".") {
                guard hasDigits, part < 2 else { return nil }
                part += 1
                hasDigits = false
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            hasDigits = true
            let digit = UInt64(byte - UInt8(ascii: "0"))
            let former = part == 0 ? numbers.0 : part == 1 ? numbers.1 : numbers.2
            let (product, overflows) = former.multipliedReportingOverflow(by: 10)
            let (sum, exceeds) = product.addingReportingOverflow(digit)
            guard !overflows, !exceeds else { return nil }
            switch part {
            case 0: numbers.0 = sum
            case 1: numbers.1 = sum
            default: numbers.2 = sum
            }
        }
        guard hasDigits, part == 2, let counter = UInt32(exactly: numbers.1) else { return nil }
        self.init(milliseconds: numbers.0, counter: counter, replica: numbers.2)
    }
}
