/// Takes the attributes of a text over into what the user made of it.
enum EditedAttributes {
    /// The new text with the old one's attributes where it is the same.
    ///
    /// - Parameter written: What was written looks like; nil is as what is before it, or, at the beginning, as what was
    ///   replaced.
    static func text(
        _ old: NSAttributedString,
        becoming new: String,
        written: [NSAttributedString.Key: Any]?
    ) -> NSAttributedString {
        let before = Array(old.string.utf16)
        let after = Array(new.utf16)
        let shorter = min(before.count, after.count)
        var start = 0
        while start < shorter, before[start] == after[start] { start += 1 }
        if start > 0, UTF16.isLeadSurrogate(after[start - 1]) { start -= 1 }
        var end = 0
        while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
            end += 1
        }
        if end > 0, UTF16.isTrailSurrogate(after[after.count - end]) { end -= 1 }
        let added = String(decoding: after[start..<after.count - end], as: UTF16.self)
        var attributes = written ?? [:]
        if written == nil, old.length > 0 {
            attributes = old.attributes(at: min(max(0, start - 1), old.length - 1), effectiveRange: nil)
            // What is written beside a picture or a link is none.
            attributes[.attachment] = nil
            attributes[.link] = nil
        }
        let result = NSMutableAttributedString(attributedString: old)
        result.replaceCharacters(
            in: NSRange(location: start, length: before.count - end - start),
            with: NSAttributedString(string: added, attributes: attributes)
        )
        return NSAttributedString(attributedString: result)
    }
}

/// Converts places in a text that only grow from UTF-16 units to Unicode scalars.
struct ScalarCounter {
    private let bytes: [UInt8]
    private var byte = 0
    private var unit = 0
    private var scalar = 0

    init(of text: String) { bytes = Array(text.utf8) }

    mutating func scalar(at place: Int) -> Int {
        while unit < place, byte < bytes.count {
            let width = bytes[byte] < 0x80 ? 1 : bytes[byte] < 0xE0 ? 2 : bytes[byte] < 0xF0 ? 3 : 4
            unit += width == 4 ? 2 : 1
            scalar += 1
            byte += width
        }
        return scalar
    }
}
