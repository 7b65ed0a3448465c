/// The changes to one text, which keep its lines: what is taken out leaves its line breaks.
struct TextEdits {
    private struct Edit {
        let start: Int
        let end: Int
        let text: String
        let order: Int
        /// A part of what is replaced that the text holds as well.
        var kept: Range<Int>?
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
    ///
    /// - Parameter kept: A part of the range that the text holds as well, for those who look for its places.
    mutating func replace(_ range: Range<Int>, with text: String, keeping kept: Range<Int>? = nil) {
        edits.append(
            Edit(start: range.lowerBound, end: range.upperBound, text: text, order: edits.count, kept: kept)
        )
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
        appliedWithOffsets(to: text).text
    }

    /// The text with all changes, and which of its bytes come from which of the original.
    func appliedWithOffsets(to text: String) -> (text: String, offsets: OffsetMap) {
        guard !isEmpty else { return (text, OffsetMap(identityOf: text.utf8.count)) }
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
        var offsets = OffsetMap()
        func copy(_ range: Range<Int>) {
            offsets.addCopy(original: range.lowerBound, lowered: result.count, count: range.count)
            result += bytes[range]
        }
        var position = 0
        for edit in all where edit.start >= position {
            copy(position..<edit.start)
            if let kept = edit.kept, let place = Self.place(of: bytes[kept], in: edit, bytes) {
                offsets.addCopy(original: kept.lowerBound, lowered: result.count + place, count: kept.count)
            }
            result += edit.text.utf8
            for range in Self.lineBreaks(in: edit.start..<edit.end, bytes) { copy(range) }
            position = edit.end
        }
        copy(position..<bytes.count)
        offsets.finish(original: bytes.count, lowered: result.count)
        return (String(decoding: result, as: UTF8.self), offsets)
    }

    /// Where the text of an edit has what it keeps. Line breaks follow the text, and what they stood before does not.
    private static func place(of kept: ArraySlice<UInt8>, in edit: Edit, _ bytes: [UInt8]) -> Int? {
        let breaks = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        guard !kept.isEmpty, !bytes[edit.start..<edit.end].contains(where: breaks.contains) else {
            return nil
        }
        let text = Array(edit.text.utf8)
        return stride(from: text.count - kept.count, through: 0, by: -1).first {
            text[$0..<$0 + kept.count].elementsEqual(kept)
        }
    }

    /// The line breaks of what is left out, and the space at the beginning of its last line, which a string of several lines
    /// has to have before what follows.
    private static func lineBreaks(in range: Range<Int>, _ bytes: [UInt8]) -> [Range<Int>] {
        let breaks = range.filter { bytes[$0] == UInt8(ascii: "\n") || bytes[$0] == UInt8(ascii: "\r") }
        guard let last = breaks.last else { return [] }
        let rest = bytes[(last + 1)..<range.upperBound]
        let space = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return breaks.map { $0..<$0 + 1 } + [space.startIndex..<space.endIndex]
    }
}
