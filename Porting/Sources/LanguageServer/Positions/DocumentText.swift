/// The text of a document, with lines and columns as editors count them: from 0, in units of UTF-16.
public struct DocumentText: Equatable, Sendable {
    /// A place in the text.
    public struct Position: Comparable, Sendable {
        public var line: Int
        public var character: Int

        public init(line: Int, character: Int) {
            self.line = line
            self.character = character
        }

        /// The place behind one more unit of the line.
        var next: Position { Position(line: line, character: character + 1) }

        public static func < (first: Position, second: Position) -> Bool {
            (first.line, first.character) < (second.line, second.character)
        }
    }

    public private(set) var text: String
    private var bytes: [UInt8]
    /// Where lines begin.
    private var starts: [Int]

    public init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
        starts = Self.starts(of: bytes)
    }

    /// How many bytes of UTF-8 the text has.
    public var count: Int { bytes.count }

    /// The byte before an offset; nil at the beginning.
    public func byte(before offset: Int) -> UInt8? {
        offset > 0 && offset <= bytes.count ? bytes[offset - 1] : nil
    }

    /// The byte at a place. One behind a line's end is the end of the line, one behind the text its end.
    public func offset(of position: Position) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < starts.count else { return bytes.count }
        var index = starts[position.line]
        let end = lineEnd(position.line)
        var units = 0
        while index < end {
            let length = Self.length(of: bytes[index])
            units += length == 4 ? 2 : 1
            if units > position.character { break }
            index += length
        }
        return min(index, end)
    }

    public func position(of offset: Int) -> Position {
        let offset = max(0, min(offset, bytes.count))
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low, character: units(starts[low]..<offset))
    }

    /// The place of a line and a column as the compiler counts them: from 1, in bytes.
    public func position(compilerLine line: Int, column: Int) -> Position {
        guard line >= 1, line <= starts.count else { return position(of: line < 1 ? 0 : bytes.count) }
        return position(of: min(starts[line - 1] + max(0, column - 1), lineEnd(line - 1)))
    }

    /// Puts a text in the place of a range, or of everything when there is none.
    public mutating func replace(_ range: Range<Position>?, with text: String) {
        guard let range else {
            self = DocumentText(text)
            return
        }
        let start = offset(of: range.lowerBound)
        let changed = bytes[..<start] + Array(text.utf8) + bytes[max(start, offset(of: range.upperBound))...]
        self = DocumentText(String(decoding: changed, as: UTF8.self))
    }

    /// Where a line ends, without its line break.
    private func lineEnd(_ line: Int) -> Int {
        guard line + 1 < starts.count else { return bytes.count }
        var end = starts[line + 1] - 1
        if end > starts[line], bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return end
    }

    private func units(_ range: Range<Int>) -> Int {
        bytes[range].reduce(0) { units, byte in
            // A sequence of four bytes is a pair in UTF-16; the bytes after the first of a sequence count nothing.
            units + (byte & 0xC0 == 0x80 ? 0 : Self.length(of: byte) == 4 ? 2 : 1)
        }
    }

    private static func length(of first: UInt8) -> Int {
        first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    }

    private static func starts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (index, byte) in bytes.enumerated() {
            let isLone =
                byte == UInt8(ascii: "\r")
                && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
            if byte == UInt8(ascii: "\n") || isLone { starts.append(index + 1) }
        }
        return starts
    }
}

extension DocumentText {
    /// Where the word ends that begins at a place, or the sign if it is none.
    public func endOfWord(at position: Position) -> Position {
        let start = offset(of: position)
        let rest = Array(text.utf8.dropFirst(start))
        guard let first = rest.first, first != UInt8(ascii: "\n"), first != UInt8(ascii: "\r") else {
            return position
        }
        let letters = rest.enumerated().prefix { index, byte in
            byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z") || byte >= 0x80
                || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
                || index == 0 && (byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#"))
        }
        return self.position(of: start + max(1, letters.count))
    }
}
