/// Looks over a text of XML before libxml2 reads it, for what would cost that too much or what no document has.
///
/// libxml2 compares the attributes of an element with one another, so that its time grows with the square of their number, and
/// reads a document type with all its entities before it tells of it.
struct XMLTags {
    struct Problem {
        let code: InterfaceDocumentError.Code
        let line: Int
        let detail: String
    }

    private let bytes: [UInt8]
    private let limits: InterfaceLimits
    private var place = 0
    private var line = 1

    static func problem(in bytes: [UInt8], limits: InterfaceLimits) -> Problem? {
        var tags = XMLTags(bytes: bytes, limits: limits)
        return tags.problem()
    }

    private init(bytes: [UInt8], limits: InterfaceLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    private mutating func problem() -> Problem? {
        if starts("\u{FEFF}") { place += 3 }
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "<"): if let problem = markup() { return problem }
            case 0, 0xFE, 0xFF:
                return Problem(
                    code: .encoding,
                    line: line,
                    detail:
                        "The document must be in UTF-8, as Xcode writes it, but is in UTF-16, UTF-32 or no text"
                )
            default: step()
            }
        }
        return nil
    }

    /// Goes past what begins with `<`. What has no end libxml2 tells of.
    private mutating func markup() -> Problem? {
        if starts("<!--") { return skip(past: "-->") }
        if starts("<![CDATA[") { return skip(past: "]]>") }
        if starts("<?") { return skip(past: "?>") }
        if starts("<!") {
            let words = "A document type is declared, which Xcode never does"
            return Problem(code: .documentType, line: line, detail: words)
        }
        return tag()
    }

    private mutating func tag() -> Problem? {
        let (start, startLine) = (place, line)
        var quote: UInt8?
        var attributes = 0
        while place < bytes.count {
            let byte = bytes[place]
            step()
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                break
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
                attributes += 1
            }
            if attributes > limits.attributesOfElement {
                let words =
                    "An element has more than \(limits.attributesOfElement) attributes, and so many are read"
                return Problem(code: .tooLarge, line: startLine, detail: words)
            }
        }
        guard place - start <= limits.tagBytes else {
            let words =
                "An element's attributes have more than \(limits.tagBytes) bytes, and so many are read"
            return Problem(code: .tooLarge, line: startLine, detail: words)
        }
        return nil
    }

    private mutating func skip(past end: String) -> Problem? {
        while place < bytes.count, !starts(end) { step() }
        place = min(place + end.utf8.count, bytes.count)
        return nil
    }

    private mutating func step() {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
    }

    private func starts(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }
}
