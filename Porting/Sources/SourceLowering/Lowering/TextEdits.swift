/// The changes to one text, which keep its lines: what is taken out leaves its line breaks.
struct TextEdits {
    private struct Edit {
        let start: Int
        let end: Int
        let text: String
        let order: Int
    }

    private var edits: [Edit] = []
    /// Ranges that are blank in the end, whatever else was changed within them.
    private var removals: [Range<Int>] = []

    var isEmpty: Bool { edits.isEmpty && removals.isEmpty }

    /// Puts text before a byte. Of two at one place the one that was asked for first comes first.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(start: offset, end: offset, text: text, order: edits.count))
    }

    /// Puts text, which has no line breaks, in the place of a range; the range's line breaks follow it.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: text, order: edits.count))
    }

    /// Leaves out a range with everything that is changed in it.
    mutating func remove(_ range: Range<Int>) {
        removals.append(range)
    }

    func isRemoved(_ offset: Int) -> Bool {
        removals.contains { $0.contains(offset) }
    }

    /// The text with all changes. An edit that begins within an earlier one is dropped.
    func applied(to text: String) -> String {
        guard !isEmpty else { return text }
        var all = edits.filter { edit in
            !removals.contains {
                $0.lowerBound <= edit.start && edit.end <= $0.upperBound && edit.start < $0.upperBound
            }
        }
        for (index, removal) in removals.enumerated() {
            let isInner = removals.enumerated().contains { other in
                other.offset != index && other.element.lowerBound <= removal.lowerBound
                    && removal.upperBound <= other.element.upperBound
                    && (other.element != removal || other.offset < index)
            }
            if !isInner {
                all.append(Edit(start: removal.lowerBound, end: removal.upperBound, text: "", order: -1))
            }
        }
        all.sort {
            ($0.start, $0.end == $0.start ? 0 : 1, $0.order) < (
                $1.start, $1.end == $1.start ? 0 : 1, $1.order
            )
        }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + all.reduce(0) { $0 + $1.text.utf8.count })
        var position = 0
        for edit in all where edit.start >= position {
            result += bytes[position..<edit.start]
            result += edit.text.utf8
            result += Self.lineBreaks(in: bytes[edit.start..<edit.end])
            position = edit.end
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }

    /// The line breaks of what is left out, and the space at the beginning of its last line, which a string of several lines
    /// has to have before what follows.
    private static func lineBreaks(in bytes: ArraySlice<UInt8>) -> [UInt8] {
        func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        guard let last = bytes.lastIndex(where: isBreak) else { return [] }
        return bytes[...last].filter(isBreak)
            + bytes[(last + 1)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
