/// Goes through a text byte by byte and knows the line that it is in.
struct TextScanner {
    let bytes: [UInt8]
    let path: String
    private(set) var index = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    /// The byte here; nil at the end.
    var byte: UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    var position: TextPosition {
        TextPosition(line: line, column: index - lineStart + 1)
    }

    func byte(after count: Int) -> UInt8? {
        index + count < bytes.count ? bytes[index + count] : nil
    }

    func starts(with text: StaticString) -> Bool {
        starts(with: text.description)
    }

    func starts(with text: String) -> Bool {
        bytes[index...].starts(with: text.utf8)
    }

    mutating func advance() {
        if bytes[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        index += 1
    }

    mutating func advance(_ count: Int) {
        for _ in 0..<count where index < bytes.count { advance() }
    }

    /// Goes past the text if it is here.
    @discardableResult
    mutating func skip(_ text: String) -> Bool {
        guard starts(with: text) else { return false }
        advance(text.utf8.count)
        return true
    }

    mutating func skipWhitespace() {
        while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { advance() }
    }

    /// Goes past the next occurrence of the text; false, at the end, if there is none.
    mutating func skip(past text: String) -> Bool {
        while byte != nil {
            if skip(text) { return true }
            advance()
        }
        return false
    }

    /// Throws if values lie in one another deeper than is read.
    func check(depth: Int) throws(XcodeProjectError) {
        guard depth <= PropertyListReader.largestDepth else {
            throw error(
                code: .tooDeep,
                "values lie in one another more than \(PropertyListReader.largestDepth) levels deep"
            )
        }
    }

    /// Throws if anything follows the value that was read.
    func expectEnd() throws(XcodeProjectError) {
        guard byte == nil else { throw error("expected the end of the file after the value, not \(here)") }
    }

    /// An error at a place; here, if none is given.
    func error(
        code: XcodeProjectError.Code = .malformed,
        _ cause: String,
        at position: TextPosition? = nil
    ) -> XcodeProjectError {
        XcodeProjectError(code, path: path, position: position ?? self.position, cause: cause)
    }

    /// The bytes as a text, which they must be.
    func text(_ bytes: some Collection<UInt8>, at position: TextPosition) throws(XcodeProjectError) -> String
    {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw error("the text is not UTF-8", at: position)
        }
        return text
    }

    /// What stands here, for messages.
    var here: String {
        switch byte {
        case nil: "the end of the file"
        case let byte? where (0x21...0x7E).contains(byte): "“\(Character(UnicodeScalar(byte)))”"
        case let byte?: "the byte \(byte)"
        }
    }
}
