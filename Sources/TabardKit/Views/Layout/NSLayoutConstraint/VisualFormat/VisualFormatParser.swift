/// Reads Apple's visual format language.
struct VisualFormatParser {
    private let characters: [Character]
    private let metrics: [String: CGFloat]
    private let isView: (String) -> Bool
    private var place = 0

    /// - Parameters:
    ///   - format: The text.
    ///   - metrics: The lengths and priorities that names in the text stand for.
    ///   - isView: Whether a name is that of a view.
    init(_ format: String, metrics: [String: CGFloat], isView: @escaping (String) -> Bool) {
        characters = Array(format)
        self.metrics = metrics
        self.isView = isView
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if let letter = peek, "HVhv".contains(letter), place + 1 < characters.count,
            characters[place + 1] == ":"
        {
            format.axis = letter == "V" || letter == "v" ? .vertical : .horizontal
            place += 2
        }
        var needsView = false
        if take("|") {
            format.elements = [.superview, .gap(try gap())]
            needsView = true
        }
        while peek == "[" {
            format.elements.append(try view())
            guard peek != nil else { return format }
            format.elements.append(.gap(try gap()))
            if take("|") {
                guard peek == nil else { throw error("Nothing may follow the superview at the end") }
                format.elements.append(.superview)
                return format
            }
            needsView = true
        }
        throw error(needsView || !characters.isEmpty ? "Expected a view, such as [name]" : "It is empty")
    }

    private var peek: Character? { place < characters.count ? characters[place] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ character: Character) throws(VisualFormatError) {
        guard take(character) else { throw error("Expected '\(character)'") }
    }

    private func error(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, place: place)
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
        try expect("[")
        let start = place
        let name = name()
        guard !name.isEmpty else { throw error("Expected the name of a view") }
        guard isView(name) else {
            throw VisualFormatError(reason: "\(name) is not a key in the views dictionary.", place: start)
        }
        var sizes: [VisualFormat.Size] = []
        if peek == "(" {
            try list { parser throws(VisualFormatError) in sizes.append(try parser.size()) }
        }
        try expect("]")
        return .view(name: name, sizes: sizes, place: start)
    }

    private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
        guard take("-") else { return .none }
        if peek == "[" || peek == "|" { return .standard }
        var lengths: [VisualFormat.Length] = []
        if peek == "(" {
            try list { parser throws(VisualFormatError) in lengths.append(try parser.length()) }
        } else {
            lengths = [try length()]
        }
        try expect("-")
        return .lengths(lengths)
    }

    /// What stands in parentheses, with commas between.
    private mutating func list(
        _ item: (inout Self) throws(VisualFormatError) -> Void
    ) throws(VisualFormatError) {
        try expect("(")
        repeat { try item(&self) } while take(",")
        try expect(")")
    }

    private mutating func length() throws(VisualFormatError) -> VisualFormat.Length {
        let relation = try relation()
        return VisualFormat.Length(relation: relation, constant: try number(), priority: try priority())
    }

    private mutating func size() throws(VisualFormatError) -> VisualFormat.Size {
        let relation = try relation()
        let start = place
        let name = name()
        place = start
        if isView(name), metrics[name] == nil {
            place += name.count
            return VisualFormat.Size(
                relation: relation,
                object: .view(name: name, place: start),
                priority: try priority()
            )
        }
        return VisualFormat.Size(
            relation: relation,
            object: .constant(try number()),
            priority: try priority()
        )
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        guard let first = peek, "=<>".contains(first) else { return .equal }
        place += 1
        try expect("=")
        return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }

    private mutating func priority() throws(VisualFormatError) -> UILayoutPriority {
        guard take("@") else { return .required }
        let start = place
        let value = try number()
        guard value > 0, value <= 1_000 else {
            throw VisualFormatError(reason: "A priority is above 0 and at most 1,000", place: start)
        }
        return UILayoutPriority(Float(value))
    }

    /// A number, or the metric of a name.
    private mutating func number() throws(VisualFormatError) -> CGFloat {
        let start = place
        var digits = ""
        if take("-") { digits = "-" }
        while let digit = peek, digit.isASCII, digit.isNumber || digit == "." {
            digits.append(digit)
            place += 1
        }
        if let value = Double(digits), value.isFinite { return value }
        place = start
        let name = name()
        guard !name.isEmpty else { throw error("Expected a number or the name of a metric") }
        guard let metric = metrics[name] else {
            throw VisualFormatError(reason: "\(name) is not a key in the metrics dictionary.", place: start)
        }
        return metric
    }

    private mutating func name() -> String {
        let start = place
        while let letter = peek, letter.isLetter || letter == "_" || place > start && letter.isNumber {
            place += 1
        }
        return String(characters[start..<place])
    }
}
