import TabModel

/// Reads the JSON of a fleet's defaults, however hostile: if anything is bad, nothing of it counts (F14).
struct EditionReader {
    typealias Malformed = JSONScanner.Malformed

    static let fields: Set<String> = [
        "fleet", "serial", "mark", "name", "layout", "days", "withdrawn", "order", "groups", "hidden",
        "required",
        "fixed", "locked",
    ]
    private static let maximumValueCount = 100_000
    private static let maximumUnknownCount = 100

    private(set) var fleet: UInt64?
    private(set) var serial: UInt64?
    private(set) var mark: UInt64?
    private(set) var name: String?
    private(set) var layout: String?
    private(set) var term: Int?
    private(set) var isWithdrawn = false
    private(set) var defaults = ManagedDefaults()
    private(set) var unknownFields: [TabUnknownField] = []
    /// The first thing that was bad, nil if nothing was.
    private(set) var problem: String?

    init(_ bytes: ArraySlice<UInt8>) {
        var scanner = JSONScanner(bytes, allowance: Self.maximumValueCount)
        do throws(Malformed) {
            try read(&scanner)
            if !scanner.isAtEnd() { throw scanner.malformed }
        } catch {
            problem = "it is no JSON object, from byte \(error.position) on"
        }
        if defaults.count > ManagedDefaults.maximumCount {
            note("there are more than \(ManagedDefaults.maximumCount) ids")
        }
    }

    private mutating func note(_ problem: String) {
        self.problem = self.problem ?? problem
    }

    private mutating func read(_ scanner: inout JSONScanner) throws(Malformed) {
        try scanner.object { (scanner, field) throws(Malformed) in
            switch field {
            case "fleet": fleet = try hexadecimal(&scanner, "fleet")
            case "mark": mark = try hexadecimal(&scanner, "mark")
            case "serial": serial = try number(&scanner, "serial", in: 1...ManagedDefaultsEdition.lastSerial)
            case "name": name = try line(&scanner, "name", ManagedDefaultsEdition.maximumNameLength)
            case "layout": layout = try line(&scanner, "layout", ManagedDefaultsEdition.maximumLayoutLength)
            case "days":
                let terms = ManagedDefaultsEdition.terms
                term = try number(&scanner, "days", in: UInt64(terms.lowerBound)...UInt64(terms.upperBound))
                    .map { Int($0) }
            case "withdrawn": isWithdrawn = try truth(&scanner, "withdrawn")
            case "locked": defaults.isLocked = try truth(&scanner, "locked")
            case "order": defaults.order = try ids(&scanner, "order")
            case "hidden": defaults.hidden = Set(try ids(&scanner, "hidden"))
            case "required": defaults.required = Set(try ids(&scanner, "required"))
            case "fixed": defaults.fixed = Set(try ids(&scanner, "fixed"))
            case "groups": try readGroups(&scanner)
            default: try readUnknown(&scanner, field)
            }
        }
    }

    private mutating func readUnknown(
        _ scanner: inout JSONScanner,
        _ field: String?
    ) throws(Malformed) {
        let range = try scanner.skip()
        guard unknownFields.count < Self.maximumUnknownCount, let field, let value = scanner.text(in: range)
        else { return note("a field's name or value is no text, or there are too many") }
        // Between the parts of JSON a line end is a blank; the device keeps all of it in one line.
        let line = value.utf8.map {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0
        }
        unknownFields.append(TabUnknownField(name: field, value: String(decoding: line, as: UTF8.self)))
    }

    private mutating func readGroups(_ scanner: inout JSONScanner) throws(Malformed) {
        guard try scanner.kind() == .object else {
            try scanner.skip()
            return note("groups is no object of lists")
        }
        try scanner.object { (scanner, group) throws(Malformed) in
            let order = try ids(&scanner, "groups")
            guard let id = group.flatMap({ TabID($0) }) else {
                return note("groups has a name that is no id")
            }
            defaults.groups.append(.init(id, order: order))
        }
    }

    private mutating func ids(
        _ scanner: inout JSONScanner,
        _ field: String
    ) throws(Malformed) -> [TabID] {
        guard try scanner.kind() == .array else {
            try scanner.skip()
            note("\(field) is no list of ids")
            return []
        }
        var ids: [TabID] = []
        try scanner.array { (scanner, _) throws(Malformed) in
            if let id = try string(&scanner).flatMap({ TabID($0) }) {
                ids.append(id)
            } else {
                note("\(field) has something that is no id")
            }
        }
        return ids
    }

    private func string(_ scanner: inout JSONScanner) throws(Malformed) -> String? {
        guard try scanner.kind() == .string else {
            try scanner.skip()
            return nil
        }
        return try scanner.string()
    }

    /// Reads text for people, which is to have one line.
    private mutating func line(
        _ scanner: inout JSONScanner,
        _ field: String,
        _ maximumLength: Int
    ) throws(Malformed) -> String? {
        if let text = try string(&scanner), text.utf8.count <= maximumLength, PlainLine.isPlain(text) {
            return text
        }
        note("\(field) is no line of at most \(maximumLength) bytes")
        return nil
    }

    private mutating func hexadecimal(
        _ scanner: inout JSONScanner,
        _ field: String
    ) throws(Malformed) -> UInt64? {
        if let number = try string(&scanner).flatMap({ UInt64(hexadecimal: $0) }) { return number }
        note("\(field) is no number of 16 hexadecimal digits")
        return nil
    }

    private mutating func number(
        _ scanner: inout JSONScanner,
        _ field: String,
        in range: ClosedRange<UInt64>
    ) throws(Malformed) -> UInt64? {
        if try scanner.kind() == .number {
            if let number = try scanner.unsigned(), range.contains(number) { return number }
        } else {
            try scanner.skip()
        }
        note("\(field) is no whole number from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    private mutating func truth(
        _ scanner: inout JSONScanner,
        _ field: String
    ) throws(Malformed) -> Bool {
        let isLiteral = try scanner.kind() == .literal
        let text = scanner.text(in: try scanner.skip())
        guard isLiteral, text == "true" || text == "false" else {
            note("\(field) is neither true nor false")
            return false
        }
        return text == "true"
    }
}
