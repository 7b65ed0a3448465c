/// A text in which data are looked for: its UTF-16 units, by which ranges count.
struct DetectedText {
    private let units: [UInt16]
    private let start: Int

    /// - Parameter range: The part that is looked at; what reaches beyond the text is cut off.
    init(_ string: String, _ range: NSRange) {
        let all = Array(string.utf16)
        let lower = min(max(0, range.location), all.count)
        let upper = min(max(lower, range.location + max(0, min(range.length, all.count))), all.count)
        units = Array(all[lower..<upper])
        start = lower
    }

    func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    func nsRange(_ range: Range<Int>) -> NSRange {
        NSRange(location: start + range.lowerBound, length: range.count)
    }

    var count: Int { units.count }

    /// A character of ASCII; nil for any other.
    func ascii(_ index: Int) -> Character? {
        guard units.indices.contains(index), units[index] < 0x80 else { return nil }
        return Character(UnicodeScalar(UInt8(units[index])))
    }

    func isDigit(_ index: Int) -> Bool {
        units.indices.contains(index) && (0x30...0x39).contains(units[index])
    }

    /// Letters of any script; the halves of characters beyond the basic plane count as letters too.
    func isLetter(_ index: Int) -> Bool {
        guard units.indices.contains(index) else { return false }
        guard let scalar = UnicodeScalar(units[index]) else { return true }
        return scalar.properties.isAlphabetic
    }

    func isSpace(_ index: Int) -> Bool {
        guard units.indices.contains(index) else { return true }
        return UnicodeScalar(units[index])?.properties.isWhitespace ?? false
    }

    /// The pieces between spaces, none of them longer than a limit.
    func words(upTo longest: Int) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var index = 0
        while index < count {
            if isSpace(index) {
                index += 1
                continue
            }
            let start = index
            while index < count, !isSpace(index) { index += 1 }
            if index - start <= longest { words.append(start..<index) }
        }
        return words
    }

    /// Words of letters and digits, with the places where they stand.
    func tokens() -> [(range: Range<Int>, text: String)] {
        var tokens: [(Range<Int>, String)] = []
        var index = 0
        while index < count {
            let isNumber = isDigit(index)
            guard isNumber || isLetter(index) else {
                index += 1
                continue
            }
            let start = index
            while index < count, isNumber ? isDigit(index) : isLetter(index) { index += 1 }
            if index - start <= 64 { tokens.append((start..<index, text(start..<index))) }
        }
        return tokens
    }
}
